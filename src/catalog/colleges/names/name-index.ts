import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import { once } from '#catalog/once.ts'
import { slips } from '#catalog/slips.ts'
import { stateName } from '#contract/states.ts'
import { isShared, type Label, labelsOf, type NameParts, nameParts, squeezed } from './labels.ts'
import { isCommon, nameWords, plain } from './name-words.ts'

// Every label of every college, indexed by its words. Built once; a query only touches labels that share a word.

export type NameIndex = {
  colleges: readonly College[]
  labels: readonly Label[]
  /** The college (its place in `colleges`) that each label names. */
  collegeOf: readonly number[]
  /** Labels by all their words run together. */
  exact: ReadonlyMap<string, readonly number[]>
  labelsWith: ReadonlyMap<string, readonly number[]>
  /** How distinctive a word is: a rare one about 1, a common one near 0. */
  weightOf: (word: string) => number
  /** The sum of that over the words of a label. */
  massOf: (label: number) => number
  /** 0-1: how many people mean this college when they say a name. */
  prominence: readonly number[]
  /** Whether a word belongs to the college's place, which may be beside a name. */
  isPlaceOf: (college: number, word: string) => boolean
  /** The names in our spelling, computed when first needed. */
  names: () => readonly string[]
  /** The one college of this name as the federal record writes it; namesakes are left out. */
  official: ReadonlyMap<string, number>
  /** Colleges by a nickname exactly as written, for those made of common words only ('the U'). */
  written: ReadonlyMap<string, readonly number[]>
  near: (word: string, how: Nearness) => readonly Near[]
}
export type Near = { word: string; likeness: number }
/** `unfinished`: the word is still being typed. `forgiving`: typos count too, which takes longer. */
export type Nearness = { unfinished: boolean; forgiving: boolean }

export function nameIndex(colleges: readonly College[]): NameIndex {
  const labels: Label[] = []
  const collegeOf: number[] = []
  const exact = new Map<string, number[]>()
  const labelsWith = new Map<string, number[]>()
  const parts = colleges.map(({ name }) => nameParts(name))
  const prominences = colleges.map(prominence)
  const sharedOf = sharedNicknames(colleges, parts, prominences)
  colleges.forEach(({ name, nicknames }, college) => {
    const own = parts[college] ?? nameParts(name)
    for (const [key, label] of labelsOf(nicknames, own, sharedOf(own))) {
      const at = labels.push(label) - 1
      collegeOf.push(college)
      append(exact, key, at)
      for (const word of label.words) if (!isCommon(word)) append(labelsWith, word, at)
    }
  })
  const weightOf = wordWeights(labelsWith, collegeOf, colleges.length)
  return {
    colleges,
    labels,
    collegeOf,
    exact,
    labelsWith,
    weightOf,
    massOf: masses(labels, weightOf),
    prominence: prominences,
    isPlaceOf: placeWords(colleges),
    names: once(() => colleges.map(({ name }) => nameWords(name).join(' '))),
    official: officialNames(colleges),
    written: writtenNames(colleges),
    near: nearWords(
      [...labelsWith.keys()],
      once(() => new Set(colleges.flatMap(({ name }) => nameWords(name)))),
      once(() => new Set(colleges.flatMap(({ city }) => nameWords(city)))),
    ),
  }
}

/** The short nicknames of a university's best known campus, which all its campuses share. */
function sharedNicknames(
  colleges: readonly College[],
  parts: readonly NameParts[],
  prominences: readonly number[],
): (of: NameParts) => readonly (readonly string[])[] {
  const best = new Map<string, number>()
  parts.forEach(({ base }, at) => {
    const key = squeezed(base)
    if ((prominences[best.get(key) ?? -1] ?? -1) < (prominences[at] ?? 0)) best.set(key, at)
  })
  const known = new Map<number, string[][]>()
  return ({ base, campus }) => {
    if (campus.length === 0) return []
    const at = best.get(squeezed(base)) ?? -1
    const shared = known.get(at) ?? (colleges[at]?.nicknames ?? []).filter(isShared).map(nameWords)
    known.set(at, shared)
    return shared
  }
}

/** A repeated word of a label is stored once: labels come in order. */
function append(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key)
  if (!list) lists.set(key, [value])
  else if (list[list.length - 1] !== value) list.push(value)
}

const commonWeight = 0.05

function wordWeights(
  labelsWith: ReadonlyMap<string, readonly number[]>,
  collegeOf: readonly number[],
  count: number,
): (word: string) => number {
  const weights = new Map<string, number>()
  const scale = Math.log(1 + count)
  return (word) => {
    if (isCommon(word)) return commonWeight
    const known = weights.get(word)
    if (known !== undefined) return known
    const labels = labelsWith.get(word)
    if (!labels) return 1 // not cached: there is no limit to what people type
    const weight = Math.log(1 + count / new Set(labels.map((at) => collegeOf[at])).size) / scale
    weights.set(word, weight)
    return weight
  }
}

function masses(labels: readonly Label[], weightOf: (word: string) => number): (label: number) => number {
  const known = new Map<number, number>()
  return (at) => {
    const mass = known.get(at) ?? (labels[at]?.words ?? []).reduce((total, word) => total + weightOf(word), 0)
    known.set(at, mass)
    return mass
  }
}

function officialNames(colleges: readonly College[]): Map<string, number> {
  const official = new Map<string, number>()
  const shared = new Set<string>()
  colleges.forEach(({ name }, college) => {
    const key = plain(name)
    if (official.has(key)) shared.add(key)
    official.set(key, college)
  })
  for (const key of shared) official.delete(key)
  return official
}

function writtenNames(colleges: readonly College[]): Map<string, number[]> {
  const written = new Map<string, number[]>()
  colleges.forEach(({ nicknames }, college) => {
    for (const nickname of nicknames)
      if (nickname.length < 12 && nameWords(nickname).every(isCommon))
        append(written, plain(nickname), college)
  })
  return written
}

const prominence = ({ admission, undergraduates }: College) =>
  Math.log10(1 + (orNull(admission.applications) ?? 0) + 2 * (orNull(undergraduates) ?? 0)) / 5.5

function placeWords(colleges: readonly College[]): NameIndex['isPlaceOf'] {
  const places = new Map<number, ReadonlySet<string>>()
  return (at, word) => {
    const college = colleges[at]
    if (!college) return false
    const words =
      places.get(at) ??
      new Set([
        ...nameWords(college.city),
        ...nameWords(stateName(college.state)),
        college.state.toLowerCase(),
      ])
    places.set(at, words)
    return words.has(word)
  }
}

const onceEach = (word: string) => word.replace(/(.)\1/g, '$1')
/** A letter that is doubled, or not, is less than a slip: 'Juliard', 'Swarthmoor'. */
const soundsAlike = (word: string, peer: string): boolean => slips(onceEach(word), onceEach(peer), 1) <= 1
const alikeWorth = 0.1

const longestInitials = 5
/** How many typos we accept in a word of this length: a short word with a typo is another word. */
const slipsFor = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2)

/** Words of the index that a typed word may stand for: itself, one that it begins, one with a typo. */
function nearWords(
  vocabulary: readonly string[],
  wordsOfNames: () => ReadonlySet<string>,
  wordsOfPlaces: () => ReadonlySet<string>,
): NameIndex['near'] {
  // A slip away from initials or a short nickname is another word: 'tamiu' is not 'tamu', 'mays' is not 'mass'.
  const isSpelled = (word: string) => word.length > longestInitials || wordsOfNames().has(word)
  // 'Greenville' is no slip for Glenville.
  const isKnown = (word: string) => byFirst.get(word[0] ?? '')?.includes(word) || wordsOfPlaces().has(word)
  const byFirst = new Map<string, string[]>()
  for (const word of vocabulary) {
    const peers = byFirst.get(word[0] ?? '')
    if (peers) peers.push(word)
    else byFirst.set(word[0] ?? '', [word])
  }
  return (word, { unfinished, forgiving }) => {
    const most = forgiving ? slipsFor(word.length) : 0
    const least = unfinished ? 1 : 3
    const found: Near[] = []
    for (const peer of byFirst.get(word[0] ?? '') ?? []) {
      if (peer === word) found.push({ word, likeness: 1 })
      else if (word.length >= least && peer.startsWith(word))
        found.push({ word: peer, likeness: unfinished ? 0.9 : 0.7 + (0.2 * word.length) / peer.length })
      else if (most > 0 && peer.length > 3) {
        const count = slips(word, peer, most)
        if (count > most || !isSpelled(peer)) continue
        const alike = count > 1 && soundsAlike(word, peer) && !isKnown(word)
        found.push({ word: peer, likeness: 1 - 0.15 * count + (alike ? alikeWorth : 0) })
      }
    }
    return found
  }
}
