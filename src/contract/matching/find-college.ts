import * as z from 'zod/mini'
import { endpoint, kilobytes } from '#contract/wire/endpoint.ts'
import { maxLength } from '#contract/wire/length.ts'
import { text } from '#contract/wire/text.ts'
import { Report } from './report.ts'
import * as field from './search-fields.ts'

/** As typed. A number or null, which the specification's own form data may contain, becomes text. */
const raw = (max: number) =>
  z._default(
    z.pipe(
      z.nullable(z.union([text(max), z.number()])),
      z.transform((value) => String(value ?? '')),
    ),
    '',
  )
const rawList = z._default(
  z.pipe(
    z.nullable(z.array(text(80)).check(maxLength(60))),
    z.transform((value) => value ?? []),
  ),
  [],
)

/** What the form contains, the draft keeps and history stores: text as typed (spec §3). */
export const SearchForm = z.object({
  studentName: raw(120),
  gpaUnweighted: raw(20),
  gpaWeighted: raw(20),
  satScore: raw(20),
  actScore: raw(20),
  stateOfResidence: z._default(text(60), field.statePlaceholder),
  gradYear: raw(20),
  major: raw(160),
  underrepresented: z._default(text(80), 'No'),
  firstGen: z._default(z.enum(['Yes', 'No']), 'No'),
  apCourses: raw(20),
  classRank: raw(40),
  serviceHours: raw(20),
  nhs: z._default(z.enum(['Yes', 'No']), 'No'),
  leadershipRoles: raw(2000),
  clubs: raw(2000),
  awards: raw(2000),
  specificCollege: raw(160),
  interestedStates: rawList,
  collegeType: rawList,
  extracurricularActivities: rawList,
  specialCampusPrograms: rawList,
  community: rawList,
  faith: rawList,
  maxMiles: raw(20),
  zipPrefix: raw(10),
  round: raw(10),
})
export type SearchForm = z.infer<typeof SearchForm>
export type SearchField = keyof SearchForm

/** An empty form, with the name from the profile and, if suggested, the major (spec §3). */
export const emptySearchForm = (studentName: string, major = ''): SearchForm =>
  SearchForm.parse({ studentName, major })

const fields = {
  studentName: field.optionalText(120),
  gpaUnweighted: field.requiredNumber(field.bounds.gpaUnweighted, 'Unweighted GPA is required.'),
  gpaWeighted: field.optionalNumber(field.bounds.gpaWeighted),
  satScore: field.optionalNumber(field.bounds.satScore),
  actScore: field.optionalNumber(field.bounds.actScore),
  stateOfResidence: field.stateOfResidence,
  gradYear: field.gradYear,
  major: field.major,
  underrepresented: field.yesNo,
  firstGen: field.yesNo,
  apCourses: field.optionalNumber(field.bounds.apCourses),
  classRank: field.classRank,
  serviceHours: field.optionalNumber(field.bounds.serviceHours),
  nhs: field.yesNo,
  leadershipRoles: field.optionalText(2000),
  clubs: field.optionalText(2000),
  awards: field.optionalText(2000),
  specificCollege: field.optionalText(160),
  interestedStates: field.interestedStates,
  collegeType: field.choices(field.collegeTypes),
  extracurricularActivities: field.choices(field.extracurricularActivities),
  specialCampusPrograms: field.choices(field.specialCampusPrograms),
  community: field.choices(field.communities),
  faith: field.choices(field.faiths),
  maxMiles: field.optionalNumber(field.bounds.maxMiles),
  zipPrefix: field.zipPrefix,
  round: field.choice(field.rounds),
} satisfies Record<SearchField, z.core.$ZodType>

const CheckedForm = z.object(fields)

/** The first problem of each field, in the order of the form, for the summary and the fields. */
export function searchFormErrors(form: SearchForm, thisYear: number): Partial<Record<SearchField, string>> {
  const checked = CheckedForm.safeParse(form)
  const errors: Partial<Record<SearchField, string>> = {}
  for (const issue of checked.error?.issues ?? []) {
    const name = issue.path[0]
    if (isField(name)) errors[name] ??= issue.message
  }
  const year = field.gradYear.safeParse(form.gradYear)
  const problem = year.success ? field.gradYearProblem(year.data, thisYear) : null
  return problem ? { ...errors, gradYear: problem } : errors
}

const isField = (name: PropertyKey | undefined): name is SearchField =>
  typeof name === 'string' && name in fields

/** With the call's names (spec §7). `grad_year` must also pass `gradYearProblem`, which needs the current year. */
export const FindCollegeRequest = z.object({
  student_name: fields.studentName,
  gpa_unweighted: fields.gpaUnweighted,
  gpa_weighted: fields.gpaWeighted,
  sat_score: fields.satScore,
  act_score: fields.actScore,
  ap_courses: fields.apCourses,
  major: fields.major,
  class_rank: fields.classRank,
  grad_year: fields.gradYear,
  state_of_residence: fields.stateOfResidence,
  first_gen: fields.firstGen,
  underrepresented: fields.underrepresented,
  nhs: fields.nhs,
  leadership_roles: fields.leadershipRoles,
  clubs: fields.clubs,
  service_hours: fields.serviceHours,
  awards: fields.awards,
  specific_college: fields.specificCollege,
  interested_states: fields.interestedStates,
  college_type: fields.collegeType,
  extracurricular_activities: fields.extracurricularActivities,
  special_campus_programs: fields.specialCampusPrograms,
  community: fields.community,
  faith: fields.faith,
  max_miles: fields.maxMiles,
  /** Three digits and never more, so that no request can carry a whole code. */
  zip_prefix: fields.zipPrefix,
  round: fields.round,
})
export type FindCollegeRequest = z.infer<typeof FindCollegeRequest>

const largestSearch = kilobytes(64) // three texts of 2,000 letters and six lists

export const findCollege = endpoint({
  method: 'POST',
  path: '/ai/find-college/',
  access: 'account',
  summary: 'Rank the colleges that fit a student, with the reasons and the facts behind every score.',
  body: FindCollegeRequest,
  maxBody: largestSearch,
  reply: Report,
})

/** The list that a search with these answers would give, cut for the plan in the same way. */
export const whatIf = endpoint({
  method: 'POST',
  path: '/ai/what-if/',
  access: 'account',
  summary: 'Rank the colleges for answers that are only tried out; nothing of them is kept.',
  body: FindCollegeRequest,
  maxBody: largestSearch,
  reply: Report,
})
