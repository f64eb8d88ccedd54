import type { Answered, Question } from './question.ts'
import { mainStrand, type Strand } from './strands.ts'

// Whoever loves one thing says so each time it is offered. Four such answers are not four proofs: counted in full they
// would drown everything said later.

const inFull = 2
const further = 0.5

/** How much the answer counts, after the earlier ones: 1, and less from the third of one strand on. */
export function weightOf(choice: Answered['choice'], earlier: readonly Answered[]): number {
  const strand = choice && mainStrand(choice)
  const before = earlier.filter((answer) => answer.choice && mainStrand(answer.choice) === strand).length
  return strand && before >= inFull ? 1 / (1 + further * (before - inFull + 1)) : 1
}

/** The strand of the last two answers if it is the same: time to ask about something else. */
export function strandInARow(answers: readonly Answered[]): Strand | null {
  const [one, two] = answers.slice(-2).map(({ choice }) => choice && mainStrand(choice))
  return one && one === two ? one : null
}

/** How likely the next answer is of this strand, given how likely each button is. */
export const chanceOf = (strand: Strand, { choices }: Question, chances: readonly number[]): number =>
  choices.reduce((sum, choice, at) => sum + (mainStrand(choice) === strand ? (chances[at] ?? 0) : 0), 0)
