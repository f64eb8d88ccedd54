import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CounselorTurn, nextQuizTurn, type QuizTurn, readCounselorTurn } from '#contract/counselor.ts'
import { testApp } from '#server/testing/test-app.ts'

const start: QuizTurn = { role: 'user', content: 'Start' }
type Asked = Extract<CounselorTurn, { status: 'continuing' }>
type Pick = (asked: Asked, turn: number) => number

async function student() {
  const app = await testApp()
  const token = await app.signedIn('maya')
  const send = (history: readonly QuizTurn[]) =>
    app.call(nextQuizTurn, { token, body: { history: [...history] } })

  async function turn(history: readonly QuizTurn[]) {
    const answer = await send(history)
    expect(answer.status).toBe(200)
    const content = answer.body.ai_response_json_string
    const said = readCounselorTurn(content)
    if (!said) throw new Error(`not a turn: ${content}`)
    return { said, content }
  }

  /** Answers until the quiz is over, or `most` questions. The history ends with a user turn. */
  async function play(pick: Pick, most = 40) {
    let history: QuizTurn[] = [start]
    let { said, content } = await turn(history)
    for (let asked = 0; said.status === 'continuing' && asked < most; asked++) {
      const answer = said.choices[pick(said, asked) % said.choices.length] ?? ''
      history = [...history, { role: 'model', content }, { role: 'user', content: answer }]
      ;({ said, content } = await turn(history))
    }
    return { history, said }
  }

  return { ...app, token, send, turn, play }
}

const first: Pick = () => 0

test('a quiz needs a session', async () => {
  const { call } = await testApp()
  expect((await call(nextQuizTurn, { body: { history: [start] } })).status).toBe(401)
})

test("a first user turn 'Start' is answered with a question and 5 to 8 choices, without feedback", async () => {
  const { turn } = await student()
  const { said } = await turn([start])
  expect(said).toMatchObject({ status: 'continuing', question: expect.stringMatching(/\?$/) })
  if (said.status === 'continuing') {
    expect(said.choices.length).toBeGreaterThanOrEqual(5)
    expect(said.choices.length).toBeLessThanOrEqual(8)
    expect(said.feedback).toBeUndefined()
  }
})

test('each answer brings feedback on it and another question, until the quiz is finished', async () => {
  const { play, call, token } = await student()
  const { history, said } = await play((_, turn) => turn)
  expect(history.length).toBeLessThanOrEqual(1 + 2 * 12)
  const model = history
    .filter(({ role }) => role === 'model')
    .map(({ content }) => readCounselorTurn(content))
  const questions = model.flatMap((turn) => (turn?.status === 'continuing' ? turn.question : []))
  expect(new Set(questions).size).toBe(questions.length)
  expect(model.slice(1).every((turn) => turn?.status === 'continuing' && turn.feedback)).toBe(true)

  expect(said.status).toBe('finished')
  if (said.status !== 'finished') return
  expect(said.summary).toContain('test of ability')
  expect(said.suggestions.length).toBeGreaterThanOrEqual(3)
  expect(said.suggestions.length).toBeLessThanOrEqual(5)
  expect(await call(nextQuizTurn, { token, body: { history } })).toMatchObject({ status: 200 })
})

test('the state is the history: another instance gives the same turn, byte for byte', async () => {
  const one = await student()
  const other = await student()
  const { history } = await one.play((_, turn) => turn * 3, 6)
  expect((await other.send(history)).body).toEqual((await one.send(history)).body)
})

test('a history this server could not have produced is a 400 with a sentence', async () => {
  const { play, send } = await student()
  const { history } = await play(first, 2)
  expect(await send([...history.slice(0, -1), { role: 'user', content: 'Both of them' }])).toMatchObject({
    status: 400,
    body: { detail: 'This quiz cannot be continued from here. Please start over.' },
  })
})

test.each([
  ['more than 40 turns', Array.from({ length: 41 }, () => start), 'A quiz has at most 40 turns.'],
  [
    'an oversize turn',
    [{ role: 'user', content: 'x'.repeat(4001) } as const],
    'Use at most 4000 characters.',
  ],
])('%s is refused', async (_case, history, detail) => {
  const { send } = await student()
  expect(await send(history)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining(detail) },
  })
})

test.each([{}, { history: 'Start' }, { history: [{ role: 'system', content: 'x' }] }, { history: [null] }])(
  'a body like %j is refused',
  async (body) => {
    const { http, token } = await student()
    const answer = await http.inject({
      method: 'POST',
      url: '/api/ai/dynamic-counselor/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty('detail')
  },
)

test('whatever a history holds, the answer is a turn or a 400, never a fault', async () => {
  const { send } = await student()
  const anyTurn = fc.record({
    role: fc.constantFrom('user' as const, 'model' as const),
    content: fc.oneof(fc.constant('Start'), fc.json(), fc.string({ maxLength: 50 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyTurn, { maxLength: 8 }), async (history) => {
      const { status } = await send(history)
      expect([200, 400, 429]).toContain(status)
    }),
    { numRuns: 40 },
  )
})
