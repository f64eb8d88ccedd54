import type { Likes } from './scales.ts'

/** A way out keeps an answer honest: `none` says that all of it leaves me cold, `unsure` says nothing at all. */
export type Exit = 'none' | 'unsure'

export const exitLabels: Record<Exit, string> = {
  none: 'None of these, really',
  unsure: "I'm not sure",
}

export type Choice = {
  /** What the button says. */
  say: string
  /** The same as a thing one can like: it must read well in "So … appeals to you" and "You chose …". */
  noted: string
  likes: Likes
  /** Majors (CIP-4) the choice names outright: flying a plane is aviation, whatever subjects go into it. */
  fields: readonly string[]
}

export type Question = {
  id: string
  kind: 'class' | 'scene' | 'role' | 'curious' | 'style'
  ask: string
  choices: readonly Choice[]
  exit?: Exit
}

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
