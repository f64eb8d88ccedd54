import type { Catalog } from '#catalog/catalog.ts'
import type { CollegeReading } from '#catalog/reading.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { innerSpan } from './around-names.ts'
import { squeezed } from './labels.ts'
import { typedWords } from './name-words.ts'
import type { FormerCollege } from './other-names.ts'

type Needs = Pick<Catalog, 'colleges'> & Partial<Pick<Catalog, 'formerColleges'>>

/** A name that a college had: the college of today, none if it has closed; null: no such name, or its heir is not here. */
export function formerFinder(catalog: Needs) {
  const find = formerReader(catalog.formerColleges ?? [])
  const heirs = new Map(catalog.colleges.map((college) => [college.unitid, college]))
  return (text: string): Pick<CollegeReading, 'college' | 'former'> | null => {
    const whole = find(text)
    const { name, state } = beforeState(text)
    const former = whole ?? (state && find(name))
    const college = heirs.get(former?.unitid ?? 0) ?? null
    if (!former || (!college && former.unitid !== null)) return null
    return whole || college?.state === state ? { college, former } : null
  }
}

/** The college that once had this name, word by word: with a slip or more words it may be another one. */
function formerReader(former: readonly FormerCollege[]): (text: string) => FormerCollege | null {
  const byKey = new Map(
    former.flatMap((one) =>
      [one.name, ...one.also].map((name) => [squeezed(typedWords(name)), one] as const),
    ),
  )
  return (text) => {
    const words = typedWords(text)
    const span = innerSpan(words) // 'Clarion lol'
    return (
      byKey.get(squeezed(words)) ?? (span && byKey.get(squeezed(words.slice(span.from, span.to)))) ?? null
    )
  }
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
