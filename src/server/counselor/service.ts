import { type CounselorTurn, mostFeedback, mostSummary, type QuizTurn } from '#contract/counselor.ts'
import { labelsOf } from '#engine/quiz/question.ts'
import { createQuiz, type Quiz } from '#engine/quiz/quiz.ts'
import { suggestionWords } from '#engine/quiz/sentences.ts'
import { feedbackFacts, resultFacts } from '#engine/quiz/what-to-say.ts'
import { replay } from './replay.ts'
import { embeddedWriter, type QuizWriter } from './writer.ts'

type Needs = { facts: Parameters<typeof createQuiz>[0]; words?: QuizWriter }

export function counselorService({ facts: known, words = embeddedWriter }: Needs) {
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
        summary: await worded(mostSummary, (by) => by.summary(facts, accountId)),
        suggestions: facts.suggestions.map((suggestion, place) => ({
          title: suggestion.title,
          description: suggestionWords(suggestion, place),
        })),
      }
    }
    const facts = feedbackFacts(session)
    return {
      status: 'continuing',
      ...(facts && { feedback: await worded(mostFeedback, (by) => by.feedback(facts, accountId)) }),
      question: session.question.ask,
      choices: [...labelsOf(session.question)],
      version: quiz.version,
    }
  }

  async function worded(most: number, ask: (by: QuizWriter) => Promise<string>): Promise<string> {
    try {
      const said = (await ask(words)).trim()
      if (said.length > 0 && said.length <= most) return said
    } catch {
      // The writer failed or took too long: use the embedded text, so that the student does not wait.
    }
    return await ask(embeddedWriter)
  }

  return { next }
}
export type CounselorService = ReturnType<typeof counselorService>
