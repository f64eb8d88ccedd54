import type { LedgerLine } from '#contract/report.ts'
import { becauseOf } from './because.ts'
import { at } from './curves.ts'
import { components } from './fit.ts'
import type { Portrait } from './portrait.ts'
import { matchOf } from './score.ts'

/** The number shown, a whole number. */
export const shownMatch = ({ fits }: Portrait) => Math.round(matchOf(fits))

/**
 * The score as lines of whole points that add up to it exactly. Each component's part of 100 is its weight among those
 * that have data; fractions go to whole points by largest remainder. What has no data is a line of 0 of 0 that says why.
 */
export function ledgerOf(portrait: Portrait): LedgerLine[] {
  const { fits } = portrait
  const counted = components.map((_, c) => !Number.isNaN(at(fits, c)))
  const total = components.reduce((sum, { weight }, c) => sum + (counted[c] ? weight : 0), 0)
  const shares = components.map(({ weight }, c) => (counted[c] ? (100 * weight) / total : 0))
  const most = wholeParts(
    shares,
    100,
    shares.map(() => 100),
  )
  const parts = most.map((max, c) => (counted[c] ? max * at(fits, c) : 0))
  const points = wholeParts(parts, shownMatch(portrait), most)
  return components.map(({ name }, c) => ({
    component: name,
    points: points[c] ?? 0,
    max: most[c] ?? 0,
    ...becauseOf(name, portrait, counted[c] ?? false),
  }))
}

/** Whole numbers near the parts that add up to the sum; none above its limit or below 0. */
export function wholeParts(parts: readonly number[], sum: number, limits: readonly number[]): number[] {
  const whole = parts.map((part, i) => Math.min(Math.floor(part), limits[i] ?? 0))
  const gap = (i: number) => (parts[i] ?? 0) - (whole[i] ?? 0)
  let missing = sum - whole.reduce((a, b) => a + b, 0)
  while (missing !== 0) {
    const step = Math.sign(missing)
    const open = whole.flatMap((value, i) => ((step > 0 ? value < (limits[i] ?? 0) : value > 0) ? [i] : []))
    if (open.length === 0) break
    const next = open.reduce((best, i) => (step * gap(i) > step * gap(best) ? i : best))
    whole[next] = (whole[next] ?? 0) + step
    missing -= step
  }
  return whole
}
