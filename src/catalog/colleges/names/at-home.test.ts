import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { type StateCode, states } from '#contract/states.ts'

const catalog = loadCatalog('src/catalog/data')
const resolve = collegeResolver(catalog)
const stateCodes = states.map(([code]) => code)

test.each<[StateCode, string, string]>([
  ['WA', 'UW', 'University of Washington-Seattle Campus'],
  ['WY', 'UW', 'University of Wyoming'],
  ['WI', 'UW', 'University of Wisconsin-Madison'],
  ['SC', 'USC', 'University of South Carolina-Columbia'],
  ['OR', 'OSU', 'Oregon State University'],
  ['OK', 'OSU', 'Oklahoma State University-Main Campus'],
  ['MT', 'MSU', 'Montana State University'],
  ['MS', 'MSU', 'Mississippi State University'],
  ['MO', 'MSU', 'Missouri State University-Springfield'],
  ['ND', 'MSU', 'Minot State University'],
  ['KS', 'KSU', 'Kansas State University'],
  ['OH', 'KSU', 'Kent State University at Kent'],
  ['AL', 'UA', 'The University of Alabama'],
  ['AR', 'UA', 'University of Arkansas'],
  ['AR', 'U of A', 'University of Arkansas'],
  ['MN', 'U of M', 'University of Minnesota-Twin Cities'],
  ['TN', 'U of M', 'University of Memphis'],
  ['OH', 'Miami', 'Miami University-Oxford'],
  ['LA', 'Loyola', 'Loyola University New Orleans'],
  ['MD', 'Loyola', 'Loyola University Maryland'],
  ['CA', 'Loyola', 'Loyola Marymount University'],
  ['LA', 'Loyola University', 'Loyola University New Orleans'],
  ['SD', 'SDSU', 'South Dakota State University'],
  ['SD', 'USD', 'University of South Dakota'],
  ['OH', 'OU', 'Ohio University-Main Campus'],
  ['OH', 'I want to go to OU', 'Ohio University-Main Campus'],
  ['TN', 'UT', 'The University of Tennessee-Knoxville'],
  ['TX', 'TSU', 'Texas Southern University'],
  ['TN', 'TSU', 'Tennessee State University'],
  ['CT', 'Trinity', 'Trinity College'],
  ['TX', 'Trinity', 'Trinity University'],
  ['OH', 'UC', 'University of Cincinnati-Main Campus'],
  ['MN', 'UMD', 'University of Minnesota-Duluth'],
  ['CO', 'UNC', 'University of Northern Colorado'],
  ['NC', 'ASU', 'Appalachian State University'],
  ['OR', 'PSU', 'Portland State University'],
  ['HI', 'UH', 'University of Hawaii at Manoa'],
  ['LA', 'Xavier', 'Xavier University of Louisiana'],
  ['VA', 'Tech', 'Virginia Polytechnic Institute and State University'],
  ['KY', 'Western', 'Western Kentucky University'],
  ['OH', 'Wesleyan', 'Ohio Wesleyan University'],
  ['UT', 'the U', 'University of Utah'],
])('a short name that several have is the one at home: from %s "%s" is %s', (state, text, name) => {
  expect(resolve(text, [state]).college?.name).toBe(name)
})

test('the home state wins, then a chosen one in the order chosen; the best known stays among the others', () => {
  expect(resolve('UW', ['WY', 'WA']).college?.name).toBe('University of Wyoming')
  expect(resolve('UW', ['TX', 'WA']).college?.name).toBe('University of Washington-Seattle Campus')
  const { college, alternatives } = resolve('usc', ['SC'])
  expect(alternatives).toContain(resolve('usc').college)
  expect(alternatives).not.toContain(college)
})

test.each<[StateCode, string, string]>([
  ['SC', 'University of Southern California', 'University of Southern California'],
  ['OR', 'Ohio State', 'Ohio State University-Main Campus'],
  ['FL', 'Miami University', 'Miami University-Oxford'],
  ['PA', 'Indiana University', 'Indiana University-Bloomington'],
  ['TX', 'Southern University', 'Southern University and A & M College'],
  ['OH', 'Washington State', 'Washington State University'],
  ['LA', 'Xavier University', 'Xavier University'],
])('a full name, or one that only one has, is the same from %s: "%s"', (state, text, name) => {
  expect(resolve(text, [state]).college?.name).toBe(name)
})

test.each<[StateCode, string, string]>([
  ['MO', 'Columbia', 'Columbia University in the City of New York'],
  ['IA', 'Cornell', 'Cornell University'],
  ['KY', 'Georgetown', 'Georgetown University'],
  ['IN', 'RPI', 'Rensselaer Polytechnic Institute'], // once Rose Polytechnic
  ['CA', 'Parsons', 'The New School'], // once a school of Otis
  ['PA', 'LSU', 'Louisiana State University and Agricultural & Mechanical College'],
  ['FL', 'BC', 'Boston College'],
  ['KS', 'UK', 'University of Kentucky'],
  ['CA', 'CSU', 'Colorado State University-Fort Collins'], // there it is two dozen colleges
])('a name known everywhere is no small namesake at home: from %s "%s" is %s', (state, text, name) => {
  expect(resolve(text, [state]).college?.name).toBe(name)
})

test('the official name of one college means it from every state', () => {
  const counts = new Map<string, number>()
  for (const { name } of catalog.colleges) counts.set(name, (counts.get(name) ?? 0) + 1)
  const alone = catalog.colleges.filter(({ name }) => counts.get(name) === 1)
  fc.assert(
    fc.property(fc.constantFrom(...alone), fc.constantFrom(...stateCodes), (college, state) => {
      expect(resolve(college.name, [state])).toEqual(resolve(college.name))
    }),
    { numRuns: 300 },
  )
})

test('without a state, nothing is different: near no state is as before', () => {
  const texts = catalog.colleges.flatMap(({ nicknames }) => nicknames)
  fc.assert(
    fc.property(fc.constantFrom(...texts), (text) => {
      expect(resolve(text, [])).toEqual(resolve(text))
    }),
    { numRuns: 200 },
  )
})

test('a state brings only a college that is there', () => {
  const texts = catalog.colleges.flatMap(({ nicknames }) => nicknames)
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...stateCodes), (text, state) => {
      const { college } = resolve(text, [state])
      if (college && college !== resolve(text).college) expect(college.state).toBe(state)
    }),
    { numRuns: 300 },
  )
})
