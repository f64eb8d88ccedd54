import type { College } from '#catalog/facts.ts'

// Numbers and places in words, for the sentences of the portrait.

const digits = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const fractions: readonly (readonly [part: number, whole: number])[] = [
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [7, 10],
  [3, 4],
  [4, 5],
  [9, 10],
]

/** 77.3 → 'three in four'; 3.6 → 'one in 28'. */
export function oneIn(percent: number): string {
  if (percent >= 95) return 'nearly all'
  if (percent < 9) return percent < 0.5 ? 'hardly any' : `one in ${inWords(Math.round(100 / percent))}`
  const [part, whole] = fractions.reduce((best, next) =>
    Math.abs((100 * next[0]) / next[1] - percent) < Math.abs((100 * best[0]) / best[1] - percent)
      ? next
      : best,
  )
  return `${digits[part]} in ${digits[whole]}`
}

const inWords = (count: number) => digits[count] ?? String(count)

/** The same limits as the facet: small under 5,000, midsize to 15,000. */
export function sizeOf({ undergraduates }: Pick<College, 'undergraduates'>) {
  if (typeof undergraduates !== 'number') return null
  return undergraduates < 5000 ? 'small' : undergraduates <= 15_000 ? 'midsize' : 'large'
}
