import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'

const askedFor = (college: string, changes: Parameters<typeof student>[0]) => {
  const { report, askedFor: unitid } = match(student({ specificCollege: college, ...changes }))
  return report.collegeList.find((entry) => entry.unitid === unitid)
}

test('below a published minimum there is no percentage, and the rule stands on the card with its link', () => {
  const ucla = askedFor('UCLA', { state: 'CA', gpa: 2.3, sat: null })
  expect(ucla?.chance).toEqual({ low: null, high: null, band: 'below the published minimum' })
  expect(ucla?.rules[0]).toMatchObject({ kind: 'minimum', link: expect.stringMatching(/^https/) })
  expect(ucla?.rules[0]?.text).toContain('Your 2.3 is below it.')
  expect(ucla?.ledger[2]).toMatchObject({ component: 'Chance', source: 'Published admission rule' })
})

test('who meets a published rule is told so instead of a percentage', () => {
  const rank = { rank: 4, size: 400 }
  const austin = askedFor('UT Austin', { state: 'TX', gpa: 3.9, classRank: rank })
  expect(austin?.chance?.band).toBe('automatic')
  expect(askedFor('UT Austin', { state: 'OK', gpa: 3.9, classRank: rank })?.chance?.band).not.toBe(
    'automatic',
  )
  const unknown = askedFor('UT Austin', { state: 'TX', gpa: 3.9 })
  expect(unknown?.rules[0]?.text).toContain('Your class rank would decide it.')
})

test('what would decide a rule is named, and either test settles what is asked of the other', () => {
  const pullman = askedFor('Washington State University', { state: 'WA', gpa: 3.4, sat: null })
  expect(pullman?.rules[0]?.text).toContain('Your class rank would decide it.')
  const rulesOfUnlv = (act: number | null) =>
    askedFor('UNLV', { state: 'NV', gpa: 2.8, sat: null, act })?.rules.map(({ text }) => text)
  expect(rulesOfUnlv(null)?.[0]).toContain('A test score would decide it.')
  expect(rulesOfUnlv(20)).toEqual([])
  expect(rulesOfUnlv(24)?.[0]).toContain('you meet it')
})

test('residents and others are judged by their own rate where the college publishes it, and told whose it is', () => {
  const chanceLine = (state: 'GA' | 'OH') =>
    askedFor('Georgia Tech', { state, gpa: 3.9, sat: 1450, major: 'Physics' })?.ledger[2]
  expect(chanceLine('GA')?.because).toMatch(/^Admitted 33\.1% of applicants from Georgia; /)
  expect(chanceLine('OH')?.because).toMatch(/^Admitted 10\.4% of applicants from outside Georgia; /)
})

test('the round counts at the college that was named, and nowhere else', () => {
  const profile = { state: 'OH', gpa: 3.9, sat: 1450, major: 'Physics' } as const
  const plain = match(student({ ...profile, specificCollege: 'Kenyon' })).report
  const early = match(student({ ...profile, specificCollege: 'Kenyon', round: 'ED' })).report
  const high = (report: typeof plain, name: string) =>
    report.collegeList.find(({ collegeName }) => collegeName === name)?.chance?.high ?? 0
  expect(high(early, 'Kenyon College')).toBeGreaterThan(high(plain, 'Kenyon College'))
  for (const { collegeName, chance } of early.collegeList)
    if (collegeName !== 'Kenyon College' && high(plain, collegeName) > 0)
      expect(chance?.high).toBe(high(plain, collegeName))
})

test("a resident's net price is never shown to a student of another state", () => {
  const visitor = askedFor('Ohio State', { state: 'IN' })
  expect(visitor?.price).toMatchObject({ kind: 'before grants' })
  expect(visitor?.netPrice).toMatchObject({ average: { value: null }, byIncome: [] })
  const resident = askedFor('Ohio State', { state: 'OH' })
  expect(resident?.price?.kind).toBe('net price')
  expect(resident?.netPrice.byIncome).toHaveLength(5)
  const net = String(resident?.netPrice.average.value?.toLocaleString('en-US'))
  expect(JSON.stringify(visitor)).not.toContain(net)
})

test('a trade is told plainly, with public two-year colleges of the state by name', () => {
  const { report } = match(student({ state: 'MI', gpa: 2.8, sat: null, major: 'welding' }))
  expect(report.notes[0]).toMatch(/certificate.*Public two-year colleges in Michigan that teach it: .+ \(/)
})

test('a headline has at most twelve words', () => {
  for (const state of ['OH', 'DC', 'CA', 'NC'] as const)
    for (const major of ['nursing', 'undecided', 'pre-med', 'Teacher Education, Multiple Levels'])
      for (const { headline } of match(student({ state, major })).report.collegeList) {
        expect(headline.split(' ').length).toBeLessThanOrEqual(12)
        expect(headline.length).toBeGreaterThan(5)
      }
})

test('a college that asks for scores again is not called optional, and its card says so', () => {
  const ohioState = askedFor('Ohio State', { state: 'OH', gpa: 3.7, sat: 1150 })
  expect(ohioState?.rules.map(({ text }) => text).join(' ')).toContain('Requires SAT or ACT scores again')
  expect(JSON.stringify([ohioState?.matchReasoning, ohioState?.ledger])).not.toContain('optional')
})
