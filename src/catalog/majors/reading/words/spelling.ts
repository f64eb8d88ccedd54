import { once } from '#catalog/once.ts'
import { slips } from '#catalog/slips.ts'

/** Words of a vocabulary that look like a misspelled one, each with how much it resembles it, 0 to 1. */
export type Lookalikes = (word: string) => readonly { word: string; likeness: number }[]

function trigrams(word: string): Set<string> {
  const padded = ` ${word} `
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3))
  return grams
}

/** Shared groups of three letters find the candidates; the number of typos between them decides. */
export function lookalikes(vocabulary: Iterable<string>): Lookalikes {
  // Built at the first typo: most text has none.
  const known = once(() => {
    const words = [...vocabulary].filter((word) => word.length >= 4)
    return { words, holders: holdersOf(words) }
  })
  return (word) => {
    if (word.length < 4) return []
    const { words, holders } = known()
    const allowed = word.length < 6 ? 1 : word.length < 9 ? 2 : 3
    const shared = new Map<number, number>()
    for (const gram of trigrams(word))
      for (const at of holders.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    const found: { word: string; likeness: number }[] = []
    for (const [at, count] of shared) {
      const other = words[at] ?? ''
      // A typo breaks at most three groups: with fewer in common there are more typos than allowed.
      if (count < Math.max(1, word.length - 3 * allowed) || Math.abs(other.length - word.length) > allowed)
        continue
      const apart = slips(word, other, allowed)
      if (apart <= allowed) found.push({ word: other, likeness: 1 - (1.2 * apart) / (word.length + 1) })
    }
    return found.sort((a, b) => b.likeness - a.likeness || (a.word < b.word ? -1 : 1)).slice(0, 6)
  }
}

function holdersOf(words: readonly string[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  words.forEach((word, at) => {
    for (const gram of trigrams(word)) {
      const list = holders.get(gram)
      if (list) list.push(at)
      else holders.set(gram, [at])
    }
  })
  return holders
}
