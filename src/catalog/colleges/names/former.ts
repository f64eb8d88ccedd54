import { squeezed } from './labels.ts'
import { typedWords } from './name-words.ts'
import type { FormerCollege } from './other-names.ts'

const keyOf = (text: string): string => squeezed(typedWords(text))

/** The college that once had this name, word by word: with a slip or more words it may be another one. */
export function formerReader(former: readonly FormerCollege[]): (text: string) => FormerCollege | null {
  const byKey = new Map(former.flatMap((one) => [one.name, ...one.also].map((name) => [keyOf(name), one])))
  return (text) => byKey.get(keyOf(text)) ?? null
}
