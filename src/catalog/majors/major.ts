import type { Fact } from '#catalog/facts.ts'

export type Career = {
  soc: string
  title: string
  description: string
  studyPath: string
  medianPay: Fact
  payYear: string
  /** Projected change 2024-34 in percent. */
  growth: Fact
  openingsPerYear: Fact
  /** Occupational Outlook Handbook page. */
  link: string | null
}

export type Major = {
  /** CIP-4, '11.07'. */
  id: string
  title: string
  description: string
  /** Bachelor's graduates in the country, 2023-24. */
  graduates: number
  related: readonly string[]
  aliases: readonly string[]
  /** Careers in the order to show them: SOC codes. */
  careers: readonly string[]
  /** Families under which a college may report the same subject (trap 4): this one first. */
  reportedUnder: readonly string[]
}

/**
 * One subject of a family that holds unlike ones: fashion design within design. Degrees in it are counted by its
 * six-digit codes.
 */
export type Specialty = {
  /** The first of its codes, '50.0407'. */
  id: string
  title: string
  codes: readonly string[]
  /** A text read as one of these families means this specialty if it names it. */
  families: readonly string[]
  /** Families or specialties to widen to, the closest first. */
  near: readonly string[]
  /** General codes, or families, under which a college may report it. */
  within: readonly string[]
  careers: readonly string[]
  /** What students call it; none for a general code, which is only counted. */
  names: readonly string[]
  /** Colleges that award it. */
  programs: Iterable<SpecialtyProgram>
}

/** `earnings` are published by family: not reported where the specialty is not most of it. */
export type SpecialtyProgram = { unitid: number; awards: number; earnings: Fact }

/** For the quiz: an occupation's interests and subjects, and the families that lead to it. */
export type Occupation = {
  soc: string
  title: string
  zone: number
  /** Realistic, Investigative, Artistic, Social, Enterprising, Conventional: 1-7. */
  interests: readonly number[]
  /** Importance 1-5 of the 33 knowledge subjects, in the order of `subjects`. */
  subjects: readonly number[]
  families: readonly string[]
}

/** What free text about a major is compared with, besides titles and aliases. */
export type MajorTerms = {
  families: readonly { family: string; programs: readonly string[]; keywords: readonly string[] }[]
  /** Job titles of one occupation, as stems, and the families, or the route, that lead there: the likeliest first. */
  jobs: readonly { families: readonly string[]; titles: readonly string[] }[]
  everyday: readonly { families: readonly string[]; phrases: readonly string[] }[]
}
