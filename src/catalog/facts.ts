import type { Faith } from '#contract/matching/search-fields.ts'
import type { StateCode } from '#contract/states.ts'

// What the catalog knows about colleges. The loader fills these types, resolvers and engine read them.

/** Why a figure is missing. A missing figure is never 0. */
export type Absence = 'not reported' | 'suppressed' | 'not applicable' | 'implausible'

/**
 * A number, or the reason why there is none: `typeof fact === 'number'` asks whether it is known.
 * Rates and shares are percent, 0-100; money is whole dollars (a net price may be below 0: grants above the cost).
 */
export type Fact = number | Absence

/** Yes, no, or not reported (null): no answer is not a no. */
export type Answer = boolean | null

/** Where a column comes from and which year it describes. */
export type Provenance = { source: string; year: string }

export type Range = { low: number; high: number; mid: number | null }

export type RangeFact = Range | Absence

export type TestPolicy = 'required' | 'optional' | 'not considered'

/** How an item counts in admission, as the college reports it (IPEDS ADMCON). */
export type Weight = 'required' | 'considered' | 'optional' | 'not considered'

export type Program = {
  /** CIP-4, '11.07'. */
  family: string
  /** Bachelor's degrees July 2023 - June 2024. 0 means listed, but none awarded that year. */
  awards: number
  /** Median earnings five years after the degree, of this program's own graduates. */
  earnings: Fact
}

export type College = {
  unitid: number
  name: string
  nicknames: readonly string[]
  city: string
  state: StateCode
  latitude: number
  longitude: number
  links: {
    website: string | null
    admissions: string | null
    application: string | null
    aid: string | null
    netPrice: string | null
  }
  control: 'public' | 'private'
  /** NCES locale: 11-13 city, 21-23 suburb, 31-33 town, 41-43 rural. */
  locale: number
  undergraduates: Fact
  studentFacultyRatio: Fact
  shareOver25: Fact
  /** Of all who enrolled within twelve months: those who took every course online. */
  shareOnline: Fact
  pellShare: Fact
  firstGenerationShare: Fact
  admission: {
    open: boolean
    applications: Fact
    admitted: Fact
    /** Percent 0-100 of fall 2024. */
    rate: Fact
    yield: Fact
    tests: TestPolicy | null
    weighs: {
      gpa: Weight | null
      rank: Weight | null
      record: Weight | null
      recommendations: Weight | null
      essay: Weight | null
      legacy: Weight | null
    }
    /** Sum of the section quartiles (see the catalog's README, trap 2). */
    sat: RangeFact
    act: RangeFact
    satSubmitted: Fact
    actSubmitted: Fact
    /** The college's own rates for residents and others, if its Common Data Set has both; else null. */
    byResidency: ResidencyRates | null
  }
  tuition: {
    inState: Fact
    outOfState: Fact
    year: string
    outOfStateYear: string
    /** The prices of the year before, if newer ones have replaced them. */
    earlier?: { inState: Fact; outOfState: Fact; year: string } | undefined
  }
  /** Room and board are on campus, and not reported where nobody lives there; `offCampus` is what the college estimates. */
  cost: { attendance: Fact; roomAndBoard: Fact; offCampus: Fact; books: Fact }
  netPrice: { average: Fact; byIncome: readonly [Fact, Fact, Fact, Fact, Fact] }
  /** Grants from the college's own money: percent of full-time first-years who got one, and dollars on average. */
  grants: { share: Fact; average: Fact }
  /** Students who transferred in over twelve months. */
  transfersIn: Fact
  outcomes: {
    /** Percent finishing a bachelor's in 4 / 6 years. */
    graduation4: Fact
    graduation6: Fact
    /** The same in 6 years among students with a Pell Grant. */
    graduation6Pell: Fact
    retention: Fact
    /** Median earnings ten years after entry, federal-aid recipients only. */
    earnings: Fact
    debt: Fact
  }
  missions: readonly Mission[]
  /** Its religious affiliation; false: none; null: not reported. */
  religion: string | false | null
  /** The family of that faith; null: none, or not reported. */
  faith: Faith | null
  rotc: readonly ('Army' | 'Navy' | 'Air Force')[]
  anyRotc: Answer
  studyAbroad: Answer
  undergraduateResearch: Answer
  /** Takes Advanced Placement credit. */
  apCredit: Answer
  yellowRibbon: Answer
  /** Day care on campus for students' children. */
  dayCare: Answer
  athletics: {
    ncaa: Answer
    naia: Answer
    /** In the NCAA or the NAIA; other teams are in no source. */
    football: Answer
    division: string | null
  }
  /** A list made anew each time it is walked through. */
  programs: Iterable<Program>
  flags: readonly Flag[]
}

/** Applied and admitted of one group, and the rate they make. */
export type GroupRate = { applied: number; admitted: number; rate: number }

export type ResidencyRates = {
  inState: GroupRate
  /** If `internationalApart` is false, these may include international students. */
  outOfState: GroupRate
  internationalApart: boolean
  /** The fall the students entered: 'fall 2024'. */
  year: string
}

export type Mission =
  | 'HBCU'
  | 'HSI'
  | 'Tribal'
  | 'AANAPISI'
  | 'PBI'
  | 'ANNH'
  | 'NASNTI'
  | 'women only'
  | 'men only'
  | 'distance only'

/** What the builder noticed and the engine must know. Flags never change a figure. */
export type Flag =
  | 'rate moved' // more than 0.8 logit between fall 2023 and fall 2024
  | 'sat implausible'
  | 'charges no tuition' // the five service academies
  | 'vocational religious' // yeshivas, seminaries, Bible colleges
  | 'tiny' // under 200 undergraduates
  | 'test imputed' // a range rests on few submitters
  | 'missions not listed' // no line in the Scorecard, or NA: then its missions are unknown, not absent
  | 'graduation partial' // the rates miss those who finish elsewhere, or with an associate degree

export type Place = { latitude: number; longitude: number }
