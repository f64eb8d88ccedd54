import { hasMark, type ListedCollege } from '#contract/colleges/college-table.ts'
import { type StateCode, states } from '#contract/states.ts'

// What a partly typed name may mean: colleges by name or nickname, then places. Computed on the device from the table.

/** A place's count is that of the list it opens; `all` says whether that list has the very small colleges too. */
export type Suggestion =
  | { kind: 'college'; college: ListedCollege; label: string; said: string | null }
  | { kind: 'state'; state: StateCode; label: string; count: number; all: boolean }
  | { kind: 'city'; label: string; college: ListedCollege; count: number; all: boolean }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Indexed = {
  college: ListedCollege
  name: string
  /** What people type first of it: 'notre dame' of 'university of notre dame'. */
  core: string
  city: string
  nicknames: readonly (readonly [plain: string, said: string])[]
}
const opening = /^(the )?(university|college) of (the )?/
const indexes = new WeakMap<readonly ListedCollege[], readonly Indexed[]>()

function indexOf(colleges: readonly ListedCollege[]): readonly Indexed[] {
  const known = indexes.get(colleges)
  if (known) return known
  const made = colleges.map((college) => ({
    college,
    name: plain(college.name),
    core: plain(college.name).replace(opening, ''),
    city: plain(college.city),
    nicknames: college.nicknames.map((nickname) => [plain(nickname), nickname] as const),
  }))
  indexes.set(colleges, made)
  return made
}

/** 0: no match. Whole names before beginnings, beginnings before words inside. */
function closeness(label: string, typed: string, words: readonly string[]): number {
  if (label === typed) return 4
  if (label.startsWith(`${typed} `)) return 3
  if (label.startsWith(typed)) return 2.5
  const parts = label.split(' ')
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 0
}

const collegesShown = 6
const placesShown = 3

/** Colleges that a text may mean, the most likely first. */
export function named(
  colleges: readonly ListedCollege[],
  text: string,
): { college: ListedCollege; said: string | null }[] {
  const typed = plain(text).slice(0, 80)
  if (typed === '') return []
  const words = typed.split(' ')
  const hits = indexOf(colleges).flatMap(({ college, name, core, city, nicknames }) => {
    const byName = Math.max(closeness(name, typed, words), closeness(core, typed, words))
    const nickname = nicknames
      .map(([label, said]) => ({ said, score: closeness(label, typed, words) - 0.1 }))
      .reduce((best, next) => (next.score > best.score ? next : best), { said: '', score: 0 })
    // 'wheaton illinois', 'boston college': a place beside the name
    const place = `${name} ${city} ${college.stateName.toLowerCase()} ${college.state.toLowerCase()}`
    const byPlace = words.length > 1 && closeness(place, typed, words) > 0 ? 1 : 0
    const score = Math.max(byName, nickname.score, byPlace)
    // A whole nickname that few share is a match; otherwise the better known comes first.
    const known = Math.log10((college.undergraduates ?? 0) + 10) / 10
    return score > 0
      ? [{ college, said: nickname.score > byName ? nickname.said : null, score: score + known }]
      : []
  })
  return hits.sort((a, b) => b.score - a.score)
}

/** Everything that a text may mean: colleges of that name, then those in a city or state of that name. */
export function meantBy(colleges: readonly ListedCollege[], text: string): ListedCollege[] {
  const typed = plain(text)
  const there = indexOf(colleges).filter(
    ({ city, college: { state, stateName } }) =>
      city === typed || plain(stateName) === typed || state.toLowerCase() === typed,
  )
  return [...new Set([...named(colleges, text), ...there].map(({ college }) => college))]
}

export function suggest(colleges: readonly ListedCollege[], text: string, all: boolean): Suggestion[] {
  const best = named(colleges, text)
    .slice(0, collegesShown)
    .map(({ college, said }): Suggestion => ({ kind: 'college', college, label: college.name, said }))
  return [...best, ...places(colleges, plain(text).slice(0, 80), all)]
}

/** Where every college is a very small one, the list would be empty without them. */
function opened(these: readonly ListedCollege[], all: boolean): { count: number; all: boolean } {
  const usual = these.filter((college) => !hasMark(college, 'special')).length
  return all || usual === 0 ? { count: these.length, all: true } : { count: usual, all: false }
}

function places(colleges: readonly ListedCollege[], typed: string, all: boolean): Suggestion[] {
  if (typed === '') return []
  const inStates = states
    .filter(([code, name]) => plain(name).startsWith(typed) || code.toLowerCase() === typed)
    .map(
      ([code, name]): Suggestion => ({
        kind: 'state',
        state: code,
        label: `Colleges in ${name}`,
        ...opened(
          colleges.filter(({ state }) => state === code),
          all,
        ),
      }),
    )
  const cities = new Map<string, ListedCollege[]>()
  for (const { college, city } of indexOf(colleges)) {
    if (typed.length < 3 || !city.startsWith(typed)) continue
    const key = `${city}, ${college.state}`
    cities.set(key, [...(cities.get(key) ?? []), college])
  }
  const inCities = [...cities.values()]
    .sort((a, b) => b.length - a.length)
    .flatMap((these): Suggestion[] => {
      const [college] = these
      return college
        ? [{ kind: 'city', label: `${college.city}, ${college.stateName}`, college, ...opened(these, all) }]
        : []
    })
  return [...inStates, ...inCities].slice(0, placesShown)
}
