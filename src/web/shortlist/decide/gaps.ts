import type { Chance } from '#contract/matching/report.ts'
import { lowPrice, type Suggestion } from '#contract/shortlist/outlook.ts'
import { answerOf, isOpen, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { isLikely, rangeOf } from '#web/platform/chance.ts'
import { asDollars, stateOf } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { type FamilyPrice, priceForIncome } from '#web/platform/price.ts'
import { asWord } from './verdict.ts'

/** One college of the list, for finding gaps. */
export type Listed = {
  saved: Pick<SavedCollege, 'unitid' | 'status' | 'deadline'>
  name: string
  /** The state's name as in a location; '' if unknown. */
  state: string
  /** Likely or certain, or it has said yes. */
  safe: boolean
  price: FamilyPrice | null
  hasAdmissionsPage: boolean
}

export type Gap = {
  key: 'likely' | 'state' | 'price' | 'date'
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

export const actLabels = {
  add: 'Add it',
  find: 'Find one',
  'see prices': 'See prices',
  'set date': 'Set date',
} as const

const highPrice = 28_000
const enoughToSpread = 3
/** This many affordable colleges are a choice, however many expensive ones are on the list. */
const enoughThatCostLess = 4

type Look = { list: readonly Listed[]; suggestions: readonly Suggestion[]; income: Income | null }

/** What the list lacks, each with one thing to do; empty if there is nothing to do. A college that said no is no part of it. */
export function gapsOf({ list, suggestions, income }: Look): Gap[] {
  if (list.length === 0 || isDecided(list)) return []
  const left = list.filter(({ saved }) => answerOf(saved.status) !== 'no')
  let open = suggestions
    .filter(({ unitid }) => list.every(({ saved }) => saved.unitid !== unitid))
    .map((suggestion) => offerOf(suggestion, income))
  return [likelyGap, stateGap, priceGap, dateGap].flatMap((gapIn) => {
    const gap = gapIn(left, open)
    const { act } = gap ?? {}
    // A college is suggested once: adding it changes the list, and the gaps are computed again.
    if (act?.do === 'add') open = open.filter(({ suggestion }) => suggestion !== act.suggestion)
    return gap ?? []
  })
}

/** Enrolled, or with a yes in hand and no answer to wait for: now it is a choice, and the list lacks nothing. */
function isDecided(list: readonly Listed[]): boolean {
  const statuses = list.map(({ saved }) => saved.status)
  const answers = statuses.map(answerOf)
  return statuses.includes('Enrolled') || (answers.includes('yes') && !answers.includes(null))
}

/** A suggestion with the yearly price for this family. */
type Offer = { suggestion: Suggestion; price: number | null }

const offerOf = (suggestion: Suggestion, income: Income | null): Offer => ({
  suggestion,
  price: priceForIncome(suggestion.price, suggestion.netPriceByIncome, income)?.amount ?? null,
})

const costsLittle = ({ price }: Offer) => price !== null && price < lowPrice
const isNotDear = ({ price }: Offer) => price !== null && price <= highPrice

function likelyGap(list: readonly Listed[], open: readonly Offer[]): Gap | null {
  const safe = list.filter((one) => one.safe)
  const likely = open.filter(({ suggestion }) => isLikely(suggestion.chance))
  if (safe.length === 0) {
    const lacks = 'No likely college yet.'
    const best = likely.find(costsLittle) ?? likely[0]
    if (best) return adding('likely', lacks, 'would be one', best)
    // Nothing in the home state fits; a whole search may find more.
    return { key: 'likely', lacks, more: 'A search with your answers can find one.', act: { do: 'find' } }
  }
  // Unknown prices are not mentioned.
  if (safe.some(({ price }) => price === null || price.amount < lowPrice)) return null
  const best = likely.find(costsLittle)
  if (!best) return null
  return adding('likely', `No likely college under ${asDollars(lowPrice)} a year.`, 'would be one', best)
}

function stateGap(list: readonly Listed[], open: readonly Offer[]): Gap | null {
  const states = new Set(list.map(({ state }) => state))
  const [place = ''] = states
  if (list.length < enoughToSpread || states.size !== 1 || place === '') return null
  const best = open.find(({ suggestion }) => !suggestion.location.endsWith(`, ${place}`))
  if (!best) return null
  const lacks = `All ${asWord(list.length).toLowerCase()} are in ${inText(place)}.`
  return adding('state', lacks, `is in ${inText(stateOf(best.suggestion.location))}`, best)
}

const inText = (state: string) => (state === 'District of Columbia' ? `the ${state}` : state)

/** Half of the list or more is expensive, and few cost less. Suggested colleges are among those that cost less. */
function priceGap(list: readonly Listed[], open: readonly Offer[]): Gap | null {
  const known = list.flatMap(({ price }) => price ?? [])
  const high = known.filter(({ amount }) => amount > highPrice)
  if (list.length < enoughToSpread || high.length * 2 < list.length) return null
  if (known.length - high.length >= enoughThatCostLess) return null
  const before = high.filter(({ beforeGrants }) => beforeGrants).length
  const all = before === high.length
  const words = before === 0 ? '' : `, ${all ? 'all' : asWord(before).toLowerCase()} of them before grants`
  const lacks = `${asWord(high.length)} of ${asWord(list.length).toLowerCase()} cost more than ${asDollars(highPrice)} a year${words}.`
  const best = open.find(costsLittle) ?? open.find(isNotDear)
  if (best) return adding('price', lacks, 'costs less', best)
  const more = 'Their net price calculators say what it would be for you.'
  return { key: 'price', lacks, more, act: { do: 'see prices' } }
}

/** `claim`: how the suggested college differs, as the rest of a sentence on it. */
function adding(key: Gap['key'], lacks: string, claim: string, { suggestion, price }: Offer): Gap {
  const { chance, collegeName } = suggestion
  const facts = [price !== null && `${asDollars(price)} a year`, chance && chanceWords(chance)].filter(
    Boolean,
  )
  const more = `${[`${collegeName} ${claim}`, facts.join(', ')].filter(Boolean).join(': ')}.`
  return { key, lacks, more, act: { do: 'add', suggestion } }
}

/** Of a college that is suggested: where there is no range, everyone is admitted, or who meets a published rule. */
function chanceWords(chance: Chance): string {
  const range = rangeOf(chance)
  if (range) return `a chance of ${range}`
  return chance.band === 'automatic' ? 'automatic admission' : chance.band
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
    ? `${one ? 'Its admissions page has' : 'Their admissions pages have'} this year’s.`
    : `Ask ${one ? 'its admissions office' : 'their admissions offices'} for this year’s.`
  return { key: 'date', lacks, more, act: { do: 'set date', unitid: first.saved.unitid } }
}
