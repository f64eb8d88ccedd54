import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CounselorTurn, nextQuizTurn, type QuizTurn } from '#contract/counselor.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

const first = {
  status: 'continuing',
  question: 'Which class do you take?',
  choices: ['Chemistry', 'Theater', 'Coding', 'None of these, really'],
} satisfies CounselorTurn
const second = {
  status: 'continuing',
  feedback: 'Theater: a good place to start.',
  question: 'Where do you go on a free day?',
  choices: ['The museum', 'The workshop', 'The farm', 'The court', 'The lab'],
} satisfies CounselorTurn
const result = {
  status: 'finished',
  summary: 'Two strands run through your answers.',
  suggestions: [
    { title: 'Theatre', description: 'You chose the stage.' },
    { title: 'Graphic, Fashion, and Interior Design', description: 'You chose to design.' },
    { title: 'History', description: 'You chose the museum.' },
  ],
} satisfies CounselorTurn

const say = (turn: CounselorTurn) => replyTo(nextQuizTurn, { ai_response_json_string: JSON.stringify(turn) })
const model = (turn: CounselorTurn): QuizTurn => ({ role: 'model', content: JSON.stringify(turn) })
const user = (content: string): QuizTurn => ({ role: 'user', content })
const sent = () => requests().map(({ body }) => (body as { history: QuizTurn[] }).history)

async function open(turn: CounselorTurn = first) {
  signIn()
  say(turn)
  const page = await renderPage('/my-aptitude-quiz')
  return page
}

async function openSecond() {
  const page = await open()
  const theater = await screen.findByRole('button', { name: 'Theater' })
  say(second)
  await page.user.click(theater)
  await screen.findByRole('heading', { name: second.question })
  return page
}

/** A reply that comes when the test says so. */
function slowly(turn: CounselorTurn) {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const answer = globalThis.fetch
  globalThis.fetch = async (...request) => {
    await promise
    globalThis.fetch = answer
    return answer(...request)
  }
  say(turn)
  return resolve
}

test("starts with 'Starting your aptitude quiz...' and a user turn 'Start', then asks", async () => {
  signIn()
  const go = slowly(first)
  await renderPage('/my-aptitude-quiz')
  expect(await screen.findByText('Starting your aptitude quiz...')).toBeTruthy()
  go()
  expect(await screen.findByRole('heading', { name: first.question })).toBeTruthy()
  expect(sent()).toEqual([[user('Start')]])
})

test('says that it is about interests and no test of ability', async () => {
  await open()
  expect(await screen.findByText('It is about your interests. It is not a test of ability.')).toBeTruthy()
})

test('each answer appends a user turn and brings feedback and the next question', async () => {
  await openSecond()
  expect(sent()[1]).toEqual([user('Start'), model(first), user('Theater')])
  expect(screen.queryByRole('heading', { name: first.question })).toBeNull()
  const question = screen.getByRole('region', { name: second.question })
  expect(within(question).getByText('Theater: a good place to start.')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Quiz progress' }).getAttribute('aria-valuenow')).toBe('1')
})

test('choices are disabled while the next question loads, and the wait is told', async () => {
  const { user: person } = await open()
  const theater = await screen.findByRole('button', { name: 'Theater' })
  const go = slowly(second)
  await person.click(theater)
  for (const choice of first.choices)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: choice }).disabled).toBe(true)
  expect(screen.getByText('Finding your next question...')).toBeTruthy()
  await person.keyboard('1')
  go()
  await screen.findByRole('heading', { name: second.question })
  expect(sent()).toHaveLength(2)
})

test('the number keys answer, and a number that is not on a button does not', async () => {
  const { user: person } = await open()
  await screen.findByRole('heading', { name: first.question })
  await person.keyboard('5')
  expect(sent()).toHaveLength(1)
  say(second)
  await person.keyboard('3')
  await screen.findByRole('heading', { name: second.question })
  expect(sent()[1]?.at(-1)).toEqual(user('Coding'))
})

test('focus moves to the new question, and the feedback is announced', async () => {
  await openSecond()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: second.question }))
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(announced).toContain(second.feedback)
})

test('back one question shows the one before without asking the server', async () => {
  const { user: person } = await openSecond()
  await person.click(screen.getByRole('button', { name: 'Back one question' }))
  expect(await screen.findByRole('heading', { name: first.question })).toBeTruthy()
  expect(sent()).toHaveLength(2)
  say(result)
  await person.click(screen.getByRole('button', { name: 'Chemistry' }))
  await screen.findByText('Two strands run through your answers.')
  expect(sent()[2]).toEqual([user('Start'), model(first), user('Chemistry')])
})

test('a reload goes on where it was', async () => {
  const { unmount } = await openSecond()
  unmount()
  await renderPage('/my-aptitude-quiz')
  expect(await screen.findByRole('heading', { name: second.question })).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

test("the finished view shows the summary and each suggestion with 'Find Colleges' for its title", async () => {
  const { user: person, address } = await open(result)
  expect(await screen.findByText('Two strands run through your answers.')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Find Colleges' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/college-match?major=Theatre',
    '/college-match?major=Graphic%2C%20Fashion%2C%20and%20Interior%20Design',
    '/college-match?major=History',
  ])
  expect(screen.getByText('You chose to design.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Start Over' }))
  expect(address()).toBe('/my-aptitude-quiz')
})

test('Start Over resets the history and restarts', async () => {
  const { user: person } = await openSecond()
  say(first)
  await person.click(screen.getByRole('button', { name: 'Start Over' }))
  expect(await screen.findByRole('heading', { name: first.question })).toBeTruthy()
  expect(sent().at(-1)).toEqual([user('Start')])
})

test.each([
  ['the server’s detail', 503, { detail: 'Please come back in a minute.' }, 'Please come back in a minute.'],
  ['no detail', 500, {}, 'Failed to communicate with the Dynamic Counselor.'],
  ['no answer', 'network', {}, 'Failed to communicate with the Dynamic Counselor.'],
] as const)(
  "an error with %s is shown as 'An Error Occurred' with Try Again",
  async (_, status, body, words) => {
    signIn()
    failOn(nextQuizTurn, status, body)
    const { user: person } = await renderPage('/my-aptitude-quiz')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('An Error Occurred')).toBeTruthy()
    expect(within(alert).getByText(words)).toBeTruthy()
    say(first)
    await person.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: first.question })).toBeTruthy()
    expect(sent().at(-1)).toEqual([user('Start')])
  },
)

test.each([{ ai_response_json_string: '{"status":' }, { ai_response_json_string: '{}' }, { reply: 'other' }])(
  "a reply that cannot be read (%j) shows 'There was an issue processing the response.'",
  async (body) => {
    signIn()
    replyTo(nextQuizTurn, body)
    await renderPage('/my-aptitude-quiz')
    expect(await screen.findByText('There was an issue processing the response.')).toBeTruthy()
  },
)

test('after a failure halfway the last answer can be sent again without losing the others', async () => {
  const { user: person } = await open()
  const theater = await screen.findByRole('button', { name: 'Theater' })
  failOn(nextQuizTurn, 'network')
  await person.click(theater)
  await screen.findByText('An Error Occurred')
  say(second)
  await person.click(screen.getByRole('button', { name: 'Send my last answer again' }))
  expect(await screen.findByRole('heading', { name: second.question })).toBeTruthy()
  expect(sent().at(-1)).toEqual([user('Start'), model(first), user('Theater')])
})

test('after an update that changed the questions the page offers Start Over', async () => {
  const { user: person } = await open()
  const theater = await screen.findByRole('button', { name: 'Theater' })
  failOn(nextQuizTurn, 400, { detail: 'The quiz has been updated since you began.' })
  await person.click(theater)
  expect(await screen.findByText('The quiz has been updated since you began.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send my last answer again' })).toBeNull()
  say(second)
  await person.click(screen.getByRole('button', { name: 'Start Over' }))
  expect(await screen.findByRole('heading', { name: second.question })).toBeTruthy()
  await waitFor(() => expect(sent().at(-1)).toEqual([user('Start')]))
})

test('the interests grow as a picture, and at the end carry the majors next to them', async () => {
  await open({ ...second, interests: [{ name: 'art and creating new things', answers: 1 }] })
  const soFar = await screen.findByRole('region', { name: 'Your interests so far' })
  expect(within(soFar).getByText('art and creating new things')).toBeTruthy()
})

test('the result shows the interests with the majors that lie nearest to them', async () => {
  await open({
    ...result,
    interests: [
      { name: 'art and creating new things', answers: 4 },
      { name: 'working with numbers', answers: 1 },
    ],
    suggestions: result.suggestions.map((suggestion) =>
      suggestion.title === 'Theatre'
        ? { ...suggestion, interest: 'art and creating new things' }
        : suggestion,
    ),
  })
  const picture = await screen.findByRole('region', { name: 'Your interests' })
  const [first, last] = within(picture).getAllByRole('listitem')
  expect(first?.textContent).toBe('art and creating new thingsTheatre')
  expect(last?.textContent).toBe('working with numbers')
})
