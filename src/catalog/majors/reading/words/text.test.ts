import { expect, test } from 'vitest'
import { inFull, inWords, plain, saysNothing, stem, stems } from './text.ts'

test('spelling of signs, case and accents does not matter', () => {
  expect(plain('  B.A. in Café-Management & Tourism! ')).toBe('ba in cafe management and tourism')
  expect(plain('Women’s Studies')).toBe('womens studies')
})

test.each([
  ['engineering', 'engineer'],
  ['nursing', 'nurse'],
  ['designers', 'design'],
  ['studies', 'study'],
  ['planning', 'planner'],
  ['teachers', 'teaching'],
])('%s and %s are one word', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

test.each([
  ['pastor', 'past'],
  ['business', 'busy'],
  ['physics', 'physician'],
  ['law', 'lawn'],
])('%s and %s stay apart', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test('words without a subject fall away, unless nothing else is left', () => {
  expect(stems('I want to major in the field of chemistry')).toEqual(['chemistry'])
  expect(stems('i want to')).toEqual(['i', 'want', 'to'])
  expect(saysNothing('I want to be')).toBe(true)
  expect(saysNothing('I want to be a chef')).toBe(false)
})

test('two texts are one name letter by letter or by their telling words', () => {
  expect(inFull(plain('Poli Sci'))).toBe(inFull(plain('polisci')))
  expect(inWords(stems('a nurse'))).toBe(inWords(stems('Nurses')))
})
