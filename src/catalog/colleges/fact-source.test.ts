import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { factSource } from './fact-source.ts'

const catalog = loadCatalog('src/catalog/data')
const sourceOf = (unitid: number, path: string) => {
  const college = catalog.collegeById.get(unitid)
  return college ? factSource(catalog, college, path) : null
}

test('a public college may have its in-state price a year newer than its out-of-state price', () => {
  expect(sourceOf(204796, 'tuition.inState')).toEqual({ source: 'College Scorecard API', year: '2024-25' })
  expect(sourceOf(204796, 'tuition.outOfState')).toEqual({ source: 'College Scorecard', year: '2023-24' })
})

test('a service academy says why its tuition is 0', () => {
  expect(sourceOf(197036, 'tuition.inState')?.source).toContain('charges no tuition')
})

test('other facts have the source of their column, and what is no fact has none', () => {
  expect(sourceOf(204796, 'admission.rate')).toEqual({ source: 'IPEDS Admissions', year: 'fall 2024' })
  expect(sourceOf(204796, 'averageGpa')).toBeNull()
})
