import { hasMark, type ListedCollege } from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import type { Chance } from '#contract/matching/report.ts'
import type { StateCode } from '#contract/states.ts'
import { isLikely } from '#web/platform/chance.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { priceInTable } from '#web/platform/price.ts'
import { type Asked, limits, type Sort, type Span } from './address.ts'
import { facets } from './facets.ts'
import { meantBy } from './suggest.ts'

/** What only this device knows: no address and no request carries it. */
export type Family = {
  /** Null: prices are the average over all incomes. */
  income: Income | null
  /** Where the family lives: decides whether a public college's price for residents applies. */
  home: StateCode | null
  /** The place of the ZIP code, and how far away a college may be. */
  place: { latitude: number; longitude: number } | null
  miles: number | null
  /** By UNITID; null where they are not known, as on the free plan. */
  chances: Chances | null
  /** Only where the chance is likely or better. */
  likelyOnly: boolean
}
export type Chances = ReadonlyMap<number, Chance>
export const noFamily: Family = {
  income: null,
  home: null,
  place: null,
  miles: null,
  chances: null,
  likelyOnly: false,
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
  /** The distribution of prices and rates, counted without their own filter. */
  prices: readonly number[]
  rates: readonly number[]
  /** How many there would be without one of the filters: for when nothing is left. */
  without: (group: string) => number
}

const bins = 20
export const binOf = (value: number, limit: number) =>
  Math.min(bins - 1, Math.max(0, Math.floor((value / limit) * bins)))

/** Groups of filters, one bit each: a college that fails only one group still counts for that group's own boxes. */
const groups = [
  'text',
  'city',
  'major',
  'price',
  'rate',
  'states',
  'miles',
  'special',
  'likely',
  ...facets.map(({ key }) => key),
]
function bit(group: string): number {
  const at = groups.indexOf(group)
  if (at < 0) throw new Error(`no filter is called ${group}`)
  return 1 << at
}
const bits = {
  text: bit('text'),
  city: bit('city'),
  major: bit('major'),
  price: bit('price'),
  rate: bit('rate'),
  states: bit('states'),
  miles: bit('miles'),
  special: bit('special'),
  likely: bit('likely'),
}

/** All boxes of all facets, one bit each too: which of them hold for a college is computed once. */
const boxes = facets.flatMap(({ key, options }) =>
  options.map(({ key: option, holds }) => ({ name: `${key}.${option}`, group: bit(key), holds })),
)
const boxesOf = new WeakMap<ListedCollege, number>()
function boxesThatHold(college: ListedCollege): number {
  let held = boxesOf.get(college)
  if (held === undefined) {
    held = boxes.reduce((all, { holds }, at) => (holds(college) ? all | (1 << at) : all), 0)
    boxesOf.set(college, held)
  }
  return held
}
type Ticked = { group: number; boxes: number }
const tickedIn = (asked: Asked): Ticked[] =>
  Object.entries(asked.boxes).map(([key, options]) => ({
    group: bit(key),
    boxes: boxes.reduce((all, { name }, at) => {
      const [facet, option = ''] = name.split('.')
      return facet === key && options.includes(option) ? all | (1 << at) : all
    }, 0),
  }))

type Needs = {
  colleges: readonly ListedCollege[]
  asked: Asked
  family: Family
  majored: ReadonlySet<number> | null
}

type Looked = Needs & { meant: Meant; ticked: readonly Ticked[] }

function failures({ asked, family, majored, meant, ticked }: Looked, college: ListedCollege): number {
  let failed = 0
  if (meant && !meant.has(college)) failed |= bits.text
  if (asked.city && slugOf(`${college.city} ${college.state}`) !== asked.city) failed |= bits.city
  if (majored && !majored.has(college.at)) failed |= bits.major
  if (!within(asked.price, priceInTable(college, family)?.amount ?? null)) failed |= bits.price
  if (!within(asked.rate, college.rate)) failed |= bits.rate
  if (asked.states.length > 0 && !asked.states.includes(college.state)) failed |= bits.states
  if (family.place && family.miles !== null && milesBetween(family.place, college) > family.miles)
    failed |= bits.miles
  if (family.likelyOnly && family.chances && !isLikely(family.chances.get(college.id) ?? null))
    failed |= bits.likely
  // Whoever types a name means that college, even a very small one.
  if (!asked.all && !meant?.has(college) && hasMark(college, 'special')) failed |= bits.special
  for (const facet of ticked) if ((boxesThatHold(college) & facet.boxes) === 0) failed |= facet.group
  return failed
}

/** Colleges that the typed text may mean, with their order; null if nothing was typed. */
type Meant = ReadonlyMap<ListedCollege, number> | null

/** One pass over all colleges computes everything the page shows. */
export function find(needs: Needs): Found {
  const found: ListedCollege[] = []
  const counts = new Int32Array(boxes.length)
  const byState = new Map<StateCode, number>()
  const prices = new Array<number>(bins).fill(0)
  const rates = new Array<number>(bins).fill(0)
  const { text } = needs.asked
  const meant: Meant =
    text === '' ? null : new Map(meantBy(needs.colleges, text).map((college, at) => [college, at]))
  const looked = { ...needs, meant, ticked: tickedIn(needs.asked) }
  const failed = needs.colleges.map((college) => failures(looked, college))
  needs.colleges.forEach((college, at) => {
    const missed = failed[at] ?? 0
    const passes = (group: number) => (missed & ~group) === 0
    if (missed === 0) found.push(college)
    if ((missed & (missed - 1)) !== 0) return // fails in two groups: counts nowhere
    const held = boxesThatHold(college)
    for (let box = 0; box < boxes.length; box++)
      if (held & (1 << box) && passes(boxes[box]?.group ?? 0)) counts[box] = (counts[box] ?? 0) + 1
    if (passes(bits.states)) byState.set(college.state, (byState.get(college.state) ?? 0) + 1)
    const price = priceInTable(college, needs.family)
    if (price && passes(bits.price)) tally(prices, binOf(price.amount, limits.price))
    const { rate } = college
    if (rate !== null && passes(bits.rate)) tally(rates, binOf(rate, limits.rate))
  })
  return {
    colleges: sorted(found, needs, meant),
    counts: new Map(boxes.map(({ name }, box) => [name, counts[box] ?? 0])),
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

/** Unknown values are last in every order. */
function sorted(colleges: ListedCollege[], { asked, family }: Needs, meant: Meant): ListedCollege[] {
  const keys: Record<Sort, (college: ListedCollege) => number> = {
    applied: ({ applications }) => (applications === null ? last : -applications),
    graduation: ({ graduation }) => (graduation === null ? last : -graduation),
    rate: ({ rate, open }) => (open ? 100 : (rate ?? last)),
    price: (college) => priceInTable(college, family)?.amount ?? last,
    size: ({ undergraduates }) => (undergraduates === null ? last : -undergraduates),
    name: () => 0,
    near: (college) => (family.place ? milesBetween(family.place, college) : 0),
  }
  // A name was typed and no order chosen: the most likely meaning comes first.
  const key =
    meant && asked.sort === 'applied'
      ? (college: ListedCollege) => meant.get(college) ?? last
      : keys[asked.sort]
  return colleges
    .map((college) => ({ college, by: key(college) }))
    .sort((a, b) => (a.by === b.by ? (a.college.name < b.college.name ? -1 : 1) : a.by - b.by))
    .map(({ college }) => college)
}
