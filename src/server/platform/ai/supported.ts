import { numbersIn } from './numbers-in.ts'

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

const plainCharacters = /^[\p{Script=Latin}\p{Mark}0-9\s.,;:!?'"’‘“”()%$&/–—-]*$/u
const link =
  /https?:|www\.|\b[\w-]+\.(?:com|org|net|edu|gov|io|co|us|info|me|app|ai|xyz|site|online|ly|gg|tv)\b|@|\b\w+\s?(?:dot|\[\.\]|\(\.\))\s?(?:com|edu|org|net|gov)\b/i
const promise =
  /\b(?:guarante\w*|promis\w*|assur\w*|certain(?:ly|ty)?|definite\w*|undoubtedly|without (?:a )?doubt|no doubt|surely|sure (?:to|thing|bet)|shoo-?in|lock(?:ed)? in|can(?:['’]t|not) miss|in the bag|slam[- ]dunk|bound to|always admits?|never rejects?)\b|\byou(?:['’]ll| will| are going to|['’]re going to| shall)\b[^.]{0,60}\b(?:admit\w*|accept\w*|get in|got in|be in|enroll\w*|receive an offer)\b|\b(?:admission|acceptance|a place|a spot)\b[^.]{0,40}\b(?:is|are) (?:yours|automatic|secure\w*|safe|sealed|waiting)\b/i
const race =
  /\b(?:rac(?:e|es|ial\w*)|ethnic\w*|minorit\w*|underrepresented|diversit\w*|african[- ]american\w*|black|white|caucasian|hispanic\w*|latin[oax]s?|latine|asian\w*|native american\w*|american indian\w*|alaska native\w*|indigenous|pacific islander\w*|hawaiian|people of color|affirmative action|bipoc|immigra\w*)\b/i
const aboutItself =
  /\b(?:as an ai|language model|system prompt|instruction\w*|ignore (?:all|the|any|previous)|prompt|json|chatgpt|assistant)\b/i
const capitalizedSchool =
  /\b(?:[A-Z][\p{L}’'&.-]*\s+(?:of\s+|the\s+|at\s+|and\s+)*){0,6}(?:University|College|Institute|Polytechnic|Academy|Conservatory|Seminary|Tech)\b(?:\s+(?:of|at)\s+(?:[A-Z][\p{L}’'-]*\s?){1,4})?/gu

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Why a text may not be shown; null when everything in it stands in the grounds. */
export function unsupported(text: string, grounds: Grounds, { min, max }: Length): string | null {
  const plain = text.normalize('NFKC')
  if (plain.length < min || plain.length > max) return 'length'
  if (plain !== text.normalize('NFC') || !plainCharacters.test(plain)) return 'characters'
  if (link.test(plain)) return 'link'
  if (promise.test(plain)) return 'promise'
  if (race.test(without(plain, grounds.names))) return 'race'
  if (aboutItself.test(plain)) return 'about itself'
  if (!numbersAreKnown(plain, grounds.facts)) return 'number'
  if (!schoolsAreKnown(plain, grounds)) return 'college'
  return null
}

/** A college's own name may hold any word ('White', 'African'): it is a fact. */
function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

function numbersAreKnown(text: string, facts: readonly string[]): boolean {
  const known = new Set(facts.flatMap((fact) => numbersIn(fact)))
  return numbersIn(text).every((number) => known.has(number))
}

function schoolsAreKnown(text: string, { names, collegesIn }: Grounds): boolean {
  const known = names.map(folded)
  const mayBeSaid = (name: string) => {
    const said = folded(name)
    return known.some((own) => own === said || ` ${own} `.includes(` ${said} `))
  }
  const shaped = [...text.matchAll(capitalizedSchool)]
    .map((match) => match[0])
    .filter((name) => /\s/.test(name.trim()))
  return [...collegesIn(text), ...shaped].every(mayBeSaid)
}
