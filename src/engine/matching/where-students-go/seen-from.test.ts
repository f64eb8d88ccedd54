import { expect, test } from 'vitest'
import { states } from '#contract/states.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { seenFrom, zones } from './seen-from.ts'

const seen = seenFrom(catalog)
const far = (least: number, most: number) =>
  states.flatMap(([code]) => {
    const { zone, firstYears, fit } = seen(code)
    const there = [...zone.keys()].filter((i) => zone[i] === zones.anywhere)
    return there.flatMap((i) => {
      const came = firstYears[i] ?? Number.NaN
      return came >= least && came <= most ? (fit[i] ?? 0) : []
    })
  })

test('far from home a handful of first-years, who may be one team, never makes a place fit well', () => {
  const handful = far(4, 7)
  expect(handful.length).toBeGreaterThan(100)
  expect(Math.max(...handful)).toBeLessThan(0.65)
  expect(Math.max(...far(50, 1000))).toBeGreaterThan(0.75)
})
