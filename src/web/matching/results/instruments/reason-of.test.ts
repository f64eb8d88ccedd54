import { expect, test } from 'vitest'
import { sampleCollege } from '#report-pdf/testing/sample-report.ts'
import { reasonOf } from './reason-of.ts'

const figure = (value: number) => ({ value, absent: null, source: 'College Scorecard', year: '2022-23' })
const college = sampleCollege({
  headline: 'Your scores fit the class, $8,931 a year after grants',
  price: { kind: 'net price', amount: 8931, year: '2022-23', source: 'College Scorecard' },
  netPrice: {
    average: figure(8931),
    byIncome: [{ income: '$0-30,000', price: figure(9063) }],
  },
})

test('beside the price for an income, the average in the reason says that it is one', () => {
  expect(reasonOf(college, 0)).toBe('Your scores fit the class, $8,931 a year after grants (all incomes)')
})

test('with no income, or none of this college, both amounts are the same and nothing is added', () => {
  expect(reasonOf(college, null)).toBe(college.headline)
  expect(reasonOf(college, 4)).toBe(college.headline)
})
