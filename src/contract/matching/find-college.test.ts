import { expect, test } from 'vitest'
import { emptySearchForm, FindCollegeRequest, SearchForm, searchFormErrors } from './find-college.ts'

const thisYear = 2026
const filled: SearchForm = {
  ...emptySearchForm('Ada Byron', 'Computer Science'),
  gpaUnweighted: '3.8',
  gradYear: '2027',
  stateOfResidence: 'Ohio',
}
const request = {
  gpa_unweighted: 3.8,
  major: 'Computer Science',
  grad_year: 2027,
  state_of_residence: 'Ohio',
}
const problems = (body: unknown) =>
  Object.fromEntries(
    FindCollegeRequest.safeParse(body).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )

test('an empty form is refused with the four messages of the specification, in the order of the form', () => {
  expect(Object.entries(searchFormErrors(emptySearchForm(''), thisYear))).toEqual([
    ['gpaUnweighted', 'Unweighted GPA is required.'],
    ['stateOfResidence', 'Please select your state of residence.'],
    ['gradYear', 'Graduation Year is required.'],
    ['major', 'Intended Major may not be blank.'],
  ])
})

test('a form with only the four required fields is accepted', () => {
  expect(searchFormErrors(filled, thisYear)).toEqual({})
})

test.each([
  ['gpaUnweighted', '4.1', 'Enter an unweighted GPA from 0 to 4.0.'],
  ['gpaUnweighted', 'good', 'Enter an unweighted GPA from 0 to 4.0.'],
  ['gpaWeighted', '6.5', 'Enter a weighted GPA from 0 to 6.0.'],
  ['satScore', '399', 'Enter an SAT score from 400 to 1600, as a whole number.'],
  ['satScore', '1300.5', 'Enter an SAT score from 400 to 1600, as a whole number.'],
  ['actScore', '37', 'Enter an ACT score from 1 to 36, as a whole number.'],
  ['apCourses', '41', 'Enter a number of AP courses from 0 to 40, as a whole number.'],
  ['serviceHours', '10,001', 'Enter a number of hours from 0 to 10,000, as a whole number.'],
  ['gradYear', '2025', 'Enter a graduation year from 2026 to 2032.'],
  ['gradYear', '2033', 'Enter a graduation year from 2026 to 2032.'],
  ['gradYear', '27', 'Enter a graduation year with four digits.'],
  ['classRank', '501/500', 'Enter your class rank like 15/500: your place, then the size of the class.'],
  ['classRank', 'top 10%', 'Enter your class rank like 15/500: your place, then the size of the class.'],
] as const)('%s "%s" is refused', (field, value, message) => {
  expect(searchFormErrors({ ...filled, [field]: value }, thisYear)).toEqual({ [field]: message })
})

test('the call needs the same four fields, with the same messages', () => {
  expect(problems({})).toEqual({
    gpa_unweighted: 'Unweighted GPA is required.',
    major: 'Intended Major may not be blank.',
    grad_year: 'Graduation Year is required.',
    state_of_residence: 'Please select your state of residence.',
  })
  expect(problems({ ...request, major: '  ' })).toEqual({ major: 'Intended Major may not be blank.' })
  expect(problems({ ...request, state_of_residence: 'Select a state' })).toEqual({
    state_of_residence: 'Please select your state of residence.',
  })
})

test('everything else may be missing, null or empty', () => {
  const bare = FindCollegeRequest.parse(request)
  const nulls = FindCollegeRequest.parse({
    ...request,
    sat_score: null,
    class_rank: '',
    clubs: null,
    specific_college: ' ',
    interested_states: null,
    first_gen: null,
  })
  expect(nulls).toEqual(bare)
  expect(bare).toMatchObject({ sat_score: null, class_rank: null, interested_states: [], first_gen: false })
})

test("booleans are also taken as 'Yes' and 'No', and any value other than No counts as true", () => {
  const answers = ['No', false, 'Yes', true, 'Yes Asian', 'no'].map(
    (underrepresented) => FindCollegeRequest.parse({ ...request, underrepresented }).underrepresented,
  )
  expect(answers).toEqual([false, false, true, true, true, false])
})

test('states come as names or codes; what is no state, and options we do not offer, are dropped', () => {
  const parsed = FindCollegeRequest.parse({
    ...request,
    interested_states: ['texas', 'CA', 'Texas', 'Atlantis'],
    college_type: ['Urban', 'Haunted', 'Public'],
    hidden: 'field',
  })
  expect(parsed.interested_states).toEqual(['TX', 'CA'])
  expect(parsed.college_type).toEqual(['Public', 'Urban'])
  expect(parsed).not.toHaveProperty('hidden')
})

test('text and lists have a maximum', () => {
  expect(problems({ ...request, awards: 'x'.repeat(2001) })).toEqual({
    awards: 'Use at most 2000 characters.',
  })
  expect(problems({ ...request, college_type: Array(41).fill('Public') })).toEqual({
    college_type: 'Choose at most 40.',
  })
})

test('a stored form with missing or numeric fields is read, a broken one is refused', () => {
  expect(SearchForm.parse({ major: 'Nursing', gradYear: 2027 })).toMatchObject({
    major: 'Nursing',
    gradYear: '2027',
    stateOfResidence: 'Select a state',
    underrepresented: 'No',
  })
  expect(SearchForm.safeParse({ major: ['Nursing'] }).success).toBe(false)
})
