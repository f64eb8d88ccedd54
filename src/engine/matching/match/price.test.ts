import { expect, test } from 'vitest'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { agreedPrices, priceFor } from './price.ts'

const price = (unitid: number, home: 'FL' | 'CO' | 'UT' | 'OH' | 'DC' | 'CA' | 'WA') => {
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

test('where a college publishes the rate of an exchange for all, a year is counted with 150 percent of resident tuition', () => {
  const idaho = 142285 // resident tuition 8,816, for others 29,784, and 11,612 for living and books
  expect(price(idaho, 'CA')).toMatchObject({
    kind: 'before grants',
    amount: 13_224 + 11_612,
    agreement: 'the Western Undergraduate Exchange',
  })
  expect(price(idaho, 'OH')).toMatchObject({ amount: 29_784 + 11_612 })
  expect(price(idaho, 'OH')?.agreement).toBeUndefined()
  expect(price(142115, 'CA')?.agreement).toBeUndefined() // Boise State chooses
})

test('where it gives its resident tuition to some states, they pay that, and others the listed price', () => {
  const easternOregon = 208646
  expect(price(easternOregon, 'WA')).toMatchObject({
    amount: 23_604,
    agreement: "Eastern Oregon's rate for neighbors",
  })
  expect(price(easternOregon, 'CA')).toMatchObject({ amount: 37_554 })
})

test('the prices of a college by state name each state once', () => {
  const statesAt = (unitid: number) => {
    const college = catalog.collegeById.get(unitid)
    return college ? agreedPrices(catalog, college).map(({ state }) => state) : []
  }
  for (const unitid of [142285, 155681, 219356, 240444])
    expect(new Set(statesAt(unitid)).size).toBe(statesAt(unitid).length)
  expect(statesAt(155681)).toHaveLength(32) // 31 states of the Gorilla Advantage, and DC with its grant
})

test('a net price that cannot be right is no price', () => {
  expect(price(143084, 'OH')).toBeNull() // Augustana in Illinois, whose richest would pay less than half
})
