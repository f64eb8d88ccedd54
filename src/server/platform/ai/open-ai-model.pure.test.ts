import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { minute } from '#server/platform/clock.ts'
import { type Limiter, unlimited } from '#server/platform/limits/limiter.ts'
import { createMetrics } from '#server/platform/telemetry/metrics.ts'
import { memoryCache } from './answer-cache.ts'
import { openAiModel } from './open-ai-model.ts'
import {
  type Behavior,
  cutsOff,
  floods,
  hangsUp,
  modelServer,
  neverAnswers,
  refuses,
  says,
} from './testing/model-server.ts'

const schema = z.object({ text: z.string().max(500) })
const answer = { text: 'A quiet campus by the sea.' }

async function modelWith(behaviors: Behavior[], limiter: Limiter = unlimited) {
  const server = await modelServer(...behaviors)
  onTestFinished(server.close)
  let offset = 0
  const now = () => Date.now() + offset
  const metrics = createMetrics(false)
  const model = openAiModel({
    endpoint: { baseUrl: server.baseUrl, apiKey: 'key', name: 'm' },
    cache: memoryCache(),
    limiter,
    metrics,
    now,
  })
  const ask = (pack: unknown = { fact: 1 }, within = 2_000) =>
    model.ask({
      prompt: { version: 'v1', instructions: 'Reword.' },
      pack,
      schema,
      deadline: now() + within,
      accountId: 'ada',
    })
  return {
    ask,
    server,
    metrics,
    passTime: (ms: number) => {
      offset += ms
    },
  }
}

test('an answer that fits is handed on, and the same facts cost once', async () => {
  const { ask, server, metrics } = await modelWith([says(answer)])
  expect([await ask(), await ask()]).toEqual([answer, answer])
  expect(server.requests.length).toBe(1)
  expect(server.requests[0]?.headers.authorization).toBe('Bearer key')
  expect(JSON.parse(server.requests[0]?.body ?? '{}')).toMatchObject({
    model: 'm',
    response_format: { type: 'json_schema' },
  })
  const counted = await metrics.registry.metrics()
  expect(counted).toContain('lantern_model_tokens_total{kind="output"} 20')
  expect(counted).toContain('lantern_model_asks_total{outcome="cached"} 1')
})

test('JSON inside a fence is taken out of it', async () => {
  const { ask } = await modelWith([says(`Here you are:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)])
  expect(await ask()).toEqual(answer)
})

test.each([
  ['a 500, once', refuses(500)],
  ['a 429 that says when', refuses(429, { 'retry-after': '0' })],
  ['a 429 that names a time', refuses(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' })],
  ['truncated JSON, once', says('{"text": "half')],
  ['a wrong schema, once', says({ words: 1 })],
] as const)('after %s one retry brings the answer', async (_case, first) => {
  const { ask, server } = await modelWith([first, says(answer)])
  expect(await ask()).toEqual(answer)
  expect(server.requests.length).toBe(2)
})

test.each([
  ['always 500', [refuses(500)], 2],
  ['401', [refuses(401)], 1],
  ['hanging up', [hangsUp], null],
  ['an answer cut off', [cutsOff], null],
  ['10 MB', [floods], null],
  ['wrong schema twice', [says({ words: 1 })], 2],
  ['a Retry-After past the deadline', [refuses(429, { 'retry-after': '60' })], 1],
] as const)('%s: no words and no error', async (_case, behaviors, tries) => {
  const { ask, server } = await modelWith([...behaviors])
  expect(await ask()).toBeNull()
  if (tries !== null) expect(server.requests.length).toBe(tries)
})

test('nobody waits past the deadline, however many ask a model that never answers', async () => {
  const { ask } = await modelWith([neverAnswers])
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask({ fact: n }, 300)))
  expect(answers.every((one) => one === null)).toBe(true)
})

test('time spent in our own queue does not count against the model', async () => {
  const { ask, server, metrics } = await modelWith([neverAnswers])
  const underWay = Array.from({ length: 8 }, (_, n) => ask({ fact: n }, 60_000))
  await expect.poll(() => server.requests.length).toBe(8)
  for (let n = 0; n < 10; n++) expect(await ask({ fact: `waiting ${n}` }, 5)).toBeNull()
  expect(await metrics.registry.metrics()).toContain('lantern_model_asks_total{outcome="crowded out"} 10')
  await server.close()
  await Promise.all(underWay)
})

test('after repeated faults the model is left alone for a minute', async () => {
  const { ask, server, passTime } = await modelWith([refuses(401)])
  for (let n = 0; n < 8; n++) await ask({ fact: n })
  expect(server.requests.length).toBe(5)
  passTime(minute)
  await ask({ fact: 'again' })
  expect(server.requests.length).toBe(6)
})

test('over the daily quota of a student the model is not asked', async () => {
  const { ask, server } = await modelWith([says(answer)], {
    ...unlimited,
    take: async () => ({ allowed: false, retryAfterMs: 1 }),
  })
  expect(await ask()).toBeNull()
  expect(server.requests.length).toBe(0)
})
