const school = '(?:University|College|Institute|Polytechnic|Academy|Conservatory|Seminary|Tech)'
const capitalized = "[A-Z][\\p{L}’'&.-]*"
const shaped = new RegExp(
  `\\b(?:${capitalized}\\s+(?:of\\s+|the\\s+|at\\s+|and\\s+)*){0,6}${school}\\b(?:\\s+(?:of|at)\\s+(?:${capitalized}\\s?){1,4})?`,
  'gu',
)

/** Words that begin a sentence and are not part of a name: 'At Harlan State University', 'Because Reed College …'. */
const openers =
  /^(?:(?:At|In|With|For|From|As|If|Since|And|But|Or|So|Yet|Like|Because|While|When|Where|Although|Though|Given|Both|Here|Plus|Overall|Also|Still|This|That|These|The|A|An|Your|You|Its|It|Beyond|Among|Choosing|Studying|Attending|Visiting|Considering|Life|Students)\s+(?:(?:at|of|the|in|and|on)\s+)*)+/u

/** Everything that looks like the name of a school, known or invented. */
const schoolsIn = (text: string): string[] =>
  [...text.matchAll(shaped)]
    .map((match) => match[0].replace(openers, '').trim())
    .filter((name) => /\s/.test(name))

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const folded = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|at|in|and) /g, '') // 'University of Illinois at Chicago' is also written 'University of Illinois Chicago'
    .trim()

type Known = { names: readonly string[]; collegesIn: (text: string) => readonly string[] }

export function schoolsAreKnown(text: string, { names, collegesIn }: Known): boolean {
  const known = names.map((name) => ` ${folded(name)} `)
  return [...collegesIn(text), ...schoolsIn(text)]
    .map((name) => ` ${folded(name.replace(/['’]s$/, ''))} `)
    .every((name) => known.some((own) => own.includes(name)))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The text without these names. Names may contain any word ('White', 'Thirty'). */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return text
  const any = longestFirst.map((name) => escaped(withoutAccents(name))).join('|')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'), ' ')
}
