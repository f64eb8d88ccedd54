import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '#engine/quiz/question.ts'
import type { Quiz, Session } from '#engine/quiz/quiz.ts'

// Clearly different people and what each of them clicks. Their answers were given by reading question after question
// as that person would, without looking at what a choice counts for. All sets have been looked at since: what new people
// get at first sight stands in the README.

export const sets = ['first set', 'second set', 'third set'] as const

export type Persona = {
  name: string
  set: (typeof sets)[number]
  who: string
  /** Any of these is the right field. */
  families: readonly string[]
  /** By question id: 'a' for the first choice and so on, 'x' for the way out. */
  answers: ReadonlyMap<string, string>
}

export function readPersonas(): Persona[] {
  const [names = [], ...answers] = rowsOf('persona-answers.tsv')
  return rowsOf('personas.tsv')
    .slice(1)
    .map(([name = '', set, who = '', families = '']) => {
      const column = names.indexOf(name)
      return {
        name,
        set: sets.find((known) => known === set) ?? 'first set',
        who,
        families: families.split(' '),
        answers: new Map(answers.map((row) => [row[0] ?? '', row[column] ?? ''])),
      }
    })
}

export function playAs({ answers, name }: Persona, quiz: Quiz): Session {
  let session = quiz.begin()
  while (session.question) {
    const button = buttonFor(session.question, answers.get(session.question.id))
    if (button < 0) throw new Error(`${name} has no answer to ${session.question.id}`)
    session = quiz.answer(session, button)
  }
  return session
}

export function buttonFor({ choices }: Question, letter: string | undefined): number {
  if (letter === 'x') return choices.length
  const at = letter ? 'abcdefg'.indexOf(letter) : -1
  return at < choices.length ? at : -1
}

/** The place of the first right field among the suggestions; -1 when there is none. */
export const placeOf = ({ families }: Persona, { ranked }: Session): number =>
  ranked.findIndex(({ family }) => families.includes(family.id))

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
