import { expect, onTestFinished, test } from 'vitest'
import { config } from 'zod/v4/core'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { everyEndpoint, keysOf } from '#server/testing/every-endpoint.ts'
import { testApp } from '#server/testing/test-app.ts'

const developersWords = 'words of zod for a programmer'

const wrongBodies = [{}, null, [], 5, 'x']
const long = 'x'.repeat(12_000)
const many = Array(500).fill('x')
const wrongValues = [null, 5, -1e9, 1.5, 1e9, '', 'x', long, true, [], [5], [{}], many, {}, { a: 1 }]

test('no call answers in words that its contract did not choose for the student', async () => {
  const before = config().localeError
  config({ localeError: () => developersWords })
  onTestFinished(() => {
    config({ localeError: before })
  })
  const { http, signedIn } = await testApp({ limiter: unlimited })
  const headers = { authorization: `Bearer ${await signedIn('ada')}`, 'content-type': 'application/json' }
  const endpoints = await everyEndpoint()
  expect(endpoints.length).toBeGreaterThan(20)

  const bad: string[] = []
  let refused = 0
  const bodiesRead = new Set<Endpoint>()
  const send = async (
    { method, path }: Endpoint,
    body: unknown,
    query: Record<string, string> = {},
    param = '166027', // a college that is there: a wrong one is refused before the body is read
  ) => {
    const payload = method === 'GET' ? undefined : JSON.stringify(body)
    const url = `/api${path.replace(/:\w+/g, param)}`
    const answer = await http.inject({ method, url, query, headers, ...(payload && { payload }) })
    if (answer.statusCode === 400) refused++
    if (answer.body.includes(developersWords))
      bad.push(
        `${method} ${path} ${payload?.slice(0, 80)} ${JSON.stringify(query)}: ${answer.body.slice(0, 200)}`,
      )
    return answer.statusCode
  }
  for (const endpoint of endpoints) {
    for (const body of wrongBodies) await send(endpoint, body)
    if (endpoint.path.includes(':'))
      for (const param of ['nothing', '-1', '1.5', '0', '1e99', '%20']) await send(endpoint, {}, {}, param)
    for (const key of keysOf(endpoint.body))
      for (const value of wrongValues)
        if ((await send(endpoint, { [key]: value })) === 400) bodiesRead.add(endpoint)
    for (const key of keysOf(endpoint.query))
      for (const value of ['', '-1', '1.5', 'x', long]) await send(endpoint, {}, { [key]: value })
  }
  expect(bad).toEqual([])
  expect(refused).toBeGreaterThan(500)
  const withBody = endpoints.filter(({ body }) => keysOf(body).length > 0)
  expect(withBody.filter((endpoint) => !bodiesRead.has(endpoint)).map(({ path }) => path)).toEqual([])
})
