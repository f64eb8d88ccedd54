import type { College } from '#catalog/facts.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { andList } from '#contract/prose.ts'
import { type StateCode, stateName } from '#contract/states.ts'

/** Places that are written with a hyphen themselves. */
const hyphenated = /Urbana-Champaign|Hardin-Baylor|Manatee-Sarasota/

/** 'Ohio State University-Main Campus' is the official form; people say 'Ohio State University'. */
export function spokenName(name: string): string {
  const [, campus] = /(?:University|College|Institute)[^-]*-(.+)$/.exec(name) ?? []
  if (!campus || hyphenated.test(name)) return name
  const base = name.slice(0, -campus.length - 1).trim()
  if (campus.startsWith('Penn State')) return campus
  return /^Main( Campus)?$/.test(campus) ? base : `${base}, ${campus.trim()}`
}

/** As within a sentence: 'the University of Delaware', 'the College of Idaho' (that is called 'The'), 'Reed College'. */
export const withThe = (name: string) =>
  /^(State )?(University|College|Institute) of /.test(name) ? `the ${name}` : name.replace(/^The /, 'the ')

/** null if the post office knows its place by the college's own name, as at the University of Richmond. */
export const cityNamed = ({ city, name }: { city: string; name: string }) => (city === name ? null : city)

/** As in 'from Ohio', 'from the District of Columbia'. */
export const spokenState = (code: StateCode) => (code === 'DC' ? 'the District of Columbia' : stateName(code))

/** Labels of the federal list that nobody says aloud; null: it names no faith. */
const faiths: Readonly<Record<string, string | null>> = {
  'Church of Brethren': 'Church of the Brethren',
  Friends: 'Quaker',
  Interdenominational: 'interdenominational',
  'Lutheran Church - Missouri Synod': 'Lutheran Church, Missouri Synod',
  'Missionary Church Inc': 'Missionary Church',
  'Multiple Protestant Denomination': 'Protestant',
  'Non-Denominational': 'nondenominational',
  'Other Protestant': 'Protestant',
  'Other religious affiliation': null,
  'Protestant Episcopal': 'Episcopal',
  Undenominational: 'nondenominational',
}

/** 'Quaker', 'Church of the Brethren'; null if there is no affiliation, or none that has a name. */
export const spokenFaith = (religion: College['religion']): string | null =>
  religion ? (religion in faiths ? (faiths[religion] ?? null) : religion) : null

/** 'a', 'a or b', 'a, b or c'. */
export const orList = (list: readonly string[]) =>
  list.length > 2 ? `${list.slice(0, -1).join(', ')} or ${list.at(-1)}` : list.join(' or ')

const mostNamed = 3

/** The subject; of several any one of the first, for sentences that count or miss them all: 'Welding or Nursing'. */
export const eitherOf = ({ title, several }: MajorReading) =>
  several ? orList(several.slice(0, mostNamed).map((one) => one.title)) : title

/**
 * What counts as the subject: of a trade the majors beside it too (or `nextToo`, where related ones are counted), of a
 * path such as pre-med those that suit it.
 */
export function degreeIn(reading: MajorReading, nextToo = false): string {
  const { several } = reading
  if (several && !several.some(({ route }) => route)) return `bachelor's degree in ${eitherOf(reading)}`
  const parts = (several ?? [reading]).map(({ title, route, trade }) => {
    if (trade && (route || nextToo)) return `in or next to ${title}`
    return route ? `in a major that suits ${title}` : `in ${title}`
  })
  return `bachelor's degree ${orList(parts)}`
}

const plainYears = new Map<string, string>()

/** The last year named in a provenance ('students who entered in 2018' → '2018'). Cached: there are few. */
export function plainYear(year: string): string {
  const known = plainYears.get(year)
  if (known !== undefined) return known
  const found = /\d{4}(?:-\d{2})?/.exec(year)?.[0] ?? year
  if (plainYears.size < 1000) plainYears.set(year, found)
  return found
}
/** Each once: 'IPEDS Admissions; College Scorecard'. */
export const eachOnce = (values: readonly string[]) =>
  values.filter((value, i) => values.indexOf(value) === i).join('; ')
/** How many words a text has, if they are parted by single spaces. */
export function wordsIn(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words++
  return words
}

/** Parted by semicolons where a name has a comma or an 'and' of its own. */
export const titles = (names: readonly string[]) =>
  names.length > 1 && names.some((name) => /,| and /.test(name)) ? names.join('; ') : andList(names)
