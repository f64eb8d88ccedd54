import { expect, test } from 'vitest'
import { percentiles } from '#engine/matching/numbers/curves.ts'
import { catalog, columns } from '#engine/matching/testing/shipped.ts'
import { name } from '#words/messages.ts'
import { wishFits } from './campus-life.ts'
import { contraryTo, wishesOf } from './college-type.ts'
import { components } from './components.ts'
import { academicFit, chanceFit } from './fit-curves.ts'

test('the weights of the components add up to one', () => {
  expect(components.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
})

test('a faith is named as people say it, and not at all where the federal list has no name', () => {
  const [college] = catalog.colleges
  if (!college) throw new Error('no college')
  const fact = (religion: string) =>
    wishFits['Faith-Based / Religious Life Programs']({ ...college, religion })?.said.values
  expect(fact('Lutheran Church - Missouri Synod')).toEqual({ faith: name('Lutheran Church, Missouri Synod') })
  expect(fact('Other religious affiliation')).toEqual({ fact: 'a faith' })
})

test('academic fit peaks from -0.3 to +0.8 and passes .6 at -1.0 and .65 at +1.5', () => {
  expect([-0.3, 0, 0.8].map(academicFit)).toEqual([1, 1, 1])
  expect(academicFit(-1)).toBeCloseTo(0.6)
  expect(academicFit(1.5)).toBeCloseTo(0.65)
  expect(academicFit(-3)).toBeLessThan(0.15)
  expect(academicFit(Number.NaN)).toBeNaN()
})

test('the fit of a chance goes through its points and is flat outside', () => {
  const points = [0.01, 0.02, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.97, 0.99]
  expect(points.map((chance) => Math.round(100 * chanceFit(chance)))).toEqual([
    15, 15, 40, 65, 92, 100, 100, 100, 90, 90,
  ])
  expect(chanceFit(0.375)).toBeCloseTo((0.65 + 0.92) / 2)
})

test('a percentile is the place among known values; ties share theirs and absence stays absence', () => {
  expect([...percentiles(Float64Array.of(10, Number.NaN, 30, 20, 20))]).toEqual([0, Number.NaN, 1, 0.5, 0.5])
  expect([...percentiles(Float64Array.of(7))]).toEqual([0.5])
})

test.each([
  [['Small'], 'Ohio State University-Main Campus', 1],
  [['Small', 'Large'], 'Ohio State University-Main Campus', 0],
  [['Small', 'Rural'], 'Ohio State University-Main Campus', 2],
  [['Rural'], 'Oregon State University', 0], // a college town counts as a small city
  [['Large', 'Urban'], 'Middlebury College', 2],
  [['Private'], 'Ohio State University-Main Campus', 0],
] as const)('who asks for %s gets in %s the opposite of %i wishes', (types, name, expected) => {
  const i = columns.colleges.findIndex((college) => college.name === name)
  expect(contraryTo(columns, wishesOf(types), i)).toBe(expected)
})
