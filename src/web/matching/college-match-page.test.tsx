import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { majorsSearch } from '#contract/colleges/look-up.ts'
import { emptySearchForm, findCollege } from '#contract/matching/find-college.ts'
import { type Preview, previewColleges } from '#contract/matching/preview.ts'
import { cutForFree } from '#contract/plans.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { savedSearches, saveSearch } from '#web/platform/history.ts'
import { renderPage } from '#web/testing/render.tsx'
import { freeReport, goldReport } from '#web/testing/report.ts'
import { failOn, holdAnswers, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { wholeResults } from '#web/testing/whole-results.ts'

const thisYear = String(new Date().getFullYear() + 1)

const filledForm = {
  ...emptySearchForm('Maya', 'biology'),
  gpaUnweighted: '3.6',
  gradYear: thisYear,
  stateOfResidence: 'Oregon',
} as const

const preview: Preview = {
  major: 'Biology',
  colleges: 1305,
  bands: { likely: 1120, target: 118, reach: 66, unknown: 1 },
  open: 82,
  bars: [],
  movedByScore: 0,
  nearby: null,
}

async function openForm(plan: 'free' | 'gold' = 'gold', path = '/college-match', id = 'account-1') {
  signIn({ id, plan, firstName: 'Maya', lastName: 'Torres' })
  replyTo(majorsSearch, [])
  replyTo(listSaved, [])
  replyTo(previewColleges, preview)
  const page = await renderPage(path)
  const fill = async (label: RegExp | string, value: string) => {
    const field = await screen.findByLabelText(label)
    await page.user.clear(field)
    await page.user.type(field, value)
  }
  const fillRequired = async () => {
    await fill(/^Unweighted GPA/, '3.6')
    await fill(/^Intended major/, 'biology')
    await fill(/^Graduation year/, thisYear)
    await page.user.selectOptions(screen.getByLabelText(/^State of residence/), 'Oregon')
  }
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Find my matches' }))
  return { ...page, fill, fillRequired, submit }
}

test('the four required fields are named under "Please correct the issues below:", and an entry leads to its field', async () => {
  const { user, submit } = await openForm()
  await submit()
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('Please correct the issues below:')).toBeTruthy()
  const messages = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(messages.sort()).toEqual(
    [
      'Unweighted GPA is required.',
      'Intended Major may not be blank.',
      'Graduation Year is required.',
      'Please select your state of residence.',
    ].sort(),
  )
  await user.click(within(summary).getByRole('link', { name: 'Unweighted GPA is required.' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Unweighted GPA/))
  expect(screen.getByLabelText(/^Unweighted GPA/).getAttribute('aria-invalid')).toBe('true')
})

test('correcting a field after a refusal keeps the focus in that field', async () => {
  const { user, submit } = await openForm()
  await submit()
  await screen.findByRole('alert')
  const gpa = screen.getByLabelText(/^Unweighted GPA/)
  await user.click(gpa)
  await user.keyboard('3.6')
  expect(document.activeElement).toBe(gpa)
  expect(gpa).toHaveProperty('value', '3.6')
})

test('the summary names the problems in the order in which the page shows the fields', async () => {
  const { fill, submit } = await openForm()
  const wrong = {
    'Weighted GPA': '9',
    'SAT score': '9',
    'ACT score': '99',
    'AP courses': '99',
    'Class rank': '9',
    'Service hours': '-1',
  }
  for (const [label, text] of Object.entries(wrong)) await fill(new RegExp(`^${label}`), text)
  await submit()
  const links = within(await screen.findByRole('alert')).getAllByRole<HTMLAnchorElement>('link')
  const led = links.map((link) => link.hash.slice(1))
  expect(led).toHaveLength(10)
  const onPage = [...document.querySelectorAll('form [name]')].flatMap((field) => field.id || [])
  expect(led).toEqual(onPage.filter((id) => led.includes(id)))
})

test('every field of formData is there under its own name', async () => {
  await openForm()
  const names = new Set([...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name')))
  for (const name of [
    'studentName',
    'gpaUnweighted',
    'gpaWeighted',
    'satScore',
    'actScore',
    'stateOfResidence',
    'gradYear',
    'major',
    'underrepresented',
    'firstGen',
    'apCourses',
    'classRank',
    'serviceHours',
    'nhs',
    'leadershipRoles',
    'clubs',
    'awards',
    'specificCollege',
    'interestedStates',
    'collegeType',
    'extracurricularActivities',
    'specialCampusPrograms',
  ]) {
    expect(names).toContain(name)
  }
  expect((screen.getByLabelText(/^Student name/) as HTMLInputElement).value).toBe('Maya Torres')
})

test("the state placeholder 'Select a state' is not selectable", async () => {
  await openForm()
  const option = within(screen.getByLabelText(/^State of residence/)).getByRole('option', {
    name: 'Select a state',
  })
  expect(option).toHaveProperty('disabled', true)
})

test('a search sends numbers and nulls, shows the results and keeps them', async () => {
  const { fillRequired, fill, submit, address } = await openForm()
  replyTo(findCollege, goldReport())
  await fillRequired()
  await fill(/^SAT score/, '1410')
  await submit()
  expect(await screen.findByRole('heading', { name: 'Your Top Matches' })).toBeTruthy()
  const sent = requests().find((request) => request.path === '/api/ai/find-college/')?.body
  expect(sent).toMatchObject({
    gpa_unweighted: 3.6,
    gpa_weighted: null,
    sat_score: 1410,
    act_score: null,
    grad_year: Number(thisYear),
    state_of_residence: 'Oregon',
    underrepresented: false,
    specific_college: null,
  })
  const [saved] = savedSearches('account-1')
  expect(saved?.formData.major).toBe('biology')
  await waitFor(() => expect(address()).toBe(`/college-match?search=${saved?.id}`))
  expect(screen.getByText('Maya Torres · Biology · Oregon · GPA 3.6 · SAT 1410')).toBeTruthy()
})

test.each([
  [500, {}, 'Smart platform request failed.'],
  [400, { detail: 'Enter an SAT score from 400 to 1600.' }, 'Enter an SAT score from 400 to 1600.'],
  [200, { majorProfile: null }, 'The smart platform returned an invalid response format.'],
  ['network', {}, 'An network error occurred. Please try again.'],
] as const)(
  'a search answered by %s %j says so and can be retried without losing what was typed',
  async (status, body, message) => {
    const { fillRequired, submit, user } = await openForm()
    if (status === 200) replyTo(findCollege, body)
    else failOn(findCollege, status, body)
    await fillRequired()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('3.6')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'College Match' })),
    )
  },
)

test('a failure on a device without a network says that it is offline, until it no longer is', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { fillRequired, submit } = await openForm()
  failOn(findCollege, 'network', {})
  await fillRequired()
  await submit()
  const said = 'This device is offline. Connect it, then try again.'
  expect(await screen.findByText(said)).toBeTruthy()
  onLine.mockRestore()
  fireEvent(window, new Event('online'))
  expect(screen.queryByText(said)).toBeNull()
})

test('gold: three cards with rank and ring, then More Great Options, and everything in the modal', async () => {
  const { fillRequired, submit, user } = await openForm()
  const report = goldReport()
  replyTo(findCollege, report)
  await fillRequired()
  await submit()
  const [first] = report.collegeList
  await screen.findByRole('heading', { name: 'Your Top Matches' })
  expect(screen.getAllByRole('button', { name: /^More Information about/ })).toHaveLength(3)
  expect(await screen.findByRole('heading', { name: 'More Great Options' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Institution',
    'State',
    'Match %',
    'Chance',
    'Price a year',
    'Why you are a match',
    'Details',
  ])
  await user.click(screen.getByRole('button', { name: `More Information about ${first?.collegeName}` }))
  const dialog = await screen.findByRole('dialog', { name: first?.collegeName ?? '' })
  for (const heading of [
    'Why you are a match',
    'How the score adds up',
    'Getting in',
    'Cost for your family',
    'Admissions and tuition',
    'After',
    'Scholarships',
    'Campus vibe',
  ]) {
    expect(within(dialog).getByRole('heading', { name: heading })).toBeTruthy()
  }
  expect(within(dialog).getAllByText(/Match is not a chance/).length).toBe(1)
  expect(
    within(dialog)
      .getByRole('link', { name: /Visit Website/ })
      .getAttribute('href'),
  ).toMatch(/^https:\/\//)
})

test('free: the first two show ??% and open the locked modal, whose Upgrade Now leads to /subscription', async () => {
  const { fillRequired, submit, user, address } = await openForm('free')
  const report = freeReport()
  replyTo(findCollege, report)
  await fillRequired()
  await submit()
  await screen.findByRole('heading', { name: 'Your Top Matches' })
  await wholeResults()
  expect(screen.getAllByRole('img', { name: 'Match score locked' }).map((ring) => ring.textContent)).toEqual([
    '??%',
    '??%',
  ])
  expect(screen.getByRole('region', { name: 'Upgrade' }).textContent).toContain(report.upgradePrompt)
  const [locked] = report.collegeList
  await user.click(screen.getByRole('button', { name: `More Information about ${locked?.collegeName}` }))
  const dialog = await screen.findByRole('dialog')
  for (const words of ['Unlock Full Insights', 'Unlock Scholarship Info'])
    expect(within(dialog).getByRole('button', { name: words })).toBeTruthy()
  expect(within(dialog).getByText('Academic fit').closest('ul')?.children).toHaveLength(8)
  await user.click(within(dialog).getByRole('button', { name: 'Upgrade Now' }))
  await waitFor(() => expect(address()).toBe('/subscription'))
})

test('gold with a report made on free: no word of upgrading, and Run this search again from the locked modal', async () => {
  const report = freeReport()
  const saved = saveSearch('account-1', { formData: { ...filledForm }, report })
  const { user } = await openForm('gold', `/college-match?search=${saved.id}`)
  await screen.findByRole('heading', { name: 'Your Top Matches' })
  expect(screen.queryByRole('region', { name: 'Upgrade' })).toBeNull()
  const [locked] = report.collegeList
  await user.click(screen.getByRole('button', { name: `More Information about ${locked?.collegeName}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^This search was made on the Freshman plan/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/upgrade|unlock|part of the Senior plan/i)
  replyTo(findCollege, goldReport())
  await user.click(dialog.getByRole('button', { name: 'Run this search again' }))
  expect(await screen.findByRole('heading', { name: 'More Great Options' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('after an upgrade the address of the latest search runs it again and arrives at the ten', async () => {
  const saved = saveSearch('account-1', { formData: filledForm, report: freeReport() })
  replyTo(findCollege, goldReport())
  const { address } = await openForm('gold', `/college-match?search=${saved.id}&again=yes`)
  expect(await screen.findByRole('heading', { name: 'More Great Options' })).toBeTruthy()
  const [newest] = savedSearches('account-1')
  expect(newest?.report.collegeList).toHaveLength(10)
  expect(address()).toBe(`/college-match?search=${newest?.id}`)
  expect(requests().filter(({ path }) => path === '/api/ai/find-college/')).toHaveLength(1)
})

test('a search that is not accepted any more when run again shows the form with the reason', async () => {
  const formData = { ...filledForm, gradYear: '2020' }
  const saved = saveSearch('account-1', { formData, report: freeReport() })
  const { user, router } = await openForm('gold', `/college-match?search=${saved.id}`)
  await user.click(await screen.findByRole('button', { name: 'Run this search again' }))
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toMatch(/Please correct the issues below:.*graduation year/i)
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getByLabelText(/^Unweighted GPA/)).toHaveProperty('value', '3.6')
  expect(screen.queryByText(/not in this browser any more/)).toBeNull()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Your Top Matches' })).toBeTruthy()
})

test('New Search shows the empty form and takes the focus to its heading', async () => {
  const saved = saveSearch('account-1', { formData: filledForm, report: goldReport() })
  const { user } = await openForm('gold', `/college-match?search=${saved.id}`)
  await user.click(await screen.findByRole('button', { name: 'New Search' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'College Match' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('a first visit to the form leaves the focus alone', async () => {
  await openForm()
  expect(document.activeElement).toBe(document.body)
})

test('a report kept from a plan that has ended is cut again', async () => {
  const saved = saveSearch('account-1', {
    formData: emptySearchForm('Maya', 'biology'),
    report: goldReport(),
  })
  await openForm('free', `/college-match?search=${saved.id}`)
  expect(await screen.findAllByRole('img', { name: 'Match score locked' })).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'More Great Options' })).toBeNull()
  expect(cutForFree(freeReport(), 'another seed', null)).toEqual(freeReport())
})

test('free users choose 1 state, gold users 3; a further one is ignored with the reason', async () => {
  const { user } = await openForm('free')
  const states = screen.getByLabelText(/^Preferred states/)
  await user.selectOptions(states, 'Ohio')
  await user.selectOptions(states, 'Texas')
  expect(
    within(screen.getByRole('list', { name: 'Chosen states' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Ohio'])
  expect(
    screen.getByText('Texas was not added: your plan has 1 preferred state. Remove one first.'),
  ).toBeTruthy()
})

test('a draft survives a reload, and Start over clears it', async () => {
  const first = await openForm()
  await first.fill(/^Unweighted GPA/, '3.2')
  first.unmount()
  await renderPage('/college-match')
  expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('3.2')
})

test('a major handed over by the quiz starts an empty form with it', async () => {
  await openForm('gold', '/college-match?major=Marine%20Biology')
  expect(((await screen.findByLabelText(/^Intended major/)) as HTMLInputElement).value).toBe('Marine Biology')
})

test('a form from the quiz survives a reload; another suggestion starts anew', async () => {
  const first = await openForm('gold', '/college-match?major=Marine%20Biology')
  await first.fill(/^Unweighted GPA/, '3.2')
  first.unmount()
  const second = await renderPage('/college-match?major=Marine%20Biology')
  expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('3.2')
  second.unmount()
  await renderPage('/college-match?major=Physics')
  expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('')
})

test('what was typed is there again for the same person after a session that ended, and for nobody else', async () => {
  const first = await openForm()
  await first.fill(/^Unweighted GPA/, '3.2')
  first.unmount()
  signIn({ plan: 'gold', id: 'somebody-else' })
  const other = await renderPage('/college-match')
  expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('')
  other.unmount()
  signIn({ plan: 'gold' })
  await renderPage('/college-match')
  expect(((await screen.findByLabelText(/^Unweighted GPA/)) as HTMLInputElement).value).toBe('3.2')
})

test('an error disappears when its field is right, and the others stay', async () => {
  const { fill, submit } = await openForm()
  await submit()
  expect(await screen.findAllByText('Unweighted GPA is required.')).toHaveLength(2)
  await fill(/^Unweighted GPA/, '3.6')
  expect(screen.queryByText('Unweighted GPA is required.')).toBe(null)
  expect(screen.getAllByText('Graduation Year is required.')).toHaveLength(2)
})

test('beside the form stands, live, how the colleges of the major spread by the chance of this student', async () => {
  const { fillRequired } = await openForm()
  await fillRequired()
  expect(await screen.findByRole('heading', { name: '1,305 colleges teach Biology' })).toBeTruthy()
  expect(screen.getByText('1,120 likely')).toBeTruthy()
  const dock = screen.getByText('Find my matches').closest('.form-dock')
  expect(dock?.textContent).toContain('1,120 likely, 118 target, 66 reach · 1,305 teach Biology')
  const asked = [...requests()].reverse().find(({ path }) => path === '/api/preview/')
  expect(asked?.body).toMatchObject({ gpa: '3.6', major: 'biology', state: 'Oregon' })
})

test('a group is closed until it is opened, filled in or wrong', async () => {
  const { fill, submit } = await openForm()
  const group = (await screen.findByText('Test scores and class rank')).closest('details')
  expect(group?.open).toBe(false)
  await fill(/^SAT score/, '9000')
  await submit()
  await screen.findByRole('alert')
  expect(group?.open).toBe(true)
})

test('an unknown search shows the form with a sentence', async () => {
  await openForm('gold', '/college-match?search=123')
  expect(
    await screen.findByText('That search is not in this browser any more. You can run it again below.'),
  ).toBeTruthy()
})

test('without colleges an empty state shows', async () => {
  const { fillRequired, submit } = await openForm()
  replyTo(findCollege, { ...goldReport(), collegeList: [] })
  await fillRequired()
  await submit()
  expect(await screen.findByRole('heading', { name: 'No colleges found' })).toBeTruthy()
})

test('an answer of exactly the specified shape is shown: what is missing is N/A, and nothing offers to save', async () => {
  const { user, fillRequired, submit } = await openForm('gold')
  const specified = (collegeName: string) => ({
    collegeName,
    location: 'Portland, Oregon',
    matchPercentage: 84,
    matchReasoning: 'Small classes.',
    campusVibe: 'Quiet.',
    admissions: { acceptanceRate: 31 },
    links: { admissions: 'www.reed.edu/apply' },
    scholarships: { schoolSpecific: [{ name: 'Reed Grant' }], private: [] },
  })
  const collegeList = ['Reed College', 'Lewis College', 'Clark College', 'Bates College'].map(specified)
  replyTo(findCollege, { collegeList, majorProfile: null, lockedCount: 0, upgradePrompt: null })
  await fillRequired()
  await submit()
  expect(await screen.findByRole('heading', { name: 'Your Top Matches' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /^More Information/ })[1] ?? document.body)
  const modal = within(await screen.findByRole('dialog', { name: 'Lewis College' }))
  expect(modal.getAllByText('N/A').length).toBeGreaterThan(2)
  expect(modal.getByText('Reed Grant')).toBeTruthy()
})

test('a college handed over from its page is the one they have in mind, and their draft stays', async () => {
  await openForm('free', '/college-match?college=Reed%20College')
  const field = await screen.findByDisplayValue('Reed College')
  expect(field.id).toBe('specificCollege')
})

test('leaving while matches are made calls them off: nobody is pulled back and nothing is kept', async () => {
  const { fillRequired, submit, router, address } = await openForm()
  replyTo(findCollege, goldReport())
  await fillRequired()
  const late = holdAnswers()
  await submit()
  await screen.findByRole('heading', { name: 'Generating Matches...' })
  const asked = late.sent().lastIndexOf('POST')
  await act(() => router.navigate('/reports'))
  await act(async () => late.letGoAt(asked))
  expect(address()).toBe('/reports')
  expect(savedSearches('account-1')).toEqual([])
})

test('the answers and empty cards are shown while matches are made, and the saved colleges are loaded meanwhile', async () => {
  const { fillRequired, submit } = await openForm('gold', '/college-match', 'somebody who waits')
  replyTo(findCollege, goldReport())
  await fillRequired()
  const late = holdAnswers()
  await submit()
  await screen.findByText('Maya Torres · Biology · Oregon · GPA 3.6')
  expect(await screen.findAllByText('Can I get in?')).toHaveLength(3)
  await waitFor(() => expect(late.sent().slice(late.sent().lastIndexOf('POST'))).toEqual(['POST', 'GET']))
})
