import { incomeKey as key } from './kept-income.ts'
import { perVisit } from './storage.ts'
import { useStored } from './use-stored.ts'

// What a family earns chooses which published price is shown. It is an answer to this screen only: it stays in the tab,
// no request carries it, no score reads it, and logging out clears it.

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

const choices: readonly Income[] = [0, 1, 2, 3, 4]

export const chooseIncome = (income: Income | null) =>
  void perVisit.write(key, income === null ? null : String(income))

export function useIncome(): Income | null {
  const text = useStored(perVisit, key)
  return choices.find((choice) => String(choice) === text) ?? null
}
