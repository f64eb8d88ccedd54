import { squeezed } from './labels.ts'
import type { NameIndex, Near, Nearness } from './name-index.ts'
import { isCommon, plain, spellOut, typedWords } from './name-words.ts'

export type Scored = { college: number; score: number }

/** Below this nothing was recognized: better to say so than to guess. */
export const recognized = 0.7

const prominenceWorth = 0.12
/** While the name is being typed, better known colleges count more. */
const prominenceWhileTyping = 0.2
/** 'duk' is on the way to Duke, and only perhaps to the Dukes of James Madison. */
const asideWhileTyping = 0.85
const spelledOutWorth = 0.98
/** More than any other name, however well known its college. */
const officialWorth = 1 + prominenceWorth

/** Colleges that a text may mean, the most likely first. `typing`: its last word may be unfinished. */
export function rank(index: NameIndex, text: string, typing: boolean): Scored[] {
  const words = typedWords(text)
  const best = new Map<number, number>()
  const offer = (college: number, score: number) => {
    if (score > (best.get(college) ?? 0)) best.set(college, score)
  }
  const asWritten = plain(text)
  for (const college of index.written.get(asWritten) ?? []) offer(college, 1)
  // 'Pacific University' is in Oregon, whatever else people call the University of the Pacific.
  const official = typing ? undefined : index.official.get(asWritten)
  if (official !== undefined) offer(official, officialWorth)
  if (typing && words.slice(0, -1).every(isCommon) && saysLittle(words.at(-1) ?? ''))
    return [...sorted(index, best, typing), ...beginning(index, words.join(' '))]
  if (words.every(isCommon)) return sorted(index, best, typing)
  const long = spellOut(words)
  const read = (forgiving: boolean) => {
    const question = { typing, forgiving }
    readWords(index, words, question, 1, offer)
    if (long) readWords(index, long, question, spelledOutWorth, offer)
  }
  read(false)
  if (Math.max(0, ...best.values()) < recognized) read(true) // typos are considered only if nothing matches exactly
  return sorted(index, best, typing)
}

const sorted = (index: NameIndex, best: ReadonlyMap<number, number>, typing: boolean): Scored[] => {
  const worth = typing ? prominenceWhileTyping : prominenceWorth
  return [...best]
    .map(([college, score]) => ({ college, score: score + worth * (index.prominence[college] ?? 0) }))
    .sort(byScore)
}
const byScore = (a: Scored, b: Scored) => b.score - a.score || a.college - b.college

const saysLittle = (word: string) => isCommon(word) || word.length < 2

/** 'univ' or 'univ of c' only says how the name begins. */
function beginning(index: NameIndex, start: string): Scored[] {
  if (start === '') return []
  const scored: Scored[] = []
  index.names().forEach((name, college) => {
    if (name.startsWith(start)) scored.push({ college, score: index.prominence[college] ?? 0 })
  })
  return scored.sort(byScore)
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
  let isName = false
  for (const key of wholeKeys(words))
    for (const at of index.exact.get(key) ?? []) {
      offer(index.collegeOf[at] ?? -1, worth * (index.labels[at]?.weight ?? 0))
      isName = true
    }
  const weights = words.map(index.weightOf)
  const asked = sum(weights)
  const open = question.typing ? 0.15 : 0.4
  for (const [at, met] of meet(index, words, weights, question)) {
    const label = index.labels[at]
    const college = index.collegeOf[at]
    if (!label || college === undefined) continue
    // Who writes 'Duke' means no team of Dukes, and who writes 'Kings College' not Kings Point.
    if (isName && label.aside && !question.typing && !isWhole(label.words, met)) continue
    let covered = 0
    let filled = 0
    for (const [position, word] of words.entries()) {
      const weight = weights[position] ?? 0
      const hit = met[position]
      if (hit) {
        covered += weight * hit.likeness
        filled += index.weightOf(hit.word) * hit.likeness
      } else if (isCommon(word) && label.words.includes(word)) {
        covered += weight
        filled += weight
      } else if (index.isPlaceOf(college, word)) covered += 0.9 * weight
    }
    const share = covered / asked // of what was asked
    const whole = Math.min(1, filled / index.massOf(at)) // of the name it would be
    const unfinished = question.typing && (met.at(-1)?.likeness ?? 1) < 1
    const sure = label.aside && unfinished ? asideWhileTyping : 1
    offer(college, sure * worth * label.weight * 0.95 * share ** 1.5 * (1 - open + open * whole))
  }
}

const isWhole = (label: readonly string[], met: readonly (Near | undefined)[]): boolean =>
  met.every((hit) => !hit || hit.likeness === 1) &&
  label.every((word) => isCommon(word) || met.some((hit) => hit?.word === word))

/** The words as one name; where letters stand for words ('u of v'), their initials too. */
function wholeKeys(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isCommon(word))
  const lettered = telling.length < words.length && telling.every((word) => word.length === 1)
  return lettered ? [squeezed(words), words.map((word) => word[0]).join('')] : [squeezed(words)]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A label that matches less of the text than this cannot be meant. */
const leastMet = 0.35

/** For the labels that share enough words with the text: which of their words matched each of ours best. */
function meet(
  index: NameIndex,
  words: readonly string[],
  weights: readonly number[],
  { typing, forgiving }: Question,
): Map<number, (Near | undefined)[]> {
  const found = new Map<number, (Near | undefined)[]>()
  const telling = [...words.keys()]
    .filter((position) => !isCommon(words[position] ?? ''))
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
  let left = sum(weights)
  const enough = leastMet * left
  for (const position of telling) {
    const how: Nearness = { unfinished: typing && position === words.length - 1, forgiving }
    for (const near of index.near(words[position] ?? '', how))
      for (const at of index.labelsWith.get(near.word) ?? []) {
        const met = found.get(at)
        if (!met) {
          if (left < enough) continue
          const first: (Near | undefined)[] = Array(words.length).fill(undefined)
          first[position] = near
          found.set(at, first)
        } else if (near.likeness > (met[position]?.likeness ?? 0)) met[position] = near
      }
    left -= weights[position] ?? 0
  }
  return found
}
