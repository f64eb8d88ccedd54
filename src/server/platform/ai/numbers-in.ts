const row = (words: string, value: (index: number) => string) =>
  words.split(' ').map((word, index) => [word, value(index)] as const)

/** Numbers as words. A multiple has its own value: a 2 in the facts does not support 'twice'. */
const spelled = new Map([
  ...row(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    String,
  ),
  ...row('twenty thirty forty fifty sixty seventy eighty ninety', (i) => String(10 * i + 20)),
  ...row('dozen dozens', () => 'dozen'),
  ...row('hundred hundreds', () => 'hundred'),
  ...row('thousand thousands', () => 'thousand'),
  ...row('million millions', () => 'million'),
  ...row('billion billions', () => 'billion'),
  ...row('half third fourth fifth sixth seventh eighth ninth tenth', (i) => `1/${i + 2}`),
  ...row('halves thirds fourths fifths sixths sevenths eighths ninths tenths', (i) => `1/${i + 2}`),
  ...row('quarter quarters', () => '1/4'),
  ...row('double doubles twice twofold', () => '×2'),
  ...row('triple triples thrice threefold', () => '×3'),
  ...row('quadruple fourfold', () => '×4'),
  ...row('tenfold', () => '×10'),
])

type SpokenNumber = {
  value: string
  /** '$', '%', letters attached to it ('45K'), or null for a bare number. */
  unit: string | null
  /** What it counts: the first letters of the words around it. null for a year, which may be used with any word. */
  near: (reach: number) => ReadonlySet<string> | null
}

const token =
  /(?<years>\b(?:19|20)\d\d[-–]\d\d\b)|(?<money>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?(?<after>%|percent\b|per cent\b|dollars?\b)|(?<run>\p{L}+))?|(?<word>\p{L}+)(?:\s(?<of>percent\b|per cent\b|dollars?\b))?/giu

/**
 * Every number of a text in one spelling: '12,345', '$12,345' and '12345' have one value, so do '62.0%' and '62'.
 * Numbers written as words are found too.
 */
export function numbersIn(text: string): SpokenNumber[] {
  const found = [...text.matchAll(token)].flatMap((match) => {
    const { years, money, digits, after, run, word, of } = match.groups ?? {}
    const value =
      years?.replace('–', '-') ??
      (digits ? String(Number(digits.replaceAll(',', ''))) : spelledOut(word ?? '', of !== undefined))
    const unit = money ? '$' : (unitOf(after ?? of) ?? run?.toLowerCase() ?? null)
    const grouped = /,\d/.test(digits ?? '') // '1,917' is a count, never the year 1917
    return value === null
      ? []
      : { value, unit, grouped, from: match.index, to: match.index + match[0].length }
  })
  return found.map(({ value, unit, grouped, from, to }, at) => {
    const next = found[at + 1]
    // '42-61%' and '42 to 61%' are two percentages.
    const inRange = next?.unit === '%' && /^\s?(?:-|–|to|and)\s?$/.test(text.slice(to, next.from))
    const counts = unit ?? (inRange ? '%' : null)
    const isYear = counts === null && !grouped && /^(?:19|20)\d\d(?:-\d\d)?$/.test(value)
    return { value, unit: counts, near: (reach) => (isYear ? null : around(text, from, to, counts, reach)) }
  })
}

const unitOf = (written = '') => (written === '' ? null : /^%|^per/i.test(written) ? '%' : '$')

/** 'one' is rarely a number ('one of', 'this one'), so it counts only with a unit. */
function spelledOut(word: string, hasUnit: boolean): string | null {
  const lower = word.toLowerCase()
  return !hasUnit && /^(?:one|zero)$/.test(lower) ? null : (spelled.get(lower) ?? null)
}

const windowLength = 120
const says = new Set(
  'the and for that this with its are was were has had have you your their they them from into about more than over only just some all any per out who which will would can could here there also not but within after before those these every each while when where most many'.split(
    ' ',
  ),
)

/** The nearest meaningful words on each side, within the sentence. */
function around(
  text: string,
  from: number,
  to: number,
  unit: string | null,
  reach: number,
): ReadonlySet<string> {
  const before = text.slice(Math.max(0, from - windowLength), from).split(/[.!?;]\s/)
  const behind = text.slice(to, to + windowLength).split(/[.!?;](?:\s|$)/)
  const words = new Set([
    ...tellingIn(before.at(-1) ?? '').slice(-reach),
    ...tellingIn(behind[0] ?? '').slice(0, reach),
  ])
  if (unit === '%') words.delete('stud') // nearly every percentage is a share of students
  return words
}

/** The first letters of a word: 'graduate' and 'graduation' are the same word here. */
export const beginning = (word: string) => word.toLowerCase().slice(0, 4)

const tellingIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !says.has(word))
    .map(beginning)

const count = `\\d+|${[...spelled.keys()].join('|')}`
const share = new RegExp(`\\b(${count}) (?:in|of|out of|of every|in every) (${count})\\b`, 'gi')

/** 'six in ten', '3 out of 4': a share is a number of its own, whatever its parts are. */
export function sharesIn(text: string): string[] {
  const amount = (written: string) => Number(spelled.get(written.toLowerCase()) ?? written)
  return [...text.matchAll(share)].flatMap(([, part = '', whole = '']) => {
    const [a, b] = [amount(part), amount(whole)]
    return a <= b && b <= 100 ? [`${a}/${b}`] : []
  })
}

// A sentence of the facts is about one thing; a sentence of a model may be about two, so fewer words around a number
// count.
const [reachInFacts, reachInText] = [7, 4]

/** Whether every number is in the facts with the same unit and meaning: 142 degrees are neither $142 nor 142 clubs. */
export function numbersAreKnown(
  text: string,
  { facts, counted }: { facts: readonly string[]; counted: ReadonlySet<string> },
): boolean {
  const numbers = facts.flatMap(numbersIn)
  const shares = new Set(facts.flatMap(sharesIn))
  const isKnown = ({ value, unit, near }: SpokenNumber) => {
    const heard = near(reachInText)
    return numbers.some(
      (fact) =>
        fact.value === value &&
        (unit === null || fact.unit === unit) &&
        (heard === null ||
          [...heard].some((word) => counted.has(word) && fact.near(reachInFacts)?.has(word))),
    )
  }
  return numbersIn(text).every(isKnown) && sharesIn(text).every((one) => shares.has(one))
}
