import type { Suggestion } from '#contract/shortlist/outlook.ts'
import { isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { isLikely } from '#web/platform/chance.ts'
import { asDollars } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income.ts'
import type { Price } from './price.ts'
import { asRange, asWord } from './verdict.ts'

/** One college of the list as the gaps look at it. */
export type Listed = {
  saved: Pick<SavedCollege, 'unitid' | 'status' | 'deadline'>
  name: string
  /** Its name, as locations end with it; '' where it is not known. */
  state: string
  /** Likely, or a sure place. */
  safe: boolean
  price: Price | null
  hasAdmissionsPage: boolean
}

export type Gap = {
  key: string
  /** What is missing, as a sentence. */
  lacks: string
  /** What could be done about it. */
  more: string
  act:
    | { do: 'add'; suggestion: Suggestion }
    | { do: 'find' }
    | { do: 'see prices' }
    | { do: 'set date'; unitid: number }
}

/** As in the server's suggestions. */
export const lowPrice = 15_000
const highPrice = 28_000
const enoughToSpread = 3

/** What one year at a suggested college costs a family of this income; the average where no income is chosen. */
export const suggestedPrice = (
  { price, netPriceByIncome }: Suggestion,
  income: Income | null,
): number | null =>
  price?.kind === 'before grants' || income === null
    ? (price?.amount ?? null)
    : (netPriceByIncome[income] ?? price?.amount ?? null)

type Look = { list: readonly Listed[]; suggestions: readonly Suggestion[]; income: Income | null }

/** What the list lacks, each with one thing that can be done; nothing where there is nothing to do. */
export function gapsOf({ list, suggestions, income }: Look): Gap[] {
  if (list.length === 0) return []
  const open = suggestions.filter(({ unitid }) => list.every(({ saved }) => saved.unitid !== unitid))
  return [likelyGap(list, open, income), stateGap(list, open, income), priceGap(list), dateGap(list)].flatMap(
    (gap) => gap ?? [],
  )
}

/** Nothing near fits: the whole search may know more. */
const elsewhere = { more: 'A search with your answers can find one.', act: { do: 'find' } } as const

function likelyGap(list: readonly Listed[], open: readonly Suggestion[], income: Income | null): Gap | null {
  const safe = list.filter((one) => one.safe)
  const cheap = (one: Suggestion) => (suggestedPrice(one, income) ?? Infinity) < lowPrice
  const likely = open.filter(({ chance }) => isLikely(chance))
  if (safe.length === 0) {
    const best = likely.find(cheap) ?? likely[0]
    const lacks = 'No likely college yet.'
    return best ? adding('likely', lacks, best, income) : { key: 'likely', lacks, ...elsewhere }
  }
  // Nothing is said of prices that are not known.
  if (safe.some(({ price }) => price === null || price.amount < lowPrice)) return null
  const best = likely.find(cheap)
  return best
    ? adding('likely', `No likely college under ${asDollars(lowPrice)} a year.`, best, income)
    : null
}

function stateGap(list: readonly Listed[], open: readonly Suggestion[], income: Income | null): Gap | null {
  const states = new Set(list.map(({ state }) => state))
  const [place = ''] = states
  if (list.length < enoughToSpread || states.size !== 1 || place === '') return null
  const best = open.find(({ location }) => !location.endsWith(`, ${place}`))
  return best
    ? adding('state', `All ${asWord(list.length).toLowerCase()} are in ${place}.`, best, income)
    : null
}

function adding(key: string, lacks: string, suggestion: Suggestion, income: Income | null): Gap {
  const { chance, collegeName } = suggestion
  const price = suggestedPrice(suggestion, income)
  const range =
    chance && chance.low !== null && chance.high !== null ? { low: chance.low, high: chance.high } : null
  const facts = [range ? asRange(range) : (chance?.band ?? null), price === null ? null : asDollars(price)]
  const more = `${collegeName} would be: ${facts.filter((fact) => fact !== null).join(', ')}.`
  return { key, lacks, more, act: { do: 'add', suggestion } }
}

function priceGap(list: readonly Listed[]): Gap | null {
  const high = list.filter(({ price }) => price !== null && price.amount > highPrice)
  if (list.length < enoughToSpread || high.length * 2 < list.length) return null
  const before = high.filter(({ price }) => price?.beforeGrants).length
  const lacks = `${asWord(high.length)} of ${asWord(list.length).toLowerCase()} cost more than ${asDollars(highPrice)} a year.`
  const more =
    before === 0
      ? 'Their net price calculators say what it would be for you.'
      : `${asWord(before)} of them ${before === 1 ? 'is' : 'are'} out of state, before grants.`
  return { key: 'price', lacks, more, act: { do: 'see prices' } }
}

function dateGap(list: readonly Listed[]): Gap | null {
  const undated = list.filter(({ saved }) => saved.deadline === null && isOpen(saved.status))
  const [first] = undated
  if (!first) return null
  const one = undated.length === 1
  const lacks = one
    ? `${first.name} has no date yet.`
    : `${asWord(undated.length)} colleges have no date yet.`
  const more = first.hasAdmissionsPage
    ? `${one ? 'Its' : 'Each'} admissions page has this year’s.`
    : 'Ask the admissions office for this year’s.'
  return { key: 'date', lacks, more, act: { do: 'set date', unitid: first.saved.unitid } }
}
