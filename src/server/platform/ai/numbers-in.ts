const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const words = new Map<string, string>([
  ...units.map((word, value) => [word, String(value)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
  ['dozen', 'dozen'],
  ['dozens', 'dozen'],
  ['hundred', 'hundred'],
  ['hundreds', 'hundred'],
  ['thousand', 'thousand'],
  ['thousands', 'thousand'],
  ['million', 'million'],
  ['millions', 'million'],
  ['billion', 'billion'],
  ['half', '1/2'],
  ['halves', '1/2'],
  ['third', '1/3'],
  ['thirds', '1/3'],
  ['fourth', '1/4'],
  ['fourths', '1/4'],
  ['quarter', '1/4'],
  ['quarters', '1/4'],
  ['fifth', '1/5'],
  ['fifths', '1/5'],
  ['sixth', '1/6'],
  ['seventh', '1/7'],
  ['eighth', '1/8'],
  ['ninth', '1/9'],
  ['tenth', '1/10'],
  ['tenths', '1/10'],
  ['double', '×2'],
  ['doubles', '×2'],
  ['twice', '×2'],
  ['triple', '×3'],
  ['triples', '×3'],
  ['threefold', '×3'],
  ['quadruple', '×4'],
  ['tenfold', '×10'],
])

// 'one' is mostly no number ('one of', 'this one'), so it alone says nothing.
const saysNothing = new Set(['one', 'zero'])

export type Said = {
  value: string
  /** '$', '%', letters run on ('45K'), or null where the number stands bare. */
  unit: string | null
  /** What it counts: the telling words around it, each by its beginning. null for a year, which stands with anything. */
  near: (reach: number) => ReadonlySet<string> | null
}

const token =
  /(?<years>\b(?:19|20)\d\d[-–]\d\d\b)|(?<money>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?(?<after>%|percent\b|per cent\b|dollars?\b)|(?<run>\p{L}+))?|(?<word>\p{L}+)(?:\s(?<of>percent\b|per cent\b|dollars?\b))?/giu

/**
 * Every number of a text in one spelling: '12,345', '$12,345' and '12345' have one value, '62.0%' and '62' too, and words
 * count as well. Written out or in digits, a number that is in no fact is an invention.
 */
export function numbersIn(text: string): Said[] {
  const found = [...text.matchAll(token)].flatMap((match) => {
    const { years, money, digits, after, run, word, of } = match.groups ?? {}
    const value = years
      ? years.replace('–', '-')
      : digits
        ? String(Number(digits.replaceAll(',', '')))
        : spelledOut(word ?? '', of !== undefined)
    if (value === null) return []
    const unit = money ? '$' : unitOf(after ?? of ?? '') || run?.toLowerCase() || null
    return { value, unit, from: match.index, to: match.index + match[0].length }
  })
  return found.map(({ value, unit, from, to }, at) => {
    const next = found[at + 1]
    // '42-61%' and '42 to 61%' are two percentages.
    const inRange = next?.unit === '%' && /^\s?(?:-|–|to|and)\s?$/.test(text.slice(to, next.from))
    const counts = unit ?? (inRange ? '%' : null)
    return {
      value,
      unit: counts,
      near: (reach) => (isYear(value, counts) ? null : around(text, from, to, counts, reach)),
    }
  })
}

const isYear = (value: string, unit: string | null) =>
  unit === null && /^(?:19|20)\d\d(?:-\d\d)?$/.test(value)

const windowLength = 120
const tellingLetters = 4
const says = new Set(
  'the and for that this with its are was were has had have you your their they them from into about more than over only just some all any per out who which will would can could here there also not but within after before those these every each while when where most many'.split(
    ' ',
  ),
)

/** The nearest telling words to each side, within the sentence. */
function around(
  text: string,
  from: number,
  to: number,
  unit: string | null,
  reach: number,
): ReadonlySet<string> {
  const before =
    text
      .slice(Math.max(0, from - windowLength), from)
      .split(/[.!?;]\s/)
      .at(-1) ?? ''
  const behind = text.slice(to, to + windowLength).split(/[.!?;](?:\s|$)/)[0] ?? ''
  const words = new Set([...tellingIn(before).slice(-reach), ...tellingIn(behind).slice(0, reach)])
  if (unit === '%') words.delete('stud') // nearly every share is one of students
  return words
}

/** How a word begins: 'graduate' and 'graduation' are one. */
export const beginning = (word: string) => word.toLowerCase().slice(0, tellingLetters)

const tellingIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 2 && !says.has(word))
    .map(beginning)

function spelledOut(word: string, hasUnit: boolean): string | null {
  const lower = word.toLowerCase()
  const value = words.get(lower)
  return value === undefined || (saysNothing.has(lower) && !hasUnit) ? null : value
}

const unitOf = (written: string) =>
  written.startsWith('%') || /^per/i.test(written) ? '%' : written ? '$' : ''

const counted = [...words.keys()].join('|')
const share = new RegExp(`\\b(\\d+|${counted}) (?:in|of|out of|of every|in every) (\\d+|${counted})\\b`, 'gi')

/** 'six in ten', '3 out of 4': a share is a number of its own, whatever its parts are. */
export function sharesIn(text: string): string[] {
  const amount = (written: string) => Number(words.get(written.toLowerCase()) ?? written)
  return [...text.matchAll(share)].flatMap(([, part = '', whole = '']) => {
    const [a, b] = [amount(part), amount(whole)]
    return a <= b && b <= 100 ? [`${a}/${b}`] : []
  })
}
