import type { CounselorTurn, QuizTurn } from '#contract/counselor.ts'
import { labelsOf } from '#engine/quiz/question.ts'
import { createQuiz, type Quiz } from '#engine/quiz/quiz.ts'
import { suggestionWords } from '#engine/quiz/sentences.ts'
import { feedbackFacts, interestsOf, resultFacts } from '#engine/quiz/what-to-say.ts'
import { replay } from './replay.ts'
import type { QuizWriter } from './writer.ts'

type Needs = { facts: Parameters<typeof createQuiz>[0]; writer: QuizWriter }

export function counselorService({ facts: known, writer }: Needs) {
  let built: Quiz | null = null
  // Built at the first turn (about 20 ms), not at the start of the server.
  const theQuiz = () => {
    built ??= createQuiz(known)
    return built
  }

  async function next(history: readonly QuizTurn[], accountId: string): Promise<CounselorTurn> {
    const quiz = theQuiz()
    const session = replay(quiz, history)
    if (!session.question) {
      const facts = resultFacts(quiz, session)
      return {
        status: 'finished',
        summary: await writer.summary(facts, accountId),
        interests: interestsOf(session),
        suggestions: facts.suggestions.map((suggestion, place) => ({
          title: suggestion.title,
          description: suggestionWords(suggestion, place),
          ...(suggestion.interest && { interest: suggestion.interest }),
        })),
      }
    }
    const facts = feedbackFacts(session)
    return {
      status: 'continuing',
      ...(facts && { feedback: await writer.feedback(facts, accountId) }),
      question: session.question.ask,
      choices: [...labelsOf(session.question)],
      ...(facts && { interests: interestsOf(session) }),
      version: quiz.version,
    }
  }

  return { next }
}
export type CounselorService = ReturnType<typeof counselorService>
