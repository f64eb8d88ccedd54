import { onTestFinished } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint, Sent } from '#contract/endpoint.ts'
import { accessTokens } from '#server/accounts/access-tokens.ts'
import { buildApp, type Outside } from '#server/app.ts'
import { readConfig } from '#server/env.ts'
import { memoryLimiter } from '#server/platform/limits/memory.ts'
import { random } from '#server/platform/random.ts'
import { testDatabase } from './test-database.ts'

const jwtSecret = 'a secret for tests, long enough to pass'
const start = Date.UTC(2026, 10, 15, 12)

type Parts<E extends Endpoint> = {
  body?: Sent<E['body']> | undefined
  query?: Record<string, string> | undefined
  params?: Record<string, string> | undefined
  /** An access token; `signedIn(accountId)` makes one. */
  token?: string | undefined
  headers?: Record<string, string> | undefined
}

export type TestAnswer<E extends Endpoint> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The reply's shape on success; on a refusal whatever came. */
  body: E['reply'] extends z.core.$ZodType ? z.core.output<E['reply']> : unknown
}

/** The real app on a database of its own, with a clock that stands until the test moves it. */
export async function testApp(changes: Partial<Outside> & { env?: Record<string, string> } = {}) {
  const { env, ...outside } = changes
  const database = outside.database ?? (await testDatabase())
  let time = start
  const now = () => time
  const { http, jobs } = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://lantern.test', ...env }),
    version: '0.0.0',
    jwtSecret,
    database,
    now,
    random,
    limiter: memoryLimiter(now),
    pages: null,
    ...outside,
  })
  onTestFinished(async () => {
    await http.close()
    await database.close()
  })
  await http.ready()
  const tokens = accessTokens(jwtSecret, now)

  async function call<E extends Endpoint>(endpoint: E, parts: Parts<E> = {}): Promise<TestAnswer<E>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(parts.params?.[name] ?? ''),
    )
    const response = await http.inject({
      method: endpoint.method,
      url: `/api${path}`,
      ...(parts.query && { query: parts.query }),
      ...(parts.body !== undefined && { payload: JSON.stringify(parts.body) }),
      headers: {
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        ...(parts.token && { authorization: `Bearer ${parts.token}` }),
        ...parts.headers,
      },
    })
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    // The caller asserts on it: that is what a test is for.
    const body = (isJson ? response.json() : response.rawPayload) as TestAnswer<E>['body']
    return { status: response.statusCode, headers: response.headers, body }
  }

  return {
    http,
    jobs,
    database,
    now,
    call,
    passTime: (ms: number) => {
      time += ms
    },
    /** A token for an account id, as login would give: for domains that only ask who is calling. */
    signedIn: (accountId: string, sessionId = 'session') => tokens.issue({ accountId, sessionId }),
  }
}
