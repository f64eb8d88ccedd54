import { squeezed } from './labels.ts'
import type { NameIndex, Nearness } from './name-index.ts'
import { isCommon, plain, spellOut, typedWords } from './words.ts'

export type Scored = { college: number; score: number }

/** Below this nothing was recognized: better to say so than to guess. */
export const recognized = 0.7

const prominenceWorth = 0.12
/** While the name is being typed, the rest of it is still to come: the better known counts for more. */
const prominenceWhileTyping = 0.2
const spelledOutWorth = 0.98

/** Colleges that a text may mean, likeliest first. `typing`: its last word may be unfinished. */
export function rank(index: NameIndex, text: string, typing: boolean): Scored[] {
  const words = typedWords(text)
  const best = new Map<number, number>()
  const offer = (college: number, score: number) => {
    if (score > (best.get(college) ?? 0)) best.set(college, score)
  }
  for (const college of index.written.get(plain(text)) ?? []) offer(college, 1)
  if (words.every(isCommon))
    return typing ? [...sorted(index, best, typing), ...beginning(index, text)] : sorted(index, best, typing)
  const long = spellOut(words)
  const read = (forgiving: boolean) => {
    const question = { typing, forgiving }
    readWords(index, words, question, 1, offer)
    if (long) readWords(index, long, question, spelledOutWorth, offer)
  }
  read(false)
  if (Math.max(0, ...best.values()) < recognized) read(true) // slips are looked for only when nothing fits as it stands
  return sorted(index, best, typing)
}

const sorted = (index: NameIndex, best: ReadonlyMap<number, number>, typing: boolean): Scored[] => {
  const worth = typing ? prominenceWhileTyping : prominenceWorth
  return [...best]
    .map(([college, score]) => ({ college, score: score + worth * (index.prominence[college] ?? 0) }))
    .sort(byScore)
}
const byScore = (a: Scored, b: Scored) => b.score - a.score || a.college - b.college

/** 'univ' alone says nothing but how the name begins. */
function beginning(index: NameIndex, text: string): Scored[] {
  const start = plain(text)
  if (start === '') return []
  return index.colleges
    .flatMap(({ name }, college) =>
      plain(name).startsWith(start) ? { college, score: index.prominence[college] ?? 0 } : [],
    )
    .sort(byScore)
}

type Question = { typing: boolean; forgiving: boolean }
type Offer = (college: number, score: number) => void

function readWords(
  index: NameIndex,
  words: readonly string[],
  question: Question,
  worth: number,
  offer: Offer,
): void {
  for (const key of wholeKeys(words))
    for (const at of index.exact.get(key) ?? [])
      offer(index.collegeOf[at] ?? -1, worth * (index.labels[at]?.weight ?? 0))
  const weights = words.map(index.weightOf)
  const asked = sum(weights)
  for (const [at, met] of meet(index, words, question)) {
    const label = index.labels[at]
    const college = index.collegeOf[at]
    if (!label || college === undefined) continue
    let covered = 0
    let filled = 0
    words.forEach((word, position) => {
      const weight = weights[position] ?? 0
      const hit = met[position]
      if (hit) {
        covered += weight * hit.likeness
        filled += index.weightOf(hit.word) * hit.likeness
      } else if (isCommon(word) && label.words.includes(word)) {
        covered += weight
        filled += weight
      } else if (index.isPlaceOf(college, word)) covered += 0.9 * weight
    })
    const share = covered / asked // of what was asked
    const whole = Math.min(1, filled / sum(label.words.map(index.weightOf))) // of the name it would be
    const open = question.typing ? 0.15 : 0.4
    offer(college, worth * label.weight * 0.95 * share ** 1.5 * (1 - open + open * whole))
  }
}

/** The words as one name; where letters stand for words ('u of v'), their initials too. */
function wholeKeys(words: readonly string[]): string[] {
  const lettered = words.length > 1 && words.some((word) => word.length === 1)
  return lettered ? [squeezed(words), words.map((word) => word[0]).join('')] : [squeezed(words)]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

type Hit = { word: string; likeness: number }

/** For every label that shares a word with the question: which of its words met each of ours best. */
function meet(
  index: NameIndex,
  words: readonly string[],
  { typing, forgiving }: Question,
): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>()
  words.forEach((word, position) => {
    if (isCommon(word)) return
    const how: Nearness = { unfinished: typing && position === words.length - 1, forgiving }
    for (const near of index.near(word, how))
      for (const at of index.labelsWith.get(near.word) ?? []) {
        const met = found.get(at) ?? []
        if (near.likeness > (met[position]?.likeness ?? 0)) met[position] = near
        found.set(at, met)
      }
  })
  return found
}
