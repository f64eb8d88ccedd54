import { slips } from '#catalog/slips.ts'
import { states } from '#contract/states.ts'

// How a name is split into words, the same way for colleges and for what a student types.

/** Words that nearly every name has: they say little about which college is meant. */
const common: ReadonlySet<string> = new Set([
  'university',
  'college',
  'of',
  'the',
  'at',
  'in',
  'and',
  'for',
  'institute',
  'school',
  'academy',
  'campus',
  'main',
  'community',
])
export const isCommon = (word: string): boolean => common.has(word)

const spelledOut: ReadonlyMap<string, string> = new Map([
  ['u', 'university'],
  ['univ', 'university'],
  ['uni', 'university'],
  ['coll', 'college'],
  ['inst', 'institute'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['am', 'a&m'],
])

/** Lower case, no accents, no dots; 'A & M' and 'a and m' become one word. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  if (/^[a-z ]*$/.test(lower) && !lower.includes(' and ') && !lower.includes(' n ')) return lower.trim()
  return lower
    .normalize('NFD')
    .replace(/\p{M}|['’`]/gu, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1') // m.i.t. → mit.
    .replace(/\ba\s*(?:&|and|n)\s*([mt])\b/g, 'a&$1')
    .replace(/&(?![mt]\b)/g, ' and ')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim()
}

/** The words of a college's own name, where 'St' is always Saint. */
export const nameWords = (name: string): string[] => cut(name).map((word) => (word === 'st' ? 'saint' : word))

/** No name is longer; reading a whole essay must not take long. */
const mostWords = 14

/** What people write before a name: 'I want to go to Duke'. */
const leadIn: ReadonlySet<string> = new Set(
  'i im want wanna would like love to go going get into attend my dream is maybe'.split(' '),
)

/** The words a student typed. 'st' is Saint before a name ('st olaf'), State after one ('ohio st'). */
export function typedWords(text: string): string[] {
  const all = cut(plain(text).replace(/^i am /, 'im ')).map(withoutSlip) // here 'am' is not A&M
  const start = all.findIndex((word) => !leadIn.has(word))
  const words = all.slice(Math.max(start, 0)).slice(0, mostWords)
  return words.map((word, at) => {
    if (word !== 'st') return word
    return at > 0 && at === words.length - 1 ? 'state' : 'saint'
  })
}

function cut(text: string): string[] {
  const words: string[] = []
  for (const word of plain(text).split(' '))
    if (word !== '' && word !== 'the') words.push(spelledOut.get(word) ?? word)
  return words
}

const forgiven: ReadonlyMap<string, number> = new Map([
  ['university', 2],
  ['institute', 2],
  ['college', 1],
])
/** 'univeristy' and 'collage' are the most common typos. */
function withoutSlip(word: string): string {
  if (word.length < 6 || forgiven.has(word)) return word
  for (const [right, most] of forgiven) if (slips(word, right, most) <= most) return right
  return word
}

const stateWords: [string, string[]][] = states.map(([code, name]) => [
  code.toLowerCase(),
  name.toLowerCase().split(' '),
])

/** Short forms of places. Not all mean the place ('in', 'or'), so both readings are tried. */
const shortForms: ReadonlyMap<string, readonly string[]> = new Map([
  ...stateWords,
  ...(
    [
      ['ala', 'alabama'],
      ['ariz', 'arizona'],
      ['cal', 'california'],
      ['cali', 'california'],
      ['calif', 'california'],
      ['colo', 'colorado'],
      ['conn', 'connecticut'],
      ['fla', 'florida'],
      ['ill', 'illinois'],
      ['ind', 'indiana'],
      ['kan', 'kansas'],
      ['mass', 'massachusetts'],
      ['mich', 'michigan'],
      ['minn', 'minnesota'],
      ['miss', 'mississippi'],
      ['mizz', 'missouri'],
      ['neb', 'nebraska'],
      ['okla', 'oklahoma'],
      ['ore', 'oregon'],
      ['penn', 'pennsylvania'],
      ['penna', 'pennsylvania'],
      ['tenn', 'tennessee'],
      ['tex', 'texas'],
      ['wash', 'washington'],
      ['wisc', 'wisconsin'],
      ['wis', 'wisconsin'],
      ['wyo', 'wyoming'],
      ['philly', 'philadelphia'],
      ['vegas', 'las vegas'],
      ['nola', 'new orleans'],
      ['sf', 'san francisco'],
      ['nyc', 'new york'],
      ['saint', 'state'], // 'st' in the middle: 'penn st york'
      ['n', 'north'],
      ['s', 'south'],
      ['e', 'east'],
      ['w', 'west'],
      ['no', 'northern'],
      ['so', 'southern'],
      ['poly', 'polytechnic'],
      ['tech', 'technology'],
      ['cc', 'community college'],
    ] as const
  ).map(([short, long]): [string, string[]] => [short, long.split(' ')]),
])

/** The same words with short forms of places written out, or null if there are none. */
export function spellOut(words: readonly string[]): string[] | null {
  // A direction stands before a place ('n texas'); at the end it is an initial ('u of w').
  const full = words.flatMap((word, at) =>
    word.length === 1 && at === words.length - 1 ? [word] : (shortForms.get(word) ?? [word]),
  )
  return full.length === words.length && full.every((word, at) => word === words[at]) ? null : full
}
