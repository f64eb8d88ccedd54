import { expect, test } from 'vitest'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { trades } from '#catalog/majors/reading/trades.ts'
import { catalog as shipped } from '#engine/matching/testing/shipped.ts'
import { majorProfileOf } from './major-profile.ts'

const read = majorResolver(shipped)
const careersOf = (text: string) =>
  (majorProfileOf(shipped, read(text))?.careerPaths ?? []).map(({ title }) => title)

test.each([
  ['welding', ['Welders', 'Sheet Metal Workers']],
  ['electrician', ['Electricians']],
  ['hvac', ['Heating and Cooling Technicians']],
  ['chef', ['Chefs and Head Cooks', 'Restaurant Cooks', 'Bakers']],
  ['flight attendant', ['Flight Attendants']],
])('the careers of %s begin with the work itself: %j', (text, expected) => {
  expect(careersOf(text).slice(0, expected.length)).toEqual(expected)
})

test('a career is shown once, and that of every trade first, with its pay', () => {
  for (const { name, careers } of trades) {
    const paths = majorProfileOf(shipped, read(name))?.careerPaths ?? []
    const titles = paths.map(({ title }) => title)
    expect([name, titles]).toEqual([name, [...new Set(titles)]])
    const [own] = careers
    if (own !== undefined) expect([name, titles[0]]).toEqual([name, shipped.careers.get(own)?.title])
    if (own !== undefined) expect([name, paths[0]?.medianPay?.value]).toEqual([name, expect.any(Number)])
  }
})
