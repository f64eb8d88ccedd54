import type { College, Fact } from '#catalog/facts.ts'
import { median } from '#catalog/figures.ts'

/** Each figure that a page compares with the median of all colleges, and how to read it. */
export const measured = {
  undergraduates: (college) => college.undergraduates,
  studentFacultyRatio: (college) => college.studentFacultyRatio,
  shareOver25: (college) => college.shareOver25,
  pellShare: (college) => college.pellShare,
  firstGenerationShare: (college) => college.firstGenerationShare,
  'admission.rate': (college) => college.admission.rate,
  'admission.yield': (college) => college.admission.yield,
  'tuition.inState': (college) => college.tuition.inState,
  'tuition.outOfState': (college) => college.tuition.outOfState,
  'cost.attendance': (college) => college.cost.attendance,
  'cost.roomAndBoard': (college) => college.cost.roomAndBoard,
  'cost.offCampus': (college) => college.cost.offCampus,
  'cost.books': (college) => college.cost.books,
  'netPrice.average': (college) => college.netPrice.average,
  'outcomes.graduation4': (college) => college.outcomes.graduation4,
  'outcomes.graduation6': (college) => college.outcomes.graduation6,
  'outcomes.graduation6Pell': (college) => college.outcomes.graduation6Pell,
  'grants.share': (college) => college.grants.share,
  'grants.average': (college) => college.grants.average,
  transfersIn: (college) => college.transfersIn,
  'outcomes.retention': (college) => college.outcomes.retention,
  'outcomes.earnings': (college) => college.outcomes.earnings,
  'outcomes.debt': (college) => college.outcomes.debt,
} as const satisfies Record<string, (college: College) => Fact>
export type Measured = keyof typeof measured

export type Middles = {
  of: (path: Measured) => number | null
  ofBand: (band: number) => number | null
  /** Earnings of a major's graduates, by CIP family. */
  ofMajor: (family: string) => number | null
  ofRange: (test: 'sat' | 'act') => { low: number; high: number } | null
  /** Percent of the reporting colleges that are below this value. */
  below: (path: Measured, value: number) => number
}

/** The median of all colleges that report a figure. Missing values are left out, never counted as 0. */
export function middlesOf(colleges: readonly College[]): Middles {
  const columns = new Map<string, readonly number[]>()
  const sorted = (key: string, read: (college: College) => Fact) => {
    const known = columns.get(key)
    if (known) return known
    const values = colleges
      .map(read)
      .filter((fact): fact is number => typeof fact === 'number')
      .sort((a, b) => a - b)
    columns.set(key, values)
    return values
  }
  const byMajor = new Map<string, number[]>()
  for (const { programs } of colleges)
    for (const { family, earnings } of programs) {
      if (typeof earnings !== 'number') continue
      const known = byMajor.get(family)
      if (known) known.push(earnings)
      else byMajor.set(family, [earnings])
    }
  const majorMiddles = new Map(
    [...byMajor].map(([family, values]) => [family, median(values.sort((a, b) => a - b))]),
  )
  const end = (test: 'sat' | 'act', side: 'low' | 'high') =>
    median(
      sorted(`${test}.${side}`, ({ admission }) => {
        const range = admission[test]
        return typeof range === 'string' ? range : range[side]
      }),
    )
  return {
    of: (path) => median(sorted(path, measured[path])),
    ofBand: (band) =>
      median(sorted(`band.${band}`, ({ netPrice }) => netPrice.byIncome[band] ?? 'not reported')),
    ofMajor: (family) => majorMiddles.get(family) ?? null,
    ofRange(test) {
      const [low, high] = [end(test, 'low'), end(test, 'high')]
      return low === null || high === null ? null : { low, high }
    },
    below(path, value) {
      const all = sorted(path, measured[path])
      const at = all.findIndex((one) => one >= value)
      return all.length === 0 ? 0 : (100 * (at < 0 ? all.length : at)) / all.length
    },
  }
}
