import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slips } from './slips.ts'

test.each([
  ['science', 'sceince', 1],
  ['psychology', 'pyschology', 1],
  ['standford', 'stanford', 1],
  ['nursing', 'nursng', 1],
  ['graphic', 'graffic', 2],
  ['art', 'art', 0],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (a, b, apart) => {
  expect(slips(a, b, 3)).toBe(apart)
})

test('above what is accepted the exact number does not matter', () => {
  expect(slips('hogwarts', 'howard', 2)).toBe(3)
})

test('slips count the same from both sides, and are never more than the longer word', () => {
  const word = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[a-c]{0,8}$/))
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 12 }), (a, b, most) => {
      const apart = slips(a, b, 12)
      expect(apart).toBe(slips(b, a, 12))
      expect(apart).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(apart === 0).toBe(a === b)
      expect(slips(a, b, most)).toBe(Math.min(apart, most + 1))
    }),
  )
})
