import { expect, test } from 'vitest'
import { link } from '#catalog/build/colleges/links.ts'
import { nicknamesOf } from './nicknames.ts'

test.each([
  ['www.reed.edu', 'https://www.reed.edu/'],
  ['https://www.reed.edu/apply', 'https://www.reed.edu/apply'],
  ['http://www.reed.edu/', 'http://www.reed.edu/'],
  ['tcc.example.com/Reed College/Freshman', 'https://tcc.example.com/Reed%20College/Freshman'],
  ['https://kad007@marietta.edu/', 'https://marietta.edu/'],
])('the address "%s" becomes a link', (written, href) => {
  expect(link(written)).toBe(href)
})

test.each([
  '',
  ' ',
  '-2',
  'none',
  'N/A',
  'see catalog',
  'javascript:alert(1)',
  'http://',
  'ftp://x.edu/',
  'mailto:a@b.edu',
])('the address "%s" is junk, and none is made up in its place', (written) => {
  expect(link(written)).toBeNull()
})

test.each([
  ['FAMU|Florida A&M University|Rattlers|', ['FAMU', 'Florida A&M University', 'Rattlers']],
  ['Dalton State, DSC', ['Dalton State', 'DSC']],
  ['Rutgers, The State University; Rutgers U', ['Rutgers, The State University', 'Rutgers U']],
  ['St. Leo   St Leo College', ['St. Leo', 'St Leo College']],
  ["St. Mary's or SMCM", ["St. Mary's", 'SMCM']],
])('the aliases "%s" are cut apart', (aliases, nicknames) => {
  expect(nicknamesOf('Some College', 'Town', aliases, [])).toEqual(nicknames)
})

test('our own nicknames come first, and none stands twice or repeats the name', () => {
  expect(nicknamesOf('Reed College', 'Portland', 'REED COLLEGE|Reedies|reed', ['reed'])).toEqual([
    'reed',
    'Reedies',
  ])
})

test('a school inside the college, its town or its state is no nickname', () => {
  const aliases = 'HIU|College of Business and Management|Fullerton|California'
  expect(nicknamesOf('Hope International University', 'Fullerton', aliases, [])).toEqual(['HIU'])
  expect(nicknamesOf('University of Colorado Boulder', 'Boulder', 'Colorado|Boulder', [])).toEqual([
    'Colorado',
    'Boulder',
  ])
})

test('a slip of the name is no nickname, a letter more on purpose is', () => {
  const aliases = 'Flordia State University|Florda State|FSU|UFlorida|FloridaU'
  expect(nicknamesOf('Florida State University', 'Tallahassee', aliases, [])).toEqual([
    'FSU',
    'UFlorida',
    'FloridaU',
  ])
})
