import type { QuizRow } from '#catalog/quiz-rows.ts'
import { type Likes, scales } from './scales.ts'

/** A way out keeps an answer honest: `none` means that nothing here appeals, `unsure` says nothing at all. */
export type Exit = 'none' | 'unsure'

const exitLabels: Record<Exit, string> = {
  none: 'None of these, really',
  unsure: "I'm not sure",
}

export type Choice = {
  /** What the button says. */
  say: string
  /** The same as something one can like: it must read well in "So … appeals to you" and "You chose …". */
  noted: string
  likes: Likes
  /** Majors (CIP-4) that the choice names directly: flying a plane is aviation, whatever subjects it uses. */
  fields: readonly string[]
}

const kinds = ['class', 'scene', 'role', 'curious', 'style'] as const

export type Question = {
  id: string
  kind: (typeof kinds)[number]
  ask: string
  choices: readonly Choice[]
  exit: Exit
}

/** What was asked and what was clicked; `choice` is null for a way out. */
export type Answered = { question: Question; button: number; choice: Choice | null }

/** The buttons in the order shown: the choices, then the way out. */
export const labelsOf = (question: Question): readonly string[] => [
  ...question.choices.map(({ say }) => say),
  exitLabels[question.exit],
]

/** The questions of the table, a row a choice; the first row of a question says what is asked. */
export function questionsFrom(rows: readonly QuizRow[]): readonly Question[] {
  const questions: (Question & { choices: Choice[] })[] = []
  for (const row of rows) {
    if (row.question) {
      const kind = oneOf(kinds, row.kind, row)
      const exit = oneOf(['none', 'unsure'] as const, row.exit, row)
      questions.push({ id: row.question, kind, ask: row.ask, exit, choices: [] })
    }
    const question = questions.at(-1)
    if (!question) throw new Error('quiz-questions: the first row names no question')
    const fields = row.majors ? row.majors.split(' ') : []
    question.choices.push({ say: row.say, noted: row.noted, likes: likesIn(row), fields })
  }
  return questions
}

function likesIn(row: QuizRow): Likes {
  const likes: Likes = {}
  for (const part of row.likes.split(', ')) {
    const [name = '', weight] = part.split(' ')
    if (!(Number(weight) > 0)) throw new Error(`quiz-questions: no weight in "${part}" of "${row.say}"`)
    likes[oneOf(scales, name, row)] = Number(weight)
  }
  return likes
}

function oneOf<T extends string>(known: readonly T[], word: string, row: QuizRow): T {
  const found = known.find((one) => one === word)
  if (!found) throw new Error(`quiz-questions: "${word}" is unknown, at "${row.say}"`)
  return found
}
