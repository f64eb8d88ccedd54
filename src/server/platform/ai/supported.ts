import { numbersIn, type Said, sharesIn } from './numbers-in.ts'
import { aboutItself, disclaimer, link, plainCharacters, promise, race, rank } from './refused-words.ts'
import { schoolsIn } from './schools-in.ts'

// A model's reply is a stranger's input. A sentence of its reaches a student only if nothing in it goes beyond the fact
// pack. The checks are meant to be too strict rather than too lenient: a refusal costs nothing, our own words stand ready.

export type Grounds = {
  /** Everything the pack says, as text: every number must be in it. */
  facts: readonly string[]
  /** Beginnings of the words for what the facts count ('tuit', 'grad'): beside a number, only these say what it is. */
  counted: ReadonlySet<string>
  /** Names that may be spoken of: this college, its city and state. */
  names: readonly string[]
  /** Names of colleges in a text, as the catalogue knows them. */
  collegesIn: (text: string) => readonly string[]
}

export type Length = { min: number; max: number }

/** Why a text may not be shown; null when everything in it stands in the grounds. */
export function unsupported(text: string, grounds: Grounds, { min, max }: Length): string | null {
  const plain = text.normalize('NFKC')
  if (plain.length < min || plain.length > max) return 'length'
  if (plain !== text.normalize('NFC') || !plainCharacters.test(plain)) return 'characters'
  const bare = withoutAccents(plain) // 'guárantee' reads like the word it stands for
  if (link.test(bare)) return 'link'
  if (promise.test(bare.replace(disclaimer, ' '))) return 'promise'
  const rest = without(bare, grounds.names)
  if (race.test(rest)) return 'race'
  if (aboutItself.test(bare)) return 'about itself'
  if (rank.test(bare)) return 'rank'
  if (!numbersAreKnown(rest, grounds)) return 'number'
  if (!schoolsAreKnown(plain, grounds)) return 'college'
  return null
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A name may hold any word ('White', 'Thirty'): it is a fact. */
function without(text: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((rest, name) => withoutName(rest, withoutAccents(name).toLowerCase()), text)
}

const partOfWord = /[\p{L}\p{N}]/u

function withoutName(text: string, name: string): string {
  const lower = text.toLowerCase()
  let rest = ''
  let from = 0
  for (let at = lower.indexOf(name); at >= 0 && name; at = lower.indexOf(name, at + name.length)) {
    const end = at + name.length
    if (partOfWord.test(text.charAt(at - 1)) || partOfWord.test(text.charAt(end))) continue
    rest += `${text.slice(from, at)} `
    from = end
  }
  return rest + text.slice(from)
}

type Known = { numbers: readonly Said[]; shares: ReadonlySet<string> }
const knownIn = new WeakMap<readonly string[], Known>()

/** Both texts about a college stand on the same facts: they are read once. */
function known(facts: readonly string[]): Known {
  const read = knownIn.get(facts) ?? {
    numbers: facts.flatMap((fact) => numbersIn(fact)),
    shares: new Set(facts.flatMap((fact) => sharesIn(fact))),
  }
  knownIn.set(facts, read)
  return read
}

/** The same number, and of the same kind: 142 degrees are neither $142 nor 142%. */
function numbersAreKnown(text: string, { facts, counted }: Grounds): boolean {
  const { numbers, shares } = known(facts)
  const isKnown = (said: Said) =>
    numbers.some(
      (fact) =>
        fact.value === said.value &&
        (said.unit === null || fact.unit === said.unit) &&
        countSame(fact, said, counted),
    )
  return numbersIn(text).every(isKnown) && sharesIn(text).every((share) => shares.has(share))
}

// A fact states one thing a sentence; a text may speak of two.
const reachInFacts = 7
const reachInText = 4

/** Somewhere in the facts there is nearly always a six or a 90%: the number must also count the same thing. */
function countSame(fact: Said, said: Said, counted: ReadonlySet<string>): boolean {
  const [told, heard] = [fact.near(reachInFacts), said.near(reachInText)]
  return heard === null || [...heard].some((word) => counted.has(word) && told?.has(word))
}

const folded = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|at|in|and) /g, '') // 'University of Illinois at Chicago' goes by both
    .trim()

function schoolsAreKnown(text: string, { names, collegesIn }: Grounds): boolean {
  const known = names.map((name) => ` ${folded(name)} `)
  const mayBeSaid = (name: string) =>
    known.some((own) => own.includes(` ${folded(name.replace(/['’]s$/, ''))} `))
  return [...collegesIn(text), ...schoolsIn(text)].every(mayBeSaid)
}
