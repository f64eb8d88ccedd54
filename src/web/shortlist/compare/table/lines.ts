import type { CollegeFacts } from '#contract/colleges/look-up.ts'
import { belowZeroWords } from '#contract/shortlist/outlook.ts'
import { count, price, type Reading, rate, ratio, scores, word } from './reading.ts'

// What is compared, in order. A line says how to read its fact and on which scale its bar is drawn.

/** `prices` share one scale over the whole table; `own` is one row's; none if a bar would add nothing. */
type Scale = 'percent' | 'own' | 'prices' | 'sat' | 'act' | 'none'

export type Line = { label: string; scale: Scale; read: (facts: CollegeFacts) => Reading }
type Topic = {
  title: string
  note: string | null
  /** Its rows form one chart and show their year in the heading, if it is the same. */
  together?: true
  lines: (incomes: readonly string[]) => readonly Line[]
}

const settings = { city: 'City', suburb: 'Suburb', town: 'Town', rural: 'Rural' } as const
const controls = { public: 'Public', private: 'Private, nonprofit' } as const

const admission = ({ openAdmission, about, figures }: CollegeFacts) =>
  openAdmission ? word('Open admission', about.openAdmission) : rate(figures.acceptanceRate)

const testPolicy = ({ testPolicy: policy, scoresAgain, openAdmission, about }: CollegeFacts) => ({
  ...word(policy, about.testPolicy, openAdmission ? 'not applicable' : 'not reported'),
  newer: scoresAgain,
})

/** Not applicable means that no scores are considered; if admission is not open, that is the college's policy. */
const testScores =
  (test: 'sat' | 'act') =>
  (facts: CollegeFacts): Reading => {
    const reading = scores(facts[test])
    const blind = facts[test].absent === 'not applicable' && !facts.openAdmission
    return blind ? { ...reading, why: 'not considered' } : reading
  }

const religion = ({ religion: name, religious, about }: CollegeFacts) =>
  word(religious === false ? 'None' : name, about.religion)

const admissions: readonly Line[] = [
  { label: 'Acceptance rate', scale: 'percent', read: admission },
  { label: 'Applications', scale: 'none', read: ({ figures }) => count(figures.applications) },
  { label: 'SAT (400-1600), middle half', scale: 'sat', read: testScores('sat') },
  { label: 'ACT (1-36), middle half', scale: 'act', read: testScores('act') },
  { label: 'Test policy', scale: 'none', read: testPolicy },
]

const cost: readonly Line[] = [
  {
    label: 'In-state tuition and fees',
    scale: 'prices',
    read: ({ figures }) => price(figures.inStateTuition),
  },
  {
    label: 'Out-of-state tuition and fees',
    scale: 'prices',
    read: ({ figures }) => price(figures.outOfStateTuition),
  },
  { label: 'Room and board on campus', scale: 'prices', read: ({ figures }) => price(figures.roomAndBoard) },
  { label: 'Average net price', scale: 'prices', read: ({ figures }) => price(figures.netPrice) },
]

const netPriceAt = (income: string): Line => ({
  label: income,
  scale: 'prices',
  read: ({ netPriceByIncome, figures }) =>
    price(
      netPriceByIncome.find((band) => band.income === income)?.price ?? {
        ...figures.netPrice,
        value: null,
        absent: 'not reported',
      },
    ),
})

const outcomes: readonly Line[] = [
  {
    label: 'Graduate in four years',
    scale: 'percent',
    read: ({ figures }) => rate(figures.fourYearGraduationRate),
  },
  { label: 'Graduate in six years', scale: 'percent', read: ({ figures }) => rate(figures.graduationRate) },
  { label: 'Return for year two', scale: 'percent', read: ({ figures }) => rate(figures.retentionRate) },
  { label: 'Median earnings', scale: 'own', read: ({ figures }) => price(figures.medianEarnings) },
  { label: 'Median debt', scale: 'own', read: ({ figures }) => price(figures.medianDebt) },
]

const sizeAndSetting: readonly Line[] = [
  { label: 'Undergraduates', scale: 'own', read: ({ figures }) => count(figures.undergraduates) },
  { label: 'Students per teacher', scale: 'none', read: ({ figures }) => ratio(figures.studentFacultyRatio) },
  { label: 'Setting', scale: 'none', read: ({ setting, about }) => word(settings[setting], about.setting) },
  {
    label: 'Public or private',
    scale: 'none',
    read: ({ control, about }) => word(controls[control], about.control),
  },
  { label: 'Religious affiliation', scale: 'none', read: religion },
]

export const topics: readonly Topic[] = [
  {
    title: 'Admissions',
    note: 'Middle half: of the new students who sent scores, a quarter scored lower and a quarter higher. The SAT range adds up its two sections. Open admission: the college takes almost everyone who has finished high school.',
    lines: () => admissions,
  },
  {
    title: 'Cost of one year',
    note: 'Net price is what was left to pay after grants: tuition, housing, food and books together. At a public college it is the price for students of that state. All price bars, here and by income, share one scale.',
    lines: () => cost,
  },
  {
    title: 'Net price by family income',
    note: `What families with this yearly income paid on average, among students with federal aid; at a public college, families of that state. ${belowZeroWords}`,
    together: true,
    lines: (incomes) => incomes.map(netPriceAt),
  },
  {
    title: 'Outcomes',
    note: 'Earnings are one year’s pay ten years after starting, of students who had federal aid. Debt is what graduates with federal loans had borrowed.',
    lines: () => outcomes,
  },
  { title: 'Size and setting', note: null, lines: () => sizeAndSetting },
]

export const place: Line = {
  label: 'Location',
  scale: 'none',
  read: ({ location, about }) => word(location, about.location),
}
