import { mostCompared } from '#contract/colleges/college-page.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { facets } from './facets.ts'

/** The filters. All of them are in the address, except the family's income and home (Family in ./find.ts). */
export type Asked = {
  /** A name, half typed or whole. */
  text: string
  /** A city with its state, as in an address: 'boston-ma'. */
  city: string | null
  /** A major's slug. */
  major: string | null
  /** Dollars a year, percent admitted: null is an open end. */
  price: Span
  rate: Span
  states: readonly StateCode[]
  /** Ticked boxes by facet. */
  boxes: Readonly<Record<string, readonly string[]>>
  sort: Sort
  /** Includes the very small colleges and those that train for a religious office. */
  all: boolean
  /** Slugs of the compared colleges, at most four. */
  compare: readonly string[]
  /** How many rows are shown. */
  shown: number
}
export type Span = { least: number | null; most: number | null }

export const sorts = ['applied', 'graduation', 'rate', 'price', 'size', 'name', 'near'] as const
export type Sort = (typeof sorts)[number]

export const limits = { price: 70_000, rate: 100 } as const
export const firstRows = 20
export const moreRows = 20
const mostRows = 2400

export const nothingAsked: Asked = {
  text: '',
  city: null,
  major: null,
  price: { least: null, most: null },
  rate: { least: null, most: null },
  states: [],
  boxes: {},
  sort: 'applied',
  all: false,
  compare: [],
  shown: firstRows,
}

/** Anything unreadable is ignored: an address may come from anywhere. */
export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search)
  const words = (key: string) => query.getAll(key).flatMap((text) => text.slice(0, 400).split(','))
  const boxes = facets.flatMap(({ key, options }) => {
    const ticked = options.map((option) => option.key).filter((option) => words(key).includes(option))
    return ticked.length > 0 ? [[key, ticked] as const] : []
  })
  const major = query.get('major') ?? ''
  const shown = whole(query.get('shown'), mostRows)
  const city = query.get('city') ?? ''
  return {
    text: (query.get('q') ?? '').trim().slice(0, 80),
    city: isSlug(city) ? city : null,
    major: isSlug(major) ? major : null,
    price: spanOf(query, 'price'),
    rate: spanOf(query, 'rate'),
    states: [...new Set(words('state').flatMap((text) => stateCode(text) ?? []))],
    boxes: Object.fromEntries(boxes),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'applied',
    all: query.get('all') === '1',
    compare: [...new Set(words('compare').filter(isSlug))].slice(0, mostCompared),
    shown: shown && shown > firstRows ? shown : firstRows,
  }
}

const isSlug = (text: string) => /^[a-z0-9-]{2,120}$/.test(text)

/** An end at the limit is an open end: a form without a script sends both. */
function spanOf(query: URLSearchParams, key: 'price' | 'rate'): Span {
  const least = whole(query.get(`${key}-from`), limits[key])
  const most = whole(query.get(`${key}-to`), limits[key])
  return { least: least === 0 ? null : least, most: most === limits[key] ? null : most }
}

function whole(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  return Math.min(Number(text), most)
}

/** The shortest address with the same meaning: '' without filters. */
export function addressOf(asked: Asked): string {
  const parts: (readonly [string, string | number | null])[] = [
    ['q', asked.text === '' ? null : encodeURIComponent(asked.text)],
    ['city', asked.city],
    ['major', asked.major],
    ['price-from', asked.price.least],
    ['price-to', asked.price.most],
    ['rate-from', asked.rate.least],
    ['rate-to', asked.rate.most],
    ['state', asked.states.join(',')],
    ...facets.map(({ key }) => [key, asked.boxes[key]?.join(',') ?? ''] as const),
    ['sort', asked.sort === 'applied' ? null : asked.sort],
    ['all', asked.all ? 1 : null],
    ['compare', asked.compare.join(',')],
    ['shown', asked.shown === firstRows ? null : asked.shown],
  ]
  const said = parts.filter(([, value]) => value !== null && value !== '')
  return said.length === 0 ? '' : `?${said.map(([key, value]) => `${key}=${value}`).join('&')}`
}
