import * as z from 'zod/mini'
import { Figure } from '#contract/matching/report.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { maxLength } from '#contract/wire/length.ts'
import { text } from '#contract/wire/text.ts'

// Public facts: the type-ahead of the form, and the figures of one college, each with its source and year.

/** A college in a path: its UNITID. */
export const CollegeId = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/, 'A college is named by its UNITID, a number.')),
  z.transform(Number),
)

const query = z.object({ q: z._default(text(160), '') })

export const MajorHit = z.object({
  /** CIP-4, '11.07', or six digits for one subject of a family that holds several, '50.0407'. */
  id: text(7),
  title: text(160),
  description: text(1600),
  /** Bachelor's graduates in the country in the year of the catalog. */
  graduates: z.number().check(z.int(), z.gte(0)),
})
export type MajorHit = z.infer<typeof MajorHit>

export const majorsSearch = endpoint({
  method: 'GET',
  path: '/majors/',
  access: 'public',
  summary: 'Majors for a piece of free text, best first; the largest majors without one.',
  query,
  reply: z.array(MajorHit).check(maxLength(10)),
})

export const CollegeHit = z.object({
  /** UNITID. */
  id: z.number().check(z.int()),
  name: text(200),
  location: text(160),
})
export type CollegeHit = z.infer<typeof CollegeHit>

export const collegesSearch = endpoint({
  method: 'GET',
  path: '/colleges/',
  access: 'public',
  summary: 'Colleges by name or nickname, likeliest first.',
  query,
  reply: z.array(CollegeHit).check(maxLength(10)),
})

const ScoreRange = z.object({
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  year: text(80),
  source: text(80),
  absent: Figure.shape.absent,
})

/** Source and year of a fact that is text, as `Figure` has them for a number. */
const Origin = z.object({ year: text(80), source: text(80) })

export const CollegeFacts = z.object({
  id: z.number().check(z.int()),
  name: text(200),
  location: text(160),
  control: z.enum(['public', 'private']),
  setting: z.enum(['city', 'suburb', 'town', 'rural']),
  /** The affiliation's name, and whether there is one; null if not reported. */
  religion: z.nullable(text(120)),
  religious: z.nullable(z.boolean()),
  missions: z.array(text(40)).check(maxLength(10)),
  links: z.object({
    website: z.nullable(text(600)),
    admissions: z.nullable(text(600)),
    application: z.nullable(text(600)),
    aid: z.nullable(text(600)),
    netPriceCalculator: z.nullable(text(600)),
  }),
  openAdmission: z.boolean(),
  testPolicy: z.nullable(text(120)),
  /** The college's own later word, if it asks for scores again since the federal year; null otherwise. */
  scoresAgain: z.nullable(text(400)),
  sat: ScoreRange,
  act: ScoreRange,
  /** By name: 'acceptanceRate', 'inStateTuition', … each a value with year and source, or the reason for its absence. */
  figures: z.object({
    acceptanceRate: Figure,
    applications: Figure,
    undergraduates: Figure,
    studentFacultyRatio: Figure,
    inStateTuition: Figure,
    outOfStateTuition: Figure,
    costOfAttendance: Figure,
    roomAndBoard: Figure,
    netPrice: Figure,
    /** A bachelor's degree within six years; within four. */
    graduationRate: Figure,
    fourYearGraduationRate: Figure,
    retentionRate: Figure,
    medianEarnings: Figure,
    medianDebt: Figure,
    pellShare: Figure,
    firstGenerationShare: Figure,
  }),
  /** From the lowest family income to the highest. A price below 0: grants above the cost. */
  netPriceByIncome: z.array(z.object({ income: text(40), price: Figure })).check(maxLength(5)),
  /** Source and year of the facts that are text. */
  about: z.object({
    location: Origin,
    control: Origin,
    setting: Origin,
    religion: Origin,
    openAdmission: Origin,
    testPolicy: Origin,
  }),
  programs: z
    .array(z.object({ id: text(7), title: text(160), graduates: z.number(), earnings: Figure }))
    .check(maxLength(400)),
  dataVersion: text(40),
})
export type CollegeFacts = z.infer<typeof CollegeFacts>

export const collegeFacts = endpoint({
  method: 'GET',
  path: '/colleges/:id/',
  access: 'public',
  summary: "One college's facts, each with its source and year.",
  params: z.object({ id: CollegeId }),
  reply: CollegeFacts,
})
