import { useEffect, useReducer } from 'react'
import { nextQuizTurn } from '#contract/counselor.ts'
import { call } from '#web/platform/api.ts'
import { ApiError, messages, NetworkError, ReplyError } from '#web/platform/api-error.ts'
import { keepTurns, readTurns } from './kept-turns.ts'
import { nextQuiz, type QuizEvent, resumed } from './quiz.ts'

const words = {
  refused: 'Failed to communicate with the Dynamic Counselor.',
  unreadable: 'There was an issue processing the response.',
} // spec §8

function failure(error: unknown): QuizEvent {
  const failed = (message: string, refused = false): QuizEvent => ({ type: 'failed', message, refused })
  // A 400 means that these turns cannot be continued: sending them again will not help.
  if (error instanceof ApiError) return failed(error.detail ?? words.refused, error.status === 400)
  if (error instanceof NetworkError) return failed(words.refused)
  if (error instanceof ReplyError) return failed(words.unreadable)
  return failed(messages.unexpected)
}

/** The quiz of this visit: sends answers, stores the turns, and reports the state. */
export function useQuiz() {
  const [quiz, dispatch] = useReducer(nextQuiz, null, () => resumed(readTurns()))

  useEffect(() => {
    keepTurns(quiz.turns)
    if (quiz.step !== 'waiting') return
    const asking = new AbortController()
    call(nextQuizTurn, { body: { history: [...quiz.turns] }, signal: asking.signal })
      .then((reply): QuizEvent => ({ type: 'heard', content: reply.ai_response_json_string }), failure)
      .then((event) => {
        if (!asking.signal.aborted) dispatch(event)
      })
    return () => asking.abort()
  }, [quiz])

  return {
    quiz,
    answer: (choice: string) => dispatch({ type: 'answered', choice }),
    goBack: () => dispatch({ type: 'went back' }),
    sendAgain: () => dispatch({ type: 'sent again' }),
    startOver: () => dispatch({ type: 'started over' }),
  }
}
