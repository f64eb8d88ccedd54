import type { College } from '#contract/matching/report.ts'

// Where a student is among those who enrolled. The strips begin below nearly every college's range.
const scales = { SAT: { from: 800, to: 1600 }, ACT: { from: 10, to: 36 } } as const

export type Scores = { sat: number | null; act: number | null }

export type TestPlace = {
  test: keyof typeof scales
  low: number
  high: number
  you: number | null
  /** 0 to 1 on the strip of this test. */
  strip: { from: number; to: number; you: number | null }
  /** 'inside the middle half'; null without a score. */
  verdict: string | null
}

const rangeIn = (text: string | null) => {
  const [, low, high] = text?.match(/^(\d+)\s*[-–]\s*(\d+)$/) ?? []
  return low && high ? { low: Number(low), high: Number(high) } : null
}

/** For the test the student took if the college reports its range, else for the test that it reports. */
export function testPlace(
  { averageSat, averageAct }: College['admissions'],
  { sat, act }: Scores,
): TestPlace | null {
  const known = [
    { test: 'SAT' as const, range: rangeIn(averageSat), you: sat },
    { test: 'ACT' as const, range: rangeIn(averageAct), you: act },
  ].filter(({ range }) => range !== null)
  const one = known.find(({ you }) => you !== null) ?? known[0]
  if (!one?.range) return null
  const { test, range, you } = one
  const { from, to } = scales[test]
  const at = (score: number) => (score - from) / (to - from)
  return {
    test,
    ...range,
    you,
    strip: { from: at(range.low), to: at(range.high), you: you === null ? null : at(you) },
    verdict: you === null ? null : verdictOn(you, range),
  }
}

function verdictOn(you: number, { low, high }: { low: number; high: number }): string {
  if (you < low) return 'below the middle half'
  return you > high ? 'above the middle half' : 'inside the middle half'
}
