import { chanceRecord } from '#contract/chance/chance-record.ts'
import type { Chance, ChanceBand } from '#contract/matching/report.ts'
import { clamp, logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import { type Entry, likelyFloor } from './entry.ts'

/** Where more are refused than admitted, nothing is safe for an ordinary applicant. */
const half = 0.5
/** Where more are admitted, a score says enough for whoever is not admitted by rank, and so does what a college asks for. */
export const manyAreAdmitted = 0.6
/**
 * `contestedPlaces`: a major that is admitted to separately has about so many places for each applicant, as a part of
 * the admit rate. `targetFloor`: where so few are admitted, what decides is what no form can read. `reachFloor`: even of
 * those with scores above the class 16 in 100 were admitted there; of all who were told "far reach", 19.
 */
const { targetFloor, reachFloor } = chanceRecord
export const { bands: bandEdges, contestedPlaces } = chanceRecord

/** The highest word that may be said, whatever the formula says; `remote`: a far reach that nobody should be sent to. */
export const ceilings = { remote: 0, farReach: 1, reach: 2, target: 3, likely: 4 } as const

// The formula knows how selective a college is, not how strong those are who apply: four in five may be admitted because
// the others do not try. The middle score of the class tells.
const gradesOfClass = (middle: number) => 3.3 + 0.0017 * (middle - 1050)
const farShort = { reach: 0.35, farReach: 0.7 } as const
/** Where few are admitted, grades below the class with no score beside them. */
const wellShort = 0.15
/** Grades that make up for a score of the lower half where up to two in three are admitted. */
const wellAbove = 0.6

/**
 * What an admit rate above the floor takes off. Without a score nothing makes up for grades, and those who are admitted
 * where few are have better ones. Where a system chooses by grades, only nearly everyone's place makes up for them: UC Santa
 * Cruz admits two in three, and its class has better grades than a 3.4.
 */
const asks = {
  withScores: (above: number) => -0.2 - 1.4 * above,
  gradesAlone: (above: number, middle: number) =>
    Math.max(asks.withScores(above), 0.1 - 2 * above * ordinary(middle)),
  chosenByGrades: (above: number) => 0.1 - 2 * above ** 2,
} as const

/** 1 for an ordinary class, less for a strong one: Michigan State admits most, and hardly anyone with a 2.6. */
const ordinary = (middle: number) => clamp(1 - (middle - 1100) / 600, 0.4, 1)

/** The GPA that a class like this one bears out at this admit rate; NaN if its scores are unknown. */
export function gradesAsked(middle: number, rate: number, by: keyof typeof asks = 'withScores'): number {
  return gradesOfClass(middle) + asks[by](Math.max(0, rate - likelyFloor.usual), middle)
}

/** Whoever asks, by the rate of their group. */
export function ceilingByRate(rate: number): number {
  if (rate < reachFloor) return ceilings.farReach
  return rate < targetFloor ? ceilings.reach : ceilings.likely
}

/** In widths of the range, below its lower end: nearly all of the class scored higher. */
const belowAll = 0.4
/** Enough that no ten points of score change a word by two. */
const justBelow = 0.1
/** Where more are refused than admitted and it must be sent, that is out of reach. */
const wellBelowAll = 0.5
/** Unless the grades are that much above the class. */
const wellAboveClass = 0.2
/** Another level: a whole width below it. */
const farBelowAll = 1
/** In widths of the range: by some eighty points. A judgement: few publish the scores of a major. */
const strongerClass = 0.35
/** Where so many are admitted, there are places in most majors. */
const wellOpen = 0.85
const mostAreAdmitted = { farBelow: 0.97, last: 0.9, quarter: 0.8, below: 0.65 } as const
/** Where so many are admitted, neither grades below the class nor a missing score are a reason to expect a refusal. */
export const nearlyAll = 0.95
/** Where so few are admitted, of those between a quarter and the middle of the class a fifth were. */
export const fewAreAdmitted = 0.3
/** Where so few are, of the lowest quarter one in eleven was: grades far below the class are no better. */
const hardlyAnyAreAdmitted = 0.15

/** So many must be admitted for a score so far below the lower end to be more than a reach. */
const ratePastAll = (under: number) => {
  const { below, last } = mostAreAdmitted
  return below + (last - below) * clamp((under - belowAll) / (farBelowAll - belowAll), 0, 1)
}

/** By how much the grades fall short of what the class bears out; a score of its upper half makes up for them. */
export const shortOf = (asked: number, gpa: number, place: number) => (place >= 0 ? 0 : asked - gpa)

/** Not above a published range: a score within or below it, or none. */
export const isInside = (place: number, high: number) => !Number.isNaN(high) && !(place >= high)

/**
 * `rate`: the lower of everyone's and the group's. `low`: the place of the range's lower end, a quarter of the class.
 * `short`: as above. `isOptional`: the score need not be sent. `isInside`: it is not above the range. At a college
 * that refuses more than half, a score below the middle is never safe (up to two in three only with grades well above
 * the class), and at a private one none inside the range (.65 of those in its upper half were admitted, .87 of those
 * above it). One of the lowest quarter is a reach there (a fifth were admitted), in a major that is admitted to
 * separately at somewhat more open ones, too, as is any below the middle where few are admitted; elsewhere that is
 * safe only where most are admitted. Nor are grades below the class, unless nearly all are admitted, and to every
 * major. Who refuses more than half is stricter still in a major that is admitted to separately: there the word is
 * one step lower than the formula's. Where score and grades both fall far short, a reach is a far one.
 */
export function ceilingAt(
  chance: number,
  rate: number,
  entry: Entry,
  place: number,
  low: number,
  short: number,
  isOptional: boolean,
  isInside: boolean,
): number {
  const isOpenToGrades = rate >= nearlyAll && !entry.isApart
  const isFarBelow = place < low - farBelowAll
  if (!isOpenToGrades && short > farShort.farReach) return ceilings.remote
  const { farBelow, last, quarter, below } = mostAreAdmitted
  const isOutOfReach = place < low - (short < -wellAboveClass ? farBelowAll : wellBelowAll)
  if (rate < half && isOutOfReach && !isOptional) return ceilings.farReach
  if (rate < below && isFarBelow && short > 0) return ceilings.farReach
  if (short > farShort.reach) {
    const isLow = Number.isNaN(place) ? rate < hardlyAnyAreAdmitted : rate < half && place < low - justBelow
    if (isLow) return ceilings.farReach
    if (!isOpenToGrades) return ceilings.reach
  }
  const isLast = place < low - belowAll
  const isNoBetter = short > 0 || !isOptional
  const rateOfReach = entry.isApart || isFarBelow ? last : isNoBetter ? ratePastAll(low - place) : below
  if (isLast && rate < rateOfReach) return ceilings.reach
  const lowOfMajor = entry.asksHigherScores && rate < wellOpen ? low + strongerClass : low
  const isQuarter =
    (place < low && rate < half) || (entry.isApart && place < lowOfMajor - justBelow && rate < below)
  if (isQuarter || (place < 0 && rate < fewAreAdmitted)) return ceilings.reach
  if (entry.isApart && rate < half) return chance >= bandEdges.likely ? ceilings.target : ceilings.reach
  const isRare = rate < entry.likelyFrom
  if (entry.goesByGrades && isRare && short > 0) return ceilings.reach
  const isNotAbove = place < 0 || (entry.asksTopScore && isInside)
  const isBelow =
    (rate < half && isNotAbove) ||
    ((rate < (entry.isApart ? last : quarter) || entry.asksBetterGrades) && place < lowOfMajor)
  const isLower = rate < below && place < 0 && !(short < -wellAbove)
  const isFew = (isLast && rate < last) || (isFarBelow && rate < farBelow)
  if (Number.isNaN(place) && rate < likelyFloor.usual && short > wellShort) return ceilings.reach
  const isShort = short > (isOpenToGrades && entry.forgivesGrades ? farShort.reach : 0)
  return isRare || isBelow || isLower || isFew || isShort ? ceilings.target : ceilings.likely
}

export type EstimatedBand = Extract<ChanceBand, 'likely' | 'target' | 'reach' | 'far reach'>
export type Estimate = { value: number; band: EstimatedBand }
/** The least likely first. */
export const bandOrder: readonly (ChanceBand | null)[] = ['far reach', 'reach', 'target', 'likely']

export function bandOf(chance: number, ceiling: number): EstimatedBand {
  if (chance >= bandEdges.likely && ceiling === ceilings.likely) return 'likely'
  if (chance >= bandEdges.target && ceiling >= ceilings.target) return 'target'
  return chance >= bandEdges.reach && ceiling >= ceilings.reach ? 'reach' : 'far reach'
}

const mostOf = {
  likely: 1,
  target: bandEdges.likely,
  reach: bandEdges.target,
  'far reach': bandEdges.reach,
} as const

/** Never above its word: where "likely" is withheld, 62 to 77 of 100 were admitted. The range and the score say the same. */
export const keptTo = (chance: number, band: EstimatedBand) => Math.min(chance, mostOf[band])

// ±0.85 contained the observed rate at 63 % of 131 colleges; ±1.2 would contain about 80 % if errors are normal. That
// was not measured, so no percentage is claimed for the range.
const halfWidth = 1.2
const widened = [0, 0.2, 0.3]
const widest = 1.4 // a wider range would say nothing

/**
 * A range does not say the opposite of its word. Nine in ten of those who were told "likely" were admitted, a third of
 * those told "reach", a fifth of those told "far reach".
 */
const ends: Record<EstimatedBand, { from: number; to: number }> = {
  likely: { from: 0.5, to: 1 },
  target: { from: 0, to: 1 },
  reach: { from: 0, to: 0.5 },
  'far reach': { from: 0, to: 0.3 },
}

/** The range shown: wider for each reason to doubt the estimate, and never above the cap. */
export function chanceRange(
  chance: number,
  cap: number,
  band: EstimatedBand,
  doubts: number,
  ownRate: boolean,
): Chance {
  const spread = Math.min(widest, halfWidth + (widened[Math.min(doubts, 2)] ?? 0) + (ownRate ? 0 : 0.2))
  const middle = logit(chance)
  const { from, to } = ends[band]
  const twoDecimals = (p: number) => Math.max(0.01, Math.round(p * 100) / 100)
  return {
    low: twoDecimals(Math.max(sigmoid(middle - spread), from)),
    high: twoDecimals(Math.min(sigmoid(middle + spread), cap, to)),
    band,
  }
}

/** Bands without a percentage: open admission, or decided by a published rule. */
export const decided = (band: 'open admission' | 'automatic' | 'below the published minimum'): Chance => ({
  low: null,
  high: null,
  band,
})

export const isHope = (band: ChanceBand | null) => band === 'reach' || band === 'far reach'

/** Not so far away that it should count as a choice. */
export const isWithinReach = (band: ChanceBand | null) =>
  band !== 'far reach' && band !== 'below the published minimum'

export const isLikely = (band: ChanceBand | null) =>
  band === 'likely' || band === 'open admission' || band === 'automatic'
