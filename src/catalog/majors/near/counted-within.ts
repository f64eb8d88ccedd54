// Some universities report a whole field under one code: UNC and Iowa their psychology as Behavioral Science, the Kelley
// School all of business as General Business, Boulder its biology by branch. They teach the subject all the same.

type Within = {
  families: readonly string[]
  /** Fewer degrees are a small program of its own, not the whole field. */
  least: number
  /** All families of the field start with it; null if these families alone are the field. */
  field: string | null
}

const psychology: Within = { families: ['30.17'], least: 50, field: null }
const biology: Within = { families: ['26.04', '26.07', '26.09', '26.13', '26.99'], least: 50, field: null }
const business: Within = { families: ['52.01', '52.02'], least: 200, field: '52.' }

/**
 * What a business school with one general degree teaches as a rule: accounting, entrepreneurship, finance, human
 * resources, international business, marketing. Construction, hospitality, real estate or fashion have programs of
 * their own where they are taught.
 */
const concentrations: readonly string[] = ['52.03', '52.07', '52.08', '52.10', '52.11', '52.14']

/** Where a college that reports no degree in this family may count it. */
export function countedWithin(family: string): Within | null {
  if (family === '42.01') return psychology
  if (family === '26.01') return biology
  return concentrations.includes(family) ? business : null
}
