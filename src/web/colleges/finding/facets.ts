import { hasMark, type ListedCollege, type Mark } from '#contract/colleges/college-table.ts'

/** One checkbox. The key is used in the address. */
type Option = { key: string; label: string; chip: string; holds: (college: ListedCollege) => boolean }
export type Facet = { key: string; title: string; options: readonly Option[] }

const marked = (key: string, label: string, mark: Mark, chip = label): Option => ({
  key,
  label,
  chip,
  holds: (college) => hasMark(college, mark),
})
const locale = (tens: number) => (college: ListedCollege) => Math.floor(college.locale / 10) === tens
const sized =
  (least: number, most: number) =>
  ({ undergraduates }: ListedCollege) =>
    undergraduates !== null && undergraduates >= least && undergraduates <= most

/** A college passes a facet if any of its ticked boxes holds; it must pass all facets. */
export const facets: readonly Facet[] = [
  {
    key: 'kind',
    title: 'Kind',
    options: [
      marked('public', 'Public', 'public'),
      {
        key: 'private',
        label: 'Private, nonprofit',
        chip: 'Private',
        holds: (college) => !hasMark(college, 'public'),
      },
    ],
  },
  {
    key: 'size',
    title: 'Size',
    options: [
      { key: 'small', label: 'Small, under 5,000', chip: 'Small', holds: sized(0, 4999) },
      { key: 'midsize', label: 'Midsize, to 15,000', chip: 'Midsize', holds: sized(5000, 15_000) },
      { key: 'large', label: 'Large', chip: 'Large', holds: sized(15_001, Number.POSITIVE_INFINITY) },
    ],
  },
  {
    key: 'setting',
    title: 'Setting',
    options: [
      { key: 'city', label: 'City', chip: 'City', holds: locale(1) },
      { key: 'suburb', label: 'Suburb', chip: 'Suburb', holds: locale(2) },
      { key: 'town', label: 'Town', chip: 'Town', holds: locale(3) },
      { key: 'rural', label: 'Rural', chip: 'Rural', holds: locale(4) },
    ],
  },
  {
    key: 'tests',
    title: 'Test scores',
    options: [
      marked('optional', 'Optional', 'tests optional', 'Tests optional'),
      marked('required', 'Required', 'tests required', 'Tests required'),
      marked('blind', 'Not looked at', 'tests not considered', 'Tests not looked at'),
    ],
  },
  {
    key: 'community',
    title: 'Community',
    options: [
      marked('hbcu', 'HBCU', 'HBCU'),
      marked('hispanic-serving', 'Hispanic-serving', 'Hispanic-serving'),
      marked('women', 'Women’s college', 'women'),
      marked('faith', 'Faith-affiliated', 'faith'),
    ],
  },
  {
    key: 'sports',
    title: 'Sports',
    options: [
      marked('ncaa-1', 'NCAA Division I', 'division 1'),
      marked('ncaa-2', 'NCAA Division II', 'division 2'),
      marked('ncaa-3', 'NCAA Division III', 'division 3'),
      marked('football', 'Football', 'football'),
    ],
  },
  {
    key: 'rotc',
    title: 'ROTC',
    options: [
      marked('army', 'Army', 'Army', 'Army ROTC'),
      marked('navy', 'Navy', 'Navy', 'Navy ROTC'),
      marked('air-force', 'Air Force', 'Air Force', 'Air Force ROTC'),
    ],
  },
]
