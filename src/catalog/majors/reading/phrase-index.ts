import type { Catalog } from '#catalog/catalog.ts'
import { type Draft, draftsOf, type Meaning, type Subject, subjectsOf, trusts } from './phrases.ts'
import { inFull, inWords, plain, rememberedStems, stemsOf, weightOf } from './words/text.ts'
import { typicalWords } from './words/typical-words.ts'

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
  /** How typical a stem is of a subject, 0 to 1. */
  typical: (stem: string, subject: number) => number
}

export function phraseIndex(catalog: Catalog): PhraseIndex {
  const subjects = subjectsOf(catalog)
  const place = new Map(subjects.map(({ id }, at) => [id, at]))
  const stemOf = rememberedStems()
  const { texts, ...listed } = listing(draftsOf(catalog, place), stemOf)
  return { subjects, ...listed, ...weights(listed, texts), typical: typicalWords(catalog, subjects, listed) }
}

type Listed = Pick<PhraseIndex, 'phrases' | 'holders' | 'spellings' | 'initialed'>

/** A start waits for this: each phrase is taken apart once. */
function listing(
  drafts: readonly Draft[],
  stemOf: (word: string) => string,
): Listed & { texts: readonly string[] } {
  const [holders, spellings, initialed]: [Places, Places, Places] = [new Map(), new Map(), new Map()]
  const phrases: Meaning[] = []
  const texts: string[] = []
  for (const { names, meaning } of drafts) {
    const ofJob = isJob(meaning)
    for (const text of names) {
      const at = phrases.push(meaning) - 1
      texts.push(text)
      const said = ofJob ? text : plain(text)
      const stems = ofJob ? text.split(' ') : stemsOf(said, stemOf)
      for (const stem of stems) push(holders, stem, at)
      const short = inWords(stems)
      push(spellings, short, at)
      if (ofJob) continue
      const full = inFull(said)
      if (full !== short) push(spellings, full, at)
      const initials = initialsOf(said)
      if (initials) push(initialed, initials, at)
    }
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
const stemsIn = (text: string, meaning: Meaning) => (isJob(meaning) ? text.split(' ') : stemsOf(plain(text)))

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

const small = new Set(['and', 'of', 'the', 'in', 'for'])

function initialsOf(text: string): string | null {
  let initials = ''
  for (const word of text.split(' ')) if (!small.has(word)) initials += word[0] ?? ''
  return initials.length >= 3 ? initials : null
}

/** A repeated word of a phrase is stored once: phrases come in order. */
function push(lists: Places, key: string, value: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (list[list.length - 1] !== value) list.push(value)
}
