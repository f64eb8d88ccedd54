import type { FeedbackFacts, ResultFacts } from '#engine/quiz/facts.ts'
import { feedbackWords, summaryWords } from '#engine/quiz/words.ts'

/**
 * Who words feedback and summary. It gets facts, never the history; questions, choices and suggestions stay the
 * engine's. A writer may fail or talk too long: the service then falls back to the embedded words.
 */
export type QuizWriter = {
  feedback: (facts: FeedbackFacts, accountId: string) => Promise<string>
  summary: (facts: ResultFacts, accountId: string) => Promise<string>
}

export const embeddedWriter: QuizWriter = {
  feedback: async (facts) => feedbackWords(facts),
  summary: async (facts) => summaryWords(facts),
}
