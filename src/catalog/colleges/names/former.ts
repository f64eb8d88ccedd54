import type { Catalog } from '#catalog/catalog.ts'
import type { CollegeReading } from '#catalog/reading.ts'
import { type StateCode, stateCode, stateName } from '#contract/states.ts'
import { innerSpan } from './around-names.ts'
import { squeezed } from './labels.ts'
import { nameWords, typedWords } from './name-words.ts'
import type { FormerCollege } from './other-names.ts'

type Needs = Pick<Catalog, 'colleges'> & Partial<Pick<Catalog, 'formerColleges'>>

/**
 * A name that a college had: the college of today, none if it has closed; null: no such name, or its heir is not here.
 * Some names mean it only for those who live in the first state of `near`, or with its place beside them.
 */
export function formerFinder(catalog: Needs) {
  const find = formerReader(catalog.formerColleges ?? [])
  const heirs = new Map(catalog.colleges.map((college) => [college.unitid, college]))
  return (
    text: string,
    near: readonly StateCode[] = [],
  ): Pick<CollegeReading, 'college' | 'former'> | null => {
    const former = find(text, near[0])
    const college = heirs.get(former?.unitid ?? 0) ?? null
    return former && (college || former.unitid === null) ? { college, former } : null
  }
}

/** The college that once had this name, word by word: with a slip or more words it may be another one. */
function formerReader(former: readonly FormerCollege[]) {
  const anywhere = byName(former, ({ name, also }) => [name, ...also])
  const there = byName(former, (one) => one.there)
  const isPlaceOf = placesOf(former)
  const withPlace = (words: readonly string[]): FormerCollege | undefined => {
    for (let end = words.length - 1; end > 0; end--) {
      const key = squeezed(words.slice(0, end))
      const place = words.slice(words[end] === 'in' || words[end] === 'at' ? end + 1 : end)
      const placed = [...(there.get(key) ?? []), ...(anywhere.get(key) ?? [])].find(
        (one) => place.length > 0 && place.every((word) => isPlaceOf(one, word)),
      )
      if (placed) return placed
    }
    return undefined
  }
  return (text: string, home: StateCode | undefined): FormerCollege | null => {
    const words = typedWords(text)
    const span = innerSpan(words) // 'Clarion lol'
    const tries = span ? [words, words.slice(span.from, span.to)] : [words]
    for (const some of tries) {
      const key = squeezed(some)
      const [one] = anywhere.get(key) ?? (there.get(key) ?? []).filter(({ state }) => state === home)
      const found = one ?? withPlace(some)
      if (found) return found
    }
    return null
  }
}

function byName(former: readonly FormerCollege[], namesOf: (one: FormerCollege) => readonly string[]) {
  const found = new Map<string, FormerCollege[]>()
  for (const one of former)
    for (const key of new Set(namesOf(one).map((name) => squeezed(typedWords(name)))))
      found.set(key, [...(found.get(key) ?? []), one])
  return found
}

/** Whether a word is of a college's city or state. */
function placesOf(former: readonly FormerCollege[]): (one: FormerCollege, word: string) => boolean {
  const words = new Map(
    former.map((one) => {
      const places = [...one.cities, stateName(one.state), one.state]
      return [one, new Set(places.flatMap(nameWords))] as const
    }),
  )
  return (one, word) => words.get(one)?.has(word) ?? false
}

/** 'Lyndon State, Vermont': the words before a state at the end. */
export function beforeState(text: string): { name: string; state: StateCode | null } {
  const words = text.split(/[\s,()]+/).filter((word) => word !== '')
  for (const length of [2, 1]) {
    const state = stateCode(words.slice(-length).join(' '))
    if (state) return { name: words.slice(0, -length).join(' '), state }
  }
  return { name: '', state: null }
}
