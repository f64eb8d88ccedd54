import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChanceBand } from '#contract/matching/report.ts'
import { isLikely } from './chance/bands.ts'
import type { Profile } from './profile.ts'
import { runs, student } from './testing/profiles.ts'
import { assess, columns, match, search } from './testing/shipped.ts'

test('any college is assessed as a search would show it; unknown ones are left out', () => {
  const profile = student({ state: 'OH', major: 'Biology' })
  const { collegeList } = match(profile).report
  const assessed = assess(profile, [1, ...collegeList.map(({ unitid }) => unitid)])
  expect(
    assessed.map(({ unitid, match: score, chance, price, rules }) => ({
      unitid,
      score,
      chance,
      price,
      rules,
    })),
  ).toEqual(
    collegeList.map(({ unitid, matchPercentage, chance, price, rules }) => ({
      unitid,
      score: matchPercentage,
      chance,
      price,
      rules,
    })),
  )
  expect(assessed.every(({ offersMajor }) => offersMajor)).toBe(true)
})

const unitidOf = (name: string) => columns.colleges.find((college) => college.name === name)?.unitid ?? 0
const wordAt = (name: string, profile: Profile) => assess(profile, [unitidOf(name)])[0]?.band

test('computing at a public college that admits fewer than two in five is a reach for anyone', () => {
  const strongest = student({ state: 'CA', gpa: 4, sat: 1590, major: 'Computer Science' })
  expect(wordAt('University of California-San Diego', strongest)).toBe('reach')
  expect(wordAt('University of California-Berkeley', strongest)).toBe('far reach')
  expect(wordAt('University of California-San Diego', { ...strongest, major: 'History' })).toBe('target')
})

test('nursing at a private college is likely only where four in five are admitted', () => {
  const nurse = student({ state: 'OH', gpa: 4, sat: 1450, major: 'Nursing' })
  const privates = columns.colleges.filter(({ control }) => control === 'private')
  const rates = new Map(privates.map(({ unitid, admission }) => [unitid, Number(admission.rate)]))
  const likely = assess(nurse, [...rates.keys()]).filter(
    ({ band, offersMajor }) => band === 'likely' && offersMajor,
  )
  expect(likely.length).toBeGreaterThan(100)
  for (const { unitid } of likely) expect(rates.get(unitid)).toBeGreaterThanOrEqual(80)
})

test('nursing at a public college asks for better grades than the university', () => {
  const at = (gpa: number, major: string) =>
    wordAt('California State University-Fullerton', student({ state: 'CA', gpa, sat: null, major }))
  expect([2.6, 3.9].map((gpa) => at(gpa, 'Nursing'))).toEqual(['reach', 'target'])
  expect(at(2.6, 'History')).toBe('target')
})

test('where nearly all are admitted, a required score that is missing takes nothing off', () => {
  const resident = student({ state: 'WY', gpa: 3.25, sat: null, major: 'History' })
  expect(wordAt('University of Wyoming', resident)).toBe('likely')
  expect(wordAt('University of Wyoming', { ...resident, major: 'Nursing' })).toBe('target')
})

test('a public college of another state that refuses more than half is likely for none of its visitors', () => {
  const strong = student({ gpa: 3.9, sat: 1450, major: 'History' })
  const atStateOfNorthCarolina = (state: Profile['state']) =>
    wordAt('North Carolina State University at Raleigh', { ...strong, state })
  expect([atStateOfNorthCarolina('NC'), atStateOfNorthCarolina('OH')]).toEqual(['likely', 'target'])
})

test('whoever gave no score is not told likely where the record asks for one, even if few sent it', () => {
  const untested = student({ state: 'TX', gpa: 3.8, sat: null, major: 'History' })
  expect(wordAt('Texas State University', untested)).toBe('target')
  expect(wordAt('Texas State University', { ...untested, sat: 1200 })).toBe('likely')
})

test('a required score that is missing leaves a far reach where few are admitted with better grades', () => {
  const visitor = student({ state: 'AL', major: 'History', sat: null })
  const word = (gpa: number) => wordAt('University of Florida', { ...visitor, gpa })
  expect([3.5, 3.95].map(word)).toEqual(['far reach', 'reach'])
})

test('a department that publishes a rate of its own far below the university’s is out of reach for anyone', () => {
  const best = student({ state: 'IL', major: 'Computer Science', gpa: 4, sat: 1580 })
  const champaign = 'University of Illinois Urbana-Champaign'
  expect([wordAt(champaign, best), wordAt(champaign, { ...best, major: 'History' })]).toEqual([
    'far reach',
    'likely',
  ])
})

test('of two subjects only what is taught there is entered', () => {
  const asking = (major: string) => student({ state: 'VT', gpa: 3.4, sat: 1150, major })
  const word = (major: string) => wordAt("Saint Michael's College", asking(major))
  expect(word('dental hygiene or accounting')).toBe(word('accounting'))
})

test('a related subject is entered in its own way', () => {
  const engineer = student({ state: 'GA', major: 'Aerospace Engineering', gpa: 3.85, sat: 1300 })
  const physicist = { ...engineer, major: 'Physics' }
  const atlanta = 'Georgia State University'
  expect(wordAt(atlanta, engineer)).toBe(wordAt(atlanta, physicist))
})

test('a system that chooses by grades is out of reach for grades far below a selective campus', () => {
  const word = (gpa: number) =>
    wordAt('University of California-Irvine', student({ state: 'CA', major: 'Sociology', gpa, sat: null }))
  expect([3.3, 3.8].map(word)).toEqual(['far reach', 'target'])
})

test('who only just meets a published minimum is not likely there', () => {
  const resident = student({ state: 'CA', major: 'Psychology', sat: null })
  const atMerced = (gpa: number) => wordAt('University of California-Merced', { ...resident, gpa })
  expect([2.4, 3, 3.2].map(atMerced)).toEqual(['below the published minimum', 'target', 'likely'])
  const byScore = student({ state: 'LA', major: 'History', gpa: 3.05, sat: null, act: 30 })
  const atLsu = (changes: Partial<Profile>) =>
    wordAt('Louisiana State University and Agricultural & Mechanical College', { ...byScore, ...changes })
  expect([atLsu({}), atLsu({ act: 24 })]).toEqual(['likely', 'target'])
})

test('at no college does a better record have a worse word or a lower chance', () => {
  const order = ['below the published minimum', null, 'far reach', 'reach', 'target', 'likely']
  const rank = (word: ChanceBand | null) => (isLikely(word) ? order.indexOf('likely') : order.indexOf(word))
  const isByRule = (word: ChanceBand | null) => word === 'automatic' // whatever the formula would have said
  const everyone = Array.from({ length: columns.count }, (_, i) => i)
  const admissions = (profile: Profile) => {
    const { scorer } = search(profile)
    const chances = everyone.map((i) => (isByRule(scorer.band(i)) ? 1 : scorer.chance(i)))
    return { words: everyone.map((i) => rank(scorer.band(i))), chances }
  }
  fc.assert(
    fc.property(
      fc.record({
        state: fc.constantFrom('TX', 'CA', 'OH', 'VA', 'IA', 'AZ', 'KS', 'NY'),
        major: fc.constantFrom(
          'Nursing',
          'Computer Science',
          'History',
          'Mechanical Engineering',
          'Business',
        ),
        gpa: fc.integer({ min: 210, max: 390 }).map((hundredths) => hundredths / 100),
        sat: fc.integer({ min: 80, max: 155 }).map((tens) => tens * 10),
      }),
      (record) => {
        const before = admissions(student(record))
        const better = { gpa: { ...record, gpa: record.gpa + 0.1 }, sat: { ...record, sat: record.sat + 40 } }
        for (const [what, changed] of Object.entries(better)) {
          const after = admissions(student(changed))
          const worse = before.words.findIndex((word, i) => (after.words[i] ?? 0) < word)
          expect(`${what} ${columns.colleges[worse]?.name}`).toBe(`${what} undefined`)
          const lower = before.chances.findIndex((chance, i) => (after.chances[i] ?? 0) < chance - 1e-9)
          expect(`${what} ${columns.colleges[lower]?.name}`).toBe(`${what} undefined`)
        }
      },
    ),
    runs(25),
  )
})
