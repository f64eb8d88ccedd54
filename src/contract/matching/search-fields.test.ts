import { expect, test } from 'vitest'
import { typedNumber, typedNumberOr, zipPrefix } from './search-fields.ts'

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

test('of a ZIP code three digits are taken and nothing longer, so that a whole one never arrives', () => {
  const read = (raw: unknown) => zipPrefix.safeParse(raw).data
  expect([read('921'), read(' 021 '), read(''), read(null), read(undefined)]).toEqual([
    '921',
    '021',
    null,
    null,
    null,
  ])
  for (const raw of ['92101', '9210', '92', 'abc', '9 1', '9210-1'])
    expect(zipPrefix.safeParse(raw).success).toBe(false)
})
