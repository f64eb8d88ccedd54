import { expect, test } from 'vitest'
import { typedNumber, typedNumberOr } from './search-fields.ts'

test.each([
  ['1,290', 1290],
  [' 3.8 ', 3.8],
  ['0', 0],
  ['', null],
  ['abc', Number.NaN],
  ['1e3', Number.NaN],
  [null, null],
] as const)('%j is read as %j', (typed, value) => expect(typedNumber(typed)).toEqual(value))

test('a control stands at zero where zero was entered, and elsewhere only where nothing was', () => {
  expect(['0', '3.1', '', 'abc'].map((typed) => typedNumberOr(typed, 3))).toEqual([0, 3.1, 3, 3])
})
