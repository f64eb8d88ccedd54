import type { StateCode } from '#contract/states.ts'

// The shapes of what we know. Values only: no file, no clock. The loader fills them, resolvers and engine read them.

/** Why a figure is missing. 0 is never absence. */
export type Absence = 'not reported' | 'suppressed' | 'not applicable' | 'implausible'

/**
 * A number, or the reason why there is none: `typeof fact === 'number'` asks whether it is known.
 * Rates and shares are percent, 0-100; money is whole dollars (a net price may be below 0: grants above the cost).
 */
export type Fact = number | Absence

/** Yes, no, or not reported (null): a college that did not answer has not said no. */
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
  /** Bachelor's degrees July 2023 - June 2024. 0 means listed, not awarded that year. */
  awards: number
  /** Median earnings five years after the degree, of this programme's own graduates. */
  earnings: Fact
}

export type College = {
  unitid: number
  name: string
  nicknames: readonly string[]
  city: string
  state: StateCode
  zip: string
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
    /** The college's own rates for residents and others, where its Common Data Set gives both; null elsewhere. */
    byResidency: ResidencyRates | null
  }
  tuition: {
    inState: Fact
    outOfState: Fact
    year: string
    outOfStateYear: string
    /** The prices of the year before, where a newer one took their place. */
    earlier?: { inState: Fact; outOfState: Fact; year: string }
  }
  cost: { attendance: Fact; roomAndBoard: Fact; books: Fact }
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
  /** The faith it is affiliated with; false: with none; null: not reported. */
  religion: string | false | null
  /** The family of that faith; null: with none, or not reported. */
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
    /** In the NCAA or the NAIA: no source knows of other teams. */
    football: Answer
    conference: string | null
    division: string | null
  }
  programs: readonly Program[]
  flags: readonly Flag[]
}

/** Applied and admitted of one group, and the rate they make. */
export type GroupRate = { applied: number; admitted: number; rate: number }
export type ResidencyRates = {
  inState: GroupRate
  /** Where `internationalApart` is false, these may include international students. */
  outOfState: GroupRate
  internationalApart: boolean
  /** The fall the students entered: 'fall 2024'. */
  year: string
}

export const faiths = ['Catholic', 'Protestant', 'Jewish', 'Latter-day Saints', 'Other'] as const
export type Faith = (typeof faiths)[number]

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

/** What the builder noticed and the engine must know; flags never overwrite a figure. */
export type Flag =
  | 'rate moved' // more than 0.8 logit between fall 2023 and fall 2024
  | 'sat implausible'
  | 'charges no tuition' // the five service academies
  | 'vocational religious' // yeshivas, seminaries, Bible colleges
  | 'tiny' // under 200 undergraduates
  | 'test imputed' // a range rests on few submitters
  | 'missions not listed' // no line in the Scorecard, or one with NA: missions it leaves open are unknown, not absent

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
  /** Families a college may report the same subject under (trap 4): this one first. */
  reportedUnder: readonly string[]
}

/** What the quiz weighs: an occupation's interests and subjects, and the families that lead to it. */
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

export type ScholarshipProgram = {
  name: string
  link: string
  for: string
  basis: string
  state: StateCode | null
  /** A tuition exchange between states: for residents of these only. */
  states?: readonly StateCode[]
  /** CIP-2 or CIP-4 prefixes; empty: any major. */
  families: readonly string[]
  /** Asks for need, so it stands first for the first in a family to go to college. No lead is closed to others. */
  firstGeneration: boolean
  /** Only for students who said they belong to an underrepresented group, or at a college with a mission. */
  audience: 'anyone' | 'underrepresented'
  missions: readonly Mission[]
  kind: ScholarshipKind
  /** Where it helps to pay: only in the home state, at its public or private colleges, in the region, or anywhere. */
  usedAt: 'anywhere' | 'home' | 'home public' | 'home private' | 'region'
  /** What the record must show, to leave out what it rules out; never shown, since the numbers move every year. */
  least: {
    gpa: number | null
    sat: number | null
    act: number | null
    /** Grades or scores: one of them is enough. */
    either: boolean
  }
}
/** A contest is won by few in the whole country; the others are claims, service or exchanges. */
export const scholarshipKinds = ['state', 'exchange', 'federal', 'service', 'contest'] as const
export type ScholarshipKind = (typeof scholarshipKinds)[number]

/** Where a college's first-years of fall 2024 lived. */
export type Origins = {
  inState: number
  /** Includes the territories. */
  outOfState: number
  foreign: number
  unknown: number
  /** By state, most first; null where only the split above is published (smaller colleges). */
  states: readonly { state: StateCode; firstYears: number }[] | null
}
/** A college that students of a state leave it for. */
export type Destination = {
  unitid: number
  /** First-years from the state, fall 2024. */
  firstYears: number
  /** Percent of the state's leavers who chose this college. */
  share: number
  /** That share over the college's share of all states' leavers: above 1, it draws this state more than others. */
  lift: number
}
/** First-years by state of residence, among the colleges here whose states are known. */
export type Flows = {
  origins: (unitid: number) => Origins | null
  /** First-years from the state at the college; null where its states are not known. */
  firstYears: (unitid: number, state: StateCode) => number | null
  /** How many first-years left the state for a college elsewhere. */
  leavers: (state: StateCode) => number
  /** Colleges outside the state that its students go to, most first-years first. */
  destinations: (state: StateCode) => readonly Destination[]
}

/** A public college that mainly awards certificates and associate degrees: where a trade, or a start near home, is learned. */
export type TwoYearCollege = {
  unitid: number
  name: string
  city: string
  state: StateCode
  latitude: number
  longitude: number
  website: string | null
  undergraduates: Fact
  /** A year of tuition and fees for who lives in its district, and elsewhere in the state. */
  tuition: { inDistrict: Fact; inState: Fact }
  /** CIP-4 families of trades in which it awarded certificates or associate degrees. */
  trades: readonly string[]
}

/**
 * What a college or its system publishes about whom it admits, and what else a family must know. `minimum` and
 * `automatic` have a condition that the form can decide; the others are told.
 */
export const ruleKinds = [
  'minimum', // below it nobody is admitted, exceptions apart
  'automatic', // who meets it is admitted
  'endorsement', // by a church leader
  'nomination', // by a member of Congress
  'service', // years of service after the degree
  'need', // financial need, often of one region
  'group', // members of one group only
  'one sex',
  'closing', // has closed or said that it will
  'trouble', // of another kind: a merger, its accreditation
] as const
export type RuleKind = (typeof ruleKinds)[number]

export type Rule = {
  id: string
  kind: RuleKind
  /** Whom it is about: residents of a state, everyone but them, or anyone (null). */
  who: { state: StateCode; resident: boolean } | null
  unitids: readonly number[]
  /** Any of these sets of requirements is enough; null where the form cannot decide. */
  condition: Condition | null
  /** For the student, in our words. */
  sentence: string
  link: string
  source: string
  /** The day the source was read: '2026-11-16'. */
  read: string
}
export type Condition = readonly (readonly Requirement[])[]
/**
 * At least so many points; for `rank` at most so many percent of the class from its top. `rai` is the part of Iowa's
 * Regent Admission Index that the form knows: three times the ACT and thirty times the GPA.
 */
export type Requirement = { measure: 'gpa' | 'sat' | 'act' | 'rank' | 'rai'; bound: number }

/** Schools within a university, by what students call them: beside the university's name, or alone. */
export type SchoolNames = { unitid: number; beside: readonly string[]; alone: readonly string[] }
/** A university outside the United States that students ask for. */
export type ForeignUniversity = { name: string; country: string; also: readonly string[] }

export type Place = { latitude: number; longitude: number }

export type Catalog = {
  version: string
  colleges: readonly College[]
  twoYearColleges: readonly TwoYearCollege[]
  flows: Flows
  /** Where each state's students live: for distances in miles. */
  stateCenters: ReadonlyMap<StateCode, Place>
  /** Rules by college, those of all its kinds. */
  rules: ReadonlyMap<number, readonly Rule[]>
  majors: readonly Major[]
  careers: ReadonlyMap<string, Career>
  /** For the quiz. */
  occupations: readonly Occupation[]
  scholarships: readonly ScholarshipProgram[]
  /** Left out, free text is compared with titles and aliases only. */
  terms?: MajorTerms
  schools: readonly SchoolNames[]
  foreignUniversities: readonly ForeignUniversity[]
  collegeById: ReadonlyMap<number, College>
  majorById: ReadonlyMap<string, Major>
  /** Source and year of every column, by a path such as 'admission.rate'. */
  provenance: ReadonlyMap<string, Provenance>
}
