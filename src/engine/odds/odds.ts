import { coefficients } from '#contract/chance/coefficients.ts'
import { clamp, logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import { normalGrid, normalPointOf, normalShareBelow } from './normal.ts'

/** A chance of admission as a range, 0 to 1. */
export type ChanceRange = { low: number; high: number }

/** The odds of at least one admission, as a range, 0 to 1. */
export type Odds = { low: number; high: number }

/** How much the decisions of colleges about one student are correlated: by what all of them see and no figure shows. */
export const sharedLuck = 0.3

/** How much of an estimate's doubt is the student's own, and so the same at every college. */
export const sharedDoubt = 0.5

/** The most that is ever shown: no list is certain by arithmetic. */
export const mostOdds = 0.98

const { range } = coefficients
const grid = normalGrid(65)
const own = Math.sqrt(1 - sharedLuck)
const shared = Math.sqrt(sharedLuck)

/**
 * The odds that at least one college of a list admits; null for a list without any chance. Both ends count decisions as
 * equally correlated: each is a normal variable with a share `sharedLuck` common to all. They start from the middles and go as
 * far to each side as the doubts of the whole list reach together: those that are the student's own add up, those of single
 * colleges partly cancel out. A list of one keeps its range.
 */
export function oddsOfOneYes(chances: readonly ChanceRange[]): Odds | null {
  if (chances.length === 0) return null
  const ends = chances.map(({ low, high }) => ({
    middle: (inside(low) + inside(high)) / 2,
    half: (inside(high) - inside(low)) / 2,
  }))
  function oneYes(side: -1 | 1): number {
    // How much each counts: by what its doubt moves the odds there.
    const counts = ends.map(
      ({ middle, half }) => half * sigmoid(middle + side * half * Math.sqrt(sharedDoubt)),
    )
    const together = sumOf(counts) ** 2
    const alone = together > 0 ? sumOf(counts.map((one) => one ** 2)) / together : 1 // 1: all hangs on one college
    const part = side * Math.sqrt(sharedDoubt + (1 - sharedDoubt) * alone)
    const left = (1 - sharedDoubt) * (1 - alone)
    const chancesThere = ends.map(({ middle, half }) =>
      meanOf(middle + part * half, left * (half / range.reach) ** 2),
    )
    return clamp(1 - allRefuse(chancesThere), 0, mostOdds)
  }
  return { low: oneYes(-1), high: oneYes(1) }
}

const inside = (chance: number) => logit(clamp(chance, 1e-4, 1 - 1e-4))
/** The mean chance around an index with this variance; MacKay's approximation. */
const meanOf = (index: number, variance: number) => sigmoid(index / Math.sqrt(1 + (Math.PI * variance) / 8))
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The chance that every college refuses: an average over the common part. */
export function allRefuse(chances: readonly number[]): number {
  const bars = chances.map(normalPointOf)
  return grid.reduce((sum, { at, weight }) => {
    const none = bars.reduce((left, bar) => left * (1 - normalShareBelow((bar - shared * at) / own)), 1)
    return sum + weight * none
  }, 0)
}
