import * as z from 'zod/mini'
import { maxLength } from '#contract/wire/length.ts'
import { text } from '#contract/wire/text.ts'

// The result of a search: history stores it, the PDF draws it and the plan rules cut it. A report of exactly the
// specification's shape (spec §3) is valid too: everything else has a default.

const Link = z.nullable(text(600))

/** A number from the catalog with its year and source, or null with the reason why there is none. */
export const Figure = z.object({
  value: z.nullable(z.number()),
  year: text(80),
  source: text(80),
  absent: z.optional(z.nullable(z.enum(['not reported', 'suppressed', 'not applicable', 'implausible']))),
})
export type Figure = z.infer<typeof Figure>
/** A figure of a college. Its year and source are the same for all, so a report stores them once; older reports repeat both. */
const CollegeFigure = z.object({
  value: Figure.shape.value,
  year: z.optional(text(80)),
  source: z.optional(text(80)),
  absent: Figure.shape.absent,
})
export type CollegeFigure = z.infer<typeof CollegeFigure>
const notKnown: Figure = { value: null, year: '', source: '', absent: 'not reported' }

const chanceBands = [
  'likely',
  'target',
  'reach',
  'far reach',
  'open admission',
  // A published rule decides before any estimate; it has no percentage.
  'automatic',
  'below the published minimum',
] as const
export type ChanceBand = (typeof chanceBands)[number]

/** Probabilities from 0 to 1. Both null at open admission, and if a published rule decides. */
export const Chance = z.object({
  low: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  high: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  band: z.enum(chanceBands),
})
export type Chance = z.infer<typeof Chance>

/** One line of the score. `points` is null if the score is a preview, since the sum would reveal the real one. */
export const LedgerLine = z.object({
  component: text(40),
  points: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  max: z.number().check(z.gte(0), z.lte(100)),
  because: text(400),
  /** The same in a few words, for the line; absent if `because` is short or the report says it elsewhere. */
  fact: z.optional(text(120)),
  source: z.nullable(text(120)),
  year: z.nullable(text(80)),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export const admissionRuleKinds = ['minimum', 'automatic', 'condition', 'caution'] as const

/** A rule that a college publishes itself, and what it means for this student. */
export const AdmissionRule = z.object({
  kind: z.enum(admissionRuleKinds),
  text: text(400),
  link: Link,
  /** The owner of the page, and the day on which it was read (YYYY-MM-DD). */
  source: text(160),
  readOn: text(10),
})
export type AdmissionRule = z.infer<typeof AdmissionRule>

/** What a year costs this student: the one price that cards, charts and Affordability share. */
export const YearlyPrice = z.object({
  /** A net price is after grants; the published cost of a public college in another state is before them. */
  kind: z.enum(['net price', 'before grants']),
  amount: z.number(),
  year: text(80),
  source: text(80),
  /**
   * 'the agreement of Minnesota and Wisconsin', 'the Western Undergraduate Exchange', if it brings the price before grants
   * near that of residents. An older page that does not know it still reads a price before grants.
   */
  agreement: z.optional(text(120)),
  /** 'the DC Tuition Assistance Grant', if it is taken off a price before other grants: not everyone qualifies. */
  grant: z.optional(text(120)),
})
export type YearlyPrice = z.infer<typeof YearlyPrice>

export const Scholarship = z.object({
  name: text(200),
  link: z.optional(Link),
  /** Who it is for, and why we list it. */
  note: z.optional(z.nullable(text(400))),
})
export type Scholarship = z.infer<typeof Scholarship>

const Origin = z.object({ year: Figure.shape.year, source: Figure.shape.source })
const Sources = z.array(z.object({ name: text(120), year: text(80), covers: text(200) })).check(maxLength(12))

/** What is in neither list is unknown. In reports older than this field, everything is. */
const answers = (question: z.ZodMiniType<string>) =>
  z._default(
    z.object({
      yes: z.array(question).check(maxLength(20)),
      no: z.array(question).check(maxLength(20)),
    }),
    { yes: [], no: [] },
  )
export type Answers = z.infer<ReturnType<typeof answers>>

export const College = z.object({
  /** The federal id of the college; 0 if the report has none. */
  unitid: z._default(z.number().check(z.int()), 0),
  collegeName: text(200),
  /** 'City, State' with the full state name. */
  location: z._default(text(160), ''),
  /** 'Public · 29,557 students · small city'; absent in older reports. */
  about: z.optional(text(120)),
  matchPercentage: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
  matchReasoning: z._default(text(2000), ''),
  campusVibe: z._default(text(1200), ''),
  admissions: z.prefault(
    z.object({
      /** Percent, one decimal. Null where none is reported and at open admission. */
      acceptanceRate: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
      openAdmission: z._default(z.boolean(), false),
      inStateTuition: z._default(z.nullable(z.number()), null),
      outOfStateTuition: z._default(z.nullable(z.number()), null),
      tuitionYear: z._default(z.nullable(text(20)), null),
      /** If the price for other states is of another year. */
      outOfStateTuitionYear: z.optional(text(20)),
      averageSat: z._default(z.nullable(text(20)), null),
      averageAct: z._default(z.nullable(text(20)), null),
      /** 'Tests required', 'Test optional', 'Test blind', … in our words; null when not reported. */
      testPolicy: z._default(z.nullable(text(120)), null),
      tuitionNote: z._default(z.nullable(text(600)), null),
    }),
    {},
  ),
  links: z.prefault(
    z.object({
      admissions: z._default(Link, null),
      website: z._default(Link, null),
      netPriceCalculator: z._default(Link, null),
    }),
    {},
  ),
  scholarships: z.prefault(
    z.object({
      schoolSpecific: z._default(z.array(Scholarship).check(maxLength(10)), []),
      private: z._default(z.array(Scholarship).check(maxLength(12)), []),
    }),
    {},
  ),
  /** At most twelve words from the two strongest lines of the score; '' in older reports and if locked. */
  headline: z._default(text(160), ''),
  chance: z._default(z.nullable(Chance), null),
  /** Published minimums, automatic admission, conditions and cautions that concern this student. */
  rules: z._default(z.array(AdmissionRule).check(maxLength(6)), []),
  price: z._default(z.nullable(YearlyPrice), null),
  ledger: z._default(z.array(LedgerLine).check(maxLength(12)), []),
  netPrice: z.prefault(
    z.object({
      average: z._default(CollegeFigure, notKnown),
      /** The lowest family income first. */
      byIncome: z._default(
        z.array(z.object({ income: z.optional(text(40)), price: CollegeFigure })).check(maxLength(5)),
        [],
      ),
    }),
    {},
  ),
  outcomes: z.prefault(
    z.object({
      graduationRate: z._default(CollegeFigure, notKnown),
      retentionRate: z._default(CollegeFigure, notKnown),
      medianEarnings: z._default(CollegeFigure, notKnown),
      medianDebt: z._default(CollegeFigure, notKnown),
    }),
    {},
  ),
  /** What is cited for this college beside the report's own `sources`. */
  sources: z._default(Sources, []),
  /** Which of the recommended majors, by title. */
  offers: answers(text(160)),
  /** Which of contract/colleges/campus-life.ts. Free text, so that an older page can read a newer report. */
  campusLife: answers(text(40)),
  locked: z._default(z.boolean(), false),
  scorePreview: z._default(z.boolean(), false),
})
export type College = z.infer<typeof College>

export const CareerPath = z.object({
  title: text(160),
  description: z._default(text(800), ''),
  studyPath: z._default(text(400), ''),
  link: z.optional(Link),
  medianPay: z.optional(z.nullable(Figure)),
  outlook: z.optional(z.nullable(text(200))),
})
export type CareerPath = z.infer<typeof CareerPath>

export const MajorProfile = z.object({
  title: text(160),
  description: z._default(text(1600), ''),
  recommendedMajors: z._default(z.array(text(160)).check(maxLength(8)), []),
  careerPaths: z._default(z.array(CareerPath).check(maxLength(8)), []),
})
export type MajorProfile = z.infer<typeof MajorProfile>

export const Report = z.object({
  collegeList: z.array(College).check(maxLength(10)),
  majorProfile: z._default(z.nullable(MajorProfile), null),
  /** How many colleges this plan withholds: of ours at most seven. */
  lockedCount: z._default(z.number().check(z.int(), z.gte(0), z.lte(9_999)), 0),
  upgradePrompt: z._default(z.nullable(text(300)), null),
  /** How the free text was understood ("Computer Science"); null if undecided. */
  understoodMajor: z._default(
    z.nullable(
      z.object({ title: text(160), families: z.array(text(7)).check(maxLength(12)), exact: z.boolean() }),
    ),
    null,
  ),
  /** Plain sentences: why a list was relaxed, which college was not found, which states did not count. */
  notes: z._default(z.array(text(400)).check(maxLength(12)), []),
  /** What is cited for every college of the list, stored once. */
  sources: z.optional(Sources),
  /** Notes of scholarships and pages that several colleges share, stored once. */
  scholarshipNotes: z.optional(z.array(z.object({ name: text(200), note: text(400) })).check(maxLength(60))),
  /** Year and source of the figures in `netPrice` and `outcomes`, and the family incomes of the prices, stored once. */
  figureSources: z.optional(
    z.object({
      netPrice: Origin,
      graduationRate: Origin,
      retentionRate: Origin,
      medianEarnings: Origin,
      medianDebt: Origin,
    }),
  ),
  incomes: z.optional(z.array(text(40)).check(maxLength(5))),
  /** Where `offers` and `campusLife` come from, with the years: one sentence. */
  filterSources: z.optional(text(300)),
  /** The medians of all colleges in the catalog, for comparison. */
  middles: z.optional(
    z.nullable(z.object({ graduationRate: z.number(), medianEarnings: z.number(), medianDebt: z.number() })),
  ),
  engineVersion: z._default(text(40), ''),
  dataVersion: z._default(text(40), ''),
})
export type Report = z.infer<typeof Report>

/** The year of what a cited source covers: /^admission\b/i, for one; null if none of them covers it. */
export const yearOf = ({ sources }: Pick<College, 'sources'>, subject: RegExp): string | null =>
  sources.find(({ covers }) => subject.test(covers))?.year ?? null
export const ofAdmission = /^admission\b/i

/** Every college with all its sources, years and notes, as screens and the PDF read it. */
export function withShared(report: Report): Report {
  const { sources = [], scholarshipNotes = [], figureSources, incomes = [], ...rest } = report
  if (sources.length + scholarshipNotes.length === 0 && !figureSources) return report
  const notes = new Map(scholarshipNotes.map(({ name, note }) => [name, note]))
  const noted = (entry: Scholarship): Scholarship => {
    const note = entry.note ?? notes.get(entry.name)
    return note === undefined ? entry : { ...entry, note }
  }
  const dated = (kind: keyof NonNullable<Report['figureSources']>, figure: CollegeFigure): CollegeFigure => ({
    ...figureSources?.[kind],
    ...figure,
  })
  return {
    ...rest,
    collegeList: report.collegeList.map((college) => ({
      ...college,
      sources: [...college.sources, ...sources],
      scholarships: {
        schoolSpecific: college.scholarships.schoolSpecific.map(noted),
        private: college.scholarships.private.map(noted),
      },
      netPrice: {
        average: dated('netPrice', college.netPrice.average),
        byIncome: college.netPrice.byIncome.map(({ income, price }, i) => ({
          income: income ?? incomes[i],
          price: dated('netPrice', price),
        })),
      },
      outcomes: {
        graduationRate: dated('graduationRate', college.outcomes.graduationRate),
        retentionRate: dated('retentionRate', college.outcomes.retentionRate),
        medianEarnings: dated('medianEarnings', college.outcomes.medianEarnings),
        medianDebt: dated('medianDebt', college.outcomes.medianDebt),
      },
    })),
  }
}
