import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

test('a narrow line has shorter names', () => {
  expect(shortNames(['University of Oregon', 'Berea College'])).toEqual(['U of Oregon', 'Berea'])
})

test('two colleges never read the same', () => {
  const alike = ['Boston College', 'Boston University']
  expect(shortNames(alike)).toEqual(alike)
})
