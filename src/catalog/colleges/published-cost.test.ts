import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { isOnePrice, publishedCost } from './published-cost.ts'

const { collegeById } = loadCatalog('src/catalog/data')
const college = (unitid: number) => {
  const found = collegeById.get(unitid)
  if (!found) throw new Error(`no college ${unitid}`)
  return found
}

test('the published cost adds tuition, room and board and books of one year', () => {
  const ohioState = college(204796)
  const living = Number(ohioState.cost.roomAndBoard) + Number(ohioState.cost.books)
  expect(publishedCost(ohioState, true)).toEqual({ amount: 12_859 + living, year: '2023-24' })
  expect(publishedCost(ohioState, false)).toEqual({ amount: 38_365 + living, year: '2023-24' })
})

test('a part that is not known leaves the sum unknown, for the reason of that part', () => {
  const ucla = college(110662)
  const unknown = { ...ucla, cost: { ...ucla.cost, books: 'suppressed' as const } }
  expect(publishedCost(unknown, false).amount).toBe('suppressed')
})

test('one price for all is told by prices of one year, though the resident price may be newer', () => {
  const northernIllinois = college(147703)
  expect(northernIllinois.tuition.inState).not.toBe(northernIllinois.tuition.outOfState)
  expect(isOnePrice(northernIllinois)).toBe(true)
  expect(isOnePrice(college(204796))).toBe(false) // Ohio State
  expect(isOnePrice(college(166027))).toBe(true) // Harvard
  expect(isOnePrice(college(388520))).toBe(false) // Biblical Studies-Houston, private, has two
  expect(isOnePrice(college(147244))).toBe(true) // Millikin, whose lower price was its county's
})

test.each([
  [230737, 17_830 + 9_234 + 670], // Utah Valley
  [127565, 29_503 + 14_679 + 1_460], // MSU Denver
  [131399, 13_004 + 14_078 + 1_149], // University of the District of Columbia
])('a college without rooms of its own, %i, has the price of living off campus', (unitid, amount) => {
  expect(college(unitid).cost.roomAndBoard).toBe('not reported')
  expect(publishedCost(college(unitid), false)).toEqual({ amount, year: '2023-24' })
})
