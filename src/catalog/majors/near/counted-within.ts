import type { Specialty } from '#catalog/majors/major.ts'

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

/** A general code of a specialty's own field, with fewer degrees, is hardly a program. */
const fewInGeneral = 5

/** Where a college that reports no degree in this family may count it. */
export function countedWithin(family: string): Within | null {
  if (family === '42.01') return psychology
  if (family === '26.01') return biology
  return concentrations.includes(family) ? business : null
}

/** The same for a specialty, by its own list: the general code of its family ('50.0401'), or all of business. */
export function specialtyWithin({ id, within }: Pick<Specialty, 'id' | 'within'>): Within | null {
  if (within.length === 0) return null
  if (within.some((code) => business.families.includes(code))) return business
  return { families: within, least: fewInGeneral, field: id.slice(0, 5) }
}
