/** A part of a line from 0 to 1, and the place of zero on it: a bar extends from zero to its value. */
export type Bar = { from: number; to: number; zero: number }

const within = (share: number) => Math.min(1, Math.max(0, share))

export const percentBar = (percent: number): Bar => ({ from: 0, to: within(percent / 100), zero: 0 })

/** A range between the lowest and the highest possible score. */
export function rangeBar(range: { low: number; high: number }, least: number, most: number): Bar {
  const at = (score: number) => within((score - least) / (most - least))
  return { from: at(range.low), to: at(range.high), zero: 0 }
}

/** One scale for all these amounts: it includes zero and the largest, and extends below zero if needed. */
export function sharedScale(amounts: readonly number[]): (amount: number) => Bar {
  const lowest = Math.min(0, ...amounts)
  const highest = Math.max(0, ...amounts)
  const at = (amount: number) => (highest === lowest ? 0 : within((amount - lowest) / (highest - lowest)))
  const zero = at(0)
  return (amount) => ({ from: Math.min(zero, at(amount)), to: Math.max(zero, at(amount)), zero })
}
