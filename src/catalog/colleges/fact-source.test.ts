import { expect, test } from 'vitest'
import { provenanceFrom } from '#catalog/colleges/table/load.ts'
import { loadCatalog } from '#catalog/load.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'
import { type CitedPath, citedPaths, factSource } from './fact-source.ts'

const catalog = loadCatalog('src/catalog/data')
const sourceOf = (unitid: number, path: CitedPath) => {
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

test('other facts have the source of their column', () => {
  expect(sourceOf(204796, 'admission.rate')).toEqual({ source: 'IPEDS Admissions', year: 'fall 2024' })
})

test('every fact of every college that is shown has a source and a year', () => {
  const without = citedPaths.flatMap((path) =>
    catalog.colleges.filter((college) => {
      const { source, year } = factSource(catalog, college, path)
      return source === '' || !/\d{4}/.test(year)
    }),
  )
  expect(without).toEqual([])
})

test.each(citedPaths)('tables without a source for %s are not read', (left) => {
  const rows = [...catalog.provenance].flatMap(([path, from]) => (path === left ? [] : [{ path, ...from }]))
  const text = tableText('provenance', ['path', 'source', 'year'], rows)
  expect(() => provenanceFrom((name, columns) => parseTable(name, columns, text))).toThrow(left)
})
