import { type Belief, informationIn } from './belief.ts'
import type { Likelihood } from './likelihood.ts'
import type { Question } from './question.ts'

const sameKind = 0.85 // two scenes in a row are tiring: another kind goes first unless it tells much less
const wayOut = 1.6 // after a forced choice, one that may be left open

/** The most informative question not asked yet; of equal ones, the earlier in the pool. */
export function nextQuestion(
  questions: readonly Question[],
  likelihood: Likelihood,
  belief: Belief,
  asked: readonly number[],
): number {
  const last = questions[asked.at(-1) ?? -1]
  let best = -1
  let most = -1
  questions.forEach((question, index) => {
    if (asked.includes(index)) return
    const variety =
      (question.kind === last?.kind ? sameKind : 1) * (question.exit && last && !last.exit ? wayOut : 1)
    const worth = informationIn(likelihood, index, belief) * variety
    if (worth > most) {
      most = worth
      best = index
    }
  })
  return best
}
