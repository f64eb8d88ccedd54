import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { once } from '#catalog/once.ts'
import type { StateCode } from '#contract/states.ts'
import { beforeState } from './former.ts'
import { squeezed } from './labels.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon, plain, typedWords } from './name-words.ts'

// Colleges without bachelor's degrees share words with those that have them: Davis Technical College is no short form
// of UC Davis, Colby Community College none of Colby College.

type Needs = Partial<Pick<Catalog, 'twoYearColleges'>>

/**
 * Whether a text is the name of a two-year college and of no other, in full or as 'Salt Lake CC' and 'Wake Tech'.
 * 'Temple College' is the one in Texas only for those who live there.
 */
export function twoYearReader(catalog: Needs, { exact, colleges }: Pick<NameIndex, 'exact' | 'colleges'>) {
  const ours = new Set(colleges.map(({ unitid }) => unitid)) // some award a few bachelor's degrees
  const stateOf = once(
    () =>
      new Map(
        (catalog.twoYearColleges ?? [])
          .filter(({ unitid }) => !ours.has(unitid))
          .flatMap(({ name, state }) =>
            shortForms(plain(name)).map((form) => [squeezed(typedWords(form)), state] as const),
          ),
      ),
  )
  return (text: string, near: readonly StateCode[]): boolean => {
    const words = typedWords(text)
    if (exact.has(squeezed(words))) return false
    const state = stateOf().get(squeezed(words))
    if (!state) return stateOf().has(squeezed(typedWords(beforeState(text).name)))
    const telling = words.filter((word) => !isCommon(word))
    const isAnothers = !words.includes('community') && exact.has(squeezed(telling))
    return !isAnothers || near.includes(state)
  }
}

const shortForms = (name: string) => [
  name,
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
