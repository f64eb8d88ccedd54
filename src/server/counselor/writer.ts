import type { FeedbackFacts, ResultFacts } from '#engine/quiz/facts.ts'
import { feedbackWords, summaryWords } from '#engine/quiz/words.ts'

/**
 * Writes feedback and summary. It gets facts, never the history; questions, choices and suggestions stay the
 * engine's. A writer may fail or write too much: the service then uses the embedded one.
 */
export type QuizWriter = {
  feedback: (facts: FeedbackFacts, accountId: string) => Promise<string>
  summary: (facts: ResultFacts, accountId: string) => Promise<string>
}

export const embeddedWriter: QuizWriter = {
  feedback: async (facts) => feedbackWords(facts),
  summary: async (facts) => summaryWords(facts),
}
