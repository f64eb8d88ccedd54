/** Systems whose campuses everyone calls like this; without the campus it would be another college. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/^University of California-/, 'UC '],
  [/^California State University-/, 'Cal State '],
  [/^University of Texas (?:at )?/, 'UT '],
  [/^University of North Carolina (?:at )?(?!School)/, 'UNC '],
  [/^Pennsylvania State University-(?=Penn State )/, ''],
]

/** A short form of the name: 'U of Oregon', 'Oregon State', 'Purdue U Fort Wayne', 'UC San Diego'. */
export const shortName = (name: string): string => {
  const whole = name.replace(/^The /, '')
  const short = systems
    .reduce((text, [system, called]) => text.replace(system, called), whole)
    .replace(/-Main( Campus)?$/, '')
    .replace(/ (University|College|Campus)$/, '')
    .replace(/\bUniversity\b/g, 'U')
    .replace(/\bInstitute of Technology\b/, 'Inst. of Tech.')
  return short.length < 3 ? name : short
}

/** The same in at most so many letters: 'Indiana-Kokomo', 'Wisconsin…River Falls'. */
export function shortNameWithin(most: number, name: string): string {
  const short = shortName(name)
  return short.length <= most ? short : cutWithin(most, short.replace(/^U of (?:the )?/, ''))
}

/** What is too long is cut before the campus, which tells colleges of one system apart, or at the end. */
export function cutWithin(most: number, name: string): string {
  if (name.length <= most) return name
  const [, system = '', campus = name] = /^(.+)(?:-| at )(.+)$/.exec(name) ?? []
  const room = most - 1 - campus.length
  if (room >= 3) return `${system.slice(0, room).trimEnd()}…${campus}`
  return campus.length <= most ? campus : `${campus.slice(0, most - 1).trimEnd()}…`
}

/** For every name those of its forms that no other name has: 'Boston' is neither Boston College nor Boston University. */
export function distinctForms(
  names: readonly string[],
  formsOf: (name: string) => readonly string[],
): string[][] {
  const forms = names.map((name) => [...new Set(formsOf(name))])
  const all = forms.flat()
  return forms.map((own) => own.filter((form) => all.indexOf(form) === all.lastIndexOf(form)))
}
