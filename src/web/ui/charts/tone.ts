/** Green, amber and red are only for chances; every other fact is blue; grey is what a plan withholds. */
export type Tone = 'ok' | 'warn' | 'bad' | 'fact' | 'off'

/** Positions are attributes, not styles: the CSP of prerendered pages allows no inline style. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

export const within01 = (share: number) => Math.min(1, Math.max(0, share))
