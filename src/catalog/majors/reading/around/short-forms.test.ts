import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['not comp sci. maybe IT', 'Information Technology'],
  ['not math, maybe IT', 'Information Technology'],
  ['idk man probs business', 'General Business'],
  ['prolly nursing', 'Nursing'],
  ['not sure but probly something in business', 'General Business'],
  ['idk mabye nursing', 'Nursing'],
  ['saving animals', 'Wildlife Management'],
  ['saving the bees', 'Zoology'],
  ['saving and investing', 'Finance'],
  ['nuclear e', 'Nuclear Engineering'],
  ['mechanical e or physics', 'Mechanical Engineering and Physics'],
  ['trad animation or illustration', 'Animation and Visual Effects and Illustration'],
  ['trad art', 'Fine Arts'],
  ['MT BFA', 'Musical Theatre'],
  ['BFA in MT', 'Musical Theatre'],
  ['teacher (4th grade)', 'Elementary Education'],
  ['I want to teach 3rd grade', 'Elementary Education'],
  ['teach 7th grade science', 'Science Education'],
])('"%s" is read as %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('a short form that is part of another name stays', () => {
  expect(read('IT support').title).toBe('Networking and Cloud Computing')
  expect(read('i like it').kind).not.toBe('understood')
  expect(read('the trades').trade).toBeDefined()
})
