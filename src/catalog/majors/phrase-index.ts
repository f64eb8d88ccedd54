import type { Catalog } from '#catalog/facts.ts'
import { draftsOf, type Phrase, type Subject, subjectsOf, trusts } from './phrases.ts'
import { type Bag, bagsOf } from './subject-bags.ts'
import { inFull, inWords, plain, rememberedStems, stemsOf, weightOf } from './text.ts'

type Places = Map<string, number[]>

export type PhraseIndex = {
  subjects: readonly Subject[]
  phrases: readonly Phrase[]
  /** Phrases that hold a stem. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Phrases by their spelling in full and in words; job titles in words only. */
  spellings: ReadonlyMap<string, readonly number[]>
  /** Names of three words and more by their initials: 'hci', 'wgss'. */
  initialed: ReadonlyMap<string, readonly number[]>
  rarity: (stem: string) => number
  /** By subject: stems that speak for it, with their weight. */
  bags: readonly Bag[]
}

export function phraseIndex(catalog: Catalog): PhraseIndex {
  const subjects = subjectsOf(catalog)
  const place = new Map(subjects.map(({ id }, at) => [id, at]))
  const stemOf = rememberedStems()
  const [holders, spellings, initialed]: [Places, Places, Places] = [new Map(), new Map(), new Map()]
  const phrases = draftsOf(catalog, place).map(({ text, trust, subjects: targets }, at): Phrase => {
    const said = plain(text)
    const all = stemsOf(said, stemOf)
    const own = all.length > 1 ? [...new Set(all)] : all
    for (const word of own) push(holders, word, at)
    push(spellings, inWords(all), at)
    if (trust > trusts.job) {
      if (inFull(said) !== inWords(all)) push(spellings, inFull(said), at)
      const initials = initialsOf(said)
      if (initials) push(initialed, initials, at)
    }
    return { stems: own, mass: 0, trust, subjects: targets }
  })
  const rarities = new Map<string, number>()
  for (const [word, { length }] of holders)
    rarities.set(word, weightOf(word) * Math.log(1 + phrases.length / length))
  const rarity = (word: string) => rarities.get(word) ?? 0
  for (const phrase of phrases) for (const word of phrase.stems) phrase.mass += rarity(word)
  const bags = bagsOf({ catalog, phrases, place, stemOf })
  return { subjects, phrases, holders, spellings, initialed, rarity, bags }
}

function initialsOf(text: string): string | null {
  const words = text.split(' ').filter((word) => !['and', 'of', 'the', 'in', 'for'].includes(word))
  return words.length >= 3 ? words.map((word) => word[0]).join('') : null
}

function push(lists: Places, key: string, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
