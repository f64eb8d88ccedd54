import { expect, test } from 'vitest'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { collegePage, pageFigure, pageRange } from '#web/testing/college-page.ts'
import { tableOf } from './table.ts'

function row(label: string, ...colleges: CollegePage[]) {
  const found = tableOf(colleges)
    .groups.flatMap(({ rows }) => rows)
    .find((one) => one.label === label)
  if (!found) throw new Error(`There is no row ${label}.`)
  return found
}

test('getting in, price, after college, students and campus, in this order', () => {
  expect(tableOf([collegePage()]).groups.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Getting in', 4],
    ['Price of one year', 11],
    ['After college', 5],
    ['Students and campus', 7],
  ])
})

test('a year that all share stands with the label, else with each value', () => {
  const older = collegePage({ undergraduates: pageFigure(900, null, 'fall 2022') })
  expect(row('Undergraduates', collegePage(), collegePage())).toMatchObject({
    year: 'fall 2023',
    cells: [{ text: '1,407', year: null }, { year: null }],
  })
  expect(row('Undergraduates', collegePage(), older)).toMatchObject({
    year: null,
    cells: [{ year: 'fall 2023' }, { text: '900', year: 'fall 2022' }],
  })
})

test('what is missing has its reason, no bar and no year', () => {
  const unknown = collegePage({ price: { average: pageFigure('suppressed') } })
  const { year, cells } = row('Price after grants, all incomes', collegePage(), unknown)
  expect(year).toBe('2022-23')
  expect(cells[1]).toEqual({ text: 'Not published: too few students', year: null, bar: null })
})

test('open admission and scores that nobody looks at are facts, not gaps', () => {
  const none = { ...pageRange(null, null), absent: 'not applicable' as const }
  const open = collegePage({ admission: { open: true, rate: pageFigure('not applicable'), sat: none } })
  const blind = collegePage({ admission: { sat: none } })
  expect(row('Admits', open).cells).toMatchObject([{ text: 'Open admission', bar: null }])
  expect(row('Admits', open).year).toBe('2024-25')
  expect(row('SAT middle half', open, blind).cells.map(({ text }) => text)).toEqual([
    'Open admission',
    'Not looked at',
  ])
})

test('a newer word of a college on test scores stands with the day it was read, others with their year', () => {
  const again = { policy: 'Requires SAT or ACT scores again.', policyYear: 'read 2026-11-17' }
  expect(row('Test scores', collegePage({ admission: again }), collegePage({})).cells).toMatchObject([
    { text: again.policy, year: again.policyYear },
    { text: 'Test scores are optional.', year: 'fall 2024' },
  ])
})

test('prices share one scale; before grants is striped; a private college costs the same from everywhere', () => {
  const state = collegePage({ price: { elsewhere: { value: 90_000, year: '2023-24' } } })
  const away = row('From another state, before grants', collegePage(), state)
  expect(away.look).toBe('striped')
  expect(away.cells.map(({ text, bar }) => [text, bar?.to])).toEqual([
    ['$84,890', 84_890 / 900],
    ['$90,000', 100],
  ])
  expect(row('Price after grants, all incomes', collegePage())).toMatchObject({
    look: 'bar',
    middle: { text: '$18,449', at: 18_449 / 900 },
    cells: [{ bar: { from: 0, to: 39_951 / 900 } }],
  })
})

test('a college that charges no tuition has no price before grants, and hides no median', () => {
  const academy = collegePage({ price: { parts: [], together: null } })
  for (const label of ['Tuition and fees', 'Together, before grants', 'From another state, before grants'])
    expect(row(label, academy).cells[0]?.text).toBe('Does not apply')
  expect(row('Tuition and fees', academy, collegePage()).middle?.text).toBe('$15,800')
})

test('what is the same everywhere stands last in its group; one college has nothing to differ from', () => {
  const labels = (...colleges: Parameters<typeof tableOf>[0][number][]) =>
    tableOf(colleges).groups.flatMap(({ title, rows }) =>
      title === 'Students and campus' ? rows.map(({ label }) => label) : [],
    )
  const alone = labels(collegePage())
  const other = collegePage({ setting: 'Rural', control: 'public' })
  expect(labels(collegePage(), other).slice(0, 2)).toEqual(['Setting', 'Public or private'])
  expect([...labels(collegePage(), other)].sort()).toEqual([...alone].sort())
})

test('the sources of what is shown are named once', () => {
  expect(tableOf([collegePage(), collegePage()]).sources).toEqual(['College Scorecard', 'IPEDS Admissions'])
})
