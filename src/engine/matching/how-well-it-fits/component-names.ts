/** The components of Match in the order of the ledger (docs/matching.md). */
export const componentNames = [
  'Program',
  'Academic fit',
  'Chance',
  'Affordability',
  'Strength',
  'Place',
  'Type',
  'Campus life',
] as const
export type ComponentName = (typeof componentNames)[number]

/** Fit by component, 0 to 1; NaN where it dropped out. */
export type Fits = Readonly<Record<ComponentName, number>>
