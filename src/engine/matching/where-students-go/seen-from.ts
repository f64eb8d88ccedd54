import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import type { Destination } from '#catalog/flows/origins.ts'
import type { StateCode } from '#contract/states.ts'
import { clamp, or } from '#engine/matching/numbers/curves.ts'
import { remembered } from '#engine/matching/remembered.ts'
import { miles } from './distance.ts'
import { nearness } from './states.ts'

// The country as seen by the students of one state: how far each college is, and whether students from there really go
// to it.

/** Where a college is for a student of a state. Outside the home state only colleges that its students go to count. */
export const zones = { notLookedAt: 0, home: 1, region: 2, anywhere: 3 } as const

export type SeenFrom = {
  /** For each college, one of `zones`. */
  zone: Uint8Array
  /** The colleges at home and where students from here go, in catalog order: most of the country is in no list. */
  lookedAt: Int32Array
  /** From the student's part of the state, or from where the state's students live. */
  miles: Float64Array
  /** How often one would have to go as far as the region reaches, as a logarithm: 0 inside it. */
  beyondRegion: Float64Array
  /** First-years from the state in the counted year; NaN if the college does not report states. */
  firstYears: Float64Array
  /** Those who leave the state. */
  leavers: number
  /** The colleges of the region that many from here go to, the largest destination first. */
  destinations: Int32Array
  /** How well the place fits, 0 to 1: home 1, elsewhere .3 to .9 by how many go there. */
  fit: Float64Array
  /** The distance that counts as far: 500 miles, or more if the nearest colleges outside the state are farther. */
  farMiles: number
}

/** First-years from here. Fewer are enough where few are admitted: a small state sends two or three to each of these. */
const fewest = { usual: 4, selective: 2 }
const selectiveRate = 40
const many = 15
const leastShare = 0.08 // percent of those who leave the state
/** Far away, only colleges that attract this state more than others; or every list would show the same names. */
const leastLift = 1
const regionMiles = 350
/** Colleges too small to report their students' states are considered if they are near. */
const nearMiles = 200
const far = 500
const nearestFew = 40

type From = { home: StateCode; zipPrefix: string | null }

const placesKept = 200 // some 60 KB each

/** From three digits of a ZIP code, or else the middle of where the state's students live; laid out once each. */
export function seenFrom({
  colleges,
  flows,
  stateCenters,
  zipPrefixes,
}: Pick<Catalog, 'colleges' | 'flows' | 'stateCenters' | 'zipPrefixes'>) {
  const laidOut = remembered(placesKept, ({ home, zipPrefix }: From) => `${home} ${zipPrefix}`, lookFrom)
  return (home: StateCode, zipPrefix: string | null = null): SeenFrom =>
    laidOut({ home, zipPrefix: zipPrefix !== null && zipPrefixes.has(zipPrefix) ? zipPrefix : null })

  function lookFrom({ home, zipPrefix }: From): SeenFrom {
    const center = zipPrefixes.get(zipPrefix ?? '') ?? stateCenters.get(home)
    const goTo = new Map(flows.destinations(home).map((destination) => [destination.unitid, destination]))
    const count = colleges.length
    const zone = new Uint8Array(count)
    const away = new Float64Array(count).fill(Number.NaN)
    const firstYears = new Float64Array(count).fill(Number.NaN)
    const fit = new Float64Array(count)
    colleges.forEach((college, i) => {
      const distance = center ? miles(center, college) : Number.NaN
      const known = flows.firstYears(college.unitid, home)
      const flow = known === null ? null : (goTo.get(college.unitid) ?? nobody)
      away[i] = distance
      if (known !== null) firstYears[i] = known
      zone[i] = zoneOf(home, college, distance, flow)
      fit[i] = college.state === home ? 1 : 0.3 + 0.6 * pull(distance, flow, zone[i] === zones.anywhere)
    })
    const outside = away.filter((_, i) => (zone[i] ?? 0) > zones.home).sort()
    return {
      zone,
      lookedAt: Int32Array.from(zone.keys()).filter((i) => zone[i] !== zones.notLookedAt),
      miles: away,
      beyondRegion: away.map((distance) => Math.log(Math.max(1, or(1, distance / regionMiles)))),
      firstYears,
      leavers: flows.leavers(home),
      destinations: Int32Array.from(zone.keys())
        .filter((i) => zone[i] === zones.region && (firstYears[i] ?? 0) >= many)
        .sort((a, b) => (firstYears[b] ?? 0) - (firstYears[a] ?? 0)),
      fit,
      farMiles: Math.max(far, 1.1 * (outside[Math.min(nearestFew, outside.length - 1)] ?? 0)),
    }
  }
}

const nobody: Pick<Destination, 'firstYears' | 'share' | 'lift'> = { firstYears: 0, share: 0, lift: 0 }
type Flow = typeof nobody

function zoneOf(home: StateCode, { state, admission }: College, away: number, flow: Flow | null): number {
  if (state === home) return zones.home
  const isSelective = typeof admission.rate === 'number' && admission.rate < selectiveRate
  const enough = isSelective ? fewest.selective : fewest.usual
  if (flow === null ? away > nearMiles : flow.firstYears < enough || flow.share < leastShare)
    return zones.notLookedAt
  if (away <= regionMiles || nearness(home, state) === 'neighbor') return zones.region
  return flow === null || flow.lift >= leastLift ? zones.anywhere : zones.notLookedAt
}

const onLogScale = (value: number, low: number, high: number) =>
  value <= 0 ? 0 : clamp(Math.log(value / low) / Math.log(high / low), 0, 1)

/** 0 to 1: a third by how many go there, the rest by how many more than from elsewhere; else by distance. */
function pull(away: number, flow: Flow | null, isFar: boolean): number {
  if (flow === null) return Number.isNaN(away) ? 0 : 0.8 * Math.exp(-away / 150)
  const lift = isFar ? cautiousLift(flow) : flow.lift
  return 0.35 * onLogScale(flow.share, 0.04, 3) + 0.65 * onLogScale(lift, 0.4, 8)
}

const byAccident = 10
/** Far away a handful may be one team's recruits: as if ten more had come, and ten more had been expected. */
const cautiousLift = ({ firstYears, lift }: Flow) =>
  lift === 0 ? 0 : (firstYears + byAccident) / (firstYears / lift + byAccident)
