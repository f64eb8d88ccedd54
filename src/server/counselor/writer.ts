import { feedbackWords, summaryWords } from '#engine/quiz/sentences.ts'
import type { FeedbackFacts, ResultFacts } from '#engine/quiz/what-to-say.ts'

/**
 * Writes feedback and summary. It gets facts, never the history; questions, choices and suggestions come from the
 * engine. If a writer fails or writes too much, the service uses the embedded one.
 */
export type QuizWriter = {
  feedback: (facts: FeedbackFacts, accountId: string) => Promise<string>
  summary: (facts: ResultFacts, accountId: string) => Promise<string>
}

export const embeddedWriter: QuizWriter = {
  feedback: async (facts) => feedbackWords(facts),
  summary: async (facts) => summaryWords(facts),
}
