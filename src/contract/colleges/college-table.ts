import { type StateCode, states } from '#contract/states.ts'
import { slugOf } from './slug.ts'

// All colleges in one small file, for search and filters on the device. Stored by column, since similar values next to
// each other compress well; null is an unknown figure.

type Numbers = readonly (number | null)[]

export type CollegeTable = {
  version: string
  /** Which year each figure describes. */
  years: Readonly<
    Record<
      'rate' | 'graduation' | 'net' | 'elsewhere' | 'sat' | 'undergraduates' | 'majors' | 'campus',
      string
    >
  >
  id: readonly number[]
  /** One per line; a college's nicknames are separated by |. */
  name: string
  nicknames: string
  city: string
  /** The slug if it is not just the words of the name. */
  slug: Readonly<Record<number, string>>
  /** Index in the list of states. */
  state: readonly number[]
  /** Hundredths of a degree. */
  latitude: readonly number[]
  longitude: readonly number[]
  locale: readonly number[]
  undergraduates: Numbers
  applications: Numbers
  /** Tenths of a percent; -10 is open admission. */
  rate: Numbers
  graduation: Numbers
  /** After grants: on average, then by family income. */
  net: readonly Numbers[]
  /** A year for students from another state, before grants: public colleges only. */
  elsewhere: Numbers
  /** What students of some states pay there instead, by index: pairs of a state's index and an amount. */
  agreed: Readonly<Record<number, readonly number[]>>
  satLow: Numbers
  satHigh: Numbers
  /** Yes-or-no facts, one bit each (`marks`). */
  marks: readonly number[]
}

/** In the order of the bits. */
export const marks = [
  'public',
  'tests required',
  'tests optional',
  'tests not considered',
  'HBCU',
  'Hispanic-serving',
  'women',
  'faith',
  'division 1',
  'division 2',
  'division 3',
  'football',
  'Army',
  'Navy',
  'Air Force',
  /** Under 200 students, training for a religious office, or closed or soon to be: hidden unless requested. */
  'special',
] as const
export type Mark = (typeof marks)[number]

export type ListedCollege = {
  id: number
  /** Its index in the table. */
  at: number
  name: string
  slug: string
  nicknames: readonly string[]
  city: string
  state: StateCode
  stateName: string
  latitude: number
  longitude: number
  locale: number
  undergraduates: number | null
  applications: number | null
  rate: number | null
  open: boolean
  graduation: number | null
  price: {
    /** After grants: the average, and by family income; at a public college what residents paid. */
    average: number | null
    byIncome: readonly (number | null)[]
    /** Before grants, at a public college only: from any other state, and from states with another rate. */
    elsewhere: number | null
    agreed: ReadonlyMap<StateCode, number>
  }
  sat: readonly [low: number, high: number] | null
  marks: number
}

const bitOf = new Map(marks.map((mark, at) => [mark, 1 << at]))
export const hasMark = ({ marks: bits }: Pick<ListedCollege, 'marks'>, mark: Mark) =>
  (bits & (bitOf.get(mark) ?? 0)) !== 0

const read = new WeakMap<CollegeTable, readonly ListedCollege[]>()

/** The table as colleges, made once. */
export function collegesIn(table: CollegeTable): readonly ListedCollege[] {
  const known = read.get(table)
  if (known) return known
  const [names, nicknames, cities] = [table.name, table.nicknames, table.city].map((text) => text.split('\n'))
  const colleges = table.id.map((id, at): ListedCollege => {
    const [low, high, rate] = [table.satLow[at], table.satHigh[at], table.rate[at]]
    const [state = 'AL', stateName = ''] = states[table.state[at] ?? 0] ?? []
    const name = names?.[at] ?? ''
    const [latitude = 0, longitude = 0] = [table.latitude[at], table.longitude[at]]
    return {
      id,
      at,
      name,
      slug: table.slug[at] ?? slugOf(name),
      nicknames: nicknames?.[at]?.split('|').filter((nickname) => nickname !== '') ?? [],
      city: cities?.[at] ?? '',
      state,
      stateName,
      latitude: latitude / 100,
      longitude: longitude / 100,
      locale: table.locale[at] ?? 0,
      undergraduates: table.undergraduates[at] ?? null,
      applications: table.applications[at] ?? null,
      rate: typeof rate === 'number' && rate >= 0 ? rate / 10 : null,
      open: rate === openAdmission,
      graduation: table.graduation[at] ?? null,
      price: {
        average: table.net[0]?.[at] ?? null,
        byIncome: table.net.slice(1).map((band) => band[at] ?? null),
        elsewhere: table.elsewhere[at] ?? null,
        agreed: agreedIn(table.agreed[at]),
      },
      sat: typeof low === 'number' && typeof high === 'number' ? [low, high] : null,
      marks: table.marks[at] ?? 0,
    }
  })
  read.set(table, colleges)
  return colleges
}

export const openAdmission = -10

const nobody: ReadonlyMap<StateCode, number> = new Map()

function agreedIn(pairs: readonly number[] | undefined): ReadonlyMap<StateCode, number> {
  if (!pairs) return nobody
  return new Map(
    pairs.flatMap((place, at) => {
      const [state] = states[place] ?? []
      return at % 2 === 0 && state ? [[state, pairs[at + 1] ?? 0]] : []
    }),
  )
}

/** Which colleges award a major: indexes in the table, each as the difference from the one before. */
export type MajorColleges = { slug: string; title: string; year: string; steps: readonly number[] }

export function placesIn({ steps }: Pick<MajorColleges, 'steps'>): Set<number> {
  let at = 0
  return new Set(
    steps.map((step) => {
      at += step
      return at
    }),
  )
}

/** The explorer at an address: its query as written, and the major it names. */
export type ExplorerPage = { table: CollegeTable; search: string; major: MajorColleges | null }

/** Where the device fetches them. */
export const tablePath = (version: string) => `/colleges/table.json?v=${version}`
export const majorListPath = (slug: string) => `/colleges/majors/${slug}.json`
