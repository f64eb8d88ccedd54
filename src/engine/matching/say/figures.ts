import type { Catalog } from '#catalog/catalog.ts'
import { type CitedPath, columnSource, factSource } from '#catalog/colleges/fact-source.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import { isOnePrice } from '#catalog/colleges/published-cost.ts'
import { isBlindByPolicy, scoresRule, testsNow } from '#catalog/colleges/test-policy.ts'
import type { College, Fact } from '#catalog/facts.ts'
import { asFigure } from '#catalog/figures.ts'
import type { CollegeFigure, Figure, Report, College as ReportCollege } from '#contract/matching/report.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { incomePrices } from '#engine/matching/match/price.ts'
import { eachOnce } from './names.ts'
import { plainYear } from './sentences/frames.ts'

/** A known one is written without its empty `absent`. */
export function figure(catalog: Pick<Catalog, 'provenance'>, path: CitedPath, fact: Fact): Figure {
  const { absent, ...known } = asFigure(fact, columnSource(catalog, path))
  return absent ? { ...known, absent } : known
}

/** '1310-1480'; null if unknown or implausible, or if the college does not consider scores. */
export function shownRange(college: College, test: 'sat' | 'act'): string | null {
  const range = plausibleRanges(college)[test]
  return range && `${Math.round(range.low)}-${Math.round(range.high)}`
}

const policies = {
  required: 'SAT or ACT scores are required',
  optional: 'Test optional',
  'not considered': 'Test blind: scores are not considered',
  'required of some': 'Test scores are asked of some students again',
  unclear: 'Test policy unclear: under half of those who enrolled sent a score',
} as const

/** The policy of today: a rule newer than the federal year comes first, and its own sentence stands beside it. */
export function testPolicy(catalog: Pick<Catalog, 'rules' | 'provenance'>, college: College): string | null {
  const own = catalog.rules.get(college.unitid)
  const now = testsNow(college, own)
  if (now === 'not considered' && !isBlindByPolicy(own))
    return `Test blind, as reported for ${columnSource(catalog, 'admission.tests').year}`
  return now === 'required' && scoresRule(own) ? 'Test scores are required again' : now && policies[now]
}

/** Without year and source, which a report states once. */
const bare = (fact: Fact): CollegeFigure =>
  typeof fact === 'number' ? { value: fact } : { value: null, absent: fact }

export const netPriceOf = (college: College): ReportCollege['netPrice'] => ({
  average: bare(college.netPrice.average),
  byIncome: incomePrices(college).map((fact) => ({ price: bare(fact) })),
})

export const netPricesByIncome = (catalog: Pick<Catalog, 'provenance'>, { netPrice }: College) =>
  incomes.map((income, band) => ({
    income,
    price: figure(catalog, 'netPrice.byIncome', netPrice.byIncome[band] ?? 'not reported'),
  }))

/** The net price of a public college is what residents paid; a student of another state is shown this instead. */
export const residentsOnly: ReportCollege['netPrice'] = { average: bare('not applicable'), byIncome: [] }

export const incomes = [
  '$0-$30,000',
  '$30,001-$48,000',
  '$48,001-$75,000',
  '$75,001-$110,000',
  'over $110,000',
] as const

export const outcomesOf = ({ outcomes, flags }: College): ReportCollege['outcomes'] => ({
  graduationRate: bare(finishingRate({ outcomes, flags })),
  retentionRate: bare(outcomes.retention),
  medianEarnings: bare(outcomes.earnings),
  medianDebt: bare(outcomes.debt),
})

/** The average and the five incomes come from one release, so they share theirs. */
export function figureSources(catalog: Pick<Catalog, 'provenance'>): NonNullable<Report['figureSources']> {
  const origin = (path: CitedPath) => {
    const { year, source } = columnSource(catalog, path)
    return { year, source }
  }
  return {
    netPrice: origin('netPrice.average'),
    graduationRate: origin('outcomes.graduation6'),
    retentionRate: origin('outcomes.retention'),
    medianEarnings: origin('outcomes.earnings'),
    medianDebt: origin('outcomes.debt'),
  }
}

type Tuition = Omit<College['tuition'], 'earlier'>

/** The resident price may be a year newer than the other; where both are one price, they are told of the year that has both. */
export function shownTuition(college: College): Tuition {
  const { tuition } = college
  const { earlier, year, outOfStateYear } = tuition
  const isOfTwoYears = year !== outOfStateYear && isOnePrice(college)
  return isOfTwoYears && earlier ? { ...earlier, outOfStateYear: earlier.year } : tuition
}

const tuitionPaths = ['tuition.inState', 'tuition.outOfState'] as const

const cited = [
  { path: 'admission.rate', covers: 'Admission, applications and test scores' },
  { path: 'programs.awards', covers: "Bachelor's degrees by subject" },
  { path: 'netPrice.average', covers: 'Net price' },
  { path: 'outcomes.graduation6', covers: 'Graduation' },
  { path: 'outcomes.retention', covers: 'retention' },
  { path: 'outcomes.earnings', covers: 'median earnings of students with federal aid' },
  { path: 'outcomes.debt', covers: 'median debt of graduates with federal loans' },
  { path: 'undergraduates', covers: 'enrollment and student-faculty ratio' },
  { path: 'firstYears', covers: 'Where first-years come from' },
  { path: 'religion', covers: 'Religion, ROTC, athletics, study abroad' },
  { path: 'name', covers: 'Name, place and links' },
] as const

/** What is cited for one college alone. Newer prices come one by one, so tuition may have two sources and years. */
export function ownSources(catalog: Pick<Catalog, 'provenance'>, college: College): ReportCollege['sources'] {
  const { inState } = shownTuition(college)
  const paths = inState === college.tuition.inState ? tuitionPaths : tuitionPaths.slice(1)
  const prices = paths.map((path) => factSource(catalog, college, path))
  return [
    {
      name: eachOnce(prices.map(({ source }) => source)),
      year: eachOnce(prices.map(({ year }) => year)),
      covers: 'Tuition and fees',
    },
  ]
}

/** What is cited for every college, one entry per source; figures of several years are named with their own. */
export function sharedSources(catalog: Pick<Catalog, 'provenance'>): ReportCollege['sources'] {
  const found = new Map<string, { year: string; covers: string }[]>()
  for (const { path, covers } of cited) {
    const { source, year } = columnSource(catalog, path)
    found.set(source, [...(found.get(source) ?? []), { year, covers }])
  }
  return [...found].map(([name, parts]) => {
    const years = [...new Set(parts.map(({ year }) => year))]
    return years.length === 1
      ? { name, year: years[0] ?? '', covers: parts.map(({ covers }) => covers).join('; ') }
      : {
          name,
          year: 'several years',
          covers: parts.map(({ year, covers }) => `${covers} (${plainYear(year)})`).join('; '),
        }
  })
}
