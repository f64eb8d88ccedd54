import type { Found, subjectSearch } from '#catalog/majors/reading/subject-search.ts'
import { tradeOf } from '#catalog/majors/reading/trades.ts'

const onward =
  /(?:\s+first\b)?\s*(?:[-=]*>|→|,?\s*\b(?:and |but )?(?:then|later|eventually|after(?:wards?| that)|to)\b)+\s*/i
const health = '51.'

/**
 * In health a trade is often the first step: 'EMT, then med school' wishes for medicine. Where the trade already leads
 * to the second, as a nursing assistant's does to nursing, both are read.
 */
export function beyondFirstStep(text: string, search: ReturnType<typeof subjectSearch>): Found[] {
  const steps = text.split(onward).filter((step) => step.trim() !== '')
  if (steps.length < 2) return []
  const [first] = search(steps[0] ?? '')
  const [last] = search(steps.at(-1) ?? '')
  if (!first?.named || !last?.named) return []
  const isStep =
    tradeOf(first.subject.id) &&
    !tradeOf(last.subject.id) &&
    !first.subject.families.includes(last.subject.id)
  return isStep && [first, last].every(isOfHealth) ? [last] : []
}

const isOfHealth = ({ subject }: Found) => subject.families.some((id) => id.startsWith(health))
