import { perVisit } from './storage.ts'

/** Kept in this tab only: platform/income.ts says why. */
export const incomeKey = 'family-income'

/** Prices by income on a public page: a choice made on another page of this visit applies here too. */
export function keepIncome() {
  const choice = document.querySelector<HTMLSelectElement>('[data-control="income"]')
  if (!choice) return
  const show = () => {
    const kept = perVisit.read(incomeKey)
    if ([...choice.options].some(({ value }) => value === kept)) choice.value = kept ?? ''
  }
  show()
  window.addEventListener('pageshow', show) // Back may restore this page as it was before the choice
  choice.addEventListener('change', () => perVisit.write(incomeKey, choice.value))
}
