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
  const words = [...vocabulary].filter((word) => word.length >= 4)
  let holders: ReadonlyMap<string, readonly number[]> | null = null // built at the first typo: most text has none
  return (word) => {
    if (word.length < 4) return []
    holders ??= holdersOf(words)
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
      const slips = slipsBetween(word, other)
      if (slips <= allowed) found.push({ word: other, likeness: 1 - (1.2 * slips) / (word.length + 1) })
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

/** Letters added, lost, changed or swapped with their neighbor (Damerau-Levenshtein, optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row[j] = best
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
