import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { once } from '#catalog/once.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { StateCode } from '#contract/states.ts'
import { beforeState } from './former.ts'
import { initials, squeezed } from './labels.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon, nameWords, plain, typedWords } from './name-words.ts'

// Colleges without bachelor's degrees share words with those that have them: Davis Technical College is no short form
// of UC Davis, Colby Community College none of Colby College.

type Needs = Partial<Pick<Catalog, 'twoYearColleges'>>

/**
 * The two-year college that a text names, if it names no other: in full, as 'Salt Lake CC' or as 'Wake Tech'. For those
 * who live in its state also by its initials ('SLCC'), its first words ('Bunker Hill'), and by a name that means a university elsewhere ('Temple College').
 */
export function twoYearReader(
  catalog: Needs,
  { exact, colleges, collegeOf }: Pick<NameIndex, 'exact' | 'colleges' | 'collegeOf'>,
) {
  const ours = new Set(colleges.map(({ unitid }) => unitid)) // some award a few bachelor's degrees
  const table = once(() => {
    const named = new Map<string, TwoYearCollege[]>()
    const cities = new Set(colleges.map(({ city }) => squeezed(nameWords(city))))
    const short = new Map<string, TwoYearCollege[]>()
    for (const college of (catalog.twoYearColleges ?? []).filter(({ unitid }) => !ours.has(unitid))) {
      for (const form of new Set(shortForms(plain(college.name))))
        add(named, squeezed(typedWords(form)), college)
      const words = nameWords(withoutDistrict(plain(college.name)).replace(/^[cs]uny /, ''))
      const core = squeezed(words.filter((word) => !isCommon(word) && !kinds.test(word)))
      for (const form of [...initials(words), ...(cities.has(core) ? [] : [core])]) add(short, form, college)
      const nickname = nicknames.get(college.unitid)
      if (nickname) add(short, nickname, college)
    }
    return { named, short }
  })
  /** At home the initials of a community college mean that one before one elsewhere: SLCC in Utah is not Saint Louis. */
  const isLocal = (key: string, near: readonly StateCode[]): boolean =>
    [...nicknames.values()].includes(key) ||
    (key.endsWith('cc') && !exact.get(key)?.some((at) => colleges[collegeOf[at] ?? -1]?.state === near[0]))
  return (text: string, near: readonly StateCode[]): Found | null => {
    const words = typedWords(text)
    const key = squeezed(words)
    const byInitials = (table().short.get(key) ?? []).filter(({ state }) => near[0] === state)
    if (byInitials.length > 0 && (!exact.has(key) || isLocal(key, near))) return found(byInitials)
    if (exact.has(key)) return null
    const namesakes = table().named.get(key) ?? []
    const { name, state } = beforeState(text)
    if (namesakes.length === 0) {
      const placed = table().named.get(squeezed(typedWords(name))) ?? []
      const there = placed.filter((one) => one.state === state)
      return placed.length > 0 ? found(there) : null
    }
    const atHome = namesakes.filter((one) => near.includes(one.state))
    const telling = words.filter((word) => !isCommon(word))
    const isAnothers = !words.includes('community') && exact.has(squeezed(telling))
    if (isAnothers && atHome.length === 0) return null
    return found(atHome.length > 0 ? atHome : namesakes)
  }
}

/** `college` is null where several have the name. */
type Found = { college: TwoYearCollege | null }
const found = ([college, ...others]: readonly TwoYearCollege[]): Found => ({
  college: college && others.length === 0 ? college : null,
})

function add(lists: Map<string, TwoYearCollege[]>, key: string, college: TwoYearCollege): void {
  const known = lists.get(key)
  if (!known) lists.set(key, [college])
  else if (!known.includes(college)) known.push(college)
}

/** Said at home, though they mean another college elsewhere. */
const nicknames: ReadonlyMap<number, string> = new Map([
  [232946, 'nova'], // Northern Virginia, not Villanova
  [202356, 'tric'], // Cuyahoga
])

const withoutDistrict = (name: string) => name.replace(/ district$/, '')

const shortForms = (name: string) => [
  name,
  withoutDistrict(name),
  name.replace(/ community(?: and technical)? college$/, ' cc'),
  name.replace(/ technical(?: community)? college$/, ' tech'),
]

const kinds = /^(?:community|cc|technical|junior|vocational)$/
/** 'Community College', 'Technical Institute' and the like from this word on. */
export const saysTwoYear = (words: readonly string[], from: number): boolean =>
  (from > 0 && words[from] === 'cc') ||
  (kinds.test(words[from] ?? '') &&
    words.slice(from + 1).some((word) => word === 'college' || word === 'institute'))

export const isTwoYearName = (words: readonly string[]): boolean =>
  words.some((_, at) => saysTwoYear(words, at))

/** A university or a private college is no community college, unless it calls itself so. */
export function mayBeTwoYear({ name, control }: College, words: readonly string[]): boolean {
  const own = typedWords(name)
  const said = words.filter((word) => kinds.test(word)).map((word) => (word === 'cc' ? 'community' : word))
  const callsItself = said.some((word) => own.some((part) => part.startsWith(word.slice(0, 4))))
  return callsItself || (control === 'public' && !own.includes('university'))
}
