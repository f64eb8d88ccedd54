import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { catalog, search } from '#engine/matching/testing/shipped.ts'
import { offersOf, tradeOffers } from './offer.ts'
import { programIndex } from './program-index.ts'
import { mainOf, offersTogether } from './together.ts'

const programs = programIndex(catalog)
const at = (name: string) => catalog.colleges.findIndex((college) => college.name === name)
const architecture = offersOf(programs, ['04.02'])
const nursing = offersOf(programs, ['51.38'])
const welding = tradeOffers(programs, ['48.05', '15.06', '15.00'], '48.05')
const both = offersTogether([architecture, nursing])
const kansas = at('University of Kansas')
const rockhurst = at('Rockhurst University')

test('a college with both subjects comes before one that is as good in one of them', () => {
  expect(architecture.awards[rockhurst]).toBe(0)
  const [nursingThere = 0, there = 0] = [nursing.fit[rockhurst], both.fit[rockhurst]]
  expect(there).toBeCloseTo(0.75 * nursingThere)
  const fits = [architecture.fit[kansas] ?? 0, nursing.fit[kansas] ?? 0] as const
  expect(both.fit[kansas]).toBeCloseTo((Math.max(...fits) + (fits[0] + fits[1]) / 2) / 2)
})

test('degrees are those of the subject that it awards most of, not a sum', () => {
  expect(both.awards[kansas]).toBe(nursing.awards[kansas])
  expect(mainOf(both.each, kansas)).toBe(1)
  expect(both.earnings[kansas]).toBe(nursing.earnings[kansas])
  expect(mainOf(both.each, at('Kansas City Art Institute'))).toBeNull()
})

test('a handful of degrees adds little', () => {
  const few = nursing.colleges.find(
    (i) => (architecture.awards[i] ?? 0) > 0 && (architecture.awards[i] ?? 0) < 5,
  )
  if (few === undefined) throw new Error('nobody has a handful')
  const [a = 0, n = 0] = [architecture.fit[few], nursing.fit[few]]
  expect(both.fit[few]).toBeCloseTo((Math.max(a, n) + (a / 2 + n) / 2) / 2)
})

test('majors beside a trade are told only where nothing that was asked for is awarded', () => {
  const offer = offersTogether([welding, nursing])
  const mankato = at('Minnesota State University-Mankato')
  expect(welding.beside.has(mankato)).toBe(true)
  expect(offer.beside.has(mankato)).toBe(false)
  expect(offer.awards[mankato]).toBe(nursing.awards[mankato])
  const onlyBeside = [...welding.beside.keys()].find((i) => nursing.awards[i] === 0) ?? -1
  expect(offer.beside.get(onlyBeside)).toBe(welding.beside.get(onlyBeside))
})

test('a path keeps the subject that it asks for: from Wyoming a vet goes to Colorado State', () => {
  const { ranked } = search(student({ state: 'WY', gpa: 3.5, sat: null, act: 23, major: 'vet tech or vet' }))
  expect(ranked).toContain(at('Colorado State University-Fort Collins'))
})

test('of biology and Spanish most of a list awards both', () => {
  for (const state of ['NC', 'OH', 'TX', 'CA'] as const) {
    const { ranked, offer } = search(student({ state, major: 'biology and spanish' }))
    const awarding = ranked.filter((i) => offer.each.every(({ awards }) => (awards[i] ?? 0) >= 5))
    expect(awarding.length).toBeGreaterThanOrEqual(6)
  }
})
