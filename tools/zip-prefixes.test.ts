import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prefixTable } from './zip-prefixes.ts'

test('the table of ZIP prefixes is what the table of ZIP codes says', () => {
  const derived = prefixTable(readFileSync('src/web/colleges/map/zips.bin'))
  expect(readFileSync('src/catalog/data/zip-prefixes.tsv', 'utf8')).toBe(derived)
  expect(derived).toMatch(/^606\t41\.[89]\d\t-87\.\d\d$/m) // Chicago
  expect(derived).toMatch(/^970\t45\.\d\d\t-12[12]\.\d\d$/m) // around Portland
})
