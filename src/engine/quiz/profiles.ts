import type { Occupation } from '#catalog/majors/major.ts'
import { scales } from './scales.ts'

const standsOutAtMost = 2.5 // in standard deviations: one extreme subject must not decide alone

/** Each occupation on every scale, with mean 0 and deviation 1 over the occupations, limited at extremes. */
export function profilesOf(occupations: readonly Occupation[]): number[][] {
  const rows = occupations.map(({ interests, subjects }) => [...interests, ...subjects])
  const column = new Float64Array(rows.length)
  scales.forEach((_, scale) => {
    for (let i = 0; i < rows.length; i++) column[i] = rows[i]?.[scale] ?? 0
    const standing = standardize(column)
    rows.forEach((row, i) => {
      row[scale] = Math.max(-standsOutAtMost, Math.min(standsOutAtMost, standing[i] ?? 0))
    })
  })
  return rows
}

/** To mean 0 and deviation 1. */
export function standardize(values: Float64Array): Float64Array {
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  const deviation = Math.sqrt(squares / values.length) || 1
  return values.map((value) => (value - mean) / deviation)
}
