import { SourceError } from '#catalog/build/reading/source-error.ts'
import { andList } from '#contract/prose.ts'

/** What the sources know about a family without a written description. */
type Known = { family: string; title: string; graduates: number; programs: string[]; careers: string[] }

const openings: readonly ((known: Known) => string)[] = [
  ({ title, graduates }) => `In 2023-24, ${people(graduates)} finished a bachelor's degree in ${title}.`,
  ({ title }) => `${title} is a small major, so ask each college what its own version covers.`,
  ({ title, graduates }) => `Few subjects are as rare as ${title}: the country counted ${people(graduates)}.`,
  ({ title }) => `Not every campus has a department for ${title}, which makes the course list worth reading.`,
  ({ title, graduates }) => `With ${people(graduates)} a year nationwide, ${title} stays a specialty.`,
  ({ title }) => `Colleges that teach ${title} each do it in their own way.`,
]

const closings: readonly ((known: Known) => string)[] = [
  ({ programs, careers }) =>
    `It covers ${list(programs)}${careers.length ? `, and ${list(careers)} come from it` : ''}.`,
  ({ programs, careers }) =>
    `Look for ${list(programs)}${careers.length ? `; work as ${list(careers)} may follow` : ''}.`,
  ({ programs, careers }) =>
    `Inside are ${list(programs)}${careers.length ? ` on the way to jobs held by ${list(careers)}` : ''}.`,
  ({ programs, careers }) =>
    `Expect ${list(programs)}${careers.length ? `, then perhaps a place among ${list(careers)}` : ''}.`,
  ({ programs, careers }) =>
    `Federal lists put ${list(programs)} here${careers.length ? ` and name ${list(careers)} as a match` : ''}.`,
  ({ programs, careers }) =>
    `Names to search for: ${list(programs)}${careers.length ? `. Possible titles later: ${list(careers)}` : ''}.`,
]

/** Descriptions from facts alone. No two share a sentence frame, so only a few can be made. */
export function composed(families: readonly Known[]): Map<string, string> {
  const missing = families[openings.length]
  if (missing) throw new SourceError('words/majors-small.tsv', `describe ${missing.family} ${missing.title}`)
  return new Map(
    families.map((known, index) => [
      known.family,
      [openings[index], closings[index]].map((sentence) => sentence?.(known)).join(' '),
    ]),
  )
}

const people = (graduates: number) =>
  graduates === 1 ? 'one person' : `${graduates.toLocaleString('en-US')} people`

function list(names: readonly string[]): string {
  const some = names.slice(0, 3).map((name) => name.toLowerCase())
  return andList(some) || 'several topics'
}
