import type { TestPlace } from '#web/platform/test-scores.ts'

// One judgment with the engine's headline, which says 'your scores fit the class' up to this far from the middle of the
// range, in range widths, a narrow range counted as wider; beyond it 'stand out' (say/sentences/briefs.ts).
const fitsUpTo = 0.8
const narrowest = { SAT: 80, ACT: 2 }

/** Where a score stands, in words: one that still fits the class is only just above its middle half. */
export function standing({ test, you, low, high, verdict }: TestPlace): string | null {
  if (you === null || you <= high) return verdict
  const fits = (low + high) / 2 + fitsUpTo * Math.max(high - low, narrowest[test])
  return you <= fits ? 'just above the middle half' : verdict
}
