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
import { type Covered, type Said, say } from '#words/messages.ts'
import type { Told } from '#words/told.ts'
import { eachOnce, plainYear } from './names.ts'

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

/** The policy of today: a rule newer than the federal year comes first, and its own sentence stands beside it. */
export function testPolicy(catalog: Pick<Catalog, 'rules' | 'provenance'>, college: College): Said | null {
  const own = catalog.rules.get(college.unitid)
  const now = testsNow(college, own)
  if (now === 'not considered' && !isBlindByPolicy(own))
    return say('policy.reported', { year: columnSource(catalog, 'admission.tests').year })
  const policy = now === 'required' && scoresRule(own) ? 'required again' : now
  return policy && say('policy.now', { policy })
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

const cited: readonly { path: CitedPath; of: Covered }[] = [
  { path: 'admission.rate', of: 'admission' },
  { path: 'programs.awards', of: 'degrees' },
  { path: 'netPrice.average', of: 'net price' },
  { path: 'outcomes.graduation6', of: 'graduation' },
  { path: 'outcomes.retention', of: 'return' },
  { path: 'outcomes.earnings', of: 'earnings' },
  { path: 'outcomes.debt', of: 'debt' },
  { path: 'undergraduates', of: 'enrollment' },
  { path: 'firstYears', of: 'first-years' },
  { path: 'religion', of: 'campus' },
  { path: 'name', of: 'name' },
]

/** What is cited for one college alone. Newer prices come one by one, so tuition may have two sources and years. */
export function ownSources(
  catalog: Pick<Catalog, 'provenance'>,
  college: College,
): Told<ReportCollege['sources']> {
  const { inState } = shownTuition(college)
  const paths = inState === college.tuition.inState ? tuitionPaths : tuitionPaths.slice(1)
  const prices = paths.map((path) => factSource(catalog, college, path))
  return [
    {
      name: eachOnce(prices.map(({ source }) => source)),
      year: eachOnce(prices.map(({ year }) => year)),
      covers: say('source.covers', { parts: [{ of: 'tuition', year: null }] }),
    },
  ]
}

/** What is cited for every college, one entry per source; figures of several years are named with their own. */
export function sharedSources(catalog: Pick<Catalog, 'provenance'>): Told<ReportCollege['sources']> {
  const found = new Map<string, { year: string; of: Covered }[]>()
  for (const { path, of } of cited) {
    const { source, year } = columnSource(catalog, path)
    found.set(source, [...(found.get(source) ?? []), { year, of }])
  }
  return [...found].flatMap(([name, all]) => {
    const isOne = new Set(all.map(({ year }) => year)).size === 1
    return inParts(all, partsOfSource).map((some) => ({
      name,
      year: isOne ? (some[0]?.year ?? '') : say('source.years', {}),
      covers: say('source.covers', {
        parts: some.map(({ of, year }) => ({ of, year: isOne ? null : plainYear(year) })),
      }),
    }))
  })
}

/** What one entry covers, so that it keeps within its length in any language. */
const partsOfSource = 3

const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))
