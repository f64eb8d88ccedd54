import * as z from 'zod/mini'
import { type StateCode, stateCode } from '#contract/states.ts'
import { maxLength } from '#contract/wire/length.ts'
import { text } from '#contract/wire/text.ts'

// The fields of a search, each defined once: the web form (spec §3 names) and the call (spec §7 names) use them.

export const collegeTypes = ['Public', 'Private', 'Large', 'Small', 'Urban', 'Rural'] as const
export type CollegeType = (typeof collegeTypes)[number]

export const extracurricularActivities = [
  'ROTC',
  'Performing Arts',
  'Marching Band / Pep Band',
  'Leadership Development Programs',
  'Volunteer Programs',
  'Broadcasting / Media Production',
] as const
export type ExtracurricularActivity = (typeof extracurricularActivities)[number]

export const specialCampusPrograms = [
  'Greek Life',
  'Cultural & Diversity Programs / Affinity Groups',
  'Faith-Based / Religious Life Programs',
  'Outdoor Adventure / Recreation Clubs',
] as const
export type SpecialCampusProgram = (typeof specialCampusPrograms)[number]

/** Options that the specification does not have: optional, and without effect if absent. */
export const communities = ['HBCU', 'Hispanic-serving', 'Tribal', 'Women'] as const
export type Community = (typeof communities)[number]

export const faiths = ['Catholic', 'Protestant', 'Jewish', 'Latter-day Saints', 'Other'] as const
export type Faith = (typeof faiths)[number]

/** Early decision, restrictive early action, early action, regular decision. */
export const rounds = ['ED', 'REA', 'EA', 'RD'] as const
export type Round = (typeof rounds)[number]

export const underrepresentedOptions = [
  'No',
  'Yes Hispanic or Latino',
  'Yes Black or African American',
  'Yes Asian',
  'Yes Native American or Alaska Native',
  'Yes Native Hawaiian or Other Pacific Islander',
  'Yes Two or more races',
] as const

/** The option that is not a state (spec §9). */
export const statePlaceholder = 'Select a state'

/** Limits that spec §5 leaves open, as decided in docs/readings.md. */
export const bounds = {
  gpaUnweighted: { min: 0, max: 4, whole: false, name: 'an unweighted GPA', shownMax: '4.0' },
  gpaWeighted: { min: 0, max: 6, whole: false, name: 'a weighted GPA', shownMax: '6.0' },
  satScore: { min: 400, max: 1600, whole: true, name: 'an SAT score', shownMax: '1600' },
  actScore: { min: 1, max: 36, whole: true, name: 'an ACT score', shownMax: '36' },
  apCourses: { min: 0, max: 40, whole: true, name: 'a number of AP courses', shownMax: '40' },
  maxMiles: { min: 10, max: 6_000, whole: false, name: 'a distance in miles', shownMax: '6,000' },
  serviceHours: { min: 0, max: 10_000, whole: true, name: 'a number of hours', shownMax: '10,000' },
} as const
type Bound = (typeof bounds)[keyof typeof bounds]

const typed = z.optional(
  z.nullable(z.union([z.number(), z.string().check(maxLength(20, 'Enter a number.'))], 'Enter a number.')),
)
type Typed = z.infer<typeof typed>
type Issues = { issues: { push: (issue: z.core.$ZodRawIssue) => unknown } }

const refuse = (ctx: Issues, input: unknown, message: string) => {
  ctx.issues.push({ code: 'custom', message, input })
  return z.NEVER
}

/** Reads a number as people type it: '3,000', ' 3.8 '. null: nothing was entered. NaN: not a number. */
export function typedNumber(raw: Typed): number | null {
  if (typeof raw !== 'string') return raw ?? null
  const plain = raw.trim().replaceAll(/,(?=\d{3}\b)/g, '')
  if (plain === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** For a control that must stand somewhere: the typed number, or `otherwise` where there is none. Zero is a number. */
export function typedNumberOr(raw: Typed, otherwise: number): number {
  const value = typedNumber(raw)
  return value === null || Number.isNaN(value) ? otherwise : value
}

const within = (value: number, { min, max, whole }: Bound) =>
  value >= min && value <= max && (!whole || Number.isInteger(value))

const outside = ({ min, whole, name, shownMax }: Bound) =>
  `Enter ${name} from ${min} to ${shownMax}${whole ? ', as a whole number' : ''}.`

export const optionalNumber = (bound: Bound) =>
  z.pipe(
    typed,
    z.transform((raw, ctx): number | null => {
      const value = typedNumber(raw)
      if (value === null || within(value, bound)) return value
      return refuse(ctx, raw, outside(bound))
    }),
  )

export const requiredNumber = (bound: Bound, missing: string) =>
  z.pipe(
    typed,
    z.transform((raw, ctx): number => {
      const value = typedNumber(raw)
      if (value === null) return refuse(ctx, raw, missing)
      return within(value, bound) ? value : refuse(ctx, raw, outside(bound))
    }),
  )

const yearsAhead = 6

/** Depends on the current year, which a schema does not know: web and server call it with theirs. */
export const gradYearProblem = (gradYear: number, thisYear: number): string | null =>
  gradYear >= thisYear && gradYear <= thisYear + yearsAhead
    ? null
    : `Enter a graduation year from ${thisYear} to ${thisYear + yearsAhead}.`

export const gradYear = z.pipe(
  typed,
  z.transform((raw, ctx): number => {
    const value = typedNumber(raw)
    if (value === null) return refuse(ctx, raw, 'Graduation Year is required.')
    return Number.isInteger(value) && value >= 1900 && value <= 9999
      ? value
      : refuse(ctx, raw, 'Enter a graduation year with four digits.')
  }),
)

export const optionalText = (max: number) =>
  z.pipe(
    z.optional(z.nullable(text(max))),
    z.transform((raw): string | null => raw?.trim() || null),
  )

/** The first three digits of a ZIP code: enough for a county or so. A whole code is refused, not cut. */
export const zipPrefix = z.pipe(
  z.optional(z.nullable(text(10))),
  z.transform((raw, ctx): string | null => {
    const typed = raw?.trim() ?? ''
    if (typed === '') return null
    return /^\d{3}$/.test(typed)
      ? typed
      : refuse(ctx, raw, 'Enter only the first three digits of your ZIP code.')
  }),
)

export const major = z.pipe(
  z.optional(z.nullable(text(160))),
  z.transform((raw, ctx): string => raw?.trim() || refuse(ctx, raw, 'Intended Major may not be blank.')),
)

/** A name or a two-letter code; the placeholder is neither. */
export const stateOfResidence = z.pipe(
  z.optional(z.nullable(text(60))),
  z.transform(
    (raw, ctx): StateCode =>
      stateCode(raw ?? '') ?? refuse(ctx, raw, 'Please select your state of residence.'),
  ),
)

export type ClassRank = { rank: number; size: number }

export const classRank = z.pipe(
  z.optional(z.nullable(text(40))),
  z.transform((raw, ctx): ClassRank | null => {
    const plain = raw?.trim() ?? ''
    if (plain === '') return null
    const found = /^(\d{1,6})\s*(?:\/|of|out of)\s*(\d{1,6})$/i.exec(plain)
    const rank = Number(found?.[1])
    const size = Number(found?.[2])
    if (rank >= 1 && size >= rank) return { rank, size }
    return refuse(ctx, raw, 'Enter your class rank like 15/500: your place, then the size of the class.')
  }),
)

/** A boolean, or the form's words: any value other than No counts as true (spec §3). */
export const yesNo = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), text(80)], 'Answer Yes or No.'))),
  z.transform((raw): boolean =>
    typeof raw === 'string' ? !['', 'no', 'false'].includes(raw.trim().toLowerCase()) : raw === true,
  ),
)

const entries = (most: number) =>
  z.optional(z.nullable(z.array(text(80)).check(maxLength(most, `Choose at most ${most}.`))))

/** Unknown entries are dropped: an older page must not fail because of a renamed option. */
export const choices = <Option extends string>(options: readonly Option[]) =>
  z.pipe(
    entries(40),
    z.transform((raw): Option[] => options.filter((option) => raw?.some((entry) => entry.trim() === option))),
  )

/** One of the options; anything else counts as no answer, for the same reason. */
export const choice = <Option extends string>(options: readonly Option[]) =>
  z.pipe(
    z.optional(z.nullable(text(40))),
    z.transform((raw): Option | null => options.find((option) => option === raw?.trim()) ?? null),
  )

/** In the order chosen, since a plan counts only the first ones. */
export const interestedStates = z.pipe(
  entries(60),
  z.transform((raw): StateCode[] => [
    ...new Set((raw ?? []).map(stateCode).filter((code): code is StateCode => code !== null)),
  ]),
)
