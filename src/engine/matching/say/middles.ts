import type { Catalog } from '#catalog/catalog.ts'
import type { College, Fact } from '#catalog/facts.ts'
import { median } from '#catalog/figures.ts'
import type { Report } from '#contract/matching/report.ts'

/** The median over all colleges that report it; null if none does. */
function middle(colleges: readonly College[], fact: (college: College) => Fact): number | null {
  const known = colleges
    .map(fact)
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b)
  const between = median(known)
  return between === null ? null : Math.round(between)
}

/** For comparison with a college's outcomes. */
export function middlesOf({ colleges }: Pick<Catalog, 'colleges'>): Report['middles'] {
  const graduationRate = middle(colleges, ({ outcomes }) => outcomes.graduation6)
  const medianEarnings = middle(colleges, ({ outcomes }) => outcomes.earnings)
  const medianDebt = middle(colleges, ({ outcomes }) => outcomes.debt)
  if (graduationRate === null || medianEarnings === null || medianDebt === null) return null
  return { graduationRate, medianEarnings, medianDebt }
}
