import type { FindCollegeRequest } from '#contract/matching/find-college.ts'
import type { Preview } from '#contract/matching/preview.ts'
import type { Report } from '#contract/matching/report.ts'
import { gradYearProblem } from '#contract/matching/search-fields.ts'
import { cutForFree, type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { andList } from '#contract/prose.ts'
import { type StateCode, stateName } from '#contract/states.ts'
import type { MatchingEngine } from '#engine/matching/engine.ts'
import { type Profile, schoolOn } from '#engine/matching/profile.ts'
import type { Now } from '#server/platform/clock.ts'
import { FieldError } from '#server/platform/http/errors.ts'
import { sha256 } from '#server/platform/random.ts'
import { en } from '#words/en.ts'
import { inWords } from '#words/told.ts'
import { type PreviewRequest, previewOf } from './preview.ts'
import type { ReportWriter } from './wording/reword.ts'

type Needs = {
  engine: MatchingEngine
  planOf: (accountId: string) => Promise<PlanName>
  /** Rewords sentences of the finished report. Facts pass through unchanged. */
  writer: ReportWriter
  now: Now
}

export function matchingService({ engine, planOf, writer, now }: Needs) {
  /** The report that this account's plan shows for these answers, in the engine's own words. */
  async function whatIf(accountId: string, request: FindCollegeRequest): Promise<Report> {
    const today = new Date(now())
    const problem = gradYearProblem(request.grad_year, today.getUTCFullYear())
    if (problem) throw new FieldError({ grad_year: [problem] })
    const plan = await planOf(accountId)
    const states = request.interested_states.slice(0, planLimits[plan].states)
    const { report: told, askedFor } = engine.match(profileOf(request, states, today))
    const report = inWords<Report>(en, told)
    const noted = { ...report, notes: [...report.notes, ...ignoredStates(request, plan)].slice(0, 12) }
    return plan === 'free' ? cutForFree(noted, seedOf(accountId, request), askedFor) : noted
  }

  async function find(accountId: string, request: FindCollegeRequest): Promise<Report> {
    const cut = await whatIf(accountId, request)
    return await writer.reword(cut, { accountId, activities: activitiesOf(request) })
  }

  const preview = (asked: PreviewRequest): Preview => previewOf(engine, asked)

  return { find, whatIf, preview }
}
export type MatchingService = ReturnType<typeof matchingService>

const filled = (text: string | null) => Boolean(text?.trim())

const profileOf = (
  request: FindCollegeRequest,
  interestedStates: readonly StateCode[],
  today: Date,
): Profile => ({
  gpa: request.gpa_unweighted,
  sat: request.sat_score,
  act: request.act_score,
  classRank: request.class_rank,
  state: request.state_of_residence,
  major: request.major,
  specificCollege: request.specific_college,
  interestedStates,
  collegeType: request.college_type,
  activities: request.extracurricular_activities,
  campusPrograms: request.special_campus_programs,
  community: request.community,
  faith: request.faith,
  maxMiles: request.max_miles,
  zipPrefix: request.zip_prefix,
  round: request.round,
  firstGeneration: request.first_gen,
  underrepresented: request.underrepresented,
  school: schoolOn(today, request.grad_year),
  apCourses: request.ap_courses,
  serviceHours: request.service_hours,
  nhs: request.nhs,
  leads: filled(request.leadership_roles),
})

const activitiesOf = ({ clubs, leadership_roles, awards, student_name }: FindCollegeRequest) => ({
  clubs,
  leadershipRoles: leadership_roles,
  awards,
  studentName: student_name,
})

/** States beyond the plan's number are dropped, and a note of the report says so. */
function ignoredStates({ interested_states: asked }: FindCollegeRequest, plan: PlanName): string[] {
  const { states } = planLimits[plan]
  const ignored = asked.slice(states).map(stateName)
  if (ignored.length === 0) return []
  const counted = states === 1 ? '1 preferred state' : `${states} preferred states`
  return [`Your ${planLabel(plan)} plan has ${counted}, so ${andList(ignored)} did not count.`]
}

/** The same account and answers give the same preview scores, and neither can be read from the seed. */
const seedOf = (accountId: string, request: FindCollegeRequest) =>
  sha256(`${accountId}\n${JSON.stringify(request)}`)
