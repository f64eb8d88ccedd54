import { expect, test } from 'vitest'
import { numbersIn, sharesIn } from './numbers-in.ts'

test.each([
  ['$13,490 in 2023-24', ['$13490', '2023-24']],
  ['62.0% or 62 percent or sixty percent', ['%62', '%62', '%60']],
  ['42-61% and 42 to 61%', ['%42', '%61', '%42', '%61']],
  ['13,490 dollars', ['$13490']],
  ['45K, 3x and the 10th', ['k45', 'x3', 'th10']],
  ['.5 of six, one of them, one percent', ['0.5', '6', '%1']],
])('%s: every number, with what it counts', (text, expected) =>
  expect(numbersIn(text).map(({ value, unit }) => `${unit ?? ''}${value}`)).toEqual(expected),
)

test('what a number counts is told by the words around it, in its own sentence', () => {
  const [six] = numbersIn(
    'Most leave. Of those, 72 had a degree within six years after entry. Others stay.',
  ).slice(-1)
  expect([...(six?.near(2) ?? [])]).toEqual(['degr', 'year', 'entr'])
})

test('a share is a number of its own; a count in a year is none', () => {
  expect(sharesIn('Six in ten stay, 3 out of 4 return, 142 in 2023, 5 of 4')).toEqual(['6/10', '3/4'])
})

test('a year stands with anything; a number written with a comma is a count, whatever its value', () => {
  expect(numbersIn('Founded in 1917.')[0]?.near(2)).toBeNull()
  expect([...(numbersIn('It keeps 1,917 horses.')[0]?.near(2) ?? [])]).toEqual(['keep', 'hors'])
})
