import type { CollegePage, PageFigure, PageRange } from '#contract/colleges/college-page.ts'
import type { Figure } from '#contract/matching/report.ts'

/** A figure with its year, or the reason why it is missing. */
export const figure = (fact: number | NonNullable<Figure['absent']>, year = '2022-23'): Figure =>
  typeof fact === 'number'
    ? { value: fact, year, source: 'College Scorecard', absent: null }
    : { value: null, year, source: 'College Scorecard', absent: fact }

type Fact = Parameters<typeof figure>[0]

export const pageFigure = (fact: Fact, middle: number | null = null, year?: string): PageFigure => ({
  ...figure(fact, year),
  middle,
})

export const pageRange = (low: number | null, high: number | null): PageRange => ({
  low,
  mid: null,
  high,
  year: 'fall 2024',
  source: 'IPEDS Admissions',
  absent: low === null ? 'not reported' : null,
  submitted: null,
  middle: null,
})

const admission: CollegePage['admission'] = {
  open: false,
  openYear: '2024-25',
  rate: pageFigure(25, 77, 'fall 2024'),
  applications: null,
  admitted: null,
  yield: pageFigure('not reported'),
  policy: 'Test scores are optional.',
  policyYear: 'fall 2024',
  sat: pageRange(1290, 1520),
  act: pageRange(30, 34),
  weighs: [],
  weighsYear: 'fall 2024',
  residency: null,
  notes: [],
}

const price: CollegePage['price'] = {
  bands: [19_000, 25_000, 14_000, 28_000, 53_000].map((amount, band) => ({
    label: `band ${band}`,
    figure: pageFigure(amount),
  })),
  average: pageFigure(39_951, 18_449),
  tuition: {
    inState: pageFigure(67_020, 15_800, '2023-24'),
    outOfState: pageFigure(67_020, 15_800, '2023-24'),
  },
  parts: [
    { label: 'Tuition and fees', figure: pageFigure(67_020, 15_800, '2023-24') },
    { label: 'Room and board', figure: pageFigure(16_820, null, '2023-24') },
  ],
  together: { value: 84_890, year: '2023-24' },
  elsewhere: null,
  notes: [],
  rows: [],
  calculator: null,
  yearly: {
    resident: { kind: 'net price', amount: 39_951, year: '2022-23', source: 'College Scorecard' },
    visitor: { kind: 'net price', amount: 39_951, year: '2022-23', source: 'College Scorecard' },
    byIncome: [19_000, 25_000, 14_000, 28_000, 53_000],
  },
}

/** What a test leaves out of these parts is as above. */
type Changes = Partial<Omit<CollegePage, 'admission' | 'price'>> & {
  admission?: Partial<CollegePage['admission']>
  price?: Partial<CollegePage['price']>
}

/** A college as its public page has it, with what a test changes. */
export const collegePage = (changes: Changes = {}): CollegePage => ({
  id: 209_922,
  slug: 'reed-college',
  name: 'Reed College',
  city: 'Portland',
  state: 'OR',
  stateName: 'Oregon',
  latitude: 45.5,
  longitude: -122.6,
  control: 'private',
  setting: 'Large city',
  undergraduates: pageFigure(1407, 1745, 'fall 2023'),
  portrait: [],
  portraitYears: '',
  description: '',
  thin: false,
  majors: { total: 0, awarded: 0, year: '2023-24', earningsYear: '2022', list: [] },
  students: [],
  origins: null,
  after: [],
  campus: [{ label: 'Faith', value: 'Not affiliated' }],
  campusYear: '2024-25',
  links: [],
  rules: [],
  similar: [],
  sources: [],
  neighbours: [],
  colleges: 2045,
  dataVersion: '1',
  ...changes,
  admission: { ...admission, ...changes.admission },
  price: { ...price, ...changes.price },
})
