import type { Catalog } from '#catalog/catalog.ts'
import { type Draft, draftsOf, type Meaning, type Subject, subjectsOf, trusts } from './phrases.ts'
import { type Bag, subjectBags } from './subject-bags.ts'
import { inFull, inWords, plain, rememberedStems, stemsOf, weightOf } from './text.ts'

type Places = Map<string, number[]>

export type PhraseIndex = {
  subjects: readonly Subject[]
  /** What each phrase means; the phrases themselves are in the lists below. */
  phrases: readonly Meaning[]
  /** Phrases that contain a stem. */
  holders: ReadonlyMap<string, readonly number[]>
  /** Phrases by their spelling in full and in words; job titles in words only. */
  spellings: ReadonlyMap<string, readonly number[]>
  /** Names of three words and more by their initials: 'hci', 'wgss'. */
  initialed: ReadonlyMap<string, readonly number[]>
  rarity: (stem: string) => number
  /** The sum of the rarity of a phrase's stems. */
  massOf: (at: number) => number
  /** By subject: its typical stems, with their weight. */
  bags: readonly Bag[]
}

export function phraseIndex(catalog: Catalog): PhraseIndex {
  const subjects = subjectsOf(catalog)
  const place = new Map(subjects.map(({ id }, at) => [id, at]))
  const stemOf = rememberedStems()
  const bags = subjectBags(place, stemOf)
  const { texts, ...listed } = listing(draftsOf(catalog, place), stemOf, bags.addPhrase)
  bags.addTexts(catalog)
  return { subjects, ...listed, ...weights(listed, texts), bags: bags.all }
}

type Listed = Pick<PhraseIndex, 'phrases' | 'holders' | 'spellings' | 'initialed'>

function listing(
  drafts: readonly Draft[],
  stemOf: (word: string) => string,
  toBags: (stems: readonly string[], meaning: Meaning) => void,
): Listed & { texts: readonly string[] } {
  const [holders, spellings, initialed]: [Places, Places, Places] = [new Map(), new Map(), new Map()]
  const phrases: Meaning[] = []
  const texts: string[] = []
  for (const { names, meaning } of drafts)
    for (const text of names) {
      const at = phrases.push(meaning) - 1
      texts.push(text)
      const stems = stemsIn(text, meaning, stemOf)
      stems.forEach((stem, word) => {
        if (stems.indexOf(stem) === word) push(holders, stem, at)
      })
      push(spellings, inWords(stems), at)
      if (isJob(meaning)) continue
      toBags(stems, meaning)
      const said = plain(text)
      if (inFull(said) !== inWords(stems)) push(spellings, inFull(said), at)
      const initials = initialsOf(said)
      if (initials) push(initialed, initials, at)
    }
  for (const lists of [holders, spellings, initialed]) trim(lists)
  return { phrases, texts, holders, spellings, initialed }
}

/** A list that grew has room for more: over these, eight megabytes of it. */
function trim(lists: Places): void {
  for (const [key, list] of lists) if (list.length > 1) lists.set(key, list.slice())
}

const isJob = ({ trust }: Meaning) => trust === trusts.job
/** Jobs ship as stems. */
const stemsIn = (text: string, meaning: Meaning, stemOf?: (word: string) => string) =>
  isJob(meaning) ? text.split(' ') : stemsOf(plain(text), stemOf)

function weights({ phrases, holders }: Listed, texts: readonly string[]) {
  const rarities = new Map<string, number>()
  for (const [word, { length }] of holders)
    rarities.set(word, weightOf(word) * Math.log(1 + phrases.length / length))
  const rarity = (word: string) => rarities.get(word) ?? 0
  const masses = new Float64Array(phrases.length) // computed when first needed, since most never are
  const massOf = (at: number) => {
    const [known, meaning] = [masses[at], phrases[at]]
    if (known || !meaning) return known ?? 0
    const mass = stemsIn(texts[at] ?? '', meaning).reduce((sum, word) => sum + rarity(word), 0)
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
