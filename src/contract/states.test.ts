import { expect, test } from 'vitest'
import { stateCode, stateName, stateNames, states } from './states.ts'

test('all 50 US states stand in alphabetical order, the District of Columbia after them', () => {
  const fifty = stateNames.slice(0, 50)
  expect(fifty).toEqual([...fifty].sort())
  expect(stateNames.slice(50)).toEqual(['District of Columbia'])
  expect(new Set(states.map(([code]) => code)).size).toBe(51)
})

test('a state is understood by name or code, whatever its case', () => {
  expect([
    stateCode('California'),
    stateCode(' new york '),
    stateCode('tx'),
    stateCode('Select a state'),
  ]).toEqual(['CA', 'NY', 'TX', null])
})

test('every code has its name', () => {
  expect(states.map(([code]) => stateName(code))).toEqual(stateNames)
})
