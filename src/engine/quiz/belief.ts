import { type Likelihood, stride } from './likelihood.ts'

/** How likely each candidate is, given the answers so far. Sums to 1. */
export type Belief = Float64Array

/** The belief after an answer; one that repeats what was said before counts for less (`weight` below 1). */
export function update(
  likelihood: Likelihood,
  belief: Belief,
  question: number,
  button: number,
  weight = 1,
): Belief {
  const table = tableFor(likelihood, question)
  const next = belief.map((p, i) => p * (table[i * stride + button] ?? 0) ** weight)
  const total = next.reduce((sum, p) => sum + p, 0)
  return next.map((p) => p / total)
}

/**
 * How much an answer to this question is expected to tell about the candidates (mutual information, nats), and how
 * likely each button is.
 */
export function outlook(
  likelihood: Likelihood,
  question: number,
  belief: Belief,
): { information: number; chances: readonly number[] } {
  const table = tableFor(likelihood, question)
  let [p0, p1, p2, p3, p4, p5, p6, p7, undecided] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  // Nine sums in one pass: the hot loop of every turn. Both arrays have one row per candidate, so all indexes are in
  // bounds.
  for (let i = 0, at = 0; i < belief.length; i++, at += stride) {
    const p = belief[i] as number
    p0 += p * (table[at] as number)
    p1 += p * (table[at + 1] as number)
    p2 += p * (table[at + 2] as number)
    p3 += p * (table[at + 3] as number)
    p4 += p * (table[at + 4] as number)
    p5 += p * (table[at + 5] as number)
    p6 += p * (table[at + 6] as number)
    p7 += p * (table[at + 7] as number)
    undecided += p * (table[at + 8] as number)
  }
  const chances = [p0, p1, p2, p3, p4, p5, p6, p7]
  return { information: chances.reduce((sum, p) => sum + surprise(p), -undecided), chances }
}

const surprise = (p: number) => (p > 0 ? -p * Math.log(p) : 0)

function tableFor(likelihood: Likelihood, question: number): Float64Array {
  const table = likelihood.tables[question]
  if (!table) throw new RangeError(`no question ${question}`)
  return table
}
