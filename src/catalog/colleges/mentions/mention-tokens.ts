// A text split into words for finding names in it; names are split the same way.

export type Token = {
  text: string
  /** The word in our spelling; "Harvard's" also without its ending. */
  forms: readonly string[]
  capitals: number
  /** First of its sentence: its capital means nothing. */
  opens: boolean
  possessive: boolean
  /** 'at', 'the': may be part of a name or be left out. */
  small: boolean
  /** Nothing between it and the word before ends a name. */
  joined: boolean
  afterComma: boolean
  from: number
  to: number
}

const smallWords = new Set(['the', 'at', 'in', 'and'])
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['univ', 'university'],
])

const word = /\bA\s?(?:&|and)\s?[MT]\b|[\p{L}\p{N}]+(?:[&'’.][\p{L}\p{N}]+)*/giu

const plainLetters = /^[a-z]+$/

function spelled(text: string): string {
  const lower = text.toLowerCase()
  if (plainLetters.test(lower)) return spelledOut.get(lower) ?? lower
  const folded = lower
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .replace(/^a\s?(?:&|and)\s?(?=[mt]$)/, 'a&')
  return spelledOut.get(folded) ?? folded
}

/** Most words have none: looking for one is faster than counting them. */
const capitalsIn = (text: string) => (text === text.toLowerCase() ? 0 : (text.match(/\p{Lu}/gu)?.length ?? 0))

/** The words of a name, without those that people leave out or change. */
export const wordsOf = (name: string): string[] =>
  tokensOf(name)
    .filter(({ small }) => !small)
    .flatMap(({ forms }) => forms.at(-1) ?? [])

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(word)) {
    const written = match[0]
    const between = text.slice(last, match.index)
    const before = tokens.at(-1)?.text ?? ''
    const ended = /[.!?:;\n•]/.test(between) && !(between.startsWith('.') && /^\p{L}{1,2}$/u.test(before))
    const stem = /^(.+)['’]s$/i.exec(written)?.[1]
    const first = spelled(written)
    tokens.push({
      text: written,
      forms: stem ? [spelled(stem), first] : [first],
      capitals: capitalsIn(written),
      opens: tokens.length === 0 || ended,
      possessive: stem !== undefined,
      small: smallWords.has(first),
      afterComma: between.includes(','),
      joined: !ended && /^[\s,.&/–—-]{1,3}$/.test(between),
      from: match.index,
      to: match.index + written.length,
    })
    last = match.index + written.length
  }
  return tokens
}
