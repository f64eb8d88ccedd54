import type { SearchForm } from '#contract/matching/find-college.ts'
import type { Scores } from '#web/platform/test-scores.ts'

const score = (text: string) => {
  const value = Number.parseInt(text.replaceAll(',', ''), 10)
  return Number.isNaN(value) ? null : value
}

/** The test scores as they were typed. */
export const scoresOf = ({ satScore, actScore }: SearchForm): Scores => ({
  sat: score(satScore),
  act: score(actScore),
})
