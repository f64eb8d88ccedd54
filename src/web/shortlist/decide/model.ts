import type { Assessment, ListedFacts } from '#contract/shortlist/outlook.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import type { StateCode } from '#contract/states.ts'
import { heightOf as heightOfChance, isLikely } from '#web/platform/chance.ts'
import { stateOf } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income.ts'
import type { Listed } from './gaps.ts'
import { type Price, priceOf } from './price.ts'
import { type Advice, adviceOf } from './test-advice.ts'

/** One college of the list with everything the page knows of it. */
export type Entry = {
  saved: SavedCollege
  facts: ListedFacts | null
  assessed: Assessment | null
  price: Price | null
  advice: Advice | null
}

export type Student = {
  home: StateCode | null
  income: Income | null
  sat: number | null
  act: number | null
  firstGeneration: boolean
}

type Known = {
  factsOf: (unitid: number) => ListedFacts | null
  assessedOf: (unitid: number) => Assessment | null
}

export function entryOf(saved: SavedCollege, student: Student, { factsOf, assessedOf }: Known): Entry {
  const facts = factsOf(saved.unitid)
  return {
    saved,
    facts,
    assessed: assessedOf(saved.unitid),
    price: priceShown(facts && priceOf(facts, student), assessedOf(saved.unitid)),
    advice: facts && adviceOf(facts.tests, student, student.firstGeneration),
  }
}

/** The engine's price for this student, the one all pages share, unless the income chose a closer one. */
function priceShown(own: Price | null, assessed: Assessment | null): Price | null {
  const told = assessed?.price
  if (!told || own?.forIncome) return own
  return { amount: told.amount, beforeGrants: told.kind === 'before grants', forIncome: false }
}

export const listedOf = ({ saved, facts, assessed, price }: Entry): Listed => ({
  saved,
  name: saved.collegeName,
  state: saved.location.includes(',') ? stateOf(saved.location) : '',
  safe: isLikely(assessed?.chance ?? null),
  price,
  hasAdmissionsPage: facts?.links.admissions != null,
})

/** Where a college stands on the scale of chances; null where its chance is not known. */
export const heightOf = ({ assessed }: Pick<Entry, 'assessed'>): number | null =>
  assessed?.chance ? heightOfChance(assessed.chance) : null

export const sortings = ['Chance', 'Price', 'Deadline', 'Match', 'Name'] as const
export type Sorting = (typeof sortings)[number]

const last = Number.POSITIVE_INFINITY
const orders: Record<Sorting, (entry: Entry) => number | string> = {
  Chance: (entry) => -(heightOf(entry) ?? -1),
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
