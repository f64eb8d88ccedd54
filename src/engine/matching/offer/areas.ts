import { at } from '#engine/matching/numbers/curves.ts'
import { indicesAbove0, type Offer } from './offer.ts'
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

/** The degrees of each college in each area. */
function degreesByArea({ families, totals }: ProgramIndex): Map<string, Float64Array> {
  const found = new Map<string, Float64Array>()
  for (const [family, { colleges, awards }] of families) {
    const area = areaOf.get(family.slice(0, 2))
    if (area === undefined) continue
    const degrees = found.get(area) ?? new Float64Array(totals.length)
    colleges.forEach((i, k) => {
      degrees[i] = at(degrees, i) + at(awards, k)
    })
    found.set(area, degrees)
  }
  return found
}

/** Of all degrees: an area with fewer is no room to choose in. */
const aRealPart = 0.02
/** As many as a college of liberal arts is at home in; a technical institute or a business school has two to four. */
const roomEnough = 6

/** For the undecided: every college that awards a degree in one of the areas; the more of them, the better. */
export function breadthOffer(programs: ProgramIndex): Offer {
  const { totals } = programs
  const offered = new Float64Array(totals.length)
  const atHome = new Float64Array(totals.length)
  for (const degrees of degreesByArea(programs).values())
    degrees.forEach((count, i) => {
      if (count > 0) offered[i] = at(offered, i) + 1
      if (count > 0 && count >= aRealPart * at(totals, i)) atHome[i] = at(atHome, i) + 1
    })
  const wide = (count: number) => (count > 0 ? 0.5 + (0.5 * count) / areas.length : 0)
  const nothing = new Float64Array(totals.length).fill(Number.NaN)
  return {
    colleges: indicesAbove0(offered),
    awards: offered,
    earnings: nothing,
    earningsPlace: nothing,
    fit: offered.map((count, i) => wide(count) * Math.min(1, at(atHome, i) / roomEnough)),
    byDegrees: false,
    near: new Map(),
    ofItsField: new Set(),
    beside: new Map(),
    doctorate: new Set(),
    within: new Map(),
    listed: new Set(),
    unsure: new Set(),
    each: [],
  }
}
