/** In the order of the published prices by income (`netPrice.byIncome`). */
export const incomeBands = [
  { short: '<30k', words: 'under $30k' },
  { short: '30–48k', words: '$30–48k' },
  { short: '48–75k', words: '$48–75k' },
  { short: '75–110k', words: '$75–110k' },
  { short: '110k+', words: 'over $110k' },
] as const

/** A place in `incomeBands`, or null while nothing is chosen. */
export type Income = 0 | 1 | 2 | 3 | 4
export const incomes: readonly Income[] = [0, 1, 2, 3, 4]
