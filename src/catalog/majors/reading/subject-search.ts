import { once } from '#catalog/once.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { type Subject, trusts } from './phrases.ts'
import { longFormsOf } from './words/abbreviations.ts'
import { carries, isOrdinary, isSpelledAsMeant } from './words/ordinary-words.ts'
import { type Lookalikes, lookalikes } from './words/spelling.ts'
import { inFull, inWords, plain, stems, stemsOf } from './words/text.ts'
import { vague } from './words/vague-words.ts'

export type Found = {
  subject: Subject
  score: number
  /** The text is a name of it: letter by letter, or by its important words ('a nurse', 'nurses'). */
  named: 'in full' | 'in words' | null
  /** That name is one of the subject itself or of a job: not of a part of it ('viticulture') or of a thing ('calligraphy'). */
  isOwn: boolean
}

export type Search = ReturnType<typeof subjectSearch>

/** Text and phrase match completely: 'training and development manager' is one job, not two subjects. */
export const full = 1.05

/** A word of the text with what it may stand for. */
type Asked = {
  mass: number
  readings: readonly { stem: string; likeness: number }[]
  /** Whether a reading may rest on it alone. */
  telling: boolean
}

/** Ranks the subjects for a text, the best first. Score 1 is a full match; under 0.35 it is hardly more than chance. */
export function subjectSearch(index: PhraseIndex) {
  const alike = lookalikes(index.holders.keys())
  const alikeNames = lookalikes(trustedNames(index))
  const starts = once(() => [...index.holders.keys()].sort())
  const search = (text: string, typing = false): Found[] => {
    const asked = askedWords(text, index, alike, starts, typing)
    const said = new Set(stems(text))
    const scores = new Map<number, Omit<Found, 'subject'>>()
    for (const { at, score, named } of phraseScores(text, asked, index, alikeNames))
      index.phrases[at]?.subjects.forEach((subject, rank) => {
        const known = scores.get(subject)
        const worth = score * 0.94 ** rank
        if (!known || worth > known.score)
          scores.set(subject, {
            score: worth,
            named: rank === 0 ? named : null,
            isOwn: isOwnName(index.phrases[at]?.trust ?? 0, said, index.subjects[subject]?.title ?? ''),
          })
      })
    const total = asked.reduce((sum, { mass }) => sum + mass, 0) || 1
    return [...scores]
      .flatMap(([at, { score, named, isOwn }]) => {
        const subject = index.subjects[at]
        if (!subject) return []
        const support = typicalOf(asked, at, index) / total
        const ranked = score + 0.3 * support + 0.03 * Math.log10(1 + subject.graduates)
        return [{ subject, named, isOwn, score: ranked }]
      })
      .sort((a, b) => b.score - a.score || (a.subject.id < b.subject.id ? -1 : 1))
  }
  /** Whether the text is a name letter by letter. */
  const isName = (text: string) => index.spellings.has(inFull(plain(text)))
  /** The same, or by its important words; far quicker than a search. */
  const isNamed = (text: string) => isName(text) || index.spellings.has(inWords(stems(text)))
  /** How far such a name is trusted; 0 for what is no name. */
  const trust = (text: string) =>
    [inFull(plain(text)), inWords(stems(text))]
      .flatMap((name) => index.spellings.get(name) ?? [])
      .reduce((most, at) => Math.max(most, index.phrases[at]?.trust ?? 0), 0)
  const isOne = (text: string) => (search(text)[0]?.score ?? 0) >= full
  return Object.assign(search, { isName, isNamed, isOne, trust })
}

/** What has the subject's name in it is the subject: 'organic chemistry' is chemistry, a 'psych nurse' is in nursing. */
const isOwnName = (trust: number, said: ReadonlySet<string>, title: string) =>
  trust >= trusts.alias ||
  trust === trusts.job ||
  (trust === trusts.program && sharesWord(said, title)) ||
  stems(title).every((stem) => said.has(stem))

const sharesWord = (said: ReadonlySet<string>, title: string) =>
  stems(title).some((stem) => said.has(stem) && !vague.has(stem))

/** Only titles and aliases: among thousands of job titles every typo would match one. */
function* trustedNames({ spellings, phrases }: PhraseIndex) {
  for (const [name, holders] of spellings)
    if (name.length >= shortestSlip && holders.some((at) => (phrases[at]?.trust ?? 0) >= trusts.alias))
      yield name
}

function askedWords(
  text: string,
  index: PhraseIndex,
  alike: Lookalikes,
  starts: () => readonly string[],
  typing: boolean,
): Asked[] {
  const { holders, rarity } = index
  const own = [...new Set(stems(text))]
  return own.map((stem, at) => {
    const readings = new Map<string, number>()
    const add = (word: string, likeness: number) => {
      if (holders.has(word)) readings.set(word, Math.max(readings.get(word) ?? 0, likeness))
    }
    add(stem, 1)
    for (const long of longFormsOf(stem)) add(long, 0.95)
    const last = typing && at === own.length - 1
    // Half a word while typing may look like any other.
    if (!typing && readings.size === 0 && isSpelledAsMeant(stem))
      return { mass: 1, readings: [], telling: false }
    if (readings.size === 0 || last) for (const word of beginningWith(stem, starts(), index)) add(word, 0.8)
    if (readings.size === 0)
      for (const { word, likeness } of alike(stem)) add(word, likeness * (0.82 + 0.08 * common(word, index)))
    const list = [...readings].map(([word, likeness]) => ({ stem: word, likeness }))
    // An unknown word counts little, so that one odd word does not hide the rest.
    const mass = list.length === 0 ? 2 : Math.max(...list.map((reading) => rarity(reading.stem)))
    const inPassing = !typing && isOrdinary(stem) && own.length > fewWords
    return {
      mass: inPassing ? mass * ordinaryWeight : mass,
      readings: list,
      telling: typing || carries(stem),
    }
  })
}

/** Among more words an ordinary one is said in passing; 'real estate law' needs all of its own. */
const fewWords = 3
const ordinaryWeight = 0.5
/** What shares only ordinary words with the text stays below any reading. */
const uncarried = 0.4

/** 0 for a word of one phrase, 1 for one of dozens: a typo is more likely in a common word. */
const common = (word: string, { holders }: PhraseIndex) =>
  Math.min(1, Math.log10(holders.get(word)?.length ?? 1) / 1.5)

/** The eight most used words that begin like this one; two letters would match too many. */
function beginningWith(stem: string, starts: readonly string[], { holders }: PhraseIndex): string[] {
  if (stem.length < 3) return []
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? '') < stem) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; starts[at]?.startsWith(stem); at++) found.push(starts[at] ?? '')
  const uses = (word: string) => holders.get(word)?.length ?? 0
  return found.sort((a, b) => uses(b) - uses(a)).slice(0, 8)
}

/** How well each phrase that shares a word covers the text, and the text covers it. */
function* phraseScores(text: string, asked: readonly Asked[], index: PhraseIndex, alike: Lookalikes) {
  const hits = new Map<number, { covered: number; used: number; carried: boolean }>()
  for (const { mass, readings, telling } of asked) {
    const best = new Map<number, { covered: number; used: number }>()
    for (const { stem, likeness } of readings)
      for (const at of index.holders.get(stem) ?? []) {
        const covered = likeness * mass
        if (covered > (best.get(at)?.covered ?? 0))
          best.set(at, { covered, used: likeness * index.rarity(stem) })
      }
    for (const [at, { covered, used }] of best) {
      const hit = hits.get(at)
      if (hit) {
        hit.covered += covered
        hit.used += used
        hit.carried ||= telling
      } else hits.set(at, { covered, used, carried: telling })
    }
  }
  const total = asked.reduce((sum, { mass }) => sum + mass, 0) || 1
  for (const [at, { covered, used, carried }] of hits) {
    const phrase = index.phrases[at]
    if (!phrase) continue
    const both = 0.6 * Math.min(1, covered / total) + 0.4 * Math.min(1, used / index.massOf(at))
    yield { at, score: (carried ? 1 : uncarried) * phrase.trust * both ** 1.2, named: null }
  }
  yield* nameScores(text, index, alike)
}

/** The text as a whole name: in full, in its important words, by initials, or with a typo across a space. */
function* nameScores(text: string, index: PhraseIndex, alike: Lookalikes) {
  const said = plain(text)
  const full = inFull(said)
  for (const at of index.spellings.get(inWords(stemsOf(said))) ?? [])
    yield { at, score: 0.25 + trustOf(at, index), named: 'in words' as const }
  if (!index.spellings.has(full) && !/\band\b/.test(said))
    for (const at of index.spellings.get(inLongForms(stemsOf(said))) ?? [])
      yield { at, score: 0.2 + trustOf(at, index), named: 'in words' as const }
  for (const at of index.initialed.get(full) ?? []) yield { at, score: 0.9, named: null }
  // 'ece' is written for two majors; the one whose title it abbreviates is meant.
  const abbreviated = new Set((index.initialed.get(full) ?? []).flatMap((at) => titleOf(at, index)))
  const holders = index.spellings.get(full) ?? []
  const isOwned = holders.some((at) => index.phrases[at]?.trust === trusts.alias)
  for (const at of holders) {
    const initials = abbreviated.has(index.phrases[at]?.subjects[0] ?? -1) ? 0.15 : 0
    const lent = isOwned && index.phrases[at]?.trust === trusts.program ? lentName : 0
    yield { at, score: 0.35 + trustOf(at, index) + initials - lent, named: 'in full' as const }
  }
  const stemsSaid = stemsOf(said)
  const areWords = stemsSaid.length > 1 && stemsSaid.every((stem) => index.holders.has(stem))
  if (
    full.length >= shortestSlip &&
    !areWords &&
    !index.spellings.has(full) &&
    !isSpelledAsMeant(inWords(stemsSaid))
  )
    for (const { word, likeness } of alike(full)) {
      if (areWords && !beginsAlike(word, full)) continue
      for (const at of index.spellings.get(word) ?? [])
        yield { at, score: likeness * trustOf(at, index), named: null }
    }
}

/** 'food systems' is spelled as meant: no slip of 'biosystems', while 'furniture making' is near 'furniture makers'. */
const beginsAlike = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4)

/** 'health sci' is named as 'health science' is. */
const inLongForms = (own: readonly string[]) =>
  inWords(own.flatMap((stem) => (longFormsOf(stem).length > 0 ? longFormsOf(stem) : stem)))

const titleOf = (at: number, { phrases }: PhraseIndex) =>
  phrases[at]?.trust === trusts.title ? (phrases[at]?.subjects ?? []) : []

/** In shorter names one changed letter makes another name. */
const shortestSlip = 6

/** A title that is named is meant, however small the major: it must not lose to a larger one with that alias. */
const trustOf = (at: number, { phrases }: PhraseIndex) => {
  const trust = phrases[at]?.trust ?? 0
  return trust === trusts.title ? 1.15 : trust
}

/** A program inside a large major must not win over the major that is called so: 'retail management'. */
const lentName = 0.05

/** How much of the text is typical of a subject. */
function typicalOf(asked: readonly Asked[], subject: number, { typical }: PhraseIndex): number {
  let sum = 0
  for (const { mass, readings } of asked) {
    let best = 0
    for (const { stem, likeness } of readings) best = Math.max(best, likeness * typical(stem, subject))
    sum += mass * best
  }
  return sum
}
