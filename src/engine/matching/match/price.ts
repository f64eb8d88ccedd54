import { type Agreement, agreementAt, isAbout } from '#catalog/agreements/agreement.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { columnSource, factSource } from '#catalog/colleges/fact-source.ts'
import { publishedCost } from '#catalog/colleges/published-cost.ts'
import type { College, Fact } from '#catalog/facts.ts'
import type { YearlyPrice } from '#contract/matching/report.ts'
import type { StateCode } from '#contract/states.ts'
import { percentiles } from '#engine/matching/numbers/curves.ts'

// One kind of price for every college: a year with living costs, for this student. The net price of a public college is
// what its residents paid, so a student of another state gets the published cost instead, before any grant: with the
// tuition for other states, or with about the resident tuition or a share above it where the two states have agreed on it
// or the college publishes it for all students of that state, or less what the home state pays toward the difference.

export const isVisitor = ({ control, state }: College, home: StateCode) =>
  control === 'public' && state !== home

type Sources = Pick<Catalog, 'provenance' | 'agreements' | 'collegeById'>

/** What a year costs a student of this state; null if not published. */
export const priceFor = (catalog: Sources, college: College, home: StateCode): YearlyPrice | null =>
  lowerPrice(catalog, college, home) ?? priceAt(catalog, college, isVisitor(college, home))

/** By what the two states have agreed on, or less what the student's own state pays; null if neither lowers it. */
function lowerPrice(catalog: Sources, college: College, home: StateCode): YearlyPrice | null {
  const agreement = agreementAt(catalog.agreements, college, home)
  const { inState, outOfState } = college.tuition.earlier ?? college.tuition
  // Where everyone is charged the same, there is nothing to lower.
  if (!agreement || inState === outOfState) return null
  if (agreement.kind === 'reciprocity') return agreedPrice(catalog, college, agreement)
  return agreement.kind === 'grant' ? grantedPrice(catalog, college, agreement) : null
}

/** By every state whose students pay an agreed rate here, or bring a grant. */
export const agreedPrices = (catalog: Sources, college: College) =>
  catalog.agreements
    .filter((agreement) => agreement.kind !== 'exchange' && isAbout(agreement, college))
    .flatMap(({ states }) => states)
    .flatMap((state) => {
      const price = lowerPrice(catalog, college, state)
      return price ? [{ state, price }] : []
    })

/** What a year costs residents of its state, students of other states, and those with an agreed rate. */
export function pricesOf(catalog: Sources, college: College) {
  const agreed = agreedPrices(catalog, college)
  return {
    resident: priceAt(catalog, college, false),
    visitor: priceAt(catalog, college, college.control === 'public'),
    ...(agreed.length > 0 && { agreed }),
  }
}

function grantedPrice(catalog: Sources, college: College, { most, name }: Agreement): YearlyPrice | null {
  const listed = priceAt(catalog, college, true)
  const { inState, outOfState } = college.tuition.earlier ?? college.tuition
  if (!listed || typeof inState !== 'number' || typeof outOfState !== 'number') return null
  const granted = Math.min(most ?? 0, outOfState - inState)
  return granted > 0 ? { ...listed, amount: listed.amount - granted, grant: name } : null
}

function agreedPrice(catalog: Sources, college: College, agreement: Agreement): YearlyPrice | null {
  const { amount, year } = publishedCost(college, true)
  if (typeof amount !== 'number') return null
  const { source } = columnSource(catalog, 'cost.roomAndBoard')
  const above = aboveResidents(catalog, college, agreement)
  return { kind: 'before grants', amount: amount + above, year, source, agreement: agreement.name }
}

/** The agreement of two states, and tuition and fees by it, about. */
export function agreedOn(catalog: Sources, college: College, home: StateCode) {
  const agreement = agreementAt(catalog.agreements, college, home)
  const resident = residentTuition(college)
  const agreedTuition =
    agreement?.kind === 'reciprocity' && resident !== null
      ? resident + aboveResidents(catalog, college, agreement)
      : null
  return { agreement, agreedTuition }
}

/** By how much the agreed tuition exceeds that of residents: a share of it, or what the similar college at home charges more. */
function aboveResidents(
  { collegeById }: Pick<Catalog, 'collegeById'>,
  college: College,
  { percent, beside }: Agreement,
) {
  const here = residentTuition(college) ?? 0
  const there = residentTuition(collegeById.get(beside.get(college.unitid) ?? 0)) ?? 0
  return here === 0 ? 0 : Math.max(Math.round((here * percent) / 100), there) - here
}

function residentTuition(college: College | undefined): number | null {
  const fact = college && (college.tuition.earlier ?? college.tuition).inState
  return typeof fact === 'number' ? fact : null
}

/** After grants, from the lowest family income to the highest; at a federal academy nobody pays, whatever they earn. */
export const incomePrices = ({ flags, netPrice }: College): readonly Fact[] =>
  flags.includes('charges no tuition') ? [] : netPrice.byIncome

/** For a student of another state at a public college, or for everyone else. */
export function priceAt(catalog: Sources, college: College, visitor: boolean): YearlyPrice | null {
  if (college.flags.includes('charges no tuition')) {
    const { source, year } = factSource(catalog, college, 'tuition.inState')
    return { kind: 'net price', amount: 0, source, year }
  }
  if (visitor) {
    const { amount, year } = publishedCost(college, false)
    const { source } = columnSource(catalog, 'cost.roomAndBoard')
    return typeof amount === 'number' ? { kind: 'before grants', amount, year, source } : null
  }
  const { average } = college.netPrice
  const { source, year } = columnSource(catalog, 'netPrice.average')
  // Below 0, grants were higher than the whole cost: nobody is paid for coming.
  return typeof average === 'number'
    ? { kind: 'net price', amount: Math.max(0, average), source, year }
    : null
}

/** 1 for the lowest price in the country as seen from a state, 0 for the highest; computed once per state. */
export function affordability(catalog: Sources & Pick<Catalog, 'colleges'>) {
  const byState = new Map<StateCode, Float64Array>()
  return (home: StateCode): Float64Array => {
    const made = byState.get(home)
    if (made) return made
    const prices = Float64Array.from(
      catalog.colleges,
      (college) => priceFor(catalog, college, home)?.amount ?? Number.NaN,
    )
    const fits = percentiles(prices).map((percentile) => 1 - percentile)
    byState.set(home, fits)
    return fits
  }
}
