import type { Figure, YearlyPrice } from '#contract/matching/report.ts'
import type { StateCode, StateName } from '#contract/states.ts'

// What the public pages of colleges show: the server fills these from the catalog, the web draws them. They are not
// sent as JSON, so they are only types.

/** A figure with the median of all colleges that report it. */
export type PageFigure = Figure & { middle: number | null }

/** The middle half of those who sent a score. */
export type PageRange = {
  low: number | null
  mid: number | null
  high: number | null
  year: string
  source: string
  absent: Figure['absent']
  /** Percent of first-years who sent one. */
  submitted: number | null
  middle: { low: number; high: number } | null
}

/** A row of a panel: words, a figure and how to write it. */
export type PageRow = {
  label: string
  figure: PageFigure
  unit: 'percent' | 'dollars' | 'count' | 'per teacher'
  /** What the figure leaves out or covers: 'students with federal aid only'. */
  note: string | null
}

export type IncomeBand = { label: string; figure: PageFigure }

export type PageMajor = {
  slug: string | null
  title: string
  awards: number
  earnings: number | null
  /** The median of the colleges that report this major's earnings. */
  middle: number | null
}

type PageLink = { label: string; href: string }

/** One line of 'Rules and conditions', with where and when it was read. */
type PageRule = { text: string; source: string; href: string | null; year: string }

export type SimilarCollege = {
  slug: string
  name: string
  place: string
  undergraduates: number | null
  rate: number | null
  graduation: number | null
  price: { value: number; beforeGrants: boolean } | null
}

export type PageSource = { covers: string; source: string; year: string }

/** Where first-years come from; null if not reported. */
export type Origins = {
  year: string
  source: string
  total: number
  homeShare: number | null
  abroadShare: number | null
  /** Percent of all first-years by state, most first; empty where only in and out of state are known. */
  states: readonly { state: StateCode; share: number; count: number }[]
  /** From Puerto Rico, Guam, Micronesia and the like: in no state. Null where the states are not known. */
  outlying: { share: number; count: number } | null
  middleHomeShare: number | null
} | null

type GroupRate = { applied: number; admitted: number; rate: number }

export type CollegePage = {
  id: number
  slug: string
  name: string
  city: string
  state: StateCode
  stateName: StateName
  latitude: number
  longitude: number
  control: 'public' | 'private'
  setting: string
  undergraduates: PageFigure
  portrait: readonly string[]
  /** The years of the portrait's figures. */
  portraitYears: string
  description: string
  /** Too little is known to offer the page to search engines. */
  thin: boolean
  admission: {
    open: boolean
    openYear: string
    rate: PageFigure
    applications: number | null
    admitted: number | null
    yield: PageFigure
    /** Of the federal year, or the college's own later word: then the day it was read. */
    policy: string | null
    policyYear: string
    sat: PageRange
    act: PageRange
    weighs: readonly { item: string; weight: string; level: number }[]
    weighsYear: string
    /** Rates of residents and others from the college's own Common Data Set; null where it does not publish both. */
    residency: {
      inState: GroupRate
      outOfState: GroupRate
      internationalApart: boolean
      source: string
      year: string
    } | null
    notes: readonly string[]
  }
  price: {
    bands: readonly IncomeBand[]
    average: PageFigure
    /** The newest that is known: it may be a year newer than the parts, which add up within one year. */
    tuition: { inState: PageFigure; outOfState: PageFigure }
    /** The parts of the price, before grants; empty if tuition is unknown. */
    parts: readonly { label: string; figure: PageFigure }[]
    together: { value: number; year: string } | null
    /** The same from another state, if it differs. */
    elsewhere: { value: number; year: string } | null
    notes: readonly string[]
    rows: readonly PageRow[]
    calculator: string | null
    /** What a year costs residents of the state and others, and students of a state that has agreed on another rate. */
    yearly: {
      resident: YearlyPrice | null
      visitor: YearlyPrice | null
      agreed?: { state: string; price: YearlyPrice }[]
      /** What the family income makes of a price after grants. */
      byIncome: readonly (number | null)[]
    }
  }
  majors: { total: number; awarded: number; year: string; earningsYear: string; list: readonly PageMajor[] }
  students: readonly PageRow[]
  origins: Origins
  after: readonly PageRow[]
  campus: readonly { label: string; value: string }[]
  campusYear: string
  links: readonly PageLink[]
  rules: readonly PageRule[]
  similar: readonly SimilarCollege[]
  sources: readonly PageSource[]
  neighbours: readonly { latitude: number; longitude: number }[]
  /** How many colleges the medians describe. */
  colleges: number
  dataVersion: string
}

export const collegePath = (slug: string) => `/colleges/${slug}`
/** The picture for link previews. */
export const cardPath = (slug: string) => `${collegePath(slug)}/card.png`
export const majorPath = (slug: string) => `/majors/${slug}`
/** Pages that link to every college without a script. */
export const statePath = (name: string) => `/colleges/in/${name.toLowerCase().replaceAll(' ', '-')}`
export const letterPath = (letter: string) => `/colleges/a-z/${letter.toLowerCase()}`

/** The band whose price is shown until the reader chooses their own: $48-75k. */
export const usualBand = 2

/** A page of links to colleges: by state, by letter. */
export type CollegeList = {
  path: string
  title: string
  lead: string
  /** Other pages of the same kind. */
  others: readonly { path: string; label: string; here: boolean }[]
  colleges: readonly {
    slug: string
    name: string
    place: string
    open: boolean
    rate: number | null
    graduation: number | null
  }[]
  years: { open: string; rate: string; graduation: string }
}

/** Four columns fit beside each other. */
export const mostCompared = 4

export const comparePath = (slugs: readonly string[]) => `/colleges/compare?with=${slugs.join(',')}`
