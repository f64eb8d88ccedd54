/** Epoch milliseconds. Tests pass a clock that they can move. */
export type Now = () => number

/** Every time in a reply is written like this: ISO 8601 UTC. */
export const asIso = (at: number): string => new Date(at).toISOString()

export const isoOrNull = (at: number | null): string | null => (at === null ? null : asIso(at))

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
