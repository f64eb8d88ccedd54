import { type QuizTurn, readCounselorTurn, startOfQuiz } from '#contract/counselor.ts'
import { labelsOf } from '#engine/quiz/question.ts'
import type { Quiz, Session } from '#engine/quiz/quiz.ts'
import { AppError } from '#server/platform/http/errors.ts'

// The server keeps no state: replaying the history through the engine rebuilds the session, in any process. Only
// question, choices and answer are read. Feedback is ignored, since a browser could have changed it.

const notOurs = 'This quiz cannot be continued from here. Please start over.'
const updated = 'The quiz has been updated since you began. Please start over to see the new questions.'

export function replay(quiz: Quiz, history: readonly QuizTurn[]): Session {
  const [first, ...rest] = history
  if (first?.role !== 'user' || first.content !== startOfQuiz) throw refused(notOurs)
  if (rest.length % 2 !== 0) throw refused(notOurs)
  let session = quiz.begin()
  for (let at = 0; at < rest.length; at += 2) session = step(quiz, session, rest[at], rest[at + 1])
  return session
}

function step(
  quiz: Quiz,
  session: Session,
  asked: QuizTurn | undefined,
  said: QuizTurn | undefined,
): Session {
  if (asked?.role !== 'model' || said?.role !== 'user') throw refused(notOurs)
  const turn = readCounselorTurn(asked.content)
  if (turn?.status !== 'continuing') throw refused(notOurs)
  const { question } = session
  const labels = question ? labelsOf(question) : []
  if (turn.question !== question?.ask || !same(turn.choices, labels))
    throw refused(turn.version === quiz.version ? notOurs : updated)
  const button = labels.indexOf(said.content)
  if (button < 0) throw refused(notOurs)
  return quiz.answer(session, button)
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, at) => text === b[at])

const refused = (detail: string) => new AppError('bad_request', detail)
