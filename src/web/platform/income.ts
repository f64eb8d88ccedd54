import type { Income } from './income-bands.ts'
import { incomeKey as key } from './kept-income.ts'
import { perVisit } from './storage.ts'
import { useStored } from './use-stored.ts'

// The family's income chooses which published price is shown. It stays in this tab: no request carries it, no score
// uses it, and logging out clears it.

/** Said where the income is asked for: a new tab knows nothing of it. */
export const incomeStays = 'Sets the prices; never leaves this tab.'

const choices: readonly Income[] = [0, 1, 2, 3, 4]

export const chooseIncome = (income: Income | null) =>
  void perVisit.write(key, income === null ? null : String(income))

export function useIncome(): Income | null {
  const text = useStored(perVisit, key)
  return choices.find((choice) => String(choice) === text) ?? null
}
