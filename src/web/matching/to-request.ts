import type { FindCollegeRequest, SearchForm } from '#contract/matching/find-college.ts'
import { typedNumber } from '#contract/matching/search-fields.ts'

const blankToNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What was typed as the request: GPAs as decimals, counts as integers, empty becomes null (spec §5). */
export function toRequest(form: SearchForm) {
  return {
    student_name: form.studentName.trim(),
    gpa_unweighted: typedNumber(form.gpaUnweighted),
    gpa_weighted: typedNumber(form.gpaWeighted),
    sat_score: typedNumber(form.satScore),
    act_score: typedNumber(form.actScore),
    ap_courses: typedNumber(form.apCourses),
    major: form.major.trim(),
    class_rank: blankToNull(form.classRank),
    grad_year: typedNumber(form.gradYear),
    state_of_residence: form.stateOfResidence,
    first_gen: form.firstGen === 'Yes',
    // Any value other than No counts as true (spec §3); the value itself is not sent.
    underrepresented: form.underrepresented !== 'No',
    nhs: form.nhs === 'Yes',
    leadership_roles: form.leadershipRoles,
    clubs: form.clubs,
    service_hours: typedNumber(form.serviceHours),
    awards: form.awards,
    specific_college: blankToNull(form.specificCollege),
    interested_states: form.interestedStates,
    college_type: form.collegeType,
    extracurricular_activities: form.extracurricularActivities,
    special_campus_programs: form.specialCampusPrograms,
    ...chosen(form),
  } satisfies Record<Exclude<keyof FindCollegeRequest, keyof ReturnType<typeof chosen>>, unknown>
}

/** Our own fields beside spec §7: only where something was chosen, for a server that does not know them. */
const chosen = (form: SearchForm) => ({
  ...(form.community.length > 0 && { community: form.community }),
  ...(form.faith.length > 0 && { faith: form.faith }),
  ...(form.maxMiles.trim() !== '' && { max_miles: typedNumber(form.maxMiles) }),
  ...(form.zipPrefix.trim() !== '' && { zip_prefix: form.zipPrefix.trim() }),
  ...(form.round.trim() !== '' && { round: form.round.trim() }),
})
