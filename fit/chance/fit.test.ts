import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Coefficients, coefficients } from '#contract/chance/coefficients.ts'
import { estimated } from '#engine/matching/chance/model.ts'
import { cells, factsOf, fileOf, fitted, priors } from './fit.ts'

test('the file of coefficients is what the fit makes, byte for byte', () => {
  expect(fileOf(fitted())).toBe(readFileSync('src/contract/chance/coefficients.json', 'utf8'))
})

test('the engine misses the shares of real high schools by at most 5.5 points, root mean square', () => {
  const errors = cells.map((cell) => 100 * ((estimated(factsOf(cell))?.chance ?? 0) - cell.admitted))
  expect(errors).toHaveLength(23)
  const rms = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
  expect(rms).toBeLessThanOrEqual(5.5)
  expect(rms).toBeCloseTo(coefficients.calibration.rms, 1) // the figure that the page tells
})

test('a cell that the fit has not seen is missed by little more', () => {
  const { rms, unseenRms, meanError } = coefficients.calibration
  expect(unseenRms).toBeGreaterThanOrEqual(rms)
  expect(unseenRms).toBeLessThan(rms + 1.5)
  expect(Math.abs(meanError)).toBeLessThan(2)
})

test('each word was a yes more often than the one below it, and within where it begins and ends', () => {
  const { words: begins } = coefficients
  const ends: Record<string, readonly [number, number]> = {
    likely: [begins.likely, 1],
    target: [begins.target, begins.likely],
    reach: [begins.reach, begins.target],
    'far reach': [0, begins.reach],
  }
  for (const { word, admitted } of coefficients.calibration.words) {
    const [from, to] = ends[word] ?? [0, 0]
    expect(admitted, word).toBeGreaterThanOrEqual(100 * from)
    expect(admitted, word).toBeLessThanOrEqual(100 * to)
  }
})

test('no weight is negative, so that no term turns around, and every prior is told with its reason', () => {
  const negative = Object.entries(coefficients.index).filter(([, weight]) => weight < 0)
  expect(negative).toEqual([])
  const groups: readonly (keyof Coefficients)[] = ['index', 'doubts', 'range', 'words', 'class']
  const made = ['index.atHome', 'index.elsewhere', 'doubts.rateOfEveryone'] // from the rates by residency
  const told = new Set([...priors.map(({ name }) => name), ...made])
  for (const group of groups)
    for (const name of Object.keys(coefficients[group])) expect(told).toContain(`${group}.${name}`)
  expect(priors.filter(({ why }) => why.length < 5)).toEqual([])
})
