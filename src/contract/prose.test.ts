import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, dollars, dotted, gpaText, withArticle } from './prose.ts'

test('a number is written as Intl writes it in American English', () => {
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
      expect(count(value)).toBe(intl.format(value))
    }),
  )
  for (const value of [0, 7, -7, 999, -999, 1000, -1000, 1_000_000])
    expect(count(value)).toBe(intl.format(value))
})

test('a price below zero has its sign before the dollars', () => {
  expect([41862, 0, -904, -0.4].map(dollars)).toEqual(['$41,862', '$0', '-$904', '$0'])
})

test.each([
  'a college',
  'an Oregon family',
  'an urban college',
  'a university',
  'a unique place',
  'a Utah family',
  'a 7',
  'an 8',
  'an 800',
  'an 11',
  'an 18',
  'a 110',
  'a 1050',
  'an 1150',
  'an 11,500',
])('%s has the article one hears', (spoken) => {
  expect(withArticle(spoken.replace(/^an? /, ''))).toBe(spoken)
})

test('a GPA has a decimal, as a number and as it was typed', () => {
  expect([2, 3.25, '4', '3.70', ''].map(gpaText)).toEqual(['2.0', '3.25', '4.0', '3.70', ''])
})

test('facts in a row skip what is unknown, and no line can begin with the dot between them', () => {
  expect(dotted(['Maya Torres', '', null, 'Oregon', 'Public · small city'])).toBe(
    'Maya Torres\u00a0· Oregon\u00a0· Public\u00a0· small city',
  )
})
