import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { states } from '#contract/states.ts'
import { flowsFrom } from './flows.ts'

const { colleges, collegeById, flows, stateCenters } = loadCatalog('src/catalog/data')

// Counted by hand in the agency's file of fall 2024.
test.each([
  ['University of Oregon', 209551, 'WA', 274],
  ['University of Washington', 236948, 'OR', 136],
  ['Georgia Tech', 139755, 'GA', 2348],
  ['Harvard', 166027, 'MA', 237],
] as const)('%s has the first-years from a state that the agency counted', (_name, unitid, state, count) => {
  expect(flows.firstYears(unitid, state)).toBe(count)
})

test('leavers and lift of Oregon are what the raw file adds up to', () => {
  expect(flows.leavers('OR')).toBe(5619)
  const gonzaga = flows.destinations('OR').find(({ unitid }) => unitid === 235316)
  expect(gonzaga?.firstYears).toBe(126)
  expect(gonzaga?.lift).toBeCloseTo(18.08, 1)
})

test('what leaves the states arrives: destinations add up to the leavers, none in the state itself', () => {
  for (const [state] of states) {
    const list = flows.destinations(state)
    expect(list.reduce((sum, { firstYears }) => sum + firstYears, 0)).toBe(flows.leavers(state))
    expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6)
    expect(list.filter(({ unitid }) => collegeById.get(unitid)?.state === state)).toEqual([])
    expect(list.map(({ firstYears }) => firstYears)).toEqual(
      list.map(({ firstYears }) => firstYears).toSorted((a, b) => b - a),
    )
  }
})

test('the states of a college agree with its split of in and out of state', () => {
  for (const { unitid, state } of colleges) {
    const origins = flows.origins(unitid)
    if (!origins?.states) continue
    expect(flows.firstYears(unitid, state)).toBe(origins.inState)
    const elsewhere = origins.states.filter((from) => from.state !== state)
    // the territories count as out of state and stand in no column
    expect(elsewhere.reduce((sum, { firstYears }) => sum + firstYears, 0)).toBeLessThanOrEqual(
      origins.outOfState,
    )
  }
})

test('states are known at some 1,504 colleges, only the split at some 359, and the rest say nothing', () => {
  const known = colleges.map(({ unitid }) => flows.origins(unitid))
  expect(known.filter((origins) => origins?.states).length).toBe(1504)
  expect(known.filter((origins) => origins && !origins.states).length).toBe(359)
  const split = colleges.find(({ unitid }) => flows.origins(unitid)?.states === null)
  expect(split && flows.firstYears(split.unitid, 'OH')).toBeNull()
  expect(flows.origins(1)).toBeNull()
})

test('a table with a state that is none is refused', () => {
  const text =
    '# lantern catalog: first-years, schema 1\nunitid\tinState\toutOfState\tforeign\tunknown\tstates\n1\t2\t0\t0\t0\tZZ2\n'
  expect(() => flowsFrom([{ unitid: 1, state: 'OH' }], text)).toThrow('"ZZ2" is not a state with its number')
})

test.each([
  ['NY', 'the Bronx', 40.85, -73.88],
  ['WA', 'Seattle', 47.61, -122.33],
  ['NV', 'Las Vegas', 36.17, -115.14],
  ['CA', 'Los Angeles', 34.05, -118.24],
  ['ID', 'Boise', 43.62, -116.2],
  ['AK', 'Anchorage', 61.22, -149.9],
] as const)('the center of %s is at %s, not between its cities', (state, _city, latitude, longitude) => {
  const center = stateCenters.get(state)
  expect(Math.abs((center?.latitude ?? 0) - latitude)).toBeLessThan(0.25)
  expect(Math.abs((center?.longitude ?? 0) - longitude)).toBeLessThan(0.25)
})

test('every state has a center', () => {
  expect(stateCenters.size).toBe(51)
})
