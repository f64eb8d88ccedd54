import { expect, test } from 'vitest'
import { balanceOf } from '#report-pdf/chapters/balance.ts'
import { ringColor } from '#report-pdf/college/score-ring.ts'
import { ink } from '#report-pdf/layout/theme.ts'
import { bareReport, figure, sampleCollege, sampleReport } from '#report-pdf/testing/sample-report.ts'
import {
  admissionRate,
  asDollars,
  chanceRange,
  longDate,
  matchInWords,
  percent,
  provenance,
} from './figures.ts'

test.each([
  [100, ink.good],
  [70, ink.good],
  [69, ink.fair],
  [50, ink.fair],
  [49, ink.low],
  [0, ink.low],
])(
  'a ring of %i follows spec §9: green at 70 and above, yellow at 50 and above, red below',
  (score, color) => {
    expect(ringColor(score)).toBe(color)
  },
)

test('missing values show N/A, never zero', () => {
  expect([
    asDollars(null),
    percent(null),
    admissionRate(bareReport().collegeList[0] ?? sampleCollege()),
  ]).toEqual(['N/A', 'N/A', 'N/A'])
  expect(asDollars(0)).toBe('$0')
  expect(asDollars(1e300)).toBe('N/A')
  expect(asDollars(-1234.4)).toBe('-$1,234')
})

test('open admission is said in words, not as a percent', () => {
  const { admissions } = sampleCollege()
  const open = sampleCollege({ admissions: { ...admissions, acceptanceRate: null, openAdmission: true } })
  expect(admissionRate(open)).toBe('Open admission')
  expect(chanceRange({ low: null, high: null, band: 'open admission' })).toBeNull()
})

test('a figure carries its source and year, or the reason why it is missing', () => {
  expect(provenance(figure(1))).toBe('College Scorecard, 2022-23')
  expect(provenance({ ...figure(null), absent: 'suppressed' })).toBe(
    'College Scorecard, withheld to protect privacy',
  )
})

test('the balance counts each word of the table, the most likely first', () => {
  const counts = balanceOf(sampleReport().collegeList).map(({ band, count }) => `${count} ${band}`)
  expect(counts).toEqual(['2 likely', '1 open admission', '4 target', '2 reach', '1 far reach'])
  expect(balanceOf(bareReport().collegeList)).toEqual([])
})

test('a score is described for those who hear it', () => {
  expect(matchInWords(sampleCollege())).toBe('Match 91 of 100')
  expect(matchInWords(sampleCollege({ scorePreview: true, matchPercentage: 73 }))).toBe(
    'Preview score 73 of 100',
  )
  expect(matchInWords(sampleCollege({ locked: true, matchPercentage: null }))).toBe('Match score locked')
})

test.each([['2025-11-14'], ['2025-11-14T23:30:00-10:00'], ['2025-11-14T00:30:00+13:00']])(
  'the day printed for %s is the one it is written with',
  (iso) => {
    expect(longDate(iso)).toBe('November 14, 2025')
  },
)
