import { professionOf } from '#catalog/majors/after-bachelors.ts'
import { licenseOf } from '#catalog/majors/licensed.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { andList } from '#contract/prose.ts'

// What a family should know of some subjects that no figure of the list tells.

// Families, and subjects that are counted by their own codes. Who teaches an art is admitted to it first.
/** Dance, theater, music. */
const auditioned = ['50.03', '50.05', '50.09', '13.1312', '13.1324']
/** Design, film, fine arts, digital art, architecture, animation. */
const shownByPortfolio = ['50.04', '50.06', '50.07', '50.0102', '04.02', '10.0304', '13.1302']
const architecture = '04.02'
/** Written about, not shown. */
const artHistory = '50.0703'

const artSchools = 'National Association of Schools of Art and Design'
const musicSchools = 'National Association of Schools of Music'
/** Who says how much that varies: NASM's advisory as westga.edu prints it, NASAD's FAQ 15 at nasad.arts-accredit.org. */
const accreditors: Readonly<Record<string, string>> = {
  '10.0304': artSchools,
  '13.1302': artSchools,
  '13.1312': musicSchools,
  '50.04': artSchools,
  '50.07': artSchools,
  '50.09': musicSchools,
}

// From ncarb.org, on accredited programs.
const professionalDegree =
  'Most state boards ask architects for a degree accredited by NAAB, says NCARB, their council. That is usually either a five-year Bachelor of Architecture, or a four-year degree in architecture and then a Master of Architecture. Ask each college which of the two it awards.'
// From apdesign.k-state.edu/arch/degree-paths and carta.fiu.edu/architecture, read 2026-11-17.
const mastersFromHighSchool =
  "A few colleges, such as Kansas State and Florida International, admit first-years straight to a Master of Architecture of five years or more. They award no bachelor's degree on that path, so our figures do not count it: look at them as well."

// From csusm.edu/liberalstudiesadvising, ed.fullerton.edu/cct/advising and csusb.edu (Liberal Studies), read 2026-11-18.
const californiaTeachers =
  "In California, elementary school teachers need a bachelor's degree, most often in Liberal Studies, and a Multiple Subject Teaching Credential, says Cal State San Marcos. The credential usually takes about a year after the degree; some campuses let you earn both together."

/** What is so in one state only, for who lives there or would go there. */
export const stateNotes = ({ kind, counted }: MajorReading, states: readonly string[]): readonly string[] =>
  kind === 'understood' && counted?.includes('13.1202') && states.includes('CA') ? [californiaTeachers] : []

/** The Bible, missions, religious education, worship, ministry. */
const ofChurch = ['39.02', '39.03', '39.04', '39.05', '39.07']

/** They are not for everyone, so a subject alone does not bring them in. */
export const faithNotes = (reading: MajorReading, faith: readonly string[]): readonly string[] =>
  reading.kind === 'understood' && faith.length === 0 && reading.families.some((id) => ofChurch.includes(id))
    ? [
        'Colleges that ask every applicant to profess a faith are listed only if you ask for them: choose one under "A college of a faith" and search again.',
      ]
    : []

/** Which degree a profession asks for: an associate degree may be enough, or a bachelor's degree too little. */
export function degreeNotes(
  reading: MajorReading,
  { gpa, major }: { gpa: number | null; major: string },
): readonly string[] {
  const subjects = reading.several ?? [reading]
  return [
    ...new Set([
      ...subjects.flatMap((one) => licenseOf(one, gpa)?.path ?? []),
      ...subjects.flatMap((one) => professionOf(one, major, gpa)?.note ?? []),
    ]),
  ]
}

const kept = new WeakMap<MajorReading, readonly string[]>()

/** One note each, for the whole list; written once for a reading. */
export function subjectNotes(reading: MajorReading): readonly string[] {
  const known = kept.get(reading) ?? notesOn(reading.several ?? [reading])
  kept.set(reading, known)
  return known
}

function notesOn(subjects: readonly MajorReading[]): string[] {
  const read = subjects.filter(({ kind }) => kind === 'understood')
  const isArchitecture = read.some((reading) => codesOf(reading)[0] === architecture)
  return [...admittedByArt(read), ...(isArchitecture ? [professionalDegree, mastersFromHighSchool] : [])]
}

function codesOf({ families, counted, trade, route }: MajorReading): readonly string[] {
  // The majors beside a trade are not the trade: nobody auditions for cosmetology.
  const own = trade && route ? families.filter((family) => family === trade.own) : families
  return counted?.every((code) => code === artHistory) ? [] : [...own, ...(counted ?? [])]
}

/** Two subjects that ask for the same are told in one note. */
function admittedByArt(subjects: readonly MajorReading[]): string[] {
  const titles = new Map<string, string[]>()
  for (const reading of subjects) {
    const asks = askedIn(codesOf(reading))
    if (asks) titles.set(asks, [...(titles.get(asks) ?? []), reading.title])
  }
  return Array.from(
    titles,
    ([asks, of]) =>
      `Programs in ${andList(of)} ${asks} No percentage here knows yours: read each department's own page, and its dates.`,
  )
}

function askedIn(codes: readonly string[]): string | null {
  const among = (some: readonly string[]) => codes.some((code) => some.includes(code))
  const asked = [
    ...(among(auditioned) ? ['an audition'] : []),
    ...(among(shownByPortfolio) ? ['a portfolio'] : []),
  ].join(' or ')
  if (!asked) return null
  const accreditor = codes.map((code) => accreditors[code]).find((name) => name !== undefined)
  const varies = accreditor ? ` What they ask for varies widely, says the ${accreditor}.` : ''
  return `often ask for ${asked} and admit by it.${varies}`
}
