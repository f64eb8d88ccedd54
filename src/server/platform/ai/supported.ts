import { numbersIn, sharesIn } from './numbers-in.ts'
import { aboutItself, disclaimer, link, plainCharacters, promise, race, rank } from './refused-words.ts'
import { schoolsIn } from './schools-in.ts'

// A model's reply is a stranger's input. A sentence of its reaches a student only if nothing in it goes beyond the fact
// pack. The checks are meant to be too strict rather than too lenient: a refusal costs nothing, our own words stand ready.

export type Grounds = {
  /** Everything the pack says, as text: every number must be in it. */
  facts: readonly string[]
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
  if (!numbersAreKnown(rest, grounds.facts)) return 'number'
  if (!schoolsAreKnown(plain, grounds)) return 'college'
  return null
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A name may hold any word ('White', 'Thirty'): it is a fact. */
function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => withoutName(rest, withoutAccents(name).toLowerCase()), text)
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

/** The same number, and of the same kind: 142 degrees are neither $142 nor 142%. */
function numbersAreKnown(text: string, facts: readonly string[]): boolean {
  const known = facts.flatMap((fact) => numbersIn(fact))
  const shares = new Set(facts.flatMap((fact) => sharesIn(fact)))
  return (
    numbersIn(text).every(({ value, unit }) =>
      known.some((fact) => fact.value === value && (unit === null || fact.unit === unit)),
    ) && sharesIn(text).every((share) => shares.has(share))
  )
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
