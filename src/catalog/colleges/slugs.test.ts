import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { collegeAddresses, collegeSlugs, publishedSlugs } from './slugs.ts'

const { colleges } = loadCatalog('src/catalog/data')
const published = publishedSlugs(readFileSync('src/catalog/colleges/published-slugs.tsv', 'utf8'))

test.each([
  ["St. John's College", 'st-johns-college'],
  ['Texas A & M University-College Station', 'texas-a-and-m-university-college-station'],
  ['Universidad Ana G. Méndez', 'universidad-ana-g-mendez'],
])('the words of %s are %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('every college has an address of its own, which says the name', () => {
  const slugs = collegeSlugs(colleges)
  expect(slugs.size).toBe(colleges.length)
  expect(new Set(slugs.values()).size).toBe(colleges.length)
  for (const { unitid, name } of colleges) expect(slugs.get(unitid)).toContain(slugOf(name))
})

test('two that share a name are told apart by their state, others keep the bare name', () => {
  const { slugOf: of } = collegeAddresses(colleges, [])
  const lincolns = colleges.filter(({ name }) => name === 'Lincoln University').map(of)
  expect(lincolns.sort()).toEqual([
    'lincoln-university-california',
    'lincoln-university-missouri',
    'lincoln-university-pennsylvania',
  ])
  expect(of({ unitid: 166027 })).toBe('harvard-university')
})

test('no two of any colleges ever share an address', () => {
  const named = fc.record({
    name: fc.constantFrom('Union College', 'Union College Ohio', 'Union College Troy Ohio', 'Bethel'),
    city: fc.constantFrom('Troy', 'Ohio'),
    state: fc.constantFrom('OH' as const, 'NY' as const),
  })
  fc.assert(
    fc.property(fc.array(named, { maxLength: 12 }), (list) => {
      const slugs = collegeSlugs(list.map((one, at) => ({ ...one, unitid: at + 1000 })))
      expect(new Set(slugs.values()).size).toBe(list.length)
    }),
  )
})

test('a renamed college redirects, and so does its federal number; an unknown one is not found', () => {
  const { find } = collegeAddresses(colleges, published)
  expect(find('humboldt-state-university')).toEqual({
    movedTo: 'california-state-polytechnic-university-humboldt',
  })
  expect(find('166027')).toEqual({ movedTo: 'harvard-university' })
  expect(find('hogwarts')).toBeNull()
  expect(find('')).toBeNull()
})

test('every address of today is on the list of published ones: after a renaming, add the new one and keep the old', () => {
  const known = new Set(published.map(({ unitid, slug }) => `${unitid} ${slug}`))
  const missing = [...collegeSlugs(colleges)].filter(([unitid, slug]) => !known.has(`${unitid} ${slug}`))
  // node tools/publish-slugs.ts adds them.
  expect(missing).toEqual([])
})
