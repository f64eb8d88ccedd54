import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Absence, Fact, RangeFact } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { factCell, factOf, wordOf } from '#catalog/table-cells.ts'
import type { Cell } from '#catalog/table-rows.ts'
import { answer, fact, type Kind, number, range, religion, words } from './kinds.ts'
import { CellPrograms, programsCell } from './programs.ts'
import { collegeFrom, toRow } from './row.ts'

const absence = fc.constantFrom<Absence>('not reported', 'suppressed', 'not applicable', 'implausible')
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  absence,
)

const written = (cell: Cell) => JSON.parse(JSON.stringify(cell)) as Cell // what a line holds
const through = <T>({ write, read }: Kind<T>, value: T): T => read(written(write(value)))

test('a figure or the reason for its absence survives the table; 0 stays 0', () => {
  fc.assert(
    fc.property(anyFact, (value) => {
      expect(factOf(factCell(value))).toBe(value === 0 ? 0 : value)
      expect(through(fact, value)).toBe(value === 0 ? 0 : value)
    }),
  )
})

test('a range survives the table, with or without its middle', () => {
  const score = fc.integer({ min: 1, max: 1600 })
  const anyRange: fc.Arbitrary<RangeFact> = fc.oneof(
    fc.record({ low: score, mid: fc.option(score), high: score }),
    absence,
  )
  fc.assert(
    fc.property(anyRange, (value) => {
      expect(through(range, value)).toEqual(value)
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
      expect([...new CellPrograms(written(programsCell(list)))]).toEqual(list)
    }),
  )
})

test('yes, no and not reported survive the table as three answers', () => {
  for (const value of [true, false, null]) expect(through(answer, value)).toBe(value)
  for (const value of ['Friends', false, null] as const) expect(through(religion, value)).toBe(value)
})

test('what is not a value of its kind is refused: a table of another version', () => {
  expect(() => factOf('')).toThrow('"" is not a figure')
  expect(() => factOf('NA')).toThrow('"NA" is not a figure')
  expect(() => fact.read(null)).toThrow('null is not a figure')
  expect(() => fact.read('NA')).toThrow('"NA" is not a figure')
  expect(() => number.read(undefined)).toThrow('undefined is not a number')
  expect(() => range.read(1310)).toThrow('1310 is not a range')
  expect(() => answer.read('y')).toThrow('"y" is not a yes or no')
  expect(() => words(['Army']).read(['Army', 'Coast Guard'])).toThrow('"Coast Guard" is none of Army')
  expect(() => wordOf(['public', 'private'], 'mutual')).toThrow('"mutual" is none of public, private')
  expect(() => new CellPrograms([1107, 3])).toThrow('is not a list of programs')
})

test('every shipped college is the same after a round through its row', () => {
  const changed = loadCatalog('src/catalog/data').colleges.filter((college) => {
    const again = collegeFrom(written(toRow(college)) as Cell[], college.programs) // a row is a list
    return JSON.stringify(again) !== JSON.stringify(college)
  })
  expect(changed).toEqual([])
})
