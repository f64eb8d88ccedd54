import { expect, test } from 'vitest'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import type { StateCode } from '#contract/states.ts'

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

test.each([
  ['Wake Tech', [], 'Wake Technical Community College', 'Raleigh', 'NC'],
  ['Salt Lake Community College', [], 'Salt Lake Community College', 'Salt Lake City', 'UT'],
  ['Tarrant County College', [], 'Tarrant County College District', 'Fort Worth', 'TX'],
  ['Colby Community College, Kansas', [], 'Colby Community College', 'Colby', 'KS'],
  ['SLCC', ['UT'], 'Salt Lake Community College', 'Salt Lake City', 'UT'],
  ['BMCC', ['NY'], 'CUNY Borough of Manhattan Community College', 'New York', 'NY'],
  ['Bunker Hill', ['MA'], 'Bunker Hill Community College', 'Boston', 'MA'],
  ['NOVA', ['VA'], 'Northern Virginia Community College', 'Annandale', 'VA'],
] as const)('"%s" (%s) is told to be %s', (text, near, name, city, state) => {
  expect(read(text, near)).toMatchObject({ college: null, alternatives: [], twoYear: { name, city, state } })
})

test('initials and nicknames of two-year colleges are read so in their state only', () => {
  expect(nameOf('NOVA')).toBe('Villanova University')
  expect(read('NOVA', ['PA']).college?.name).toBe('Villanova University')
  expect(read('SLCC', ['MO']).college?.name).toBe('Saint Louis Community College')
  expect(read('Bunker Hill', ['OH']).twoYear).toBeUndefined()
  expect(read('Wake', ['NC']).college?.name).toBe('Wake Forest University')
})

test('of two two-year colleges of one name neither is told, unless a state says which', () => {
  const told = (text: string, near: readonly StateCode[] = []) => read(text, near).twoYear?.city
  expect(told('Highland Community College')).toBeUndefined()
  expect(told('Highland Community College', ['KS'])).toBe('Highland')
  expect(told('Highland Community College', ['IL'])).toBe('Freeport')
  expect(told('Highland Community College, Illinois')).toBe('Freeport')
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
