import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CounselorTurn, nextQuizTurn, type QuizTurn, readCounselorTurn } from '#contract/counselor.ts'
import { memoryCache } from '#server/platform/ai/answer-cache.ts'
import { type Model, noModel } from '#server/platform/ai/model.ts'
import { openAiModel } from '#server/platform/ai/open-ai-model.ts'
import { spoiled } from '#server/platform/ai/testing/adversarial.ts'
import {
  after,
  answers,
  askedIn,
  type Behavior,
  cutsOff,
  floods,
  hangsUp,
  modelServer,
  neverAnswers,
  refuses,
  says,
} from '#server/platform/ai/testing/model-server.ts'
import { answersWithin } from '#server/platform/ai/testing/within.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { createMetrics } from '#server/platform/telemetry/metrics.ts'
import { testApp } from '#server/testing/test-app.ts'

vi.setConfig({ testTimeout: 120_000 }) // a busy machine must not look like a slow model

// Through the real HTTP API, with an HTTP server that speaks the model's protocol.

async function quizTaker(model: Model = noModel) {
  const app = await testApp({ model, limiter: unlimited })
  const token = await app.signedIn('maya')
  async function turn(history: readonly QuizTurn[]): Promise<CounselorTurn> {
    const { body } = await app.call(nextQuizTurn, { token, body: { history: [...history] } })
    const said = readCounselorTurn(body.ai_response_json_string)
    if (!said) throw new Error(`not a turn: ${body.ai_response_json_string}`)
    return said
  }
  /** The turns of a quiz in which the nth answer is the nth of `picks`, over and over; all, or the first `most`. */
  async function play(picks: readonly number[], most = 40): Promise<CounselorTurn[]> {
    let history: QuizTurn[] = [{ role: 'user', content: 'Start' }]
    const turns: CounselorTurn[] = []
    for (;;) {
      const said = await turn(history)
      turns.push(said)
      if (said.status === 'finished' || turns.length === most) return turns
      const pick = picks[(turns.length - 1) % picks.length] ?? 0
      const answer = said.choices[pick % said.choices.length] ?? ''
      history = [
        ...history,
        { role: 'model', content: JSON.stringify(said) },
        { role: 'user', content: answer },
      ]
    }
  }
  return { ...app, play }
}

async function quizTakerWith(behavior: Behavior, within = 60_000) {
  const server = await modelServer(behavior)
  onTestFinished(server.close)
  let now = Date.now // until the app has its clock
  const model = openAiModel({
    endpoint: { baseUrl: server.baseUrl, apiKey: null, name: 'm' },
    cache: memoryCache(0),
    limiter: unlimited,
    metrics: createMetrics(false),
    now: () => now(),
  })
  const app = await quizTaker(answersWithin(model, within, () => now()))
  now = app.now
  return { ...app, server }
}

/** The server was sent a pack of ours, so its shape is known. */
const draftIn = (pack: unknown) => (pack as { draft: string }).draft
const fieldOf = (instructions: string) => (instructions.includes('"feedback"') ? 'feedback' : 'summary')
const writes = (write: (draft: string, pack: string) => unknown): Behavior =>
  answers((pack, instructions) => ({ [fieldOf(instructions)]: write(draftIn(pack), JSON.stringify(pack)) }))

const sentence = /[^.]*test of ability\./
const reworded = (text: string) => `Thank you. ${text}`
const wordsOf = (turn: CounselorTurn) => (turn.status === 'finished' ? turn.summary : (turn.feedback ?? null))
const rest = (turn: CounselorTurn) =>
  turn.status === 'finished' ? { ...turn, summary: '' } : { ...turn, feedback: '' }
const picks = [0, 3, 1, 4, 2]

let played: CounselorTurn[] | null = null
/** The same quiz without a model, played once for all tests. */
async function embeddedQuiz(): Promise<CounselorTurn[]> {
  played ??= await (await quizTaker()).play(picks)
  return played
}

test('feedback and summary may be worded; questions, choices and suggestions stay the engine’s', async () => {
  const plain = await embeddedQuiz()
  const { play, server } = await quizTakerWith(writes(reworded))
  const worded = await play(picks)
  expect(worded.map(rest)).toEqual(plain.map(rest))
  expect(worded.map(wordsOf)).toEqual(
    plain.map(wordsOf).map((text) => (text === null ? null : reworded(text))),
  )
  expect(server.requests.length).toBe(plain.length - 1) // the first question needs no feedback
})

test.each<[string, Behavior, number?]>([
  ['slow', after(60_000, writes(reworded)), 150],
  ['never answering', neverAnswers, 150],
  ['hanging up', hangsUp],
  ['answering 429', refuses(429, { 'retry-after': '0' })],
  ['answering 500', refuses(500)],
  ['cutting its answer off', cutsOff],
  ['truncating its JSON', says('{"feedback": "You cho')],
  ['answering with another schema', says({ text: 'Well done, and on we go!' })],
  ['sending 10 MB', floods],
  ['inventing numbers', writes((draft) => `${draft} That is true of 83 percent.`)],
  ['naming colleges', writes((draft) => `${draft} Think of Yale.`)],
  ['adding links', writes((draft) => `${draft} See careers.example.org now.`)],
  ['promising', writes((draft) => `${draft} You will surely succeed.`)],
  ['asking for the answer about race', writes((draft) => `${draft} Minority students like it.`)],
  ['talking without end', writes((draft) => `${draft} `.repeat(60))],
])('a model %s leaves the embedded words, in time', async (_case, behavior, within) => {
  const plain = (await embeddedQuiz()).slice(0, 4)
  const { play } = await quizTakerWith(behavior, within)
  const startedAt = performance.now()
  expect(await play(picks, 4)).toEqual(plain)
  if (within !== undefined) expect(performance.now() - startedAt).toBeLessThan(30_000)
})

test.each([
  ['leaves out what the quiz is not', (draft: string) => draft.replace(sentence, ' You have real talent.')],
  ['turns that around', (draft: string) => draft.replace(sentence, ' This is a very good test of ability.')],
  ['takes it back', (draft: string) => `${draft} Still, it shows your abilities.`],
])('a summary that %s is not shown', async (_case, write) => {
  const plain = await embeddedQuiz()
  const { play } = await quizTakerWith(writes((draft) => (sentence.test(draft) ? write(draft) : draft)))
  expect((await play(picks)).at(-1)).toEqual(plain.at(-1))
})

test('adversarial words on every turn of five quizzes: none reaches a student', async () => {
  const spoils = fc.sample(spoiled, { numRuns: 200, seed: 11 })
  let used = 0
  const { play } = await quizTakerWith(writes((draft, pack) => spoils[used++ % spoils.length]?.(draft, pack)))
  const { play: playPlain } = await quizTaker()
  for (let quiz = 0; quiz < 5; quiz++) {
    const other = picks.map((pick) => pick + quiz)
    expect(await play(other)).toEqual(await playPlain(other))
  }
  expect(used).toBeGreaterThan(40)
})

test('the model is sent what was chosen, never who chose it', async () => {
  const { play, server } = await quizTakerWith(writes(reworded))
  await play(picks)
  const packs = server.requests.map(({ body }) => askedIn(body).pack)
  expect(packs.slice(0, -1).map((pack) => Object.keys(pack ?? {}))).toEqual(
    packs.slice(0, -1).map(() => ['chosen', 'exit', 'strand', 'soFar', 'draft']),
  )
  expect(Object.keys(packs.at(-1) ?? {})).toEqual(['soFar', 'picture', 'strands', 'majors', 'draft'])
  for (const { body } of server.requests) expect(body).not.toMatch(/maya|torres|@example/i)
})

test('the embedded words, hardly changed, pass the checks on their own facts in quiz after quiz', async () => {
  const { play } = await quizTakerWith(writes(reworded))
  const { play: playPlain } = await quizTaker()
  for (let quiz = 0; quiz < 3; quiz++) {
    const other = picks.map((pick) => pick * quiz)
    const plain = (await playPlain(other)).map(wordsOf)
    expect((await play(other)).map(wordsOf)).toEqual(plain.map((text) => text && reworded(text)))
  }
})

test('a quiz turn has 3 seconds', async () => {
  const given: number[] = []
  let now = () => 0
  const model: Model = {
    kind: 'model',
    ask: async ({ deadline }) => {
      given.push(deadline - now())
      return null
    },
    close: async () => {},
  }
  const app = await quizTaker(model)
  now = app.now
  await app.play(picks)
  expect([...new Set(given)]).toEqual([3_000])
})
