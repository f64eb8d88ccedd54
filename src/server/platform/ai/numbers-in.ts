const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const words = new Map<string, string>([
  ...units.map((word, value) => [word, String(value)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
  ['dozen', '12'],
  ['dozens', '12'],
  ['hundred', '100'],
  ['hundreds', '100'],
  ['thousand', '1000'],
  ['thousands', '1000'],
  ['million', '1000000'],
  ['millions', '1000000'],
  ['billion', '1000000000'],
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

/** `unit` is '$', '%', letters run on ('45K'), or null where the number stands bare. */
export type Said = { value: string; unit: string | null }

const token =
  /(?<money>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)(?:\s?(?<after>%|percent\b|per cent\b|dollars?\b)|(?<run>\p{L}+))?|(?<word>\p{L}+)(?:\s(?<of>percent\b|per cent\b|dollars?\b))?/giu

/**
 * Every number of a text in one spelling: '12,345', '$12,345' and '12345' have one value, '62.0%' and '62' too, and words
 * count as well. Written out or in digits, a number that is in no fact is an invention.
 */
export function numbersIn(text: string): Said[] {
  const found: (Said & { from: number; to: number })[] = []
  for (const match of text.matchAll(token)) {
    const { money, digits, after, run, word, of } = match.groups ?? {}
    const value = digits
      ? String(Number(digits.replaceAll(',', '')))
      : spelledOut(word ?? '', of !== undefined)
    if (value === null) continue
    const unit = money ? '$' : unitOf(after ?? of ?? '') || run?.toLowerCase() || null
    found.push({ value, unit, from: match.index, to: match.index + match[0].length })
  }
  return found.map(({ value, unit, to }, at) => {
    const next = found[at + 1]
    // '42-61%' and '42 to 61%' are two percentages.
    const inRange = next?.unit === '%' && /^\s?(?:-|–|to|and)\s?$/.test(text.slice(to, next.from))
    return { value, unit: unit ?? (inRange ? '%' : null) }
  })
}

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
