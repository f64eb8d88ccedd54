import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { columns, search } from '#engine/matching/testing/shipped.ts'
import { bandOrder } from './bands.ts'

const scorerOf = (changes: Parameters<typeof student>[0]) => search(student(changes)).scorer
const bandsOf = (changes: Parameters<typeof student>[0]) => scorerOf(changes).band
const colleges = [...columns.colleges.keys()]

test('where most are admitted, a score that need not be sent takes the word down by one step at most', () => {
  let lower = 0
  for (const gpa of [2.8, 3.3, 3.7]) {
    const like = { state: 'WA', major: 'Psychology', gpa, sat: null } as const
    const { band: without, lowerRate, isOptionalAt, verdict } = scorerOf(like)
    for (const sat of [850, 1000, 1150]) {
      const sent = bandsOf({ ...like, sat })
      for (const i of colleges) {
        // A rule that asks for a score is another matter.
        if (!isOptionalAt(i) || verdict(i).rules.length > 0 || !(lowerRate(i) >= 0.75)) continue
        const [before, after] = [without(i), sent(i)].map((band) => bandOrder.indexOf(band))
        if (before === undefined || after === undefined || before < 0 || after < 0) continue // decided by a rule
        expect(after, `${columns.colleges[i]?.name}, ${gpa} with ${sat}`).toBeGreaterThanOrEqual(before - 1)
        if (after < before) lower++
      }
    }
  }
  expect(lower).toBeGreaterThan(100)
})

test('the weakest score is worth no more than none, where it may be left out', () => {
  let compared = 0
  for (const gpa of [2.4, 2.9, 3.4, 3.9]) {
    const like = { state: 'VT', major: 'History', gpa, sat: null } as const
    const { band: without, isOptionalAt, verdict } = scorerOf(like)
    const weakest = bandsOf({ ...like, sat: 400 })
    for (const i of colleges) {
      if (!isOptionalAt(i) || verdict(i).rules.length > 0) continue
      const [none, weak] = [without(i), weakest(i)].map((band) => bandOrder.indexOf(band))
      if (none === undefined || weak === undefined || none < 0 || weak < 0) continue
      expect(weak, `${columns.colleges[i]?.name}, ${gpa}`).toBeLessThanOrEqual(none)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(3000)
})

test('a higher score never lowers the word, where it may be left out too', () => {
  const words = [800, 900, 1000, 1100, 1200, 1300].map((sat) =>
    bandsOf({ state: 'MN', major: 'History', gpa: 3.3, sat }),
  )
  for (const i of colleges) {
    const steps = words.map((band) => bandOrder.indexOf(band(i)))
    if (steps.includes(-1)) continue
    expect(steps, columns.colleges[i]?.name).toEqual([...steps].sort((a, b) => a - b))
  }
})

test('nursing at a private college is likely only for grades above its class and no score of its lowest quarter', () => {
  const isPrivate = (i: number) => columns.isPublic[i] === 0 && !columns.open[i]
  const low = bandsOf({ state: 'GA', major: 'Nursing', gpa: 2.4, sat: null })
  const good = bandsOf({ state: 'GA', major: 'Nursing', gpa: 3.7, sat: null })
  const known = colleges.filter((i) => isPrivate(i) && (columns.satMiddle[i] ?? 0) >= 1000)
  expect(known.filter((i) => low(i) === 'likely').map((i) => columns.colleges[i]?.name)).toEqual([])
  expect(known.filter((i) => good(i) === 'likely').length).toBeGreaterThan(50)
  const scorer = scorerOf({ state: 'GA', major: 'Nursing', gpa: 3.7, sat: 1000 })
  for (const i of known)
    if (scorer.placeOf(i, 1000) < (columns.lowPlace[i] ?? 0) && scorer.verdict(i).decides === null)
      expect(scorer.band(i), columns.colleges[i]?.name).not.toBe('likely')
})
