import { matchPoints } from '#contract/matching/match-points.ts'

export type ComponentName = keyof typeof matchPoints

/** The components of Match in the order of the ledger (docs/matching.md). */
export const componentNames = Object.keys(matchPoints) as ComponentName[] // Object.keys loses the type of the keys

/** Fit by component, 0 to 1; NaN if it is not counted. */
export type Fits = Readonly<Record<ComponentName, number>>
