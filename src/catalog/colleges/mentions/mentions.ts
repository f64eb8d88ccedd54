import type { College } from '#catalog/facts.ts'
import { states } from '#contract/states.ts'
import { type Token, tokensOf, wordsOf } from './mention-tokens.ts'
import { alsoSaid, genericWords, largeCities, notInitials, ordinaryWords } from './mention-words.ts'

// Which colleges a text mentions. A wrong match costs a sentence; a missed one lets an invention pass. So full names
// and words that mean only a college are found anywhere; a word that is also a place or an ordinary word only in a
// context that makes it a name.

type Kind =
  | 'name' // every word capitalized
  | 'distinctive' // one word that is nothing else: anywhere, in any case
  | 'ordinary' // capitalized in the middle of a sentence
  | 'initials' // in capitals
  | 'place' // only where the text compares: 'stronger than Michigan'
type Label = { words: readonly string[]; kind: Kind }

const comparing = new Set(
  'than like unlike beats beat rivals rival versus vs over outranks outshines surpasses matches alongside at'.split(
    ' ',
  ),
)
const schoolWords = new Set(['university', 'college', 'institute', 'school', 'academy', 'seminary'])
const lowInNames = new Set(['of', 'for', 'du', 'de'])
const leastInAnyCase = 4
const longestInitials = 5

type Needs = { colleges: readonly College[] }
type Index = ReadonlyMap<string, readonly Label[]>

const indexes = new WeakMap<readonly College[], Index>()

/** Finds the names of colleges in a text, as written. The index is built at the first text, in about 0.1 s. */
export function collegeMentions({ colleges }: Needs): (text: string) => readonly string[] {
  return (text) => {
    const index = indexes.get(colleges) ?? indexOf(colleges)
    indexes.set(colleges, index)
    return found(text, index)
  }
}

function indexOf(colleges: readonly College[]): Index {
  const byFirst = new Map<string, Label[]>()
  const seen = new Set<string>()
  const add = (label: Label | null) => {
    const [first] = label?.words ?? []
    const key = `${label?.kind} ${label?.words.join(' ')}`
    if (!label || first === undefined || seen.has(key)) return
    seen.add(key)
    const peers = byFirst.get(first)
    if (peers) peers.push(label)
    else byFirst.set(first, [label])
  }
  const kindOf = nameKinds(colleges)
  for (const { name, nicknames } of colleges) {
    const own = fullNames(name)
    for (const words of own) add({ words, kind: 'name' })
    for (const words of own) add(kindOf(coreOf(words), false))
    for (const nickname of nicknames)
      if (isSpoken(nickname)) add(kindOf(wordsOf(nickname), !own[0]?.includes(nickname)))
  }
  for (const name of alsoSaid) add(kindOf(wordsOf(name), false))
  for (const labels of byFirst.values()) labels.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** Ours are in lower case; one-word aliases of the federal file are often no names ('City', 'Inc'). */
const isSpoken = (nickname: string) =>
  !nickname.startsWith('the ') && (nickname.includes(' ') || nickname === nickname.toLowerCase())

/** The name, and the name without its campus. */
function fullNames(name: string): string[][] {
  const [, base] = /^(.*?(?:University|College|Institute)[^-]*)-/.exec(name) ?? []
  return [name, ...(base ? [base] : [])]
    .map((each) => wordsOf(each).filter((word) => word !== 'main' && word !== 'campus'))
    .filter((words) => words.length > 1)
}

/** 'Reed College' → Reed, 'University of Notre Dame' → Notre Dame. */
function coreOf(words: readonly string[]): string[] {
  const [first = '', second] = words
  if (schoolWords.has(first) && second === 'of') return words.length > 3 ? words.slice(2) : []
  return schoolWords.has(words.at(-1) ?? '') ? words.slice(0, -1) : []
}

/** What a name is besides a name: a place, an ordinary word, initials. */
export function nameKinds(colleges: readonly College[]) {
  const cities = new Set(colleges.map(({ city }) => wordsOf(city).join(' ')))
  const stateWords = new Set(states.flatMap(([code, name]) => (code === 'DC' ? [] : wordsOf(name))))
  const wordsOfNames = new Set(colleges.flatMap(({ name }) => wordsOf(name)))
  // A place whose bare name is what people call a college ('Princeton'): the nicknames say so.
  const calledSo = new Set(colleges.flatMap(({ nicknames }) => nicknames))
  const saysLittle = (word: string) => genericWords.has(word) || stateWords.has(word)

  return (words: readonly string[], isShortForm: boolean): Label | null => {
    const [word = ''] = words
    if (words.length === 0 || (words.length === 1 && word.length < 2)) return null
    if (words.length > 1) {
      // 'Ohio State' and 'Texas Tech' say which; 'Northern Arizona' and 'San Francisco' are places as well.
      const named = ['state', 'tech', 'a&m', 'poly'].includes(words.at(-1) ?? '')
      const place = cities.has(words.join(' ')) || (!named && words.every(saysLittle))
      return { words, kind: place ? 'place' : 'name' }
    }
    if (saysLittle(word) || largeCities.has(word)) return { words, kind: 'place' }
    if (cities.has(word) && !calledSo.has(word)) return { words, kind: 'place' }
    if (ordinaryWords.has(word)) return { words, kind: 'ordinary' }
    if (isShortForm && word.length <= longestInitials && !wordsOfNames.has(word))
      return notInitials.has(word) ? null : { words, kind: 'initials' }
    return { words, kind: 'distinctive' }
  }
}

function found(text: string, byFirst: Index): string[] {
  const tokens = tokensOf(text)
  const names: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = longestAt(tokens, at, byFirst)
    if (end === null) continue
    names.push(text.slice(tokens[at]?.from, tokens[end]?.to))
    at = end
  }
  return names
}

/** The last token of the longest name that begins here; null when none does. */
function longestAt(tokens: readonly Token[], at: number, byFirst: Index): number | null {
  for (const form of tokens[at]?.forms ?? [])
    for (const { words, kind } of byFirst.get(form) ?? []) {
      const span = spanOf(tokens, at, words)
      if (span && isNamed(kind, tokens, at, span)) return span.at(-1) ?? at
    }
  return null
}

/** Where each word of a label stands, small words between them left out; null where the text goes another way. */
function spanOf(tokens: readonly Token[], from: number, words: readonly string[]): number[] | null {
  const places: number[] = []
  let at = from
  let schoolSaid = false
  for (const word of words) {
    while (places.length > 0 && tokens[at]?.small && tokens[at]?.joined) at++
    const token = tokens[at]
    if (!token?.forms.includes(word)) return null
    // 'University of California, Davis' is one name, 'Duke, Davis' are two.
    const comma = tokens.slice((places.at(-1) ?? at) + 1, at + 1).some(({ afterComma }) => afterComma)
    if (places.length > 0 && !(token.joined && (schoolSaid || !comma))) return null
    schoolSaid ||= schoolWords.has(word)
    places.push(at)
    at++
  }
  return places
}

function isNamed(kind: Kind, tokens: readonly Token[], at: number, span: readonly number[]): boolean {
  const first = tokens[at]
  if (!first) return false
  const capitalized = span.every(
    (place) => tokens[place]?.capitals !== 0 || lowInNames.has(tokens[place]?.text ?? ''),
  )
  if (kind === 'initials') return first.capitals > 1
  if (kind === 'distinctive') return first.capitals > 0 || first.text.length >= leastInAnyCase
  if (!capitalized) return false
  if (kind === 'name') return true
  if (kind === 'place') return comparing.has(tokens[at - 1]?.text.toLowerCase() ?? '')
  return !first.opens || first.possessive || first.capitals > 1
}
