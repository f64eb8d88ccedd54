import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTable, tableText } from './table-text.ts'

const columns = ['id', 'name'] as const
const cell = fc.string().filter((text) => !/[\t\n\r]/.test(text))

test('what is written is what is read, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: cell, name: cell })), (rows) => {
      expect(parseTable('t', columns, tableText('t', columns, rows))).toEqual(rows)
    }),
  )
})

test('a cell that would break the table is refused', () => {
  expect(() => tableText('t', columns, [{ id: '1', name: 'a\tb' }])).toThrow('a tab or a line break')
})

test('a table of another schema, without a column, or cut off is refused by name', () => {
  const text = tableText('t', columns, [{ id: '1', name: 'Reed' }])
  expect(() => parseTable('t', columns, text.replace('schema 1', 'schema 9'))).toThrow('t: expected')
  expect(() => parseTable('t', ['id', 'city'], text)).toThrow('t: column city is missing')
  expect(() => parseTable('t', columns, text.slice(0, -1))).toThrow('t: the table is cut off')
  expect(() => parseTable('t', columns, `${text}2\n`)).toThrow('t: line 4 is cut off')
})
