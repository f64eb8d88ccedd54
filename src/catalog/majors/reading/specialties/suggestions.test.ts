import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorSearch } from '#catalog/majors/reading/resolver.ts'
import { withSpecialties } from './suggestions.ts'

const catalog = loadCatalog(join(import.meta.dirname, '../../../data'))
const suggest = withSpecialties(catalog, majorSearch(catalog))
const titles = (text: string) => suggest(text, 8).map(({ title }) => title)

test.each([
  ['graphic', 'Graphic Design'],
  ['film', 'Film'],
  ['equine', 'Equine Studies'],
  ['bio', 'Biology'],
  ['music', 'Music'],
  ['psych', 'Psychology'],
  ['art', 'Fine Arts'],
  ['supply', 'Supply Chain Management'],
])('"%s" suggests %s first', (text, first) => {
  expect(titles(text)[0]).toBe(first)
})

test('what is suggested is eight at most, each title once', () => {
  for (const text of ['', 'forensic', 'art', 'sport', 'fash', 'human', 'religious', 'web', 'music']) {
    const found = titles(text)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(new Set(found).size).toBe(found.length)
  }
})
