import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CollegeFacts } from '#contract/colleges/look-up.ts'
import { byIncome, figure, harvard, mesa } from '#web/testing/college-facts.ts'
import { type Row, type Table, tableOf } from './table.ts'

const rowsOf = ({ place, groups }: Table): Row[] => [place, ...groups.flatMap(({ rows }) => rows)]

function row(table: Table, label: string): Row {
  const found = rowsOf(table).find((one) => one.label === label)
  if (!found) throw new Error(`There is no row ${label}.`)
  return found
}

test('admissions, cost, net price by income, outcomes, size and setting, in this order', () => {
  const { groups } = tableOf([harvard(), mesa()])
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Admissions', 5],
    ['Cost of one year', 4],
    ['Net price by family income', 5],
    ['Outcomes', 5],
    ['Size and setting', 5],
  ])
})

test('a year that all share stands with the label, else with each value', () => {
  const table = tableOf([harvard(), mesa()])
  expect(row(table, 'Undergraduates')).toMatchObject({
    year: 'fall 2023',
    cells: [{ year: null }, { year: null }],
  })
  expect(row(table, 'In-state tuition and fees')).toMatchObject({
    year: null,
    cells: [
      { text: '$61,676', year: '2024-25' },
      { text: '$1,150', year: '2023-24' },
    ],
  })
})

test('five income bands are one picture with one year, on the scale of all prices', () => {
  const table = tableOf([
    harvard(),
    harvard({ netPriceByIncome: byIncome([0, 30838, 30838, 1, 'suppressed']) }),
  ])
  const bands = table.groups[2]
  expect(bands).toMatchObject({ together: true, year: '2022-23' })
  expect(bands?.rows.map(({ label, year, cells }) => [label, year, cells[1]?.bar?.to])).toEqual([
    ['$0-$30,000', null, 0],
    ['$30,001-$48,000', null, 0.5],
    ['$48,001-$75,000', null, 0.5],
    ['$75,001-$110,000', null, 1 / 61676],
    ['over $110,000', null, undefined],
  ])
})

test('open admission is a fact, not a missing rate; what it has no use for is not applicable', () => {
  const table = tableOf([harvard(), mesa()])
  expect(row(table, 'Acceptance rate').cells).toMatchObject([
    { text: '3.6%', why: null, year: 'fall 2024', bar: { from: 0, to: 3.6 / 100 } },
    { text: 'Open admission', why: null, year: '2024-25', bar: null },
  ])
  expect(row(table, 'Test policy').cells[1]).toMatchObject({ text: 'N/A', why: 'not applicable', year: null })
  expect(row(table, 'SAT (400-1600), middle half').cells).toMatchObject([
    { text: '1510-1580', bar: { from: 1110 / 1200, to: 1180 / 1200 } },
    { text: 'N/A', why: 'not applicable', bar: null },
  ])
})

test('scores are not considered where the college is test blind, and not reported where it only sent none', () => {
  const none = (absent: 'not applicable' | 'not reported') => ({
    ...harvard().sat,
    low: null,
    high: null,
    absent,
  })
  const table = tableOf([
    harvard({ testPolicy: 'Test blind: scores are not considered', sat: none('not applicable') }),
    harvard({ testPolicy: 'Test optional', sat: none('not reported') }),
  ])
  expect(row(table, 'SAT (400-1600), middle half').cells).toMatchObject([
    { text: 'N/A', why: 'not considered', bar: null },
    { text: 'N/A', why: 'not reported', bar: null },
  ])
})

test('a college that asks for scores again is told so beside the federal policy and its year', () => {
  const scoresAgain = 'Requires SAT or ACT scores again from students who enter in fall 2026 or later.'
  const { year, cells } = row(
    tableOf([harvard({ testPolicy: 'Test optional', scoresAgain }), harvard()]),
    'Test policy',
  )
  expect(year).toBe('fall 2024')
  expect(cells).toMatchObject([{ text: 'Test optional', newer: scoresAgain }, { newer: null }])
})

test('one college alone has no bar where only another college would give it a scale', () => {
  const table = tableOf([harvard()])
  expect(row(table, 'Undergraduates').cells[0]).toMatchObject({ text: '7,755', bar: null })
  expect(row(table, 'Acceptance rate').cells[0]?.bar).toMatchObject({ to: 3.6 / 100 })
})

test('0 and a price below it are values; a missing one says why and has no bar', () => {
  const free = { ...harvard().figures, inStateTuition: figure(0, '2023-24') }
  const table = tableOf([harvard({ figures: free }), mesa()])
  expect(row(table, 'In-state tuition and fees').cells[0]).toMatchObject({ text: '$0', why: null })
  const [paid, granted] = row(table, 'Average net price').cells
  expect([paid?.text, granted?.text]).toEqual(['$16,816', '-$904'])
  expect(granted?.bar?.to).toBe(granted?.bar?.zero)
  expect(paid?.bar?.from).toBe(granted?.bar?.zero)
  expect(row(table, 'Median earnings').cells[1]).toMatchObject({
    text: 'N/A',
    why: 'suppressed for privacy',
    bar: null,
  })
})

test('no affiliation is said; an affiliation nobody reported is not made into none', () => {
  const table = tableOf([
    harvard(),
    harvard({ religion: 'Roman Catholic', religious: true }),
    harvard({ religion: null, religious: null }),
  ])
  expect(row(table, 'Religious affiliation').cells.map((cell) => cell?.text)).toEqual([
    'None',
    'Roman Catholic',
    'N/A',
  ])
})

test('a college whose facts are not there leaves its column empty and changes no scale', () => {
  const [both, one] = [tableOf([harvard(), null, mesa()]), tableOf([harvard(), mesa()])]
  for (const [index, { cells }] of rowsOf(both).entries()) {
    expect(cells[1]).toBeNull()
    expect([cells[0], cells[2]]).toEqual(rowsOf(one)[index]?.cells)
  }
  expect(tableOf([null, null]).sources).toEqual([])
})

test('sources of what is shown are named once', () => {
  expect(tableOf([harvard(), mesa()]).sources).toEqual([
    'IPEDS Directory',
    'IPEDS Admissions',
    'College Scorecard',
  ])
})

const absent = fc.constantFrom('not reported', 'suppressed', 'not applicable', 'implausible')
const year = fc.constantFrom('2022-23', '2023-24', '2024-25')
const anyFigure = (amounts: fc.Arbitrary<number>) =>
  fc.tuple(fc.oneof(amounts, absent), year).map(([fact, when]) => figure(fact, when))
const money = anyFigure(fc.integer({ min: -5000, max: 90_000 }))
const share = anyFigure(fc.integer({ min: 0, max: 100 }))

const college: fc.Arbitrary<CollegeFacts> = fc
  .record({
    prices: fc.array(money, { minLength: 5, maxLength: 5 }),
    inStateTuition: money,
    netPrice: money,
    graduationRate: share,
    medianDebt: anyFigure(fc.nat(50_000)),
    openAdmission: fc.boolean(),
  })
  .map(({ prices, openAdmission, ...changed }) => {
    const base = harvard()
    const netPriceByIncome = base.netPriceByIncome.map(({ income, price }, band) => ({
      income,
      price: prices[band] ?? price,
    }))
    return { ...base, openAdmission, netPriceByIncome, figures: { ...base.figures, ...changed } }
  })

test('whatever was reported: a value has a year somewhere, a missing one has a reason and no bar', () => {
  fc.assert(
    fc.property(fc.array(college, { minLength: 2, maxLength: 4 }), (colleges) => {
      const { groups } = tableOf(colleges)
      for (const group of groups) {
        for (const { year: shared, cells } of group.rows) {
          for (const cell of cells) {
            const known = cell?.why === null
            expect(known ? (cell.year ?? shared ?? group.year) : cell?.text).toMatch(
              known ? /\d{4}/ : /^N\/A$/,
            )
            if (!known) expect([cell?.bar, typeof cell?.why]).toEqual([null, 'string'])
            if (cell?.bar) {
              const { from, to } = cell.bar
              expect(0 <= from && from <= to && to <= 1).toBe(true)
            }
          }
        }
      }
    }),
  )
})

test('whatever was reported: equal values have equal bars, and a row’s largest debt has the whole line', () => {
  fc.assert(
    fc.property(fc.array(college, { minLength: 2, maxLength: 4 }), (colleges) => {
      const table = tableOf(colleges)
      for (const { cells } of rowsOf(table))
        for (const one of cells)
          for (const other of cells) if (one?.text === other?.text) expect(one?.bar).toEqual(other?.bar)
      const debts = colleges.map(({ figures }) => figures.medianDebt.value ?? 0)
      const largest = Math.max(...debts)
      fc.pre(largest > 0)
      expect(row(table, 'Median debt').cells[debts.indexOf(largest)]?.bar).toEqual({
        from: 0,
        to: 1,
        zero: 0,
      })
    }),
  )
})
