import { expect, test } from 'vitest'
import { withoutLesser } from './comparing.ts'

const subjects = new Set(['nursing', 'teaching'])
const left = (text: string) =>
  withoutLesser(text, (name) => subjects.has(name))
    .trim()
    .replace(/ +/g, ' ')

test.each([
  ['I like psychology more than sociology', 'I like psychology'],
  ['less math, more history', 'history'],
  ['less interested in law than politics', 'politics'],
  ['more chemistry than physics', 'chemistry'],
  ['prefer biology to chemistry', 'biology'],
  ['nursing over teaching', 'nursing'],
])('what is liked less is no wish: "%s" is %s', (text, wish) => {
  expect(left(text)).toBe(wish)
})

test.each([
  'I love music more than anything',
  'more than one language',
  'nothing more than welding',
  'prefer not to say',
  'prefer to work with animals',
  'film over everything',
])('where nothing is compared the text stays: "%s"', (text) => {
  expect(left(text)).toBe(text)
})
