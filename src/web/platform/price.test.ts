import { expect, test } from 'vitest'
import { sampleCollege } from '#report-pdf/testing/sample-report.ts'
import { familyPrice } from './price.ts'

const source = { year: '2022-23', source: 'College Scorecard' }
const net = sampleCollege({ price: { kind: 'net price', amount: 17_840, ...source } })

test('an income chooses what families of that income paid', () => {
  expect(familyPrice(net, 2)).toEqual({
    amount: 16_300,
    beforeGrants: false,
    forIncome: true,
    note: 'after grants, living costs in, income $48–75k',
  })
})

test('without an income, or where none was published for it, the average is said to be one', () => {
  const average = {
    amount: 17_840,
    beforeGrants: false,
    forIncome: false,
    note: 'after grants, living costs in, all incomes',
  }
  expect(familyPrice(net, null)).toEqual(average)
  expect(familyPrice({ ...net, netPrice: { ...net.netPrice, byIncome: [] } }, 4)).toEqual(average)
})

test('a price before grants is the same for every income: what residents paid is not for others', () => {
  const other = sampleCollege({ price: { kind: 'before grants', amount: 41_800, ...source } })
  expect(familyPrice(other, 0)).toEqual(familyPrice(other, null))
  expect(familyPrice(other, 0)).toMatchObject({ amount: 41_800, beforeGrants: true })
})

test('a report that has no price for this student has none here', () => {
  expect(familyPrice(sampleCollege({ price: null }), 1)).toBeNull()
})

test('a price less the grant of the home state says so, and that not everyone qualifies', () => {
  const granted = sampleCollege({
    price: { kind: 'before grants', amount: 29_300, grant: 'the DC Tuition Assistance Grant', ...source },
  })
  expect(familyPrice(granted, 1)?.note).toBe(
    'with the DC Tuition Assistance Grant, if you qualify, living costs in',
  )
})

test('a price by an agreement of two states says by which', () => {
  const agreed = sampleCollege({
    price: {
      kind: 'before grants',
      amount: 29_300,
      agreement: 'the agreement of Minnesota and Wisconsin',
      ...source,
    },
  })
  expect(familyPrice(agreed, 1)).toMatchObject({
    amount: 29_300,
    note: 'before grants, by the agreement of Minnesota and Wisconsin, living costs in',
  })
})
