import { expect, test } from 'vitest'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { ownRanges, testRange } from './test-range.ts'

const named = (name: string) => {
  const college = catalog.colleges.find((one) => one.name === name)
  if (!college) throw new Error(`${name} is not in the catalog`)
  return college
}

test('of two ranges that contradict each other, the one that more sent is told', () => {
  const dover = named('Delaware State University') // 350 sent the SAT, 33 the ACT
  expect(ownRanges(dover)).toMatchObject({ sat: { low: 800 }, act: null })
  expect(ownRanges(named('Oklahoma Baptist University')).act).toBeNull() // 17-19 is no range of a class
})

test('a class is known by the test that most of it sent', () => {
  const provo = named('Brigham Young University') // 46 % sent the ACT, 12 % the SAT
  expect(testRange(provo)).toEqual(ownRanges(provo).act)
  const austin = named('The University of Texas at Austin')
  expect(testRange(austin)).toEqual(ownRanges(austin).sat)
})

test('scores of a handful judge nobody', () => {
  const simpson = named('Simpson College') // 2 % of 381 sent an ACT
  expect(ownRanges(simpson)).toEqual({ sat: null, act: null })
})
