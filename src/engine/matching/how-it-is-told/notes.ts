import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import type { ChanceBand } from '#contract/report.ts'
import { stateName } from '#contract/states.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { listLength } from '#engine/matching/which-ten/places.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import { andList, orList, plural, spokenName } from './names.ts'

// Plain sentences above the list: how we read the request, and where we could not follow it to the letter.

export type Findings = {
  profile: Profile
  reading: MajorReading
  pool: Pool
  asked: CollegeReading | null
  /** The college asked for teaches the subject, or none was named. */
  askedOffers: boolean
  /** The year the degrees were counted in. */
  degreesYear: string
  list: readonly { band: ChanceBand | null; ofOtherControl: boolean; wished: boolean }[]
}

export function notesOn(findings: Findings): string[] {
  return [outside, short, major, asked, control, wishes, mix].flatMap((note) => note(findings) ?? [])
}

const namedAtMost = 4

/** The states chosen by name, or how many they are: fifty-one names are no sentence. */
function chosenStates({ interestedStates }: Profile, list: (names: readonly string[]) => string): string {
  const names = interestedStates.map((code) => stateName(code) ?? code)
  return names.length > namedAtMost ? `the ${names.length} states you chose` : list(names)
}
const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

function outside({ profile, reading, pool }: Findings): string | null {
  if (!pool.outside) return null
  return `No college in ${chosenStates(profile, orList)} awards a bachelor's degree in ${reading.title}. These are the nearest ones that do.`
}

function short({ profile, reading, pool }: Findings): string | null {
  const { offered: length } = pool
  if (pool.outside || profile.interestedStates.length === 0 || length >= listLength) return null
  const where = chosenStates(profile, andList)
  return reading.kind === 'understood'
    ? `Only ${plural(length, 'college')} in ${where} ${length === 1 ? 'awards' : 'award'} a bachelor's degree in ${reading.title}, so the list is short.`
    : `We know only ${plural(length, 'college')} in ${where}, so the list is short.`
}

function major({ profile, reading }: Findings): string | null {
  if (reading.kind === 'unknown') {
    const near = reading.alternatives.slice(0, 3).map(({ title }) => title)
    return `We could not tell which major ${quoted(profile.major)} is, so the list looks for colleges with a wide choice.${near.length > 0 ? ` Try for example ${orList(near)}.` : ''}`
  }
  if (reading.kind === 'undecided') return reading.note ?? null
  if (reading.exact) return reading.note ?? null
  const others = reading.alternatives.slice(0, 2).map(({ title }) => title)
  return `We read ${quoted(profile.major)} as ${reading.title}.${others.length > 0 ? ` If you meant ${orList(others)}, search again with those words.` : ''}`
}

function asked({ profile, reading, asked: found, askedOffers, degreesYear }: Findings): string | null {
  if (!profile.specificCollege || !found) return null
  if (found.abroad) {
    const { name, country } = found.abroad
    return `${name ?? quoted(profile.specificCollege)} is in ${country}. We know the colleges of the United States only, so it is not in the list.`
  }
  if (!found.college)
    return `We did not find a college called ${quoted(profile.specificCollege)}. Check the spelling, or search with its full name.`
  const name = spokenName(found.college.name)
  const lacking = askedOffers ? '' : ` It awarded no bachelor's degree in ${reading.title} in ${degreesYear}.`
  const others = found.alternatives.slice(0, 2).map((college) => spokenName(college.name))
  const also = others.length > 0 ? ` Other colleges with a similar name: ${andList(others)}.` : ''
  return `You asked about ${name}, so it is in the list.${lacking}${also}`
}

function control({ profile, list }: Findings): string | null {
  if (!list.some(({ ofOtherControl }) => ofOtherControl)) return null
  const wish = profile.collegeType.includes('Public') ? 'public' : 'private'
  return `There are not enough ${wish} colleges for this search, so others fill the list.`
}

const sizesAndSettings = ['Large', 'Small', 'Urban', 'Rural']

function wishes({ profile, list }: Findings): string | null {
  const asked = profile.collegeType.filter((type) => sizesAndSettings.includes(type))
  if (asked.length === 0 || list.filter(({ wished }) => wished).length >= Math.min(6, list.length))
    return null
  return `Few colleges here are ${andList(asked.map((type) => type.toLowerCase()))} as you wished, so we looked more widely.`
}

function mix({ list }: Findings): string | null {
  const count = (bands: readonly (ChanceBand | null)[]) =>
    list.filter(({ band }) => bands.includes(band)).length
  const lacking = [
    ...(count(['likely', 'open admission']) < 2 ? ['likely'] : []),
    ...(count(['reach']) < 1 ? ['reach'] : []),
  ]
  if (lacking.length === 0 || list.length < 3) return null
  return `A balanced list has likely, target and reach colleges. For this search we found too few ${orList(lacking)} ones.`
}
