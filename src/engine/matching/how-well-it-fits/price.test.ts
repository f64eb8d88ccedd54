import { expect, test } from 'vitest'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { priceFor } from './price.ts'

const price = (unitid: number, home: 'FL' | 'CO' | 'UT' | 'OH') => {
  const college = catalog.collegeById.get(unitid)
  return college && priceFor(catalog, college, home)
}

test('a net price below 0 is shown as 0', () => {
  expect(catalog.collegeById.get(137078)?.netPrice.average).toBe(-52) // St Petersburg College
  expect(price(137078, 'FL')).toMatchObject({ kind: 'net price', amount: 0 })
})

test('where a college has no rooms, a visitor is shown the year with a room off campus', () => {
  expect(price(230737, 'CO')).toMatchObject({ kind: 'before grants', amount: 27_734, year: '2023-24' })
  expect(price(230737, 'UT')).toMatchObject({ kind: 'net price' })
})
