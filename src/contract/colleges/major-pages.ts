import type { StateCode } from '#contract/states.ts'
import type { PageFigure } from './college-page.ts'

// What the public pages of majors show. Like contract/colleges/college-page.ts, these are only types.

export type MajorCareer = {
  title: string
  description: string
  studyPath: string
  pay: PageFigure
  growth: PageFigure
  openings: PageFigure
  link: string | null
}

export type AwardingCollege = {
  slug: string
  name: string
  place: string
  state: StateCode
  awards: number
  earnings: number | null
}

export type MajorPage = {
  slug: string
  title: string
  description: string
  graduates: number
  graduatesYear: string
  /** Largest first, among the catalog's majors. */
  rank: number
  majors: number
  colleges: number
  /** Other codes under which some colleges report the same subject. */
  alsoCounted: readonly string[]
  /** The median of the colleges whose graduates' earnings are known, and the middle half. */
  earnings: {
    low: number
    middle: number
    high: number
    colleges: number
    year: string
    source: string
  } | null
  /** The median of all majors, for comparison. */
  earningsOfAll: number | null
  careers: readonly MajorCareer[]
  most: readonly AwardingCollege[]
  awardsYear: string
  earningsYear: string
  /** Where first-years who left a state went, among colleges that award the major. */
  flows: readonly {
    state: StateCode
    name: string
    colleges: readonly { slug: string; name: string; place: string; firstYears: number }[]
  }[]
  flowsYear: string
  related: readonly { slug: string; title: string }[]
  sources: readonly { covers: string; source: string; year: string }[]
}

export type MajorsPage = {
  year: string
  groups: readonly { title: string; majors: readonly { slug: string; title: string; graduates: number }[] }[]
  count: number
}
