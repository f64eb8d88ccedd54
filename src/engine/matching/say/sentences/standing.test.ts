import { expect, test } from 'vitest'
import type { StateCode } from '#contract/states.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'
import { lowCompletionFrames, standingFrames } from './standing.ts'

/** A college that graduates more students than its intake would predict. */
const saidOf = (graduation6: number) => {
  const [college] = catalog.colleges
  const portrait = {
    college: { ...college, outcomes: { ...college?.outcomes, graduation6 } },
    completionPlace: 0.9,
    yearOf: () => 'entered 2018',
  } as unknown as Portrait // only what these frames read
  return standingFrames.flatMap((frame) => frame(portrait) ?? []).join(' ')
}

test('a graduation rate is called good from the middle of all colleges on', () => {
  const rates = catalog.colleges
    .flatMap(({ outcomes: { graduation6 } }) => (typeof graduation6 === 'number' ? graduation6 : []))
    .sort((a, b) => a - b)
  const middle = rates[Math.floor(rates.length / 2)] ?? 0
  expect(saidOf(middle)).toContain('graduation rate is good')
  expect(saidOf(middle - 1)).not.toContain('rate is good')
  expect(saidOf(48)).toContain('More students finish than its intake would predict, 48%')
})

test.each<[string, number, Parameters<typeof student>[0], RegExp | null]>([
  ['Santa Monica College', 0.35, { state: 'CA', major: 'psychology', gpa: 2.4 }, null],
  ['Ohio State Mansfield', 0.35, { state: 'OH', major: 'psychology', gpa: 2.4 }, /begin|transfer/],
  ['Penn State Harrisburg', 0.48, { state: 'PA', major: 'computer science', gpa: 3 }, /begin|transfer/],
])('the rate of a few neither praises nor blames %s', (specificCollege, strength, change, told) => {
  const { report, portraits, askedFor } = match(student({ sat: null, specificCollege, ...change }))
  const card = report.collegeList.find(({ unitid }) => unitid === askedFor)
  const said = portraits.find(({ college }) => college.unitid === askedFor)
  expect(card?.outcomes.graduationRate).toMatchObject({ value: null, absent: 'not applicable' })
  expect(said?.completionPlace).toBeNaN()
  expect(said?.fits.Strength).toBeCloseTo(strength, 2)
  const texts = `${card?.headline} ${card?.matchReasoning}`
  expect(texts).not.toMatch(/six years|six-year|graduate in|intake would/)
  if (told) expect(card?.matchReasoning).toMatch(told)
  expect(card?.ledger.find(({ component }) => component === 'Strength')?.because).toMatch(
    /its six-year rate misses those who finish elsewhere or with an associate degree, so it counts as ordinary/i,
  )
})

test('what a branch that most leave is told of holds of it only', () => {
  const left = match(
    student({ state: 'OH', major: 'psychology', specificCollege: 'Ohio State Lima' }),
  ).portraits
  const lima = left.find(({ college }) => college.unitid === 204671)
  const others = left.filter(({ college }) => !college.flags.includes('graduation partial'))
  const leaving = lowCompletionFrames.filter((frame) => lima && frame(lima))
  expect(leaving).toHaveLength(3)
  for (const other of others) for (const frame of leaving) expect(frame(other)).toBeNull()
})

test('who names a two-year college that lacks the subject reads of the transfer', () => {
  const said = (specificCollege: string, state: StateCode) => {
    const { report, askedFor } = match(
      student({ state, major: 'history', gpa: 2.2, sat: null, specificCollege }),
    )
    return report.collegeList.find(({ unitid }) => unitid === askedFor)?.matchReasoning
  }
  expect(said('Valencia College', 'FL')).toMatch(
    /^You asked about it, .* start there and transfer to a university/,
  )
  expect(said('Colorado School of Mines', 'CO')).toContain('look at related majors')
})
