import type { CollegePage, PageFigure, PageRange, PageRow } from '#contract/colleges/college-page.ts'
import { placeOn, type Test } from '#web/colleges/page/test-strip.ts'
import { absence, written } from '#web/platform/shown-figures.ts'

// What is compared, in order and in the words of a college's page. A line says how to read its fact from that page.

/** One fact of one college. `year` is null where nothing was reported, `bar` where there is nothing to draw. */
export type Reading = {
  text: string
  year: string | null
  source: string | null
  /** In percent of the width. */
  bar: { from: number; to: number } | null
}

export type Line = {
  label: string
  /** Whom the figure covers. */
  note?: string
  look: 'bar' | 'striped' | 'words'
  read: (page: CollegePage) => Reading
  /** The median of all colleges, as text and in percent of the width. */
  middle?: (page: CollegePage) => { text: string; at: number } | null
}

type Measured = {
  label: string
  note?: string
  unit: PageRow['unit']
  /** The figure of a full bar. */
  full: number
  figure: (page: CollegePage) => PageFigure | undefined
  striped?: true
}

const missing = (absent: PageFigure['absent'] = null): Reading => ({
  text: absence(absent),
  year: null,
  source: null,
  bar: null,
})

function measured({ label, note, unit, full, figure, striped }: Measured): Line {
  const at = (value: number) => (100 * value) / full
  return {
    label,
    ...(note && { note }),
    look: striped ? 'striped' : 'bar',
    read: (page) => {
      const { value = null, year = null, source = null, absent = null } = figure(page) ?? {}
      if (value === null) return missing(absent)
      return { text: written(value, unit), year, source, bar: { from: 0, to: at(value) } }
    },
    middle: (page) => {
      const middle = figure(page)?.middle ?? null
      return middle === null ? null : { text: written(middle, unit), at: at(middle) }
    },
  }
}

const words = (label: string, say: (page: CollegePage) => { text: string; year: string | null }): Line => ({
  label,
  look: 'words',
  read: (page) => ({ source: null, bar: null, ...say(page) }),
})

const rowIn = (rows: readonly PageRow[], label: string) => rows.find((row) => row.label === label)?.figure
const after = (label: string) => (page: CollegePage) => rowIn(page.after, label)
const students = (label: string) => (page: CollegePage) => rowIn(page.students, label)

const admits = measured({
  label: 'Admits',
  unit: 'percent',
  full: 100,
  figure: ({ admission }) => admission.rate,
})

const scores = (test: Test, rangeOf: (page: CollegePage) => PageRange): Line => ({
  label: `${test} middle half`,
  look: 'bar',
  read: (page) => {
    const { low, high, year, source, absent } = rangeOf(page)
    if (low !== null && high !== null)
      return {
        text: `${low}–${high}`,
        year,
        source,
        bar: { from: placeOn(test, low), to: placeOn(test, high) },
      }
    if (absent !== 'not applicable') return missing(absent)
    const text = page.admission.open ? 'Open admission' : 'Not looked at'
    return { ...missing(), text }
  },
})

const dearest = 90_000 // all prices share one scale

const price = (rest: Omit<Measured, 'unit' | 'full'>) => measured({ ...rest, unit: 'dollars', full: dearest })

/** A sum over several figures has no median of its own. */
const sum = (
  total: { value: number; year: string } | null,
  { parts: [tuition] }: CollegePage['price'],
): PageFigure | undefined =>
  total && tuition ? { ...tuition.figure, ...total, absent: null, middle: null } : undefined

/** What is charged before grants. A college that charges no tuition has no parts, and nothing to add up. */
function charged(rest: Omit<Measured, 'unit' | 'full' | 'striped'>): Line {
  const line = price({ ...rest, striped: true })
  const isFree = (page: CollegePage) => page.price.parts.length === 0
  return { ...line, read: (page) => (isFree(page) ? missing('not applicable') : line.read(page)) }
}

const percent = (label: string): Line => measured({ label, unit: 'percent', full: 100, figure: after(label) })

export type Topic = { title: string; note: string | null; lines: (incomes: readonly string[]) => Line[] }

export const topics: readonly Topic[] = [
  {
    title: 'Getting in',
    note: 'Middle half: of the first-years who sent a score, a quarter scored lower and a quarter higher.',
    lines: () => [
      {
        ...admits,
        read: (page) => {
          const { open, openYear, rate } = page.admission
          return rate.value === null && open
            ? { ...missing(), text: 'Open admission', year: openYear }
            : admits.read(page)
        },
      },
      scores('SAT', ({ admission }) => admission.sat),
      scores('ACT', ({ admission }) => admission.act),
      words('Test scores', ({ admission: { policy, policyYear, open } }) => ({
        text: policy ?? absence(open ? 'not applicable' : 'not reported'),
        year: policy && policyYear,
      })),
    ],
  },
  {
    title: 'Price of one year',
    note: 'After grants: what students with federal aid paid, living costs in; at a public college, residents of its state. Striped: before grants. All prices share one scale.',
    lines: (incomes) => [
      price({ label: 'Price after grants, all incomes', figure: (page) => page.price.average }),
      ...incomes.map((income, band) =>
        price({
          label: `After grants, family income ${income}`,
          figure: (page) => page.price.bands[band]?.figure,
        }),
      ),
      charged({
        label: 'Tuition and fees',
        note: 'at a public college, of residents',
        figure: ({ price: { tuition } }) => tuition.inState,
      }),
      charged({
        label: 'Tuition and fees, from another state',
        figure: ({ price: { tuition } }) => tuition.outOfState,
      }),
      charged({ label: 'Room and board', figure: ({ price: { parts } }) => parts[1]?.figure }),
      charged({
        label: 'Together, before grants',
        note: 'tuition, room, board and books of one year',
        figure: ({ price: of }) => sum(of.together, of),
      }),
      charged({
        label: 'From another state, before grants',
        figure: ({ price: of }) => sum(of.elsewhere ?? of.together, of),
      }),
    ],
  },
  {
    title: 'After college',
    note: null,
    lines: () => [
      percent('Graduate in four years'),
      percent('Graduate in six years'),
      percent('Come back for year two'),
      measured({
        label: 'Earn, ten years after starting',
        note: 'students with federal aid only',
        unit: 'dollars',
        full: 110_000,
        figure: after('Earn, ten years after starting'),
      }),
      measured({
        label: 'Owe at graduation',
        note: 'median of those who borrowed',
        unit: 'dollars',
        full: 40_000,
        figure: after('Owe at graduation'),
      }),
    ],
  },
  {
    title: 'Students and campus',
    note: null,
    lines: () => [
      measured({
        label: 'Undergraduates',
        unit: 'count',
        full: 40_000,
        figure: (page) => page.undergraduates,
      }),
      measured({
        label: 'Students per teacher',
        unit: 'per teacher',
        full: 40,
        figure: students('Students per teacher'),
      }),
      measured({
        label: 'With a Pell grant, for lower incomes',
        unit: 'percent',
        full: 100,
        figure: students('With a Pell grant, for lower incomes'),
      }),
      words('Largest majors', ({ majors: { list, year } }) => {
        const largest = list.slice(0, 3).map(({ title }) => title)
        return largest.length > 0
          ? { text: largest.join(', '), year }
          : { text: absence('not reported'), year: null }
      }),
      words('Setting', ({ setting, campusYear }) => ({ text: setting, year: campusYear })),
      words('Public or private', ({ control, campusYear }) => ({
        text: control === 'public' ? 'Public' : 'Private, nonprofit',
        year: campusYear,
      })),
      words('Faith', ({ campus, campusYear }) => ({
        text: campus.find(({ label }) => label === 'Faith')?.value ?? absence('not reported'),
        year: campusYear,
      })),
    ],
  },
]
