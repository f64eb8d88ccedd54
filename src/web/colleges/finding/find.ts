import { hasMark, type ListedCollege } from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import type { StateCode } from '#contract/states.ts'
import { type Asked, limits, type Sort, type Span } from './address.ts'
import { facets } from './facets.ts'
import { named } from './suggest.ts'

/** What only this device knows: no address and no request carries it. */
export type Family = {
  /** A place among the income bands, or null: then prices are the average over all incomes. */
  income: number | null
  /** Where the family lives: decides whether a public college asks its residents' price. */
  home: StateCode | null
  /** Where the ZIP code lies, and how far a college may be. */
  place: { latitude: number; longitude: number } | null
  miles: number | null
}
export const noFamily: Family = { income: null, home: null, place: null, miles: null }

export type Price = { amount: number; beforeGrants: boolean }

/** After grants; at a public college in another state the full price, since the published net price is residents'. */
export function priceFor(college: ListedCollege, { income, home }: Family): Price | null {
  if (home !== null && home !== college.state && hasMark(college, 'public'))
    return college.elsewhere === null ? null : { amount: college.elsewhere, beforeGrants: true }
  const amount = college.net[income === null ? 0 : income + 1] ?? null
  return amount === null ? null : { amount, beforeGrants: false }
}

const earth = 3959 // miles
const radians = Math.PI / 180

export function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const across = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const along = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const h = across + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * along
  return 2 * earth * Math.asin(Math.sqrt(h))
}

const within = ({ least, most }: Span, value: number | null) =>
  (least === null && most === null) ||
  (value !== null &&
    value >= (least ?? Number.NEGATIVE_INFINITY) &&
    value <= (most ?? Number.POSITIVE_INFINITY))

export type Found = {
  colleges: readonly ListedCollege[]
  /** By 'facet.option', counted without the facet's own boxes. */
  counts: ReadonlyMap<string, number>
  /** How many colleges each state has, counted without the chosen states. */
  byState: ReadonlyMap<StateCode, number>
  /** How the prices and rates are spread, counted without their own span. */
  prices: readonly number[]
  rates: readonly number[]
  /** How many there would be without one of the filters: for when nothing is left. */
  without: (group: string) => number
}

const bins = 20
export const binOf = (value: number, limit: number) =>
  Math.min(bins - 1, Math.max(0, Math.floor((value / limit) * bins)))

/** Groups of filters, one bit each: a college that fails in one group only still counts for that group's own boxes. */
const groups = [
  'major',
  'price',
  'rate',
  'states',
  'miles',
  'special',
  ...facets.map(({ key }) => key),
] as const
const bitOf = new Map<string, number>(groups.map((group, at) => [group, 1 << at]))
const bit = (group: string) => bitOf.get(group) ?? 0

type Needs = {
  colleges: readonly ListedCollege[]
  asked: Asked
  family: Family
  majored: ReadonlySet<number> | null
}

function failures({ asked, family, majored }: Needs, meant: Meant, college: ListedCollege): number {
  let failed = 0
  if (meant && !meant.has(college)) failed |= bit('text')
  if (asked.city && slugOf(`${college.city} ${college.state}`) !== asked.city) failed |= bit('city')
  if (majored && !majored.has(college.at)) failed |= bit('major')
  if (!within(asked.price, priceFor(college, family)?.amount ?? null)) failed |= bit('price')
  if (!within(asked.rate, college.rate)) failed |= bit('rate')
  if (asked.states.length > 0 && !asked.states.includes(college.state)) failed |= bit('states')
  if (family.place && family.miles !== null && milesBetween(family.place, college) > family.miles)
    failed |= bit('miles')
  if (!asked.all && hasMark(college, 'special')) failed |= bit('special')
  for (const { key, options } of facets) {
    const ticked = asked.boxes[key]
    if (ticked && !options.some((option) => ticked.includes(option.key) && option.holds(college)))
      failed |= bit(key)
  }
  return failed
}

/** Colleges the typed text may mean, with their place in that order; null where nothing was typed. */
type Meant = ReadonlyMap<ListedCollege, number> | null

/** One pass over all colleges answers everything the page asks. */
export function find(needs: Needs): Found {
  const found: ListedCollege[] = []
  const counts = new Map<string, number>()
  const byState = new Map<StateCode, number>()
  const prices = new Array<number>(bins).fill(0)
  const rates = new Array<number>(bins).fill(0)
  const { text } = needs.asked
  const meant: Meant =
    text === '' ? null : new Map(named(needs.colleges, text).map(({ college }, at) => [college, at]))
  const failed = needs.colleges.map((college) => failures(needs, meant, college))
  const add = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1)
  needs.colleges.forEach((college, at) => {
    const missed = failed[at] ?? 0
    const passes = (group: string) => (missed & ~bit(group)) === 0
    if (missed === 0) found.push(college)
    if ((missed & (missed - 1)) !== 0) return // fails in two groups: counts nowhere
    for (const { key, options } of facets)
      if (passes(key))
        for (const option of options) if (option.holds(college)) add(counts, `${key}.${option.key}`)
    if (passes('states')) add(byState, college.state)
    const price = priceFor(college, needs.family)
    if (price && passes('price')) tally(prices, binOf(price.amount, limits.price))
    const { rate } = college
    if (rate !== null && passes('rate')) tally(rates, binOf(rate, limits.rate))
  })
  return {
    colleges: sorted(found, needs, meant),
    counts,
    byState,
    prices,
    rates,
    without: (group) => failed.filter((missed) => (missed & ~bit(group)) === 0).length,
  }
}

function tally(bars: number[], at: number) {
  bars[at] = (bars[at] ?? 0) + 1
}

const last = Number.POSITIVE_INFINITY

/** What is not known stands last in every order. */
function sorted(colleges: ListedCollege[], { asked, family }: Needs, meant: Meant): ListedCollege[] {
  const keys: Record<Sort, (college: ListedCollege) => number> = {
    applied: ({ applications }) => (applications === null ? last : -applications),
    graduation: ({ graduation }) => (graduation === null ? last : -graduation),
    rate: ({ rate, open }) => (open ? 100 : (rate ?? last)),
    price: (college) => priceFor(college, family)?.amount ?? last,
    size: ({ undergraduates }) => (undergraduates === null ? last : -undergraduates),
    name: () => 0,
    near: (college) => (family.place ? milesBetween(family.place, college) : 0),
  }
  // A name was typed and no order chosen: what it most likely means stands first.
  const key =
    meant && asked.sort === 'applied'
      ? (college: ListedCollege) => meant.get(college) ?? last
      : keys[asked.sort]
  return colleges
    .map((college) => ({ college, by: key(college) }))
    .sort((a, b) => (a.by === b.by ? (a.college.name < b.college.name ? -1 : 1) : a.by - b.by))
    .map(({ college }) => college)
}
