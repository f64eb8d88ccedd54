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
  ['el ed', 'Elementary Education'],
  ['english ed', 'English Education'],
  ['mus ed', 'Music Education'],
  ['soc studies ed', 'Social Studies Education'],
  ['gen studies', 'Liberal Arts'],
  ['gen business', 'General Business'],
  ['gen eng', 'Engineering'],
  ['land arch', 'Landscape Architecture'],
  ['int design', 'Interior Design'],
  ['int studies', 'Global Studies'],
  ['soft eng', 'Computer Science'],
  ['net sec', 'Cybersecurity'],
  ['homeland sec', 'Homeland Security'],
  ['sec math ed', 'Mathematics Education'],
  ['rec therapy', 'Recreational Therapy'],
  ['dent hyg', 'Dental Hygiene'],
  ['rel studies', 'Religious Studies'],
])('"%s" is read as %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('a short form that is part of another name stays', () => {
  expect(read('IT support').title).toBe('Networking and Cloud Computing')
  expect(read('i like it').kind).not.toBe('understood')
  expect(read('the trades').trade).toBeDefined()
})
