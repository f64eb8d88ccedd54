import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorPages } from './page-model.ts'

const catalog = loadCatalog('src/catalog/data')
const pageOf = majorPages({ catalog, addresses: collegeAddresses(catalog.colleges, []) })

test('where an even number of colleges report earnings, the middle is between the two in the middle', () => {
  const checked = catalog.majors.map(pageOf).filter(({ earnings, colleges, most }) => {
    const paid = most.flatMap((one) => one.earnings ?? []).sort((a, b) => a - b)
    if (!earnings || colleges > most.length || paid.length % 2 === 1) return false
    const [low = 0, high = 0] = paid.slice(paid.length / 2 - 1)
    expect(earnings.middle).toBe((low + high) / 2)
    return low < high
  })
  expect(checked.length).toBeGreaterThan(3)
})
