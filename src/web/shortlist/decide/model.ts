import type { SearchForm } from '#contract/matching/find-college.ts'
import { typedNumber } from '#contract/matching/search-fields.ts'
import type { Assessment, ListedFacts } from '#contract/shortlist/outlook.ts'
import { answerOf, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { heightOf as heightOfChance, isLikely } from '#web/platform/chance.ts'
import { stateOf } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { type FamilyPrice, priceFromFacts } from '#web/platform/price.ts'
import { realNumbers, type WhatIf } from './basis.ts'
import type { Listed } from './gaps.ts'
import { type Advice, adviceOf } from './test-advice.ts'

/** One college of the list with everything the page knows about it. */
export type Entry = {
  saved: SavedCollege
  facts: ListedFacts | null
  assessed: Assessment | null
  price: FamilyPrice | null
  advice: Advice | null
}

export type Student = {
  /** Null: unknown, so a public college's price is the one for residents. */
  home: StateCode | null
  income: Income | null
  /** Null if unknown: then no advice is given. */
  scores: { sat: number | null; act: number | null; firstGeneration: boolean } | null
}

type Family = Pick<Student, 'home' | 'income'>

/** `tried`: other numbers than those of the form. Without a form only the family is known. */
export function studentOf(form: SearchForm | null, { home, income }: Family, tried?: WhatIf | null): Student {
  if (!form) return { home, income, scores: null }
  const { sat, act, state } = tried ?? realNumbers(form)
  const score = (text: string) => typedNumber(text) || null
  const scores = { sat: score(sat), act: score(act), firstGeneration: form.firstGen === 'Yes' }
  return { home: stateCode(state), income, scores }
}

type Known = {
  factsOf: (unitid: number) => ListedFacts | null
  assessedOf: (unitid: number) => Assessment | null
}

/** Once a college has answered, nothing is estimated, no rule of admission matters and no score is to be sent. */
export function entryOf(saved: SavedCollege, student: Student, { factsOf, assessedOf }: Known): Entry {
  const { scores } = student
  const facts = factsOf(saved.unitid)
  const assessed = assessedOf(saved.unitid)
  const isAnswered = answerOf(saved.status) !== null
  return {
    saved,
    facts,
    assessed: assessed && isAnswered ? { ...assessed, chance: null, rules: [] } : assessed,
    price: facts && priceFromFacts(facts, student),
    advice: isAnswered ? null : facts && scores && adviceOf(facts.tests, scores),
  }
}

export const answeredIn = (colleges: readonly SavedCollege[]): number[] =>
  colleges
    .filter(({ status }) => answerOf(status) !== null)
    .map(({ unitid }) => unitid)
    .sort((a, b) => a - b)

/** What the prices of a list are: until an income is chosen, averages over all. */
export const priceTitle = (income: Income | null) =>
  income === null ? 'Price, all incomes' : 'Price for you'

export const stripedWords = 'Striped: out of state, before grants.'
export const hasPriceBeforeGrants = (entries: readonly Entry[]) =>
  entries.some(({ price }) => price?.beforeGrants)

export const hasPriceBelowZero = (entries: readonly Entry[]) =>
  entries.some(({ price }) => price !== null && price.amount < 0)

export const listedOf = ({ saved, facts, assessed, price }: Entry): Listed => ({
  saved,
  name: saved.collegeName,
  state: saved.location.includes(',') ? stateOf(saved.location) : '',
  safe: answerOf(saved.status) === 'yes' || isLikely(assessed?.chance ?? null),
  price,
  hasAdmissionsPage: facts?.links.admissions != null,
})

/** The college's place on the scale of chances, a yes at its top; null if its chance is unknown. */
export function heightOf({ saved, assessed }: Pick<Entry, 'saved' | 'assessed'>): number | null {
  if (answerOf(saved.status) === 'yes') return 1
  return assessed?.chance ? heightOfChance(assessed.chance) : null
}

export const sortings = ['Chance', 'Price', 'Deadline', 'Match', 'Name'] as const
export type Sorting = (typeof sortings)[number]

const last = Number.POSITIVE_INFINITY
const orders: Record<Sorting, (entry: Entry) => number | string> = {
  Chance: (entry) => (answerOf(entry.saved.status) === 'no' ? last : -(heightOf(entry) ?? -1)),
  Price: ({ price }) => price?.amount ?? last,
  Deadline: ({ saved }) => saved.deadline ?? '9',
  Match: ({ assessed }) => -(assessed?.match ?? -1),
  Name: ({ saved }) => saved.collegeName,
}

export function sorted(entries: readonly Entry[], by: Sorting): Entry[] {
  const key = orders[by]
  return [...entries].sort((a, b) => {
    const [x, y] = [key(a), key(b)]
    if (x !== y) return x < y ? -1 : 1
    return a.saved.collegeName.localeCompare(b.saved.collegeName)
  })
}
