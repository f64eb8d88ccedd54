import { type CounselorTurn, type QuizTurn, readCounselorTurn, startOfQuiz } from '#contract/counselor.ts'

type Of<Status extends CounselorTurn['status']> = Extract<CounselorTurn, { status: Status }>
export type Asked = Of<'continuing'>
export type Result = Of<'finished'>

/** The state of the quiz. `turns` is all that is stored: a reload, another tab or another server continues from it. */
export type Quiz =
  /** Ends with the student's answer, which is being sent. */
  | { step: 'waiting'; turns: readonly QuizTurn[] }
  | { step: 'asking'; turns: readonly QuizTurn[]; asked: Asked }
  | { step: 'finished'; turns: readonly QuizTurn[]; result: Result }
  /** Ends with the student's answer, which failed. `refused`: sending it again will not help. */
  | { step: 'failed'; turns: readonly QuizTurn[]; message: string; refused: boolean }

export type QuizEvent =
  | { type: 'answered'; choice: string }
  | { type: 'heard'; content: string }
  | { type: 'failed'; message: string; refused: boolean }
  | { type: 'went back' }
  | { type: 'sent again' }
  | { type: 'started over' }

const unreadable = 'There was an issue processing the response.' // spec §8

export const fresh: Quiz = { step: 'waiting', turns: [{ role: 'user', content: startOfQuiz }] }

/** Continues stored turns; anything odd starts over. */
export function resumed(turns: readonly QuizTurn[]): Quiz {
  const last = turns.at(-1)
  if (!last || turns[0]?.content !== startOfQuiz) return fresh
  if (last.role === 'user') return { step: 'waiting', turns }
  const quiz = shown(turns)
  return quiz.step === 'failed' ? fresh : quiz
}

export function nextQuiz(quiz: Quiz, event: QuizEvent): Quiz {
  switch (event.type) {
    case 'answered':
      if (quiz.step !== 'asking') return quiz
      return { step: 'waiting', turns: [...quiz.turns, { role: 'user', content: event.choice }] }
    case 'heard':
      if (quiz.step !== 'waiting') return quiz
      return shown([...quiz.turns, { role: 'model', content: event.content }])
    case 'failed':
      if (quiz.step !== 'waiting') return quiz
      return { step: 'failed', turns: quiz.turns, message: event.message, refused: event.refused }
    case 'went back':
      return canGoBack(quiz) ? shown(quiz.turns.slice(0, -2)) : quiz
    case 'sent again':
      return quiz.step === 'failed' ? { step: 'waiting', turns: quiz.turns } : quiz
    case 'started over':
      return { ...fresh, turns: [...fresh.turns] } // new turns, so that they are sent even if these just were
  }
}

/** The view of turns that end with the counselor's. */
function shown(turns: readonly QuizTurn[]): Quiz {
  const turn = readCounselorTurn(turns.at(-1)?.content ?? '')
  if (turn?.status === 'continuing') return { step: 'asking', turns, asked: turn }
  if (turn?.status === 'finished') return { step: 'finished', turns, result: turn }
  return { step: 'failed', turns: turns.slice(0, -1), message: unreadable, refused: false }
}

/** How many questions have been answered; the first user turn is 'Start'. */
export const answered = ({ turns }: Quiz) =>
  Math.max(0, turns.filter(({ role }) => role === 'user').length - 1)

export const canGoBack = (quiz: Quiz) =>
  (quiz.step === 'asking' || quiz.step === 'finished') && answered(quiz) > 0

/** While an answer is being sent its question stays on the screen: which one, and what was picked. */
export function pending({ turns }: Quiz): { asked: Asked; picked: string } | null {
  const asked = readCounselorTurn(turns.at(-2)?.content ?? '')
  const picked = turns.at(-1)?.content
  return asked?.status === 'continuing' && picked !== undefined ? { asked, picked } : null
}
