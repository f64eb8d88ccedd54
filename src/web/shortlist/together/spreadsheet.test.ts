import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reed } from '#web/testing/saved.ts'
import { spreadsheetOf } from './spreadsheet.ts'

const sheet = (note: string) =>
  spreadsheetOf([{ saved: { ...reed, note }, facts: null, assessed: null, price: null, advice: null }])

/** The cells of the second line, as RFC 4180 reads them. */
function cellsOf(csv: string): string[] {
  const body = csv.slice(csv.indexOf('\r\n') + 2)
  return [...body.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd', '＝1+1'])(
  '%j is text in a spreadsheet, not a formula',
  (note) => {
    expect(cellsOf(sheet(note)).at(-1)).toBe(`'${note}`)
  },
)

test('any note comes back as it was, and no cell starts like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (note) => {
      const cells = cellsOf(sheet(note))
      expect(cells).toHaveLength(13)
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
      expect([note, `'${note}`]).toContain(cells.at(-1))
    }),
  )
})
