import { matchPoints } from '#contract/matching/match-points.ts'

export type ComponentName = keyof typeof matchPoints

/** The components of Match in the order of the ledger (docs/matching.md). */
export const componentNames = Object.keys(matchPoints) as ComponentName[] // Object.keys forgets the names

/** Fit by component, 0 to 1; NaN where it dropped out. */
export type Fits = Readonly<Record<ComponentName, number>>
