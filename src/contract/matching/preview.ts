import * as z from 'zod/mini'
import { endpoint } from '#contract/wire/endpoint.ts'
import { maxLength } from '#contract/wire/length.ts'
import { text } from '#contract/wire/text.ts'
import * as field from './search-fields.ts'

// What anybody may see without an account: how the colleges that teach a major are distributed by one student's chance.
// Counts, and the public facts of one college; never a score, a chance or a reason of a named college.

/** The bars of the chart, from the hardest to the most likely. */
export const spreadBars = 40

const count = z.number().check(z.int(), z.gte(0))

export const Preview = z.object({
  /** How the major was understood; null: undecided, every college counts. */
  major: z.nullable(text(160)),
  /** How many colleges award it. */
  colleges: count,
  bands: z.object({ likely: count, target: count, reach: count, unknown: count }),
  /** Of the likely ones, how many admit everyone who meets their basic requirements. */
  open: count,
  /** How many colleges in each of equal steps of the chance. */
  bars: z.array(count).check(maxLength(spreadBars)),
  /** At how many of them a test score changes the chance; 0 without one. */
  movedByScore: count,
  /** A likely college of the home state that teaches it, with public facts only. */
  nearby: z.nullable(
    z.object({
      name: text(200),
      location: text(160),
      acceptanceRate: z.nullable(z.number()),
      openAdmission: z.boolean(),
      tuition: z.nullable(z.number()),
      tuitionYear: z.nullable(text(20)),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

export const previewColleges = endpoint({
  method: 'POST',
  path: '/preview/',
  access: 'public',
  summary: 'How the colleges that teach a major spread by the chance of one student. Nothing is kept.',
  body: z.object({
    gpa: field.requiredNumber(field.bounds.gpaUnweighted, 'Unweighted GPA is required.'),
    sat: field.optionalNumber(field.bounds.satScore),
    act: field.optionalNumber(field.bounds.actScore),
    class_rank: field.classRank,
    major: field.major,
    state: field.stateOfResidence,
  }),
  reply: Preview,
})
