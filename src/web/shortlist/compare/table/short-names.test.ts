import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

test('a narrow line has a shorter name', () => {
  expect(
    shortNames([
      'University of North Carolina at Chapel Hill',
      'The Juilliard School',
      'Massachusetts Institute of Technology',
      'Berea College',
    ]),
  ).toEqual([
    'U. of North Carolina at Chapel Hill',
    'Juilliard School',
    'Massachusetts Inst. of Tech.',
    'Berea College',
  ])
})

test('two colleges never read the same', () => {
  const alike = ['The King’s College', 'King’s College']
  expect(shortNames(alike)).toEqual(alike)
})
