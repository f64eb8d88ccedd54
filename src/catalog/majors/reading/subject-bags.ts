import type { Catalog } from '#catalog/catalog.ts'
import type { Meaning } from './phrases.ts'
import { plain, stemsOf } from './text.ts'

/** Typical stems of a subject, each with its weight from 0 to 1. */
export type Bag = ReadonlyMap<string, number>

/** Words of a subject's names; at lower weights those of its definitions and of our own text about it. */
export function subjectBags(place: ReadonlyMap<string, number>, stemOf: (word: string) => string) {
  const all = Array.from({ length: place.size }, () => new Map<string, number>())
  const raise = (at: number | undefined, word: string, weight: number) => {
    const bag = all[at ?? -1]
    if (bag && weight > (bag.get(word) ?? 0)) bag.set(word, weight)
  }
  return {
    all,
    addPhrase(stems: readonly string[], { trust, subjects }: Meaning) {
      subjects.forEach((at, rank) => {
        for (const word of stems) raise(at, word, 0.66 * trust * 0.9 ** rank)
      })
    },
    addTexts(catalog: Catalog) {
      for (const { family, keywords } of catalog.terms.families)
        for (const word of keywords) raise(place.get(family), word, 0.4)
      const careerWords = new Map<string, readonly string[]>()
      for (const { soc, description } of catalog.careers.values())
        careerWords.set(soc, stemsOf(plain(description), stemOf))
      for (const { id, description, careers } of catalog.majors)
        for (const words of [
          stemsOf(plain(description), stemOf),
          ...careers.map((soc) => careerWords.get(soc) ?? []),
        ])
          for (const word of words) raise(place.get(id), word, 0.25)
    },
  }
}
