import type { Occupation } from '#catalog/facts.ts'
import { scales } from './scales.ts'

const standsOutAtMost = 2.5 // in standard deviations: one extreme subject must not decide alone

/** Each occupation on every scale, with mean 0 and deviation 1 over the occupations, cut where it is extreme. */
export function profilesOf(occupations: readonly Occupation[]): number[][] {
  const rows = occupations.map(({ interests, subjects }) => [...interests, ...subjects])
  const columns = scales.map((_, scale) =>
    standardize(Float64Array.from(rows, (row) => row[scale] ?? 0)).map((value) =>
      Math.max(-standsOutAtMost, Math.min(standsOutAtMost, value)),
    ),
  )
  return rows.map((_, row) => columns.map((column) => column[row] ?? 0))
}

export function standardize(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return values.map((value) => (deviation > 0 ? (value - mean) / deviation : 0))
}
