import type { Specialty } from '#catalog/majors/major.ts'

// Some universities report a whole field under one code: UNC and Iowa their psychology as Behavioral Science, the Kelley
// School all of business as General Business, Boulder its biology by branch. They teach the subject all the same.

type Within = {
  families: readonly string[]
  /** Fewer degrees are a small program of its own, not the whole field. */
  least: number
  /** All families of the field start with it; null if these families alone are the field. */
  field: string | null
  /** Of the field, but reported apart nearly everywhere: these say nothing about what the general code holds. */
  apart?: readonly string[]
  /** The degrees in the rest of the field, as a part of these, with which these are still the whole field. */
  beside: number
  /** How much it counts beside a degree in the subject itself. */
  worth: number
}

/** A whole field under one code, with hardly anything beside it. */
const whole = { beside: 0.2, worth: 0.8 }
const psychology: Within = { families: ['30.17'], least: 50, field: null, ...whole }
const biology: Within = {
  families: ['26.04', '26.07', '26.09', '26.13', '26.99'],
  least: 50,
  field: null,
  ...whole,
}
/**
 * 09.99 is 'Communication, Journalism, and Related Programs, Other'. Where it has twenty degrees, the college's one major
 * or its journalism stands there: communications.howard.edu, nsu.edu/mcjr, ship.edu (Communication, Journalism and
 * Media), berry.edu (Communication), wiu.edu (Broadcasting and Journalism), unomaha.edu (Journalism and Media
 * Communication) and worldcampus.psu.edu (Digital Journalism and Media); read 2026-11-18.
 */
const communication: Within = { families: ['09.99'], least: 20, field: null, ...whole }
const business: Within = { families: ['52.01', '52.02'], least: 200, field: '52.', ...whole }
/** Accounting leads to a license, so it has a code of its own where all else is a track of one degree. */
const businessTracks: Within = { ...business, apart: ['52.03'] }
/** 03.06 is 'Wildlife, Fish and Wildlands Science and Management'. */
const fisheries: Within = { families: ['03.06'], least: 5, field: null, ...whole }
/** Departments with thirty degrees a year teach security as a track of computing: less than a degree in it. */
const computing: Within = { families: ['11.01', '11.07'], least: 30, field: null, beside: 0, worth: 0.65 }
/** Where teachers for high school have one code, hardly any college reports their subjects beside it: six of 135. */
const secondary: Within = { families: ['13.1205'], least: 5, field: null, ...whole }
/** A college that splits its field still teaches under the general code what it does not report apart. */
const generalCode = { beside: 0.5, worth: 0.8 }

/** Codes outside a family that are the same subject. */
const sameSubject: Readonly<Record<string, readonly string[]>> = {
  '03.06': ['26.0709'], // wildlife biology is filed under zoology
  '09.07': ['10.0202'], // radio and television under technology
  '13.1210': ['13.1015'], // early childhood with a second license, for special needs (bgsu.edu/iec)
  '15.07': ['51.2206'], // occupational health and industrial hygiene under public health
  '26.15': ['42.2706'], // behavioral neuroscience under psychology
  '44.07': ['51.1503'], // clinical social work is filed under mental health
  '47.03': ['47.0605'], // diesel mechanics under vehicles, heavy equipment apart
  '48.05': ['15.0614'], // welding engineering technology under manufacturing
  '52.18': ['52.0212'], // retail management under business administration
}
/** Those that count as a family beside its own. */
export const sameAs = (family: string): readonly string[] => sameSubject[family] ?? []

/**
 * What a business school with one general degree teaches as a rule, beside accounting: entrepreneurship, finance, human
 * resources, international business, marketing. Construction, hospitality, real estate or fashion have programs of their
 * own where they are taught.
 */
const tracks: readonly string[] = ['52.07', '52.08', '52.10', '52.11', '52.14']

/** Such a degree exists, and only its number is unknown. */
export const filedWorth = whole.worth

/** A general code of a specialty's own field, with fewer degrees, is hardly a program. */
const fewInGeneral = 5

/** A program that is listed, with no degree in this year, where others of its family have some: less than any degree. */
export const listedWithin = { least: fewInGeneral, worth: 0.5 }

/** Where a college that reports no degree in this family may count it. */
export function countedWithin(family: string): Within | null {
  if (family === '42.01') return psychology
  if (family === '26.01') return biology
  if (family === '09.01' || family === '09.04') return communication
  if (family === '03.03') return fisheries
  if (family === '52.03') return business
  return tracks.includes(family) ? businessTracks : null
}

/** The same for a specialty, by its own list: the general code of its family ('50.0401'), all of business or computing. */
export function specialtyWithin({ id, within }: Pick<Specialty, 'id' | 'within'>): Within | null {
  if (within.length === 0) return null
  const field = [businessTracks, computing, secondary].find(({ families }) =>
    within.some((code) => families.includes(code)),
  )
  return field ?? { families: within, least: fewInGeneral, field: id.slice(0, 5), ...generalCode }
}
