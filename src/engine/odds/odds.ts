import { normalGrid, normalPointOf, normalShareBelow } from './normal.ts'

/** A chance of admission as a range, 0 to 1. */
export type ChanceRange = { low: number; high: number }

/** The odds of at least one admission, as a range, 0 to 1. */
export type Odds = { low: number; high: number }

/** How much the decisions of colleges about one student are correlated: by what all of them see and no figure shows. */
export const sharedLuck = 0.3

/** The most that is ever shown: no list is certain by arithmetic. */
export const mostOdds = 0.98

const grid = normalGrid(65)
const own = Math.sqrt(1 - sharedLuck)
const shared = Math.sqrt(sharedLuck)

/**
 * The odds that at least one college of a list admits; null for a list without any chance. The low end takes the low
 * end of every chance and correlated decisions: each is a normal variable with a share `sharedLuck` common to all, and
 * given the common part they are independent. The high end takes the high ends as independent. The truth is between.
 */
export function oddsOfOneYes(chances: readonly ChanceRange[]): Odds | null {
  if (chances.length === 0) return null
  const low = bounded(1 - allRefuseTogether(chances.map((chance) => chance.low)))
  const high = bounded(1 - chances.reduce((none, chance) => none * (1 - chance.high), 1))
  // With one college, or equal ends, rounding must not turn the range around.
  return { low: Math.min(low, high), high }
}

const bounded = (odds: number) => Math.max(0, Math.min(mostOdds, odds))

/** The chance that every college refuses, with correlation: an average over the common part. */
function allRefuseTogether(chances: readonly number[]): number {
  const bars = chances.map((chance) => (chance > 0 ? normalPointOf(chance) : Number.NEGATIVE_INFINITY))
  return grid.reduce((sum, { at, weight }) => {
    const none = bars.reduce((left, bar) => left * (1 - normalShareBelow((bar - shared * at) / own)), 1)
    return sum + weight * none
  }, 0)
}
