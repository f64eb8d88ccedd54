import { squeezed } from './labels.ts'
import { nameWords } from './name-words.ts'
import type { SchoolNames } from './other-names.ts'

// Schools within a university: 'NYU Stern', 'Ross School of Business', 'Wharton'. Some names mean one university even
// alone; others ('Smith', 'Olin', 'Carroll') only beside its name.

type School = { words: readonly string[]; unitid: number; alone: boolean }
/** A school found in a text: its university, and the words that are left. `bare`: none is, and its name says enough. */
export type SchoolFound = { unitid: number; alone: boolean; bare: boolean; rest: readonly string[] }

/** Finds schools in typed words, the longest names first. */
export function schoolFinder(
  universities: readonly SchoolNames[],
): (words: readonly string[]) => SchoolFound[] {
  const byFirst = new Map<string, School[]>()
  for (const { unitid, beside, alone } of universities)
    for (const [names, isAlone] of [[beside, false] as const, [alone, true] as const])
      for (const name of names) {
        const words = nameWords(name)
        const first = words[0] ?? ''
        byFirst.set(first, [...(byFirst.get(first) ?? []), { words, unitid, alone: isAlone }])
      }
  return (words) => {
    const found: (SchoolFound & { length: number })[] = []
    for (const [at, word] of words.entries())
      for (const school of byFirst.get(word) ?? []) {
        const { length } = school.words
        if (!school.words.every((part, place) => words[at + place] === part)) continue
        const around = [...words.slice(0, at), ...words.slice(at + length)]
        const rest = withoutFields(around)
        const says = !school.words.every(isField) && !notAlone.has(squeezed(school.words))
        found.push({
          unitid: school.unitid,
          alone: school.alone,
          bare: says && rest.length === 0 && !around.includes('university'), // no school calls itself one
          rest,
          length,
        })
      }
    return found.sort((a, b) => b.length - a.length || Number(b.alone) - Number(a.alone))
  }
}

/** Schools whose bare name is an ordinary word, a subject, a place, or a likelier slip for a college (Stanford, Cornell). */
const notAlone: ReadonlySet<string> = new Set(
  'blank silver price broad farmer paul humanecology sanford connell galveston'.split(' '),
)

/** The subjects of schools, and the words around them: they name no university. */
const fieldWords: ReadonlySet<string> = new Set(
  `school schools college of the at in for and program programs honors business management administration commerce
  engineering computing computer science sciences arts art music nursing journalism communication communications
  education law medicine medical med pharmacy dental architecture design film cinema theater theatre drama hotel
  hospitality public policy affairs undergraduate undergrad bschool b cs premed pre agriculture`.split(/\s+/),
)

export const isField = (word: string): boolean => fieldWords.has(word)

/** 'university' alone says nothing either. */
export function withoutFields(words: readonly string[]): string[] {
  const left = words.filter((word) => !fieldWords.has(word))
  return left.every((word) => word === 'university') ? [] : left
}
