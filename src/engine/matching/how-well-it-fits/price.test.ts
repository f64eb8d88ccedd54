import { expect, test } from 'vitest'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { priceFor } from './price.ts'

const price = (unitid: number, home: 'FL' | 'CO' | 'UT' | 'OH' | 'DC') => {
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

test('a student from DC is shown public colleges elsewhere less the grant, and never more than the difference', () => {
  const listed = (unitid: number) => price(unitid, 'OH')?.amount ?? 0
  const maryland = 163286
  expect(price(maryland, 'DC')).toMatchObject({
    kind: 'before grants',
    grant: 'the DC Tuition Assistance Grant',
    amount: listed(maryland) - 10_000,
  })
  const bowie = catalog.collegeById.get(162007)
  const { inState, outOfState } = bowie?.tuition.earlier ?? bowie?.tuition ?? {}
  expect(price(162007, 'DC')?.amount).toBe(
    listed(162007) - Math.min(10_000, Number(outOfState) - Number(inState)),
  )
  expect(price(131469, 'DC')?.grant).toBeUndefined() // George Washington
  expect(price(maryland, 'OH')?.grant).toBeUndefined()
})

test('a net price that cannot be right is no price', () => {
  expect(price(143084, 'OH')).toBeNull() // Augustana in Illinois, whose richest would pay less than half
})
