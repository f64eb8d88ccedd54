import { expect, test } from 'vitest'
import { emptySearchForm, FindCollegeRequest } from '#contract/matching/find-college.ts'
import { toRequest } from './to-request.ts'

/** What spec §7 names. */
const named =
  'student_name, gpa_unweighted, gpa_weighted, sat_score, act_score, ap_courses, major, class_rank, grad_year, state_of_residence, first_gen, underrepresented, nhs, leadership_roles, clubs, service_hours, awards, specific_college, interested_states, college_type, extracurricular_activities, special_campus_programs'.split(
    ', ',
  )
const filled = {
  ...emptySearchForm('Ada', 'biology'),
  gpaUnweighted: '3.7',
  gradYear: '2027',
  stateOfResidence: 'Oregon',
}

test('a request has the fields of the specification, and ours only where something was chosen', () => {
  expect(Object.keys(toRequest(filled))).toEqual(named)
  const chosen = { community: ['HBCU'], faith: ['Catholic'], maxMiles: '300', zipPrefix: '973', round: 'ED' }
  for (const [name, value] of Object.entries(chosen)) {
    const added = Object.keys(toRequest({ ...filled, [name]: value })).filter((key) => !named.includes(key))
    expect(added).toEqual([name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`)])
  }
  expect(toRequest({ ...filled, maxMiles: ' 300 ' })).toMatchObject({ max_miles: 300 })
})

test('what is left out is what nobody asked for', () => {
  expect(FindCollegeRequest.parse(toRequest(filled))).toMatchObject({
    community: [],
    faith: [],
    max_miles: null,
    zip_prefix: null,
    round: null,
  })
})
