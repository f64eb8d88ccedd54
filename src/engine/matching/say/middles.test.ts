import { expect, test } from 'vitest'
import type { Fact } from '#catalog/facts.ts'
import { middlesOf } from './middles.ts'

type Colleges = Parameters<typeof middlesOf>[0]['colleges']

const colleges = (facts: readonly [graduation: Fact, earnings: Fact, debt: Fact][]) =>
  // The other facts of a college are not read here.
  facts.map(([graduation6, earnings, debt]) => ({
    outcomes: { graduation6, earnings, debt },
  })) as unknown as Colleges

test('the middle is the median of what is known: what is missing or suppressed does not count', () => {
  const list = colleges([
    [40, 50_000, 20_000],
    [70, 'suppressed', 'not reported'],
    [90, 61_001, 24_000],
  ])
  expect(middlesOf({ colleges: list })).toEqual({
    graduationRate: 70,
    medianEarnings: 55_501,
    medianDebt: 22_000,
  })
})

test('where nothing is known there is no middle', () => {
  expect(middlesOf({ colleges: colleges([['not reported', 1, 1]]) })).toBeNull()
})
