import type { FindCollegeRequest, SearchForm } from '#contract/matching/find-college.ts'

const blankToNull = (text: string) => (text.trim() === '' ? null : text.trim())
const decimal = (text: string) => (text.trim() === '' ? null : Number.parseFloat(text))
const integer = (text: string) => (text.trim() === '' ? null : Number.parseInt(text.replaceAll(',', ''), 10))

/** What the call takes, from what was typed: GPAs as decimals, counts as integers, empty becomes null (spec §5). */
export function toRequest(form: SearchForm) {
  return {
    student_name: form.studentName.trim(),
    gpa_unweighted: decimal(form.gpaUnweighted),
    gpa_weighted: decimal(form.gpaWeighted),
    sat_score: integer(form.satScore),
    act_score: integer(form.actScore),
    ap_courses: integer(form.apCourses),
    major: form.major.trim(),
    class_rank: blankToNull(form.classRank),
    grad_year: integer(form.gradYear),
    state_of_residence: form.stateOfResidence,
    first_gen: form.firstGen === 'Yes',
    // Any value other than No counts as true (spec §3); which one it is stays here.
    underrepresented: form.underrepresented !== 'No',
    nhs: form.nhs === 'Yes',
    leadership_roles: form.leadershipRoles,
    clubs: form.clubs,
    service_hours: integer(form.serviceHours),
    awards: form.awards,
    specific_college: blankToNull(form.specificCollege),
    interested_states: form.interestedStates,
    college_type: form.collegeType,
    extracurricular_activities: form.extracurricularActivities,
    special_campus_programs: form.specialCampusPrograms,
    community: form.community,
    faith: form.faith,
    max_miles: decimal(form.maxMiles.replaceAll(',', '')),
    round: blankToNull(form.round),
  } satisfies Record<keyof FindCollegeRequest, unknown>
}
