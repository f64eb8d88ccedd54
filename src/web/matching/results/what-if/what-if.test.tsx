import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { majorsSearch } from '#contract/colleges/look-up.ts'
import { type SearchForm, whatIf } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { sampleLedger } from '#report-pdf/testing/sample-report.ts'
import { savedSearches } from '#web/platform/history.ts'
import { renderPage } from '#web/testing/render.tsx'
import { goldReport, keptSearch } from '#web/testing/report.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

const three = (): Report => goldReport({ collegeList: goldReport().collegeList.slice(0, 3) })

/** The first college gains, the others stay. */
function better(): Report {
  const [first, ...others] = three().collegeList
  if (!first) throw new Error('the sample has colleges')
  const gained = { ...first, matchPercentage: 95, ledger: sampleLedger(95) }
  return { ...three(), collegeList: [gained, ...others] }
}

async function trying(answers: Partial<SearchForm> = {}) {
  signIn({ plan: 'gold' })
  replyTo(listSaved, [])
  const saved = keptSearch(three(), answers)
  const page = await renderPage(`/college-match?search=${saved.id}`)
  await page.user.click(screen.getByText('What if?'))
  const move = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const firstRing = () => document.querySelector('.top-card [role=img]')?.getAttribute('aria-label')
  return { ...page, move, firstRing, id: saved.id }
}

test('other answers change the list in place, say what moved, and are not kept', async () => {
  const { move, firstRing, address, id } = await trying()
  replyTo(whatIf, better())
  move('GPA', '3.9')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  expect(screen.getByText('One score moved.')).toBeTruthy()
  const sent = requests().filter(({ path }) => path === '/api/ai/what-if/')
  expect(sent.map(({ body }) => body)).toMatchObject([{ gpa_unweighted: 3.9, sat_score: 1290 }])
  expect(savedSearches('account-1')).toHaveLength(1)
  expect(address()).toBe(`/college-match?search=${id}`)
})

test('with wishes the panel stays short: its groups are closed, say what is set, and come after the outcome', async () => {
  await trying({
    specificCollege: 'Rice University',
    collegeType: ['Public'],
    specialCampusPrograms: ['ROTC'],
  })
  const [where, life] = ['Where, and what kind', 'Campus life'].map((title) =>
    screen.getByText(title, { selector: 'summary *' }).closest('details'),
  )
  expect([where?.open, life?.open]).toEqual([false, false])
  expect(where?.querySelector('summary')?.textContent).toContain('Rice University, Public')
  expect(life?.querySelector('summary')?.textContent).toContain('ROTC')
  const outcome = screen.getByText('Change an answer: the list below follows.')
  expect(where?.compareDocumentPosition(outcome)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('without a score its slider is empty until it is moved', async () => {
  const { move } = await trying({ satScore: '' })
  const filled = () =>
    screen.getByLabelText('SAT score').closest('.slider')?.querySelector('progress')?.getAttribute('value')
  expect(screen.getByLabelText('SAT score').getAttribute('aria-valuetext')).toBe('none')
  expect(filled()).toBe('0')
  replyTo(whatIf, three())
  move('SAT score', '1100')
  expect(filled()).toBe('700')
})

test('whatever a search takes as a wish can be tried: campus life, a community, a faith, how far, another major', async () => {
  const { move, user } = await trying()
  replyTo(whatIf, better())
  replyTo(majorsSearch, [])
  for (const chip of ['Public', 'ROTC', 'Greek Life', 'HBCU', 'Catholic'])
    await user.click(screen.getByLabelText(chip))
  await user.selectOptions(screen.getByLabelText(/^Preferred states/), 'Idaho')
  move('Intended major', 'chemistry')
  fireEvent.change(screen.getByLabelText(/^How far from home/), { target: { value: '300' } })
  const sent = () => requests().filter(({ path }) => path === '/api/ai/what-if/')
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ major: 'chemistry', max_miles: 300 }))
  expect(sent().at(-1)?.body).toMatchObject({
    interested_states: ['Idaho'],
    college_type: ['Public'],
    extracurricular_activities: ['ROTC'],
    special_campus_programs: ['Greek Life'],
    community: ['HBCU'],
    faith: ['Catholic'],
  })
})

test('a wrong value is marked at its field and not sent; only answers that the list shows can be kept', async () => {
  const { move, firstRing } = await trying()
  replyTo(whatIf, better())
  move('GPA', '3.9')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  const keep = screen.getByText<HTMLButtonElement>('Keep these answers')
  expect(keep.disabled).toBe(false)
  fireEvent.change(screen.getByLabelText(/^How far from home/), { target: { value: 'near' } })
  expect(keep.disabled).toBe(true)
  expect(screen.getByLabelText(/^How far from home/).getAttribute('aria-invalid')).toBe('true')
})

test('while other answers are tried out, the line above the list has them, and the PDF is said to be of the own', async () => {
  const { move, firstRing, user } = await trying()
  const line = () => screen.getByText(/GPA \d/).textContent?.replaceAll('\u00a0', ' ')
  const note = 'The PDF lists the colleges for your own answers.'
  // From the start, so that it moves nothing when it comes true.
  expect(screen.getByText(note)).toBeTruthy()
  expect(line()).toBe('Maya Torres · Biology · Oregon · GPA 3.7 · SAT 1290')
  replyTo(whatIf, better())
  move('SAT score', '1400')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  expect(line()).toBe('Trying out: Maya Torres · Biology · Oregon · GPA 3.7 · SAT 1400')
  expect(screen.getByText(note)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download PDF of your own answers' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit these answers' })).toBeNull()
  await user.click(screen.getByText('Back to mine'))
  expect(line()).toBe('Maya Torres · Biology · Oregon · GPA 3.7 · SAT 1290')
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
})

test('Back to mine brings the own list back', async () => {
  const { move, firstRing, user } = await trying()
  replyTo(whatIf, better())
  move('SAT score', '1400')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  await user.click(screen.getByText('Back to mine'))
  expect(firstRing()).toBe('91% match')
  expect(screen.getByLabelText('SAT score')).toHaveProperty('value', '1290')
})

test('Keep these answers makes a search of them, and Back leads to the own one', async () => {
  const { move, firstRing, user, address, router, id } = await trying()
  replyTo(whatIf, better())
  move('GPA', '3.9')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  await user.click(screen.getByText('Keep these answers'))
  const [newest] = savedSearches('account-1')
  expect(newest?.formData.gpaUnweighted).toBe('3.90')
  await waitFor(() => expect(address()).toBe(`/college-match?search=${newest?.id}`))
  expect(firstRing()).toBe('95% match')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe(`/college-match?search=${id}`))
  await waitFor(() => expect(firstRing()).toBe('91% match'))
})

test('each line of the score says by how much it moved', async () => {
  const { move, firstRing, user } = await trying()
  replyTo(whatIf, better())
  move('GPA', '3.9')
  await waitFor(() => expect(firstRing()).toBe('95% match'))
  const [information] = screen.getAllByText('More Information')
  if (information) await user.click(information)
  const program = await screen.findByText('Program', { selector: 'dialog *' })
  expect(program.closest('li')?.textContent).toContain('+1 than before,22.8 of 24')
})

test('answers that could not be tried out say so and leave the list', async () => {
  const { move, firstRing } = await trying()
  failOn(whatIf, 500, {})
  move('GPA', '2')
  expect(await screen.findByText('These answers could not be tried out. Please try again.')).toBeTruthy()
  expect(firstRing()).toBe('91% match')
})
