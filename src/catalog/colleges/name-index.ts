import type { College } from '#catalog/facts.ts'
import { stateName } from '#contract/states.ts'
import { labelsOf } from './labels.ts'
import { slips, slipsFor } from './spelling.ts'
import { isCommon, nameWords, plain } from './words.ts'

// Every label of every college, found by its words. Built once; a lookup touches only labels that share a word.

type IndexedLabel = {
  college: number
  words: readonly string[]
  weight: number
  /** Sum of the weights of its words. */
  mass: number
}
export type NameIndex = {
  colleges: readonly College[]
  labels: readonly IndexedLabel[]
  /** Labels by all their words, and by these without gaps ('pennstate'). */
  exact: ReadonlyMap<string, readonly number[]>
  labelsWith: ReadonlyMap<string, readonly number[]>
  weightOf: (word: string) => number
  /** 0-1: how many people mean this college when they say a name. */
  prominence: readonly number[]
  /** Words of its place, which may stand beside a name. */
  place: readonly ReadonlySet<string>[]
  /** Colleges by a nickname exactly as written, for those made of common words only ('the U'). */
  written: ReadonlyMap<string, readonly number[]>
  near: (word: string, how: Nearness) => readonly Near[]
}
export type Near = { word: string; likeness: number }
/** `unfinished`: the word is still being typed. `forgiving`: slips count too, which takes longer. */
export type Nearness = { unfinished: boolean; forgiving: boolean }

const commonWeight = 0.05

export function nameIndex(colleges: readonly College[]): NameIndex {
  const drafts = colleges.flatMap((college, at) =>
    labelsOf(college.name, college.nicknames).map((label) => ({ ...label, college: at })),
  )
  const collegesWith = new Map<string, Set<number>>()
  for (const { college, words } of drafts)
    for (const word of words) collegesWith.set(word, (collegesWith.get(word) ?? new Set()).add(college))
  const scale = Math.log(1 + colleges.length)
  const weightOf = (word: string) => {
    if (isCommon(word)) return commonWeight
    return Math.log(1 + colleges.length / (collegesWith.get(word)?.size ?? 1)) / scale
  }
  const labels = drafts.map((label) => ({
    ...label,
    mass: label.words.reduce((sum, word) => sum + weightOf(word), 0),
  }))
  return {
    colleges,
    labels,
    exact: exactKeys(labels),
    labelsWith: postings(labels),
    weightOf,
    prominence: colleges.map(prominence),
    place: colleges.map(placeWords),
    written: writtenNames(colleges),
    near: nearWords([...collegesWith.keys()].sort()),
  }
}

function writtenNames(colleges: readonly College[]): Map<string, number[]> {
  const written = new Map<string, number[]>()
  colleges.forEach(({ nicknames }, at) => {
    for (const nickname of nicknames)
      if (nameWords(nickname).every(isCommon)) append(written, plain(nickname), at)
  })
  return written
}

function exactKeys(labels: readonly IndexedLabel[]): Map<string, number[]> {
  const keys = new Map<string, number[]>()
  labels.forEach(({ words }, at) => {
    for (const key of new Set([words.join(' '), words.join('')])) append(keys, key, at)
  })
  return keys
}

function postings(labels: readonly IndexedLabel[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  labels.forEach(({ words }, at) => {
    for (const word of new Set(words)) if (!isCommon(word)) append(found, word, at)
  })
  return found
}

function append<Item>(lists: Map<string, Item[]>, key: string, value: Item): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const known = (fact: College['undergraduates']) => (typeof fact === 'number' ? fact : 0)
const prominence = ({ admission, undergraduates }: College) =>
  Math.log10(1 + known(admission.applications) + 2 * known(undergraduates)) / 5.5

const placeWords = ({ city, state }: College): Set<string> =>
  new Set([...nameWords(city), ...nameWords(stateName(state) ?? ''), state.toLowerCase()])

/** Words of the index that a typed word may stand for: itself, one it begins, one it misses by a slip. */
function nearWords(sorted: readonly string[]): NameIndex['near'] {
  const byFirst = new Map<string, string[]>()
  for (const word of sorted) append(byFirst, word[0] ?? '', word)
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
        if (count <= most) found.push({ word: peer, likeness: 1 - 0.15 * count })
      }
    }
    return found
  }
}
