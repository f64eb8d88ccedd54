import { type Assessment, lowPrice } from '#contract/shortlist/outlook.ts'

/** A candidate with its price for each family income, the lowest first; null if not reported. */
export type Candidate = Assessment & { state: string; priceByIncome: readonly (number | null)[] }

const isSafe = ({ chance }: Assessment) =>
  chance !== null && ['likely', 'open admission', 'automatic'].includes(chance.band)
const isFair = (one: Assessment) => isSafe(one) || one.chance?.band === 'target'
const byMatch = (a: Candidate, b: Candidate) => (b.match ?? 0) - (a.match ?? 0) || a.unitid - b.unitid

const mostSuggested = 16

/**
 * Colleges that could fill a gap of a list: the best matches among the likely ones; among the likely ones under
 * `lowPrice`, for each family income, since only the device knows which applies; and the best of other states.
 */
export function suggestionsFrom(
  candidates: readonly Candidate[],
  listStates: ReadonlySet<string>,
): Candidate[] {
  const ranked = candidates.filter(({ match }) => match !== null).sort(byMatch)
  const likely = ranked.filter(isSafe)
  const averageFirst = (one: Candidate) => [one.price?.amount ?? null, ...one.priceByIncome]
  const underPrice = [0, 1, 2, 3, 4, 5].flatMap((income) =>
    likely.filter((one) => below(averageFirst(one)[income], lowPrice)).slice(0, 2),
  )
  const elsewhere = ranked.filter((one) => !listStates.has(one.state) && isFair(one)).slice(0, 2)
  return [...new Set([...likely.slice(0, 2), ...elsewhere, ...underPrice])].slice(0, mostSuggested)
}

const below = (price: number | null | undefined, limit: number) =>
  price !== null && price !== undefined && price < limit
