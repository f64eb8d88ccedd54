import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { everyEndpoint } from '#server/testing/every-endpoint.ts'
import { testApp } from '#server/testing/test-app.ts'

// A walk over the contract: every endpoint is bounded, served and guarded.

const endpoints = await everyEndpoint()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const addressOf = ({ path }: Endpoint) => `/api${path.replace(/:\w+/g, '1')}`

test('the walk finds the endpoints of the contract, each once', () => {
  expect(endpoints.length).toBeGreaterThan(30)
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
})

/** Matches only texts up to some length: anchored, and nothing in it repeats without end. */
const endsSomewhere = (pattern: unknown) =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern)

/** Texts, lists and records without a maximum. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Record<string, unknown> // JSON Schema, walked as plain data
  const open =
    ['enum', 'const', 'maxLength'].every((key) => node[key] === undefined) && !endsSomewhere(node.pattern)
  const isRecord = node.type === 'object' && typeof node.additionalProperties === 'object'
  return [
    ...(node.type === 'string' && open ? [path] : []),
    ...(node.type === 'array' && node.maxItems === undefined ? [`${path}[]`] : []),
    ...(isRecord && node.maxProperties === undefined ? [`${path}{}`] : []),
    ...Object.entries(node).flatMap(([key, value]) => unboundedIn(value, `${path}/${key}`)),
  ]
}

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'what %s takes has a maximum',
  (name, { params, query, body, maxBody }) => {
    const parts = [params, query, body].flatMap((part) =>
      part ? [z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })] : [],
    )
    expect(parts.flatMap((part) => unboundedIn(part, name))).toEqual([])
    expect(maxBody).toBeLessThanOrEqual(1_048_576)
  },
)

test('every call is served, asks for a session where the contract says so, and is counted', async () => {
  const { http, signedIn } = await testApp()
  const taken: string[] = []
  const { limiter } = http.gate
  http.gate.limiter = {
    ...limiter,
    take: (key, rate) => {
      taken.push(key)
      return limiter.take(key, rate)
    },
  }
  const token = await signedIn('maya')
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const { method, access } = endpoint
    const call = (headers: Record<string, string>) =>
      http.inject({ method, url: addressOf(endpoint), headers, payload: method === 'GET' ? '' : '{}' })
    const json = { 'content-type': 'application/json' }
    const stranger = await call(json)
    if (stranger.body.includes('There is no such call.')) wrong.push(`${nameOf(endpoint)} is not served`)
    if (access === 'account' && stranger.statusCode !== 401)
      wrong.push(`${nameOf(endpoint)} answers a stranger with ${stranger.statusCode}`)
    taken.length = 0
    await call({ ...json, authorization: `Bearer ${token}` })
    if (!taken.some((key) => key.startsWith(`${nameOf(endpoint)}:`)))
      wrong.push(`${nameOf(endpoint)} has no limit`)
  }
  expect(wrong).toEqual([])
})

test('no call is served that the contract does not hold', async () => {
  const { http } = await testApp()
  const { paths } = (await http.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const known = new Set(endpoints.map((endpoint) => `${endpoint.method} /api${endpoint.path}`))
  expect(served.filter((name) => name.includes(' /api/') && !known.has(name))).toEqual([])
})
