import { expect, test } from 'vitest'
import { states } from '#contract/states.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { roughly } from './distance.ts'
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

test('near is what is near to most: for New York Lehman and not Scranton, for Washington Seattle and not Ellensburg', () => {
  const away = (state: 'NY' | 'WA', unitid: number) =>
    seen(state).miles[catalog.colleges.findIndex((college) => college.unitid === unitid)]
  const [lehman, scranton, seattle, centralWashington] = [190637, 215929, 236948, 234827]
  expect(away('NY', lehman)).toBeLessThan(20)
  expect(away('NY', scranton)).toBeGreaterThan(60)
  expect(away('WA', seattle)).toBeLessThan(20)
  expect(away('WA', centralWashington)).toBeGreaterThan(60)
})

test('three digits of a ZIP code move the place from which miles count, and nothing that depends on the state', () => {
  const milesTo = (name: string, zipPrefix: string | null) => {
    const i = catalog.colleges.findIndex((college) => college.name === name)
    return seen('CA', zipPrefix).miles[i] ?? Number.NaN
  }
  expect(milesTo('University of California-San Diego', '921')).toBeLessThan(25)
  expect(milesTo('University of California-San Diego', '960')).toBeGreaterThan(400)
  expect(milesTo('University of California-San Diego', null)).toBeGreaterThan(60)
  expect(seen('CA', '000')).toBe(seen('CA')) // no such prefix
  const [south, all] = [seen('CA', '921'), seen('CA')]
  expect(south.firstYears).toEqual(all.firstYears)
  catalog.colleges.forEach(({ state }, i) => {
    if (state === 'CA') expect([south.zone[i], south.fit[i]]).toEqual([all.zone[i], all.fit[i]])
  })
})

test('no figure of miles is told to the mile', () => {
  expect([3, 47, 52, 98, 104, 1236].map(roughly)).toEqual([5, 45, 50, 100, 100, 1240])
})
