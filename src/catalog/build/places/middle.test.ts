import { expect, test } from 'vitest'
import { middleOf } from './middle.ts'

const vegas = { latitude: 36.17, longitude: -115.14 }
const reno = { latitude: 39.53, longitude: -119.81 }
const elko = { latitude: 40.83, longitude: -115.76 }

test('where more than half are in one place, it is the middle, however far the others are', () => {
  const middle = middleOf([
    { ...vegas, weight: 70 },
    { ...reno, weight: 28 },
    { ...elko, weight: 2 },
  ])
  expect(middle.latitude).toBeCloseTo(vegas.latitude, 1)
  expect(middle.longitude).toBeCloseTo(vegas.longitude, 1)
})

test('a place twice as far draws no more: of three alike in a row, the one between is the middle', () => {
  const at = (latitude: number) => ({ latitude, longitude: -100, weight: 1 })
  expect(middleOf([at(40), at(41), at(49)]).latitude).toBeCloseTo(41, 1)
})

test('distances are on the ground: at 60 degrees north one of longitude is half as long as one of latitude', () => {
  const middle = middleOf([
    { latitude: 61, longitude: -150, weight: 1 },
    { latitude: 60, longitude: -152, weight: 1 },
    { latitude: 60, longitude: -148, weight: 1 },
  ])
  // All three are seen 120 degrees apart from 1/√3 above the base; were all degrees alike, the middle would be at 61.
  expect(middle.latitude).toBeCloseTo(60 + 1 / Math.sqrt(3), 1)
  expect(middle.longitude).toBeCloseTo(-150, 3)
})

test('nobody studies there: a place without weight changes nothing', () => {
  const alone = middleOf([{ ...reno, weight: 5 }])
  expect(
    middleOf([
      { ...reno, weight: 5 },
      { ...elko, weight: 0 },
    ]),
  ).toEqual(alone)
  expect(alone.latitude).toBeCloseTo(reno.latitude, 6)
})
