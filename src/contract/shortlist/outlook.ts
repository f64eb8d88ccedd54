import * as z from 'zod/mini'
import { FindCollegeRequest } from '#contract/matching/find-college.ts'
import { AdmissionRule, Chance, Figure, YearlyPrice } from '#contract/matching/report.ts'
import { rounds } from '#contract/matching/search-fields.ts'
import { endpoint, kilobytes } from '#contract/wire/endpoint.ts'
import { text } from '#contract/wire/text.ts'

// What a list of colleges means for one student: chances, prices and the odds of at least one admission. Nothing is
// stored.

export const outlookMost = 100

/** What counts as a low yearly price: about what a student can borrow and earn, with help from home. */
export const lowPrice = 15_000

export const belowZeroWords = 'A price below $0 means that grants were higher than the cost.'

/** The answers of a search that decide a chance. */
export const Answers = z.pick(FindCollegeRequest, {
  gpa_unweighted: true,
  sat_score: true,
  act_score: true,
  class_rank: true,
  state_of_residence: true,
  major: true,
  /** Where the round counts. */
  specific_college: true,
  round: true,
})
export type Answers = z.infer<typeof Answers>

/** Its wishes, which move a match but no chance. */
const Wishes = z.pick(FindCollegeRequest, {
  interested_states: true,
  college_type: true,
  extracurricular_activities: true,
  special_campus_programs: true,
  community: true,
  faith: true,
  max_miles: true,
  zip_prefix: true,
})
export type AnswersAndWishes = Answers & Partial<z.infer<typeof Wishes>>

const unitid = z.int().check(z.gte(1), z.lte(99_999_999))

const unitids = z
  .array(unitid, 'List colleges by their UNITID.')
  .check(z.maxLength(outlookMost, `Ask about at most ${outlookMost} colleges at a time.`))

const Assessment = z.object({
  unitid: z.number(),
  /** Null where the college does not offer the major. */
  match: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** Null if there is nothing to estimate it from, or nothing left to estimate. */
  chance: z.nullable(Chance),
  rules: z.array(AdmissionRule).check(z.maxLength(6)),
  price: z.nullable(YearlyPrice),
})
export type Assessment = z.infer<typeof Assessment>

/** A college that could fill a gap of the list; the page chooses, since only it knows the family's income. */
const Suggestion = z.object({
  ...Assessment.shape,
  collegeName: text(200),
  location: text(160),
  /** From the lowest family income to the highest; null where not reported. */
  netPriceByIncome: z.array(z.nullable(z.number())).check(z.maxLength(5)),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Outlook = z.object({
  /** In the order asked; colleges that are not in the catalog are left out. */
  colleges: z.array(Assessment).check(z.maxLength(outlookMost)),
  /** The odds of at least one admission among the colleges with a percentage that have not answered, 0 to 1. */
  odds: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** Open to everyone, or automatic under a published rule that is met: certain, so not part of the odds. */
  sure: z.array(z.number()).check(z.maxLength(outlookMost)),
  suggestions: z.array(Suggestion).check(z.maxLength(16)),
})
export type Outlook = z.infer<typeof Outlook>

export const outlook = endpoint({
  method: 'POST',
  path: '/my-colleges/outlook/',
  access: 'account',
  summary:
    'Chance, band, match, published rules and price for each college, and the odds of at least one yes (Senior plan). Nothing is saved.',
  body: z.extend(Answers, {
    ...Wishes.shape,
    colleges: unitids,
    /** Those that have said yes or no, or have a waitlist: they get a match, but no chance and no part in the odds. */
    answered: z._default(unitids, []),
  }),
  reply: Outlook,
})

/** The chances at all colleges, by column: of a college that is not listed none is known. */
export const Chances = z.object({
  unitids: z.array(unitid).check(z.maxLength(4000)),
  bands: z.array(z.pick(Chance, { band: true }).shape.band).check(z.maxLength(4000)),
  /** From 0 to 1; null where a rule decides. */
  low: z.array(z.nullable(z.number())).check(z.maxLength(4000)),
  high: z.array(z.nullable(z.number())).check(z.maxLength(4000)),
})
export type Chances = z.infer<typeof Chances>

export const chances = endpoint({
  method: 'POST',
  path: '/colleges/chances/',
  access: 'account',
  summary: 'The chance at every college for these answers (Senior plan). Nothing is saved.',
  body: Answers,
  reply: Chances,
})

const TestRange = z.nullable(z.object({ low: z.number(), middle: z.number(), high: z.number() }))

/** The facts of one saved college that a decision needs: the same for everyone. */
export const ListedFacts = z.object({
  unitid: z.number(),
  /** Two letters. */
  state: text(2),
  isPublic: z.boolean(),
  openAdmission: z.boolean(),
  admitRate: Figure,
  fourYearRate: Figure,
  sixYearRate: Figure,
  /** After grants; at public colleges for residents of their state. */
  netPrice: Figure,
  /** From the lowest family income to the highest. */
  netPriceByIncome: z.array(Figure).check(z.maxLength(5)),
  /** Tuition and fees; the two differ at public colleges only. */
  tuition: z.object({ inState: Figure, outOfState: Figure }),
  /** What a year costs residents of the state and others, whose prices differ at a public college. */
  price: z.object({
    resident: z.nullable(YearlyPrice),
    visitor: z.nullable(YearlyPrice),
    /** For students of states that have agreed on a rate with the college's own, or for whom it publishes one. */
    agreed: z.optional(z.array(z.object({ state: text(2), price: YearlyPrice })).check(z.maxLength(51))),
  }),
  tests: z.object({
    policy: z.nullable(z.enum(['required', 'optional', 'not considered'])),
    sat: TestRange,
    act: TestRange,
    /** Of first-years, in percent. */
    satShare: Figure,
    actShare: Figure,
  }),
  /** The early rounds that it is known to have. */
  rounds: z.array(z.enum(rounds)).check(z.maxLength(3)),
  /** Its page here. */
  page: text(300),
  links: z.object({
    website: z.nullable(text(600)),
    admissions: z.nullable(text(600)),
    netPriceCalculator: z.nullable(text(600)),
  }),
})
export type ListedFacts = z.infer<typeof ListedFacts>

export const listFacts = endpoint({
  method: 'GET',
  path: '/saved-colleges/facts/',
  access: 'account',
  summary: 'The facts of every saved college, each with its source and year.',
  reply: z.array(ListedFacts),
})

const Understood = z.object({
  /** The line as it was written. */
  line: text(200),
  unitid: z.nullable(z.number()),
  collegeName: text(200),
  location: text(160),
})
export type Understood = z.infer<typeof Understood>

export const pasteMost = 60

export const readNames = endpoint({
  method: 'POST',
  path: '/my-colleges/names/',
  access: 'account',
  summary: 'Reads names and nicknames of colleges, one a line; what is not understood has no unitid.',
  body: z.object({
    lines: z.array(text(200)).check(z.maxLength(pasteMost, `Paste at most ${pasteMost} colleges at a time.`)),
  }),
  maxBody: kilobytes(40), // sixty lines of 200 letters, three bytes each
  reply: z.array(Understood).check(z.maxLength(pasteMost)),
})
