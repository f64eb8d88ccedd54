import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Report } from '#contract/matching/report.ts'
import {
  collegeTypes,
  communities,
  extracurricularActivities,
  faiths,
  specialCampusPrograms,
} from '#contract/matching/search-fields.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { anyProfile, runs, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { drawReport } from '#report-pdf/draw.ts'
import { readFaces } from '#report-pdf/fonts.node.ts'
import { en } from './en.ts'
import type { Said } from './messages.ts'
import { enXA } from './testing/en-xa.ts'
import { inWords, type Text } from './told.ts'

/** Every message of a value, wherever it stands. */
function saidIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value && 'values' in value) return [value as Said] // only messages have both keys
  return Object.values(value).flatMap(saidIn)
}

const syllablesIn = (word: string) => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  if (plain === '') return 1 // a figure counts as a short word
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end.slice(0, 1))
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
/** Flesch-Kincaid, of one sentence. */
function gradeOf(sentence: string): number {
  const words = sentence.split(/\s+/).filter(Boolean)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59
}

/** Names, titles and quoted rules are one short word each. */
const withoutNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNames)
  if (typeof value !== 'object' || value === null) return value
  if ('name' in value) return { name: 'Ann' }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutNames(one)]))
}

/** Not the names that federal law gives to missions. */
const sentence = /^(?!vibe\.mission)(subject|score|chance|who|price|tuition|finish|place|wish|campus|vibe)\./

test('every sentence of 200 lists is at most grade 9 to read, names apart', () => {
  const hard = new Map<string, number>()
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      for (const { id, values } of saidIn(match(profile).told)) {
        if (!sentence.test(id)) continue
        const text = (en[id] as (values: unknown) => string)(withoutNames(values)) // values are those of this message
        const grade = gradeOf(text)
        if (grade > 9) hard.set(`${id}: ${text}`, Math.round(10 * grade) / 10)
      }
    }),
    runs(200),
  )
  expect([...hard]).toEqual([])
})

/** Whatever the form can send, the extremes first. */
const everything: readonly Partial<Profile>[] = [
  { interestedStates: stateCodes },
  { interestedStates: stateCodes.slice(0, 40), major: 'asl interpreting or mortuary science or hvac' },
  {
    activities: extracurricularActivities,
    campusPrograms: specialCampusPrograms,
    collegeType: collegeTypes,
    community: communities,
    faith: faiths,
    maxMiles: 1,
  },
  {
    gpa: 1.95,
    sat: null,
    state: 'DC',
    major: 'plumbing or HVAC',
    interestedStates: ['MD', 'VA', 'DC'],
    round: 'REA',
    specificCollege: 'Georgetown',
  },
  { gpa: null, sat: null, act: null, major: 'x'.repeat(160), specificCollege: 'y'.repeat(160) },
  { gpa: 0, sat: 400, act: 1, classRank: { rank: 900, size: 900 }, round: 'ED', specificCollege: 'Harvard' },
  {
    major: 'welding, nursing, biology, law, business, music, dance, architecture, pharmacy',
    interestedStates: stateCodes,
    community: ['Tribal'],
    faith: ['Jewish'],
  },
]
const allOrSome = <T>(all: readonly T[]) => fc.oneof(fc.constant([...all]), fc.subarray([...all]))
const anyRequest = fc
  .tuple(
    anyProfile([
      'plumbing or HVAC',
      'pharmacy or nursing',
      'cs, business or design',
      'undecided',
      'dance',
      'theology',
    ]),
    fc.record({
      interestedStates: allOrSome(stateCodes),
      collegeType: allOrSome(collegeTypes),
      activities: allOrSome(extracurricularActivities),
      campusPrograms: allOrSome(specialCampusPrograms),
      community: allOrSome(communities),
      faith: allOrSome(faiths),
      maxMiles: fc.constantFrom(null, 1, 100, 3000),
      round: fc.constantFrom(null, 'ED', 'EA', 'REA', 'RD'),
    }),
  )
  .map(([profile, wishes]): Profile => ({ ...profile, ...wishes }))

const fits = (profile: Profile) => {
  const { report } = match(profile)
  const read = Report.safeParse(report)
  const problems = read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(problems, JSON.stringify(profile)).toEqual([])
  expect(JSON.stringify(report)).not.toMatch(
    /undefined|\[object|NaN|\$\{|\b(the the|a a|in in|of of|is is)\b/,
  )
}

test('a reply keeps within its bounds, whatever was asked: the extremes', () => {
  for (const changes of everything) fits(student(changes))
})

test('a reply keeps within its bounds, whatever was asked: a thousand requests', () => {
  fc.assert(fc.property(anyRequest, fits), runs(1000))
}, 600_000)

const faces = readFaces()
/** The contract of the PDF's call is what a report must pass, and then it is drawn. */
async function isDrawn(profile: Profile) {
  const report = Report.parse(match(profile).report)
  const pdf = await drawReport({ studentName: 'Maya Torres', report, searchedAt: '2025-11-14' }, faces)
  expect(pdf.length).toBeGreaterThan(10_000)
}

test('every reply is drawn as a PDF: the extremes, then by lot', async () => {
  for (const changes of everything) await isDrawn(student(changes))
  const numRuns = process.env.TESTS === 'all' ? 300 : 20
  await fc.assert(fc.asyncProperty(anyRequest, isDrawn), runs(numRuns))
}, 600_000)

test('in another language no card has plain English but names, and none is cut off', () => {
  const marked = enXA(true)
  for (const changes of [{}, ...everything]) {
    const { told } = match(student({ activities: ['ROTC'], collegeType: ['Small', 'Urban'], ...changes }))
    const texts = told.collegeList.flatMap(
      ({ matchReasoning, campusVibe, headline, about, ledger, admissions }) => [
        matchReasoning,
        campusVibe,
        headline,
        about,
        admissions.testPolicy,
        admissions.tuitionNote,
        ...ledger.map(({ because }) => because),
      ],
    )
    for (const text of texts) {
      if (text === null || text === undefined) continue
      expect(typeof text).toBe('object') // said by a message, not written
      const strange = inWords<string>(marked, text as Text as never).replaceAll(/\uE000[^\uE001]*\uE001/g, '')
      expect(strange).not.toMatch(/[aeiou]/i)
      if (strange !== '') expect(strange).toContain('~~~')
    }
  }
})

test('a reply in a language half as long again keeps within its bounds', () => {
  const longer = enXA()
  for (const changes of [{}, ...everything]) {
    const { told } = match(student(changes))
    const { notes, ...worded } = inWords<Report>(longer, { ...told, notes: [] })
    const read = Report.safeParse({ ...worded, notes })
    expect(
      read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ).toEqual([])
  }
})
