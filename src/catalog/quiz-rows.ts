import type { Row, TableReader } from './table-text.ts'

// The questions of the quiz: a row a choice. `likes` weighs the interests and subjects that it speaks to, `majors` are
// the ones (or areas) that it names. A blank `question` belongs to the question above.

const columns = ['question', 'kind', 'ask', 'exit', 'say', 'noted', 'likes', 'majors'] as const
export type QuizRow = Row<(typeof columns)[number]>

export const quizRowsFrom = (read: TableReader): readonly QuizRow[] => read('quiz-questions', columns)
