import { expect, test } from 'vitest'
import { toldEnds } from './told.ts'

test('under 4 % is said as that, at either end or at both', () => {
  expect(toldEnds(1, 3)).toEqual(['under 4'])
  expect(toldEnds(2, 14)).toEqual(['under 4', '14'])
  expect([toldEnds(4, 9), toldEnds(97, 97)]).toEqual([['4', '9'], ['97']])
})
