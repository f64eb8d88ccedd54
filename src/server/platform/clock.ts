/** Epoch milliseconds. Tests hand in one they can move. */
export type Now = () => number

/** As every time leaves the product: ISO 8601 UTC. */
export const asIso = (at: number): string => new Date(at).toISOString()

export const isoOrNull = (at: number | null): string | null => (at === null ? null : asIso(at))

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
