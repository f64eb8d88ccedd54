import type { Catalog } from '#catalog/catalog.ts'
import { type Draft, draftsOf, type Phrase, type Subject, subjectsOf, trusts } from './phrases.ts'
import { type Bag, bagsOf } from './subject-bags.ts'
import { inFull, inWords, plain, rememberedStems, stemsOf, weightOf } from './text.ts'

type Places = Map<string, number[]>

export type PhraseIndex = {
  subjects: readonly Subject[]
  phrases: readonly Phrase[]
  /** Phrases that contain a stem. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Phrases by their spelling in full and in words; job titles in words only. */
  spellings: ReadonlyMap<string, readonly number[]>
  /** Names of three words and more by their initials: 'hci', 'wgss'. */
  initialed: ReadonlyMap<string, readonly number[]>
  rarity: (stem: string) => number
  /** The sum of the rarity of a phrase's stems, computed when first needed, since most never are. */
  massOf: (at: number) => number
  /** By subject: its typical stems, with their weight. */
  bags: readonly Bag[]
}

export function phraseIndex(catalog: Catalog): PhraseIndex {
  const subjects = subjectsOf(catalog)
  const place = new Map(subjects.map(({ id }, at) => [id, at]))
  const stemOf = rememberedStems()
  const listed = listing(draftsOf(catalog, place), stemOf)
  const bags = bagsOf({ catalog, phrases: listed.phrases, place, stemOf })
  return { subjects, ...listed, ...weights(listed), bags }
}

type Listed = Pick<PhraseIndex, 'phrases' | 'holders' | 'spellings' | 'initialed'>

function listing(drafts: readonly Draft[], stemOf: (word: string) => string): Listed {
  const [holders, spellings, initialed]: [Places, Places, Places] = [new Map(), new Map(), new Map()]
  const phrases = drafts.map(({ text, trust, subjects }, at): Phrase => {
    const job = trust === trusts.job // ships as stems
    const said = job ? text : plain(text)
    const stems = job ? text.split(' ') : stemsOf(said, stemOf)
    stems.forEach((stem, word) => {
      if (stems.indexOf(stem) === word) push(holders, stem, at)
    })
    push(spellings, inWords(stems), at)
    if (!job) {
      if (inFull(said) !== inWords(stems)) push(spellings, inFull(said), at)
      const initials = initialsOf(said)
      if (initials) push(initialed, initials, at)
    }
    return { stems, trust, subjects }
  })
  return { phrases, holders, spellings, initialed }
}

function weights({ phrases, holders }: Listed): Pick<PhraseIndex, 'rarity' | 'massOf'> {
  const rarities = new Map<string, number>()
  for (const [word, { length }] of holders)
    rarities.set(word, weightOf(word) * Math.log(1 + phrases.length / length))
  const rarity = (word: string) => rarities.get(word) ?? 0
  const masses = new Float64Array(phrases.length)
  const massOf = (at: number) => {
    const known = masses[at]
    if (known) return known
    const mass = (phrases[at]?.stems ?? []).reduce((sum, word) => sum + rarity(word), 0)
    masses[at] = mass
    return mass
  }
  return { rarity, massOf }
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
