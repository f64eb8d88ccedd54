import { expect, test } from 'vitest'
import { sampleCollege } from '#report-pdf/testing/sample-report.ts'
import { testPlace } from './test-scores.ts'

const { admissions } = sampleCollege() // SAT 1180-1380, ACT 24-30

test.each([
  [1100, 'below the middle half'],
  [1180, 'inside the middle half'],
  [1380, 'inside the middle half'],
  [1500, 'above the middle half'],
])('an SAT of %s is %s', (sat, verdict) => {
  expect(testPlace(admissions, { sat, act: null })).toMatchObject({ test: 'SAT', you: sat, verdict })
})

test('whoever took only the ACT is shown on the ACT', () => {
  expect(testPlace(admissions, { sat: null, act: 27 })).toMatchObject({ test: 'ACT', low: 24, high: 30 })
})

test('without a score the range is shown alone, and without a range nothing', () => {
  expect(testPlace(admissions, { sat: null, act: null })).toMatchObject({
    test: 'SAT',
    you: null,
    verdict: null,
  })
  expect(testPlace({ ...admissions, averageSat: null, averageAct: null }, { sat: 1300, act: 30 })).toBeNull()
})

test('a college that tells only its ACT range is not shown on the SAT', () => {
  const place = testPlace({ ...admissions, averageSat: null }, { sat: 1300, act: null })
  expect(place).toMatchObject({ test: 'ACT', you: null })
})
