import { expect, test } from 'vitest'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'

const catalog = loadCatalog('src/catalog/data')
const read = collegeResolver(catalog)
const nameOf = (text: string) => read(text).college?.name ?? null

test.each([
  'Davis Technical College',
  'Salt Lake Community College',
  'Salt Lake CC',
  'Colby Community College, Kansas',
  'Wake Tech',
  'Stanford Community College',
  'Butler Community College',
  'Orange Coast College',
  'Lindsey Hopkins Technical College',
])('"%s" is none of our colleges', (text) => {
  expect(nameOf(text)).toBeNull()
})

test.each([
  ['Austin Community College', 'Austin Community College District'], // and not Austin College
  ['Denver Community College', 'Community College of Denver'],
  ['Miami Dade Community College', 'Miami Dade College'],
  ['Houston Community College or Rice University', 'Houston Community College'],
  ['Houston CC', 'Houston Community College'],
  ['Georgia Tech', 'Georgia Institute of Technology-Main Campus'],
])('"%s" is %s', (text, name) => {
  expect(nameOf(text)).toBe(name)
})

test('a short name is the two-year college for those who live in its state', () => {
  expect(nameOf('Temple College')).toBe('Temple University')
  expect(read('Temple College', ['TX']).college).toBeNull()
})

test('at home no two-year college is taken for another, unless both have that very name', () => {
  const taken = catalog.twoYearColleges
    .filter(({ name, state, unitid }) => {
      const { college } = read(name, [state])
      return college && college.unitid !== unitid
    })
    .map(({ name }) => name)
  expect(taken).toEqual([
    'Columbia College',
    'Glendale Community College',
    'Southwestern College',
    'Marion Technical College',
  ])
})
