import { type Belief, outlook } from './belief.ts'
import type { Likelihood } from './likelihood.ts'
import type { Question } from './question.ts'
import { chanceOf } from './repetition.ts'
import type { Strand } from './strands.ts'

const sameKind = 0.85 // two scenes in a row are tiring: another kind goes first unless it tells much less
const tired = 0.6 // what an answer tells less if it only repeats the strand of the last two

type SoFar = {
  belief: Belief
  /** The places of the questions asked. */
  asked: readonly number[]
  /** The strand that the last two answers shared. */
  inARow: Strand | null
}

/** The most informative question not asked yet; of equal ones, the earlier in the pool. */
export function nextQuestion(questions: readonly Question[], likelihood: Likelihood, soFar: SoFar): number {
  const { belief, asked, inARow } = soFar
  const last = questions[asked.at(-1) ?? -1]
  let best = -1
  let most = -1
  questions.forEach((question, index) => {
    if (asked.includes(index)) return
    const { information, chances } = outlook(likelihood, index, belief)
    const variety = question.kind === last?.kind ? sameKind : 1
    const fresh = inARow ? 1 - tired * chanceOf(inARow, question, chances) : 1
    const worth = information * variety * fresh
    if (worth > most) {
      most = worth
      best = index
    }
  })
  return best
}
