import type { College } from '#catalog/facts.ts'
import { type StateCode, stateCode, stateName } from '#contract/states.ts'
import { cores, initials, squeezed } from './labels.ts'
import type { NameIndex } from './name-index.ts'
import { isCommon, nameWords, plain, typedWords } from './name-words.ts'

// A short name means another college in another state: 'UW' is Madison in Wisconsin, Laramie in Wyoming. Only names
// that several may have are listed here; a full name never depends on who says it.

/** How a college came to a name, the surest last. */
const sources = { initials: 0, name: 1, alias: 2, ours: 3 } as const
type Source = (typeof sources)[keyof typeof sources]
type Named = { college: number; source: Source }
type NamesInState = ReadonlyMap<string, readonly Named[]>

/** The college of the first of these states that is called so there; null: none, or the name means one anywhere. */
export function homeReader(index: NameIndex) {
  const byState = new Map<StateCode, NamesInState>()
  const namesIn = (state: StateCode) => {
    const known = byState.get(state) ?? namesInState(index, state)
    byState.set(state, known)
    return known
  }
  return (text: string, near: readonly StateCode[], anywhere: College | null): College | null => {
    if (near.length === 0 || index.official.has(plain(text))) return null
    const elsewhere = anywhere ? index.colleges.indexOf(anywhere) : -1
    const worth = (college: number) => (college === elsewhere ? 1 : 0) + prominence(index, college)
    for (const state of near) {
      const [best] = (namesIn(state).get(keyOf(text)) ?? [])
        .filter(
          ({ college, source }) => college === elsewhere || !isOutshone(index, college, elsewhere, source),
        )
        .sort((a, b) => b.source - a.source || worth(b.college) - worth(a.college))
      if (best) return index.colleges[best.college] ?? null
    }
    return null
  }
}

const prominence = (index: NameIndex, college: number) => index.prominence[college] ?? 0

/** The whole country knows a college that admits fewer than this: 'Columbia' is in New York for a Missourian, too. */
const knownEverywhere = 25
const outshone = { name: 0.15, initials: 0.25 }

function isOutshone(index: NameIndex, here: number, elsewhere: number, source: Source): boolean {
  const gap = prominence(index, elsewhere) - prominence(index, here)
  if (source === sources.ours) return false
  if (source === sources.initials) return gap > outshone.initials
  const rate = index.colleges[elsewhere]?.admission.rate
  return gap > outshone.name && typeof rate === 'number' && rate < knownEverywhere
}

/** 'The U' has no other words. */
function keyOf(text: string): string {
  const words = typedWords(text)
  return words.every(isCommon) ? plain(text) : squeezed(words)
}

function namesInState(index: NameIndex, state: StateCode): NamesInState {
  const found = new Map<string, Named[]>()
  const systems = countsOf(index.colleges.filter((one) => one.state === state).map(baseOf))
  index.colleges.forEach((one, college) => {
    if (one.state !== state) return
    const names = namesOf(one, (systems.get(baseOf(one)) ?? 0) > 1 && !isMain(one))
    for (const [key, source] of names) {
      const others = found.get(key)
      if (others) others.push({ college, source })
      else found.set(key, [{ college, source }])
    }
  })
  return found
}

const campusOf = /^(.{3,}?(?:University|College|of [A-Z]\w+))(?: ?-| at )/
const baseOf = ({ name }: College): string => (campusOf.exec(name)?.[1] ?? name).replace(/^The /, '')

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Whether the name of the whole university means this campus: 'University of Tennessee' is in Knoxville. */
const isMain = (college: College): boolean =>
  college.name === baseOf(college) || college.name.includes('Main Campus') || isCalledAsWhole(college)
function isCalledAsWhole(college: College): boolean {
  const base = nameWords(baseOf(college))
  const whole = [base, ...cores(base)].map(squeezed)
  return college.nicknames.some((nickname) => whole.includes(squeezed(nameWords(nickname))))
}

/** All that a college is called in its own state. `oneOfMany`: a campus that the university's name does not mean. */
function namesOf(college: College, oneOfMany: boolean): Map<string, Source> {
  const names = new Map<string, Source>()
  const place = placeOf(college)
  const add = (words: readonly string[], source: Source) => {
    const key = squeezed(words)
    if (saysWhich(words) && (names.get(key) ?? -1) < source) names.set(key, source)
  }
  const own = nameWords(college.name)
  const base = nameWords(baseOf(college))
  for (const nickname of college.nicknames) {
    const words = nameWords(nickname)
    const isOurs = nickname === nickname.toLowerCase()
    if (words.every(isCommon)) names.set(plain(nickname), sources.ours) // 'the U'
    if (!isOurs && (isAPlace(words, place) || !isOfName(words, own))) continue
    add(words, isOurs ? sources.ours : sources.alias)
    const left = withoutPlace(words, place) // 'uw laramie' is 'uw' there
    if (!oneOfMany || !initials(base).includes(squeezed(left))) add(left, sources.alias)
  }
  add(own, sources.name)
  if (oneOfMany) return names
  for (const words of [own, base]) {
    for (const form of [words, ...cores(words)]) add(form, sources.name)
    const left = withoutPlace(words, place)
    // 'Loyola University' is the one in Maryland; 'Southern University' is no short name of Texas Southern.
    for (const form of kinds.includes(left.at(-1) ?? '') && isStart(left, words)
      ? [left, ...cores(left)]
      : cores(left))
      add(form, sources.name)
  }
  const [short = ''] = initials(base)
  if (hasInitials(base, short, college)) add([short], sources.initials)
  const [first, of, third = ''] = base
  if (first === 'university' && of === 'of') add([first, of, third[0] ?? ''], sources.initials) // 'U of M'
  return names
}

const kinds = ['university', 'college']
const isStart = (part: readonly string[], whole: readonly string[]) =>
  part.every((word, at) => whole[at] === word)

const saysWhich = (words: readonly string[]): boolean =>
  !words.every((word) => isCommon(word) || word === 'state')

/** The federal file has former names and schools within, too: 'RPI' was Rose Polytechnic in Indiana. */
function isOfName(words: readonly string[], own: readonly string[]): boolean {
  if (words.every((word) => own.includes(word))) return true
  const [short = ''] = words
  const letters = initials(own)[0] ?? ''
  if (words.length > 1) return false
  // Two letters are a university's: of all the colleges with a B, 'BC' is the best known.
  return short.length > 2 ? isWithin(short, letters) : short === letters && own.includes('university')
}

/** Whether the letters stand in this order: 'nsu' in 'nsul'. */
function isWithin(short: string, letters: string): boolean {
  let at = 0
  for (const letter of letters) if (letter === short[at]) at++
  return at === short.length
}

const systemsInNames = ['cuny', 'suny']

/** 'MSU' is said of all of them; two letters only of the university with the state's name, and not 'UK' beside 'KU'. */
function hasInitials(base: readonly string[], short: string, { state, nicknames }: College): boolean {
  const telling = base.filter((word) => !isCommon(word))
  if (systemsInNames.includes(base[0] ?? '') || telling.some((word) => word.length < 3)) return false
  if (!base.includes('university')) return false
  if (short.length > 2) return true
  return stateCode(telling.join(' ')) === state && !nicknames.includes([...short].reverse().join(''))
}

/** The words for a college's place: its city, its state and their short forms. */
function placeOf({ city, state }: College): Place {
  const inCity = nameWords(city)
  const inState = nameWords(stateName(state))
  const letters = inCity.length > 1 ? [[inCity.map((word) => word[0]).join('')]] : []
  return [inState, inCity, [state.toLowerCase()], ...letters]
}

type Place = readonly (readonly string[])[]
/** Only its own place, or first the name of another state. */
function isAPlace(words: readonly string[], own: Place): boolean {
  if (own.some((place) => squeezed(place) === squeezed(words))) return true
  const names = [words.slice(0, 1), words.slice(0, 2)].map((some) => stateCode(some.join(' ')))
  return names.some((state) => state !== null && !own.some(([word]) => word === state.toLowerCase()))
}

/** 'Loyola University Maryland' is Loyola University there. What is left names no other place: 'Indiana University'. */
function withoutPlace(words: readonly string[], place: Place): readonly string[] {
  for (const part of place) {
    const at = words.findIndex((_, from) => part.every((word, k) => words[from + k] === word))
    if (at < 0 || part.length === words.length) continue
    const rest = [...words.slice(0, at), ...words.slice(at + part.length)]
    const left = ['of', 'at', 'in'].includes(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest
    const telling = left.filter((word) => !isCommon(word))
    return isAPlace(telling, place) ? words : left
  }
  return words
}
