import { type CampusLifeFact, campusLifeFacts, campusLifeLabels } from '#contract/colleges/campus-life.ts'
import type { Answers, College, Report } from '#contract/matching/report.ts'

// Which colleges of a list stay. Only an explicit "no" of the source removes a college; unknown does not.

/** All of these must hold: recommended majors by title, facts of campus life by name. */
export type Filters = { offers: readonly string[]; life: readonly CampusLifeFact[] }
export const noFilters: Filters = { offers: [], life: [] }

/** The chosen filters in words. */
export const labelsOf = ({ offers, life }: Filters): string[] => [
  ...offers,
  ...life.map((fact) => campusLifeLabels[fact]),
]

/** A college of the list, its rank in the whole list, and the chosen filters on which its sources say nothing. */
export type Ranked = { college: College; rank: number; unknown: readonly string[] }

type Verdict = 'yes' | 'no' | 'unknown'
function verdict({ yes, no }: Answers, question: string): Verdict {
  if (yes.includes(question)) return 'yes'
  return no.includes(question) ? 'no' : 'unknown'
}

function verdicts({ offers, campusLife }: College, chosen: Filters): { label: string; verdict: Verdict }[] {
  return [
    ...chosen.offers.map((title) => ({ label: title, verdict: verdict(offers, title) })),
    ...chosen.life.map((fact) => ({ label: campusLifeLabels[fact], verdict: verdict(campusLife, fact) })),
  ]
}

export function filtered(colleges: readonly College[], chosen: Filters): Ranked[] {
  return colleges.flatMap((college, index) => {
    const asked = verdicts(college, chosen)
    if (asked.some((one) => one.verdict === 'no')) return []
    const unknown = asked.filter((one) => one.verdict === 'unknown').map(({ label }) => label)
    return [{ college, rank: index + 1, unknown }]
  })
}

/** Of the colleges that are shown: for how many a source says yes to one more filter, and whether it would leave any. */
export function withAlso(shown: readonly Ranked[], one: Filters) {
  const colleges = shown.map(({ college }) => college)
  return {
    verified: colleges.filter((college) => verdicts(college, one).every(({ verdict }) => verdict === 'yes'))
      .length,
    leavesNone: filtered(colleges, one).length === 0,
  }
}

/** False for a report older than the filters: it has no data for them, and every college would stay. */
export const canFilter = ({ collegeList }: Report): boolean =>
  collegeList.some(({ campusLife, offers }) =>
    [campusLife.yes, campusLife.no, offers.yes, offers.no].some((list) => list.length > 0),
  )

/** Reads ?offers=…&life=…: what this report knows, each once, in the report's order; anything else is ignored. */
export const readFilters = (address: URLSearchParams, { majorProfile }: Report): Filters => ({
  offers: (majorProfile?.recommendedMajors ?? []).filter((title) => address.getAll('offers').includes(title)),
  life: campusLifeFacts.filter((fact) => address.getAll('life').includes(fact)),
})

/** The same address with only these filters. */
export function writeFilters(address: URLSearchParams, { offers, life }: Filters): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('offers')
  next.delete('life')
  for (const title of offers) next.append('offers', title)
  for (const fact of life) next.append('life', fact)
  return next
}

export const toggled = <One extends string>(chosen: readonly One[], one: One): One[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
