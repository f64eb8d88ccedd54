import { genericWords } from '#catalog/colleges/mentions/mention-words.ts'
import type { College } from '#catalog/facts.ts'
import { slips } from '#catalog/slips.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon, nameWords } from './name-words.ts'
import { rank, recognized, type Scored } from './ranking.ts'

/** The college that a text means but for one slip, where nothing else was recognized. */
export function slippedName(index: NameIndex, words: readonly string[]): College | null {
  const [best] = [...inShortWord(index, words), ...inUnfinishedName(index, words)].sort(
    (a, b) => b.score - a.score,
  )
  return index.colleges[best?.college ?? -1] ?? null
}

/** 'Bryn Mar': a slip in a short word is forgiven where every other word of a name stands in its place. */
function inShortWord(index: NameIndex, words: readonly string[]): Scored[] {
  return words.flatMap((anchor, place): Scored[] =>
    (isCommon(anchor) ? [] : (index.labelsWith.get(anchor) ?? [])).flatMap((at) => {
      const label = index.labels[at]
      const college = index.collegeOf[at] ?? -1
      if (label?.words[place] !== anchor || !isOneSlipAway(words, label.words)) return []
      return [{ college, score: label.weight + (index.prominence[college] ?? 0) }]
    }),
  )
}

function isOneSlipAway(typed: readonly string[], name: readonly string[]): boolean {
  const other = [...typed.keys()].filter((place) => typed[place] !== name[place])
  const [word = '', right = ''] = [typed, name].map((words) => words[other[0] ?? -1])
  if (typed.length !== name.length || other.length !== 1 || genericWords.has(word)) return false
  return word.length > 2 && word[0] === right[0] && slips(word, right, 1) === 1
}

/** A short word alone that is a slip away from a name is a word of its own: 'submit' is not Summit. */
const leastAlone = 7

/**
 * 'Citadell', 'Slippery Rok': the slip makes too little of a long name. The word that no name has is read as each that it
 * may be, and counts where it ends what a name has before its place and kind.
 */
function inUnfinishedName(index: NameIndex, words: readonly string[]): Scored[] {
  const telling = words.filter((word) => !isCommon(word))
  const [wrong = '', ...more] = telling.filter((word) => !index.labelsWith.has(word))
  const least = telling.length > 1 ? 3 : leastAlone
  if (more.length > 0 || wrong.length < least || genericWords.has(wrong)) return []
  return [...index.labelsWith.keys()].flatMap((right): Scored[] => {
    if (right[0] !== wrong[0] || right.length < 4 || slips(wrong, right, 1) !== 1) return []
    const meant = words.map((word) => (word === wrong ? right : word))
    const [best] = rank(index, meant.join(' '), false)
    return best && best.score >= recognized && beginsName(index, meant, best.college) ? [best] : []
  })
}

function beginsName(index: NameIndex, words: readonly string[], college: number): boolean {
  const typed = words.filter((word) => !isCommon(word))
  const own = nameWords(index.colleges[college]?.name ?? '').filter((word) => !isCommon(word))
  const rest = own.slice(typed.length)
  return (
    typed.every((word, at) => own[at] === word) &&
    rest.every((word) => genericWords.has(word) || index.isPlaceOf(college, word))
  )
}
