import { columnSource, factSource } from '#catalog/colleges/fact-source.ts'
import { publishedCost } from '#catalog/colleges/published-cost.ts'
import type { College, Fact } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { dollars } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import { incomePrices, pricesOf } from '#engine/matching/match/price.ts'
import { shownTuition } from '#engine/matching/say/figures.ts'
import { type Facts, figureOf, rowsOf, shown } from './figures.ts'

const bandLabels = ['under $30k', '$30–48k', '$48–75k', '$75–110k', 'over $110k'] as const

/**
 * All parts are of one year, so that they add up to that year's price. If tuition has a newer figure, the sum uses
 * the older one and the newer one is shown below it.
 */
export function priceOf(college: College) {
  const { tuition } = college
  const { inState, outOfState } = tuition.earlier ?? tuition
  return {
    inState,
    outOfState,
    year: tuition.earlier?.year ?? tuition.outOfStateYear,
    together: orNull(publishedCost(college, true).amount),
    elsewhere: orNull(publishedCost(college, false).amount),
  }
}

/** The part that the sum above has: off campus where the college has no rooms. */
const livingPart = ({ cost }: College) =>
  typeof cost.roomAndBoard === 'number' || typeof cost.offCampus !== 'number'
    ? ({ label: 'Room and board', path: 'cost.roomAndBoard' } as const)
    : ({ label: 'Room and board, off campus', path: 'cost.offCampus' } as const)

export function pricePanel(facts: Facts, college: College): CollegePage['price'] {
  const { catalog, middles } = facts
  const { netPrice, tuition, control, links, flags } = college
  const isFree = flags.includes('charges no tuition')
  const row = rowsOf(facts, college)
  const price = priceOf(college)
  const living = livingPart(college)
  const resident = control === 'public' && price.inState !== price.outOfState
  const tuitionLabel = resident
    ? `Tuition and fees, ${stateName(college.state)} resident`
    : 'Tuition and fees'
  const newer =
    tuition.earlier && typeof tuition.inState === 'number'
      ? `${resident ? 'Resident tuition' : 'Tuition'} is ${dollars(tuition.inState)} in ${tuition.year}.`
      : null
  const paid = columnSource(catalog, 'netPrice.byIncome')
  const newest = shownTuition(college)
  const tuitionOf = (path: 'tuition.inState' | 'tuition.outOfState', fact: Fact, year: string) =>
    shown(fact, { ...factSource(catalog, college, path), year }, middles.of('tuition.inState'))
  return {
    bands: bandLabels.map((label, band) => ({
      label,
      figure: shown(netPrice.byIncome[band] ?? 'not reported', paid, middles.ofBand(band)),
    })),
    average: figureOf(facts, college, 'netPrice.average'),
    tuition: {
      inState: tuitionOf('tuition.inState', newest.inState, newest.year),
      outOfState: tuitionOf('tuition.outOfState', newest.outOfState, newest.outOfStateYear),
    },
    parts: isFree
      ? []
      : [
          {
            label: tuitionLabel,
            figure: shown(
              price.inState,
              { ...factSource(catalog, college, 'tuition.inState'), year: price.year },
              middles.of('tuition.inState'),
            ),
          },
          { label: living.label, figure: figureOf(facts, college, living.path) },
          { label: 'Books and supplies', figure: figureOf(facts, college, 'cost.books') },
        ],
    together: price.together === null || isFree ? null : { value: price.together, year: price.year },
    elsewhere: price.elsewhere === null || !resident ? null : { value: price.elsewhere, year: price.year },
    notes: [isFree && `A federal service academy: it charges no tuition (${tuition.year}).`, newer].filter(
      (note): note is string => typeof note === 'string',
    ),
    rows: [
      row('grants.share', 'Get a grant from the college itself', 'percent', 'full-time first-years'),
      row('grants.average', 'That grant, on average', 'dollars'),
    ],
    calculator: links.netPrice,
    yearly: { ...pricesOf(catalog, college), byIncome: incomePrices(college).map(orNull) },
  }
}
