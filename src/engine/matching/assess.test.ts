import { expect, test } from 'vitest'
import { student } from './testing/profiles.ts'
import { assess, match } from './testing/shipped.ts'

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
