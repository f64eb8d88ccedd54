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

/** A second one, with its own line of reason. */
export type Candidate = { suggestion: Suggestion; more: string }

export type Gap = {
  key: 'likely' | 'state' | 'price' | 'date'
  /** What is missing, as a sentence. */
  lacks: string
  /** What could be done about it. */
  more: string
  act:
    | { do: 'add'; suggestion: Suggestion; other?: Candidate }
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
  const found = [likelyGap, stateGap, priceGap, dateGap].flatMap((gapIn) => {
    const made = gapIn(left, open)
    const { act } = made?.gap ?? {}
    // A college is suggested once: adding it changes the list, and the gaps are computed again.
    if (act?.do === 'add') open = open.filter(({ suggestion }) => suggestion !== act.suggestion)
    return made ?? []
  })
  const taken = new Set(found.flatMap(({ gap: { act } }) => (act.do === 'add' ? [act.suggestion] : [])))
  return found.map(({ gap, others }) => {
    const other = others.find(({ suggestion }) => !taken.has(suggestion))
    if (gap.act.do !== 'add' || !other) return gap
    taken.add(other.suggestion)
    return { ...gap, act: { ...gap.act, other } }
  })
}

/** Enrolled, or with a yes in hand and no answer to wait for: now it is a choice, and the list lacks nothing. */
function isDecided(list: readonly Listed[]): boolean {
  const statuses = list.map(({ saved }) => saved.status)
  const answers = statuses.map(answerOf)
  return statuses.includes('Enrolled') || (answers.includes('yes') && !answers.includes(null))
}

/** A gap, and further colleges that would fill it. */
type Found = { gap: Gap; others: readonly Candidate[] }
const alone = (gap: Gap): Found => ({ gap, others: [] })

/** A suggestion with the yearly price for this family. */
type Offer = { suggestion: Suggestion; price: number | null }

const offerOf = (suggestion: Suggestion, income: Income | null): Offer => ({
  suggestion,
  price: priceForIncome(suggestion.price, suggestion.netPriceByIncome, income)?.amount ?? null,
})

const costsLittle = ({ price }: Offer) => price !== null && price < lowPrice
const isNotDear = ({ price }: Offer) => price !== null && price <= highPrice

function likelyGap(list: readonly Listed[], open: readonly Offer[]): Found | null {
  const safe = list.filter((one) => one.safe)
  const likely = open.filter(({ suggestion }) => isLikely(suggestion.chance))
  if (safe.length === 0) {
    const lacks = 'No likely college yet.'
    const cheap = likely.filter(costsLittle)
    const candidates = [...cheap, ...likely.filter((one) => !cheap.includes(one))]
    if (candidates.length > 0) return adding('likely', lacks, () => 'would be one', candidates)
    // Nothing in the home state fits; a whole search may find more.
    return alone({
      key: 'likely',
      lacks,
      more: 'A search with your answers can find one.',
      act: { do: 'find' },
    })
  }
  // Unknown prices are not mentioned.
  if (safe.some(({ price }) => price === null || price.amount < lowPrice)) return null
  const candidates = likely.filter(costsLittle)
  const lacks = `No likely college under ${asDollars(lowPrice)} a year.`
  return candidates.length > 0 ? adding('likely', lacks, () => 'would be one', candidates) : null
}

function stateGap(list: readonly Listed[], open: readonly Offer[]): Found | null {
  const states = new Set(list.map(({ state }) => state))
  const [place = ''] = states
  if (list.length < enoughToSpread || states.size !== 1 || place === '') return null
  const candidates = open.filter(({ suggestion }) => !suggestion.location.endsWith(`, ${place}`))
  const lacks = `All ${asWord(list.length).toLowerCase()} are in ${inText(place)}.`
  const claim = ({ suggestion }: Offer) => `is in ${inText(stateOf(suggestion.location))}`
  return candidates.length > 0 ? adding('state', lacks, claim, candidates) : null
}

const inText = (state: string) => (state === 'District of Columbia' ? `the ${state}` : state)

/** Half of the list or more is expensive, and few cost less. Suggested colleges are among those that cost less. */
function priceGap(list: readonly Listed[], open: readonly Offer[]): Found | null {
  const known = list.flatMap(({ price }) => price ?? [])
  const high = known.filter(({ amount }) => amount > highPrice)
  if (list.length < enoughToSpread || high.length * 2 < list.length) return null
  if (known.length - high.length >= enoughThatCostLess) return null
  const before = high.filter(({ beforeGrants }) => beforeGrants).length
  const all = before === high.length
  const words = before === 0 ? '' : `, ${all ? 'all' : asWord(before).toLowerCase()} of them before grants`
  const lacks = `${asWord(high.length)} of ${asWord(list.length).toLowerCase()} cost more than ${asDollars(highPrice)} a year${words}.`
  const cheap = open.filter(costsLittle)
  const candidates = [...cheap, ...open.filter((one) => isNotDear(one) && !cheap.includes(one))]
  if (candidates.length > 0) return adding('price', lacks, () => 'costs less', candidates)
  const more = 'Their net price calculators say what it would be for you.'
  return alone({ key: 'price', lacks, more, act: { do: 'see prices' } })
}

/** `claim`: how a suggested college differs, as the rest of a sentence on it. */
function adding(
  key: Gap['key'],
  lacks: string,
  claim: (offer: Offer) => string,
  candidates: readonly Offer[],
): Found | null {
  const [best, ...others] = candidates.map((offer): Candidate => {
    const { chance, collegeName } = offer.suggestion
    const facts = [
      offer.price !== null && `${asDollars(offer.price)} a year`,
      chance && chanceWords(chance),
    ].filter(Boolean)
    const more = `${[`${collegeName} ${claim(offer)}`, facts.join(', ')].filter(Boolean).join(': ')}.`
    return { suggestion: offer.suggestion, more }
  })
  if (!best) return null
  const { suggestion, more } = best
  return { gap: { key, lacks, more, act: { do: 'add', suggestion } }, others }
}

/** Of a college that is suggested: where there is no range, everyone is admitted, or who meets a published rule. */
function chanceWords(chance: Chance): string {
  const range = rangeOf(chance)
  if (range) return `a chance of ${range}`
  return chance.band === 'automatic' ? 'automatic admission' : chance.band
}

function dateGap(list: readonly Listed[]): Found | null {
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
  return alone({ key: 'date', lacks, more, act: { do: 'set date', unitid: first.saved.unitid } })
}
