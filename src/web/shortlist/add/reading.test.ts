import { expect, test } from 'vitest'
import { cutAt, linesOf, readingOf, unsavedOf } from './reading.ts'

test('a pasted list is read line by line and at semicolons, without its bullets and numbers', () => {
  expect(linesOf('1. Reed College\r\n- UW Seattle\n\n  • Ole Miss;\n2) UCLA; Texas A&M;')).toEqual([
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

test('after a refusal only the unsaved lines are left, in the order they were written', () => {
  const berea = { line: 'berea', unitid: 156295, collegeName: 'Berea College', location: 'Berea, Kentucky' }
  const lines = ['Hogwarts', 'reed', 'berea', 'Berea College']
  const read = readingOf([what, reed, berea, { ...berea, line: 'Berea College' }], () => false)
  const cut = cutAt(1, read)
  expect(cut).toMatchObject({ added: [reed], refused: [berea], already: [] })
  expect(unsavedOf(lines, cut)).toEqual(['Hogwarts', 'berea'])
  expect(unsavedOf(lines, read)).toEqual(['Hogwarts'])
})
