import type { Likes } from './scales.ts'

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

export type Question = {
  id: string
  kind: 'class' | 'scene' | 'role' | 'curious' | 'style'
  ask: string
  choices: readonly Choice[]
  exit?: Exit
}

/** What was asked and what was clicked; `choice` is null for a way out. */
export type Answered = { question: Question; button: number; choice: Choice | null }

export const choice = (say: string, noted: string, likes: Likes, fields: readonly string[] = []): Choice => ({
  say,
  noted,
  likes,
  fields,
})

/** The buttons in the order shown: the choices, then the way out. */
export const labelsOf = (question: Question): readonly string[] => [
  ...question.choices.map(({ say }) => say),
  ...(question.exit ? [exitLabels[question.exit]] : []),
]
