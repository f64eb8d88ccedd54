import { expect, test } from 'vitest'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { standingFrames } from './standing.ts'

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
