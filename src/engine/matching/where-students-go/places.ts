import { type StateCode, states } from '#contract/states.ts'

/** States that share a border; Alaska and Hawaii have none. */
const borders: Record<StateCode, string> = {
  AL: 'FL GA MS TN',
  AK: '',
  AZ: 'CA CO NM NV UT',
  AR: 'LA MO MS OK TN TX',
  CA: 'AZ NV OR',
  CO: 'AZ KS NE NM OK UT WY',
  CT: 'MA NY RI',
  DE: 'MD NJ PA',
  FL: 'AL GA',
  GA: 'AL FL NC SC TN',
  HI: '',
  ID: 'MT NV OR UT WA WY',
  IL: 'IA IN KY MO WI',
  IN: 'IL KY MI OH',
  IA: 'IL MN MO NE SD WI',
  KS: 'CO MO NE OK',
  KY: 'IL IN MO OH TN VA WV',
  LA: 'AR MS TX',
  ME: 'NH',
  MD: 'DC DE PA VA WV',
  MA: 'CT NH NY RI VT',
  MI: 'IN OH WI',
  MN: 'IA ND SD WI',
  MS: 'AL AR LA TN',
  MO: 'AR IA IL KS KY NE OK TN',
  MT: 'ID ND SD WY',
  NE: 'CO IA KS MO SD WY',
  NV: 'AZ CA ID OR UT',
  NH: 'MA ME VT',
  NJ: 'DE NY PA',
  NM: 'AZ CO OK TX UT',
  NY: 'CT MA NJ PA VT',
  NC: 'GA SC TN VA',
  ND: 'MN MT SD',
  OH: 'IN KY MI PA WV',
  OK: 'AR CO KS MO NM TX',
  OR: 'CA ID NV WA',
  PA: 'DE MD NJ NY OH WV',
  RI: 'CT MA',
  SC: 'GA NC',
  SD: 'IA MN MT ND NE WY',
  TN: 'AL AR GA KY MO MS NC VA',
  TX: 'AR LA NM OK',
  UT: 'AZ CO ID NM NV WY',
  VT: 'MA NH NY',
  VA: 'DC KY MD NC TN WV',
  WA: 'ID OR',
  WV: 'KY MD OH PA VA',
  WI: 'IA IL MI MN',
  WY: 'CO ID MT NE SD UT',
  DC: 'MD VA',
}

export type Nearness = 'home' | 'neighbor' | 'farther'

export function nearness(home: StateCode, state: StateCode): Nearness {
  if (home === state) return 'home'
  return borders[home].includes(state) ? 'neighbor' : 'farther'
}

const placeFits = { home: 1, neighbor: 0.7, farther: 0.5 } as const
/** How well a college's place fits, by college; a chosen state is as good as home. */
export function nearnessFor(
  { state, interestedStates }: { state: StateCode; interestedStates: readonly StateCode[] },
  columns: { state: Uint8Array },
): Float64Array {
  const byState = allStates.map((code) =>
    interestedStates.includes(code) ? placeFits.home : placeFits[nearness(state, code)],
  )
  return Float64Array.from(columns.state, (index) => byState[index] ?? placeFits.farther)
}

/** In the order of `stateIndex`. */
export const allStates: readonly StateCode[] = states.map(([code]) => code)
const order = new Map<string, number>(states.map(([code], i) => [code, i]))
export const stateIndex = (code: StateCode): number => order.get(code) ?? 0

type Point = { latitude: number; longitude: number }

/** Miles along the great circle; good to a fraction of a percent, which "nearest" does not need. */
export function miles(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = ((b.latitude - a.latitude) * rad) / 2
  const dLon = ((b.longitude - a.longitude) * rad) / 2
  const h =
    Math.sin(dLat) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon) ** 2
  return 3959 * 2 * Math.asin(Math.sqrt(h))
}

/** The middle of a state's colleges: where its students are, rather than where its deserts are. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (value: (point: Point) => number) =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  return { latitude: mean((p) => p.latitude), longitude: mean((p) => p.longitude) }
}
