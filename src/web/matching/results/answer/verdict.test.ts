import { expect, test } from 'vitest'
import type { ChanceBand, College } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import { sampleCollege } from '#report-pdf/testing/sample-report.ts'
import { goldReport } from '#web/testing/report.ts'
import { verdict } from './verdict.ts'

const college = (band: ChanceBand, location: string, amount: number | null): College =>
  sampleCollege({
    location,
    chance: { low: 0.4, high: 0.6, band },
    price:
      amount === null ? null : { kind: 'net price', amount, year: '2022-23', source: 'College Scorecard' },
  })

const said = (colleges: College[], lockedCount = 0) =>
  verdict({ collegeList: colleges, lockedCount }, 'Oregon', null)

test('the likely ones at home come first, with what they cost', () => {
  expect(
    said([
      college('likely', 'Corvallis, Oregon', 16_992),
      college('open admission', 'Eugene, Oregon', 19_030),
      college('likely', 'Tampa, Florida', 30_919),
      college('reach', 'La Jolla, California', 63_240),
    ]),
  ).toBe('Four colleges fit. Two in Oregon would probably admit you, at about $17,000 to $19,000 a year.')
})

test.each([
  [
    [college('automatic', 'Austin, Texas', 24_400)],
    'One college fits. One would probably admit you, at about $24,000 a year.',
  ],
  [
    [college('target', 'Austin, Texas', null), college('reach', 'Davis, California', 60_000)],
    'Two colleges fit. None is likely; one is a target.',
  ],
  [
    [college('reach', 'Austin, Texas', null), college('below the published minimum', 'Davis, California', 1)],
    'One college fits. None is likely or a target: every one is a reach.',
  ],
])('otherwise the surest there are', (colleges, sentence) => {
  expect(said(colleges)).toBe(sentence)
})

test('one word for likely, automatic and open admission, and a price only for those that have one', () => {
  expect(
    said([
      college('automatic', 'Bozeman, Montana', null),
      college('open admission', 'Billings, Montana', 24_400),
      college('target', 'Tampa, Florida', 30_919),
    ]),
  ).toBe('Three colleges fit. Two would probably admit you, one of them at about $24,000 a year.')
})

test.each([
  ['open admission', 'Alder would probably admit you, at about $9,000 a year.'],
  ['far reach', 'Alder is a far reach, at about $9,000 a year.'],
  ['below the published minimum', 'Alder publishes a minimum that you do not meet.'],
] as const)('on the free plan the one open college is told by its band: %s', (band, sentence) => {
  const open = { ...college(band, 'Bend, Oregon', 9000), collegeName: 'Alder' }
  const locked = sampleCollege({ locked: true, chance: null })
  const fit = band === 'below the published minimum' ? 'One college fits.' : 'Two colleges fit.'
  expect(said([open, locked])).toBe(`${fit} ${sentence}`)
})

test('on the free plan it mentions the open college and nothing that is locked', () => {
  const cut = cutForFree(goldReport(), 'seed', null)
  expect(verdict(cut, 'Oregon', null)).toBe(
    'Ten colleges fit. Tidewater Institute of Science is a target, at about $37,000 a year.',
  )
})

test('a report that knows no chance says how many fit, and no more', () => {
  expect(said([sampleCollege({ chance: null })])).toBe('One college fits.')
})

test('with filters it counts what is shown, and with nothing shown it judges nothing', () => {
  const colleges = [
    college('likely', 'Corvallis, Oregon', 16_992),
    college('likely', 'Eugene, Oregon', 19_030),
    college('target', 'Tampa, Florida', 30_919),
  ]
  const shown = (some: College[]) => verdict({ collegeList: colleges, lockedCount: 0 }, 'Oregon', null, some)
  expect(shown(colleges.slice(1))).toBe(
    'Two of three colleges are shown. One in Oregon would probably admit you, at about $19,000 a year.',
  )
  expect(shown(colleges.slice(2))).toBe(
    'One of three colleges is shown. None is likely; one is a target, at about $31,000 a year.',
  )
  expect(shown([])).toBe('No college is shown with these filters.')
})

test('of a cut list it counts what is on the page', () => {
  const cut = cutForFree(goldReport(), 'seed', null)
  expect(verdict(cut, 'Oregon', null, cut.collegeList.slice(0, 2))).toBe('Two of three colleges are shown.')
})
