import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookalikes, slipsBetween } from './spelling.ts'

test.each([
  ['science', 'sceince', 1],
  ['psychology', 'pyschology', 1],
  ['nursing', 'nursng', 1],
  ['graphic', 'graffic', 2],
  ['art', 'art', 0],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
})

test('slips count the same from both sides, and are never more than the longer word', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const slips = slipsBetween(a, b)
      expect(slips).toBe(slipsBetween(b, a))
      expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(slips === 0).toBe(a === b)
    }),
  )
})

test('the nearest word comes first, words too far away do not come', () => {
  const alike = lookalikes(['psychology', 'phrenology', 'biology', 'chemistry'])
  expect(alike('pyschology')[0]?.word).toBe('psychology')
  expect(alike('geography')).toEqual([])
})

test('a short word is not corrected: another letter makes another word', () => {
  expect(lookalikes(['law', 'cow', 'raw'])('low')).toEqual([])
})
