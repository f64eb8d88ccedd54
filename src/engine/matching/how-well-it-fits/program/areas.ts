import { at } from '#engine/matching/numbers/curves.ts'
import type { ProgramIndex } from './program-index.ts'

/** Two-digit series of the classification. An area counts by any degree in it: Yale has no degree in nursing. */
const seriesOf = {
  business: ['52'],
  health: ['31', '51'],
  psychology: ['42'],
  'biology and environment': ['01', '03', '26'],
  computing: ['11'],
  'mathematics and physical sciences': ['27', '40'],
  engineering: ['14', '15'],
  'social sciences and public service': ['22', '43', '44', '45'],
  humanities: ['05', '16', '23', '24', '38', '54'],
  'arts and design': ['04', '50'],
  education: ['13'],
  communication: ['09', '10'],
} as const satisfies Record<string, readonly string[]>

/** The areas that are compared for undecided students. */
export const areas: readonly string[] = Object.keys(seriesOf)

const areaOf = new Map<string, string>(
  Object.entries(seriesOf).flatMap(([area, series]) => series.map((two) => [two, area] as const)),
)

/** The same index with areas in place of families. */
export function byArea({ families, totals, ...specialties }: ProgramIndex): ProgramIndex {
  const degrees = new Map<string, Float64Array>()
  for (const [family, { colleges, awards }] of families) {
    const area = areaOf.get(family.slice(0, 2))
    if (area === undefined) continue
    const sums = degrees.get(area) ?? new Float64Array(totals.length)
    colleges.forEach((college, k) => {
      sums[college] = at(sums, college) + at(awards, k)
    })
    degrees.set(area, sums)
  }
  const found: ProgramIndex['families'] = new Map()
  for (const [area, sums] of degrees) {
    const colleges = Int32Array.from(sums.keys()).filter((i) => at(sums, i) > 0)
    const awards = Float64Array.from(colleges, (i) => at(sums, i))
    found.set(area, { colleges, awards, earnings: awards.map(() => Number.NaN) })
  }
  return { families: found, totals, ...specialties }
}
