import type { SearchForm } from '#contract/matching/find-college.ts'
import { statePlaceholder } from '#contract/matching/search-fields.ts'
import { dotted, gpaText } from '#contract/prose.ts'
import { searchTitle } from '#web/platform/history.ts'

/** 'Maya Torres · Biology · Oregon · GPA 3.7 · SAT 1290': only what was answered. */
export function answersOf(form: SearchForm): string {
  const { studentName, stateOfResidence, gpaUnweighted, satScore, actScore } = form
  return dotted([
    studentName.trim(),
    searchTitle(form),
    stateOfResidence !== statePlaceholder && stateOfResidence,
    gpaUnweighted && `GPA\u00a0${gpaText(gpaUnweighted)}`,
    satScore && `SAT\u00a0${satScore}`,
    actScore && `ACT\u00a0${actScore}`,
  ])
}
