import { isCommon, nameWords } from './name-words.ts'

/** One way to name a college. `weight` says how much an exact match counts: derived short forms less than a name. */
export type Label = {
  words: readonly string[]
  weight: number
  /** A nickname that shares no word with the name ('dukes'): counts less while partly typed. */
  aside?: true
}

const weights = {
  name: 1,
  nickname: 1,
  core: 0.97,
  campus: 0.92,
  base: 0.88,
  initials: 0.88,
  baseCore: 0.8,
} as const

/** The words joined: 'penn state' and 'pennstate' are one name. */
export const squeezed = (words: readonly string[]): string => words.join('')

/** A name taken apart: 'University of California-San Diego' is a base and a campus. */
export type NameParts = { own: readonly string[]; base: readonly string[]; campus: readonly string[] }

/**
 * All the ways to name a college that follow from its name, its nicknames and those of its best known campus, each by its
 * words run together.
 */
export function labelsOf(
  nicknames: readonly string[],
  { own, base, campus }: NameParts,
  shared: readonly (readonly string[])[],
): ReadonlyMap<string, Label> {
  const labels = new Map<string, Label>()
  const add = (words: readonly string[], weight: number, aside = false) => {
    const key = squeezed(words)
    const known = labels.get(key)
    if (!words.every(isCommon) && (!known || known.weight < weight))
      labels.set(key, aside ? { words, weight, aside } : { words, weight })
  }
  add(own, weights.name)
  const system = systems.find((name) => name === own[0])
  for (const nickname of nicknames) {
    const words = nameWords(nickname)
    add(words, weights.nickname, !words.some((word) => own.includes(word)))
    if (system && words.length === 1) add([system, ...words], weights.campus) // suny esf
  }
  add(base, campus.length > 0 ? weights.base : weights.name)
  for (const core of cores(base)) {
    add(core, campus.length > 0 ? weights.baseCore : weights.core)
    if (campus.length > 0) add([...core, ...campus], weights.campus)
  }
  const first = base[0] === 'university' && base[1] === 'of' ? `u${base.slice(2).join('')}` : null
  if (first) add([first, ...campus], weights.campus) // 'umich' is the beginning of 'umichigan'
  if (first && campus.length > 0) add(['university', 'of', base[2]?.[0] ?? '', ...campus], weights.campus) // u of m duluth
  if (first)
    for (const nickname of nicknames) if (isOneWord(nickname)) add([`u${nickname}`], weights.initials) // upitt
  for (const short of initials(base)) {
    add([short], weights.initials)
    if (campus.length === 0) continue
    add([short, ...campus], weights.campus)
    add([short + campus.map((word) => word[0]).join('')], weights.initials)
  }
  if (campus.length > 0) for (const short of shared) add([...short, ...campus], weights.campus) // umn duluth
  return labels
}

/** Systems of universities that are part of their colleges' names. */
const systems = ['suny', 'cuny']

const longestShared = 7
/** Whether a nickname of one campus stands for the university as well: 'umn', 'tamu', 'u of m'. */
export const isShared = (nickname: string): boolean => nickname.length <= longestShared

const isOneWord = (nickname: string) => /^[a-z]{3,}$/.test(nickname) && !nickname.startsWith('u')

/** 'Main Campus' is no campus. */
export function nameParts(name: string): NameParts {
  const [, base, campus = ''] =
    /^(.{3,}?(?:University|College|Institute|System|of [A-Z][\w ]+?))(?:\s*-+\s*| at | in (?=St|the))(.+)$/.exec(
      name,
    ) ?? []
  const words = nameWords(campus).filter((word) => word !== 'campus' && word !== 'main')
  const own = nameWords(name)
  return { own, base: base === undefined ? own : nameWords(base), campus: words }
}

/** Without the words all names share: 'Reed College' → reed; 'Georgia Institute of Technology' → georgia tech. */
export function cores(base: readonly string[]): string[][] {
  const telling = base.filter((word) => !isCommon(word))
  if (!base.includes('institute') && !base.includes('polytechnic')) return [telling]
  const text = base.join(' ')
  const tech = text.replace(
    / institute of technology$| polytechnic institute( and state university)?$/,
    ' tech',
  )
  const poly = text.replace(/ polytechnic (institute|university|state university)$/, ' poly')
  return [telling, ...[tech, poly].filter((short) => short !== text).map(split)]
}
const split = (text: string) => text.split(' ')

const small: ReadonlySet<string> = new Set(['of', 'and', 'at', 'in', 'for'])

/** MIT and RISD, UNC and UofM: with and without the small words. */
export function initials(base: readonly string[]): string[] {
  let [short, all] = ['', '']
  for (const word of base) {
    const letters = word.includes('&') ? word.replace('&', '') : word.charAt(0) // A&M is 'am' in TAMU
    all += letters
    if (!small.has(word)) short += letters
  }
  const found = short === all ? [all] : [short, all]
  return found.filter(({ length }) => length >= 2)
}
