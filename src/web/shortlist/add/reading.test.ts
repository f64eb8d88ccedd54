import { expect, test } from 'vitest'
import { linesOf, readingOf } from './reading.ts'

test('a pasted list is read line by line, without its bullets and numbers', () => {
  expect(linesOf('1. Reed College\r\n- UW Seattle\n\n  • Ole Miss;\n2) UCLA\nTexas A&M')).toEqual([
    'Reed College',
    'UW Seattle',
    'Ole Miss',
    'UCLA',
    'Texas A&M',
  ])
})

const reed = { line: 'reed', unitid: 209922, collegeName: 'Reed College', location: 'Portland, Oregon' }
const what = { line: 'Hogwarts', unitid: null, collegeName: '', location: '' }

test('what is not understood is said, what is there is not added twice', () => {
  const reading = readingOf([reed, { ...reed, line: 'Reed College' }, what], () => false)
  expect(reading.added).toEqual([reed])
  expect(reading.already).toHaveLength(1)
  expect(reading.unknown).toEqual(['Hogwarts'])
  expect(readingOf([reed], () => true).added).toEqual([])
})
