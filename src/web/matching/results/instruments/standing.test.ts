import { expect, test } from 'vitest'
import { sampleCollege } from '#report-pdf/testing/sample-report.ts'
import { testPlace } from '#web/platform/test-scores.ts'
import { standing } from './standing.ts'

const said = (averageSat: string, sat: number) => {
  const place = testPlace({ ...sampleCollege().admissions, averageSat }, { sat, act: null })
  return place && standing(place)
}

// With 'your scores fit the class' beside the first four, and 'your scores stand out' beside the last.
test.each([
  ['1070-1280', 1280, 'inside the middle half'],
  ['1070-1280', 1290, 'just above the middle half'],
  ['1070-1280', 1340, 'just above the middle half'],
  ['1530-1580', 1600, 'just above the middle half'],
  ['1070-1280', 1350, 'above the middle half'],
])('where the middle half had %s, %s is %s', (range, sat, words) => {
  expect(said(range, sat)).toBe(words)
})

test('below the range, and without a score, it adds nothing', () => {
  expect(said('1070-1280', 1060)).toBe('below the middle half')
  const place = testPlace(sampleCollege().admissions, { sat: null, act: null })
  expect(place && standing(place)).toBeNull()
})
