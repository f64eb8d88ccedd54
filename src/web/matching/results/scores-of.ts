import type { SearchForm } from '#contract/matching/find-college.ts'
import { typedNumber } from '#contract/matching/search-fields.ts'
import type { Scores } from '#web/platform/test-scores.ts'

/** The test scores as they were typed. */
export const scoresOf = ({ satScore, actScore }: SearchForm): Scores => ({
  sat: typedNumber(satScore) || null,
  act: typedNumber(actScore) || null,
})
