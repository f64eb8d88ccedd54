import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Absence, Fact, RangeFact } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { TableCells } from '#catalog/table-cells.ts'
import {
  answerCell,
  answerOf,
  factCell,
  factOf,
  rangeCell,
  rangeOf,
  religionCell,
  religionOf,
  wordOf,
} from './cells.ts'
import { programsCell, readPrograms } from './programs.ts'
import { collegeColumns, collegeFrom, toRow } from './row.ts'

const absence = fc.constantFrom<Absence>('not reported', 'suppressed', 'not applicable', 'implausible')
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  absence,
)

test('a figure or the reason for its absence survives the table; 0 stays 0', () => {
  fc.assert(
    fc.property(fact, (value) => {
      expect(factOf(factCell(value))).toBe(value === 0 ? 0 : value)
      expect(new TableCells(`${factCell(value)}\n`).fact()).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('a range survives the table, with or without its middle', () => {
  const score = fc.integer({ min: 1, max: 1600 })
  const range: fc.Arbitrary<RangeFact> = fc.oneof(
    fc.record({ low: score, mid: fc.option(score), high: score }),
    absence,
  )
  fc.assert(
    fc.property(range, (value) => {
      expect(rangeOf(rangeCell(value))).toEqual(value)
    }),
  )
})

test('programs survive the table', () => {
  const program = fc.record({
    family: fc.stringMatching(/^\d\d\.\d\d$/),
    awards: fc.nat(),
    earnings: fc.oneof(fc.nat(), absence),
  })
  fc.assert(
    fc.property(fc.array(program), (list) => {
      expect(readPrograms(new TableCells(`${programsCell(list)}\n`))).toEqual(list)
    }),
  )
})

test('yes, no and not reported survive the table as three answers', () => {
  for (const answer of [true, false, null]) expect(answerOf(answerCell(answer))).toBe(answer)
  for (const religion of ['Friends', false, null] as const)
    expect(religionOf(religionCell(religion))).toBe(religion)
  expect(() => answerOf('n')).toThrow('"n" is no answer')
})

test('an empty cell is no figure, and a word of another version is refused', () => {
  expect(() => factOf('')).toThrow('no figure')
  expect(() => factOf('NA')).toThrow('no figure')
  expect(() => rangeOf('1310')).toThrow('no range')
  expect(() => wordOf(['public', 'private'], 'mutual')).toThrow('"mutual" is none of public, private')
})

test('every shipped college is the same after a round through its line', () => {
  const changed = loadCatalog('src/catalog/data').colleges.filter((college) => {
    const row = toRow(college)
    const again = collegeFrom(
      new TableCells(`${collegeColumns.map((column) => row[column]).join('\t')}\n`),
      new Map([[college.unitid, college.programs]]),
    )
    return JSON.stringify(again) !== JSON.stringify(college)
  })
  expect(changed).toEqual([])
})
