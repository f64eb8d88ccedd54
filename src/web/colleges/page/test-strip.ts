/** The ends of the strips of test scores. */
const scales = { SAT: [900, 1600], ACT: [12, 36] } as const
export type Test = keyof typeof scales

export const scaleOf = (test: Test) => scales[test]

/** Percent of the strip, limited to it. */
export function placeOn(test: Test, score: number): number {
  const [low, high] = scales[test]
  return Math.min(100, Math.max(0, (100 * (score - low)) / (high - low)))
}
