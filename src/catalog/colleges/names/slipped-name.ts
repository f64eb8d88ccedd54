import { genericWords } from '#catalog/colleges/mentions/mention-words.ts'
import type { College } from '#catalog/facts.ts'
import { slips } from '#catalog/slips.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon } from './name-words.ts'
import type { Scored } from './ranking.ts'

/** 'Bryn Mar': a slip in a short word is forgiven where every other word of a name stands in its place. */
export function slippedName(index: NameIndex, words: readonly string[]): College | null {
  const scored = words.flatMap((anchor, place): Scored[] =>
    (isCommon(anchor) ? [] : (index.labelsWith.get(anchor) ?? [])).flatMap((at) => {
      const label = index.labels[at]
      const college = index.collegeOf[at] ?? -1
      if (label?.words[place] !== anchor || !isOneSlipAway(words, label.words)) return []
      return [{ college, score: label.weight + (index.prominence[college] ?? 0) }]
    }),
  )
  const [best] = scored.sort((a, b) => b.score - a.score)
  return index.colleges[best?.college ?? -1] ?? null
}

function isOneSlipAway(typed: readonly string[], name: readonly string[]): boolean {
  const other = [...typed.keys()].filter((place) => typed[place] !== name[place])
  const [word = '', right = ''] = [typed, name].map((words) => words[other[0] ?? -1])
  if (typed.length !== name.length || other.length !== 1 || genericWords.has(word)) return false
  return word.length > 2 && word[0] === right[0] && slips(word, right, 1) === 1
}
