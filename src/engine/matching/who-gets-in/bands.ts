import type { Chance, ChanceBand } from '#contract/matching/report.ts'
import { logit, sigmoid } from '#engine/matching/numbers/curves.ts'

// "Likely" must be reliable. Under a 35 % rate only 77 of 100 whom the formula called likely were admitted, and 62 of
// 100 in computing and engineering at public colleges, which often admit to these majors separately. Above that, 90 and
// more.

export const likelyFloor = { usual: 0.35, contested: 0.6 } as const
export const bandEdges = { likely: 0.7, target: 0.3, reach: 0.1 } as const

const contestedFields = /^(11|14)\.|^51\.38$/ // computing, engineering, nursing
/** Majors that public universities often admit to separately, and more strictly than the overall rate says. */
export const isContestedField = (families: readonly string[]) =>
  families.some((family) => contestedFields.test(family))

/**
 * Whether the formula may say "likely". `rate`: the lower of everyone's and the group's. A score below the middle at a
 * college that refuses more than half is never safe either.
 */
export const mayBeLikely = (rate: number, place: number, contested: boolean) =>
  rate >= (contested ? likelyFloor.contested : likelyFloor.usual) && !(rate < 0.5 && place < 0)

type EstimatedBand = Extract<ChanceBand, 'likely' | 'target' | 'reach' | 'far reach'>

export function bandOf(chance: number, likelyAllowed: boolean): EstimatedBand {
  if (chance >= bandEdges.likely && likelyAllowed) return 'likely'
  if (chance >= bandEdges.target) return 'target'
  return chance >= bandEdges.reach ? 'reach' : 'far reach'
}

// ±0.85 contained the observed rate at 63 % of 131 colleges; ±1.2 would contain about 80 % if errors are normal. That
// was not measured, so no percentage is claimed for the range.
const halfWidth = 1.2
const widened = [0, 0.2, 0.3]
const widest = 1.4 // a wider range would say nothing

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
  const twoDecimals = (p: number) => Math.max(0.01, Math.round(p * 100) / 100)
  return {
    low: twoDecimals(sigmoid(middle - spread)),
    high: twoDecimals(Math.min(sigmoid(middle + spread), cap)),
    band,
  }
}

/** Bands without a percentage: open admission, or decided by a published rule. */
export const decided = (band: 'open admission' | 'automatic' | 'below the published minimum'): Chance => ({
  low: null,
  high: null,
  band,
})

export const isLikely = (band: ChanceBand | null) =>
  band === 'likely' || band === 'open admission' || band === 'automatic'
