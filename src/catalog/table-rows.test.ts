import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, parseRows, rowsText } from './table-rows.ts'

const columns = ['id', 'name', 'list']

test('what is written is what is read, in the same order', () => {
  const row = fc.tuple(fc.integer(), fc.string(), fc.array(fc.oneof(fc.string(), fc.constant(null))))
  fc.assert(
    fc.property(fc.array(row), (rows: Cell[][]) => {
      expect(parseRows('t', columns, rowsText('t', columns, rows))).toEqual(rows)
    }),
  )
})

test('a table of another schema, with other columns, or cut off is refused by name', () => {
  const text = rowsText('t', columns, [[1, 'Reed', []]])
  expect(() => parseRows('t', columns, text.replace('schema 1', 'schema 9'))).toThrow('t: expected')
  expect(() => parseRows('t', ['id', 'city', 'list'], text)).toThrow('not those of this version (city)')
  expect(() => parseRows('t', ['id', 'name'], text)).toThrow('not those of this version (list)')
  expect(() => parseRows('t', columns, text.slice(0, -2))).toThrow('t: the table is cut off')
  expect(() => parseRows('t', columns, rowsText('t', columns, [[1]]))).toThrow('t: line 4 is cut off')
})
