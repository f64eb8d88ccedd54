import { genericWords } from '#catalog/colleges/mentions/mention-words.ts'
import { nameKinds } from '#catalog/colleges/mentions/mentions.ts'
import { stateCode } from '#contract/states.ts'
import { innerSpan, isAroundNames, isBeforeKinds, isBeforePlaces, isReason } from './around-names.ts'
import { squeezed } from './labels.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon } from './name-words.ts'
import { isField } from './schools.ts'
import { saysTwoYear } from './two-year.ts'

// Names inside a longer text: runs of words that are exactly a name. Places and ordinary words are names only where
// the text says so: 'somewhere in Boston' asks for no college.

/** Words that are a name, from one place in a text up to another. */
export type Run = { words: readonly string[]; rest: readonly string[] }

const leastInAnyCase = 4

export function runFinder(index: NameIndex) {
  let kinds: ReturnType<typeof nameKinds> | null = null
  const kindOf = (words: readonly string[]) => {
    kinds ??= nameKinds(index.colleges)
    return kinds(
      words.filter((word) => !isCommon(word)),
      true,
    )?.kind
  }
  const longestAt = (words: readonly string[], from: number): number => {
    for (let to = words.length; to > from; to--)
      if (index.exact.has(squeezed(words.slice(from, to)))) return to
    return from
  }
  const isKindOrPlace = (words: readonly string[], from: number, to: number): boolean => {
    if (!isBeforePlaces(words[from - 1])) return isBeforeKinds(words[from - 1])
    const run = words.slice(from, to)
    return kindOf(run) === 'place' || stateCode(run.join(' ')) !== null // 'in DC'
  }

  /** The words between those said around a name: 'Havard lol', 'maybe miami ohio'. */
  function inner(words: readonly string[]): string[] {
    const span = innerSpan(words)
    return span && !isKindOrPlace(words, span.from, span.to) ? words.slice(span.from, span.to) : []
  }

  /** The one name in a text that has nothing else to say: 'Duke lol', 'Boston College for nursing'. */
  function alone(words: readonly string[]): readonly string[] | null {
    let best = { from: 0, to: 0 }
    for (const from of words.keys()) {
      const to = longestAt(words, from)
      if (to === from + 1 && isAroundNames(words[from] ?? '')) continue
      if (to - from > best.to - best.from) best = { from, to }
    }
    const { from, to } = best
    const run = words.slice(from, to)
    const rest = [...words.slice(0, from), ...words.slice(to)]
    if (run.length === 0 || rest.length === 0 || isKindOrPlace(words, from, to)) return null
    if (saysLittle(run)) return null
    // 'Rhode Island design' is no subject at the University of Rhode Island; 'Boston College nursing' is one there.
    const named = isFullName(run)
    const saysNothing = (word: string) => isAroundNames(word) || isCommon(word) || (named && isField(word))
    const isAside = (word: string) => named || (isAroundNames(word) && !isCommon(word))
    return rest.every(saysNothing) && rest.some(isAside) ? run : null
  }

  /** All names in a text that says more. */
  function within(words: readonly string[], text: string): Run[] {
    const runs: Run[] = []
    for (let from = 0; from < words.length; from++) {
      const to = longestAt(words, from)
      if (to === from || !isNamed(words, from, to, text)) continue
      runs.push({
        words: words.slice(from, to),
        rest: [...words.slice(0, from), ...words.slice(to)],
      })
      from = to - 1
    }
    return runs
  }

  /** 'Blake Austin College' is another one than Austin College. */
  const beginsName = (word = ''): boolean =>
    word.length > 1 && !isCommon(word) && !isField(word) && !genericWords.has(word) && !index.exact.has(word)

  function isNamed(words: readonly string[], from: number, to: number, text: string): boolean {
    const run = words.slice(from, to)
    const [word = ''] = run.filter((each) => !isCommon(each))
    if (saysLittle(run) || saysTwoYear(words, to)) return false
    const rest = [...words.slice(0, from), ...words.slice(to)]
    if (isFullName(run)) return !(isNameOnly(rest) && beginsName(words[from - 1]))
    if (words[from - 1] !== 'at' && isPartOfName(rest)) return false // 'Crawford School at UChicago'
    if (isKindOrPlace(words, from, to)) return false
    const capitals = capitalsOf(word, text)
    const hasReason = from === 0 && isReason(words[to])
    switch (kindOf(run)) {
      case 'name':
        return true
      case 'distinctive':
        return capitals > 0 || word.length >= leastInAnyCase
      case 'ordinary':
        return capitals > 0 || hasReason
      case 'initials':
        return capitals > 1 || from === 0
      case 'place':
        return hasReason
      default:
        return false
    }
  }

  /** 'Boston College' is not the college of Boston. */
  const hasFullName = (words: readonly string[]): boolean =>
    words.some((_, from) => isFullName(words.slice(from, longestAt(words, from))))

  return { inner, alone, within, hasFullName }
}

const saysLittle = (run: readonly string[]): boolean =>
  run.every((word) => isAroundNames(word) || isCommon(word) || genericWords.has(word))

const institutions =
  /^(?:academy|beauty|center|clinic|college|hospital|institute|school|seminary|university)$/
/** 'Duke Ellington School of the Arts' names another one; a sentence around a name has other words. */
const isPartOfName = (rest: readonly string[]): boolean =>
  rest.some((word) => institutions.test(word)) &&
  rest.some((word) => !isCommon(word) && !isField(word)) &&
  isNameOnly(rest)
const isNameOnly = (rest: readonly string[]): boolean =>
  rest.every((word) => isCommon(word) || !isAroundNames(word))

const isFullName = (run: readonly string[]): boolean => run.includes('college') || run.includes('university')

/** How many capitals a word has as written; none where the whole text is in capitals. */
function capitalsOf(word: string, text: string): number {
  if (text === text.toUpperCase()) return 0
  const written = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').exec(text)?.[0] ?? ''
  return written.replace(/[^A-Z]/g, '').length
}
