import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import { type CollegeList, letterPath, statePath } from '#contract/colleges/college-page.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { count, plural } from '#contract/prose.ts'
import { stateName, states } from '#contract/states.ts'

type Needs = { catalog: Catalog; addresses: Addresses }

/** Pages that link to every college without a script: by state and by first letter. */
export function collegeLists({ catalog, addresses }: Needs) {
  const years = {
    open: columnSource(catalog, 'admission.open').year,
    rate: columnSource(catalog, 'admission.rate').year,
    graduation: columnSource(catalog, 'outcomes.graduation6').year,
  }
  const sorted = [...catalog.colleges].sort((a, b) => (a.name < b.name ? -1 : 1))
  const letterOf = ({ name }: College) => name.replace(/^The /, '').charAt(0).toUpperCase()
  const letters = [...new Set(sorted.map(letterOf))].sort()

  const entries = (colleges: readonly College[]): CollegeList['colleges'] =>
    colleges.map((college) => ({
      slug: addresses.slugOf(college),
      name: college.name,
      place: `${college.city}, ${stateName(college.state)}`,
      open: college.admission.open,
      rate: orNull(college.admission.rate),
      graduation: orNull(college.outcomes.graduation6),
    }))
  const byState = (here: string | null) =>
    states.map(([code, name]) => ({ path: statePath(name), label: name, here: code === here }))
  const byLetter = (here: string | null) =>
    letters.map((letter) => ({ path: letterPath(letter), label: letter, here: letter === here }))
  const all = count(catalog.colleges.length)

  const listed = (): CollegeList[] => [
    {
      path: '/colleges/in',
      title: 'Colleges by state',
      lead: `All ${all} colleges, by the state they are in.`,
      others: byState(null),
      colleges: [],
      years,
    },
    {
      path: '/colleges/a-z',
      title: 'Colleges from A to Z',
      lead: `All ${all} colleges, by the first letter of their name.`,
      others: byLetter(null),
      colleges: [],
      years,
    },
    ...states.map(([code, name]) => {
      const colleges = entries(sorted.filter(({ state }) => state === code))
      const place = code === 'DC' ? 'the District of Columbia' : name
      return {
        path: statePath(name),
        title: `Colleges in ${place}`,
        lead: `${plural(colleges.length, 'college')} in ${place}, each with what it asks, costs and leads to.`,
        others: byState(code),
        colleges,
        years,
      }
    }),
    ...letters.map((letter) => {
      const colleges = entries(sorted.filter((college) => letterOf(college) === letter))
      return {
        path: letterPath(letter),
        title: `Colleges with ${letter}`,
        lead: `${plural(colleges.length, 'college')} whose name begins with ${letter}.`,
        others: byLetter(letter),
        colleges,
        years,
      }
    }),
  ]
  let pages: ReadonlyMap<string, CollegeList> | undefined // a megabyte, made for the first list
  const byPath = () => {
    pages ??= new Map(listed().map((page) => [page.path, page]))
    return pages
  }
  const codes = new Map(states.map(([code, name]) => [slugOf(code), name]))

  return {
    all: () => [...byPath().keys()],
    /** However it is written (`Oregon`, `new york`, `or`), a list has one address. */
    find: (kind: 'in' | 'a-z', words = '') =>
      byPath().get(
        ['/colleges', kind, slugOf(codes.get(slugOf(words)) ?? words)].filter(Boolean).join('/'),
      ) ?? null,
  }
}
