import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { careersFrom } from '#catalog/majors/tables/careers.ts'
import { majorsFrom } from '#catalog/majors/tables/majors.ts'
import { loadOccupations } from '#catalog/majors/tables/occupations.ts'
import { quizRowsFrom } from '#catalog/quiz-rows.ts'
import { parseTable, type TableReader } from '#catalog/table-text.ts'
import { createQuiz } from '#engine/quiz/quiz.ts'

const folder = join(import.meta.dirname, '../../../catalog/data')
const read: TableReader = (name, columns) =>
  parseTable(name, columns, readFileSync(join(folder, `${name}.tsv`), 'utf8'))

/** The facts as shipped, without the colleges, which take longer to read than everything here. */
export const shipped = {
  occupations: loadOccupations(folder),
  majors: majorsFrom(read),
  careers: careersFrom(read),
  quizRows: quizRowsFrom(read),
}

export const shippedQuiz = createQuiz(shipped)
