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
  ['quarter', '1/4'],
  ['quarters', '1/4'],
  ['fifth', '1/5'],
  ['fifths', '1/5'],
  ['tenth', '1/10'],
  ['tenths', '1/10'],
  ['double', '×2'],
  ['doubles', '×2'],
  ['twice', '×2'],
  ['triple', '×3'],
  ['triples', '×3'],
])

// 'one' is mostly no number ('one of', 'this one'), so it alone says nothing.
const saysNothing = new Set(['one', 'zero'])

/**
 * Every number of a text in one spelling: '12,345', '$12,345' and '12345' are one, '62.0%' and '62' too, and words count
 * as well. Written out or in digits, a number that is in no fact is an invention.
 */
export function numbersIn(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(/\d[\d,]*(?:\.\d+)?|\p{L}+/gu)) {
    const token = match[0]
    if (/^\d/.test(token)) found.push(String(Number(token.replaceAll(',', ''))))
    else {
      const word = token.toLowerCase()
      const value = words.get(word)
      if (value !== undefined && !saysNothing.has(word)) found.push(value)
    }
  }
  return found
}
