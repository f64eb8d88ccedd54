import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type * as z from 'zod/mini'
import { parse } from 'zod/v4/core'
import type { Catalog } from '#catalog/catalog.ts'
import { loadCatalog } from '#catalog/load.ts'
import type { Endpoint, Sent } from '#contract/wire/endpoint.ts'
import { accessTokens } from '#server/accounts/access-tokens.ts'
import { buildApp, type Outside } from '#server/app.ts'
import { readConfig } from '#server/env.ts'
import { packageRoot } from '#server/package-root.ts'
import { noModel } from '#server/platform/ai/model.ts'
import { minute } from '#server/platform/clock.ts'
import { memoryLimiter } from '#server/platform/limits/memory.ts'
import type { Message } from '#server/platform/mail/message.ts'
import { random } from '#server/platform/random.ts'
import { createMetrics } from '#server/platform/telemetry/metrics.ts'
import { testDatabase } from './test-database.ts'

const jwtSecret = 'a secret for tests, long enough to pass'
const start = Date.UTC(2026, 10, 15, 12)

let loaded: Catalog | null = null
/** The real tables, read once a test file. */
export function shippedCatalog(): Catalog {
  loaded ??= loadCatalog(join(packageRoot(), 'src/catalog/data'))
  return loaded
}

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

/** The real app on its own database, with a clock that stands still until the test moves it. */
export async function testApp(changes: Partial<Outside> & { env?: Record<string, string> } = {}) {
  const { env, ...outside } = changes
  const database = outside.database ?? (await testDatabase())
  let time = start
  const now = () => time
  const sent: Message[] = []
  const { http, jobs } = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://lantern.test', ...env }),
    version: '0.0.0',
    jwtSecret,
    database,
    now,
    random,
    limiter: memoryLimiter(now),
    catalog: shippedCatalog(),
    publishedSlugs: [],
    catalogChangedOn: '2026-11-15',
    mail: {
      kind: 'files',
      send: async (_id, message) => {
        sent.push(message)
      },
      close: () => {},
    },
    model: noModel,
    metrics: createMetrics(false),
    passwordCost: { memoryCost: 8, timeCost: 1 },
    drawing: { waitMs: minute, drawMs: minute },
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
    // The serializer only removes unknown keys; this checks every reply of every test against the contract.
    if (endpoint.reply && response.statusCode === endpoint.status) parse(endpoint.reply, response.json())
    // Not checked further: the test asserts on it.
    const body = (isJson ? response.json() : response.rawPayload) as TestAnswer<E>['body']
    return { status: response.statusCode, headers: response.headers, body }
  }

  /** An open session of an account that exists, without the cost of a login. */
  async function signedIn(accountId: string, sessionId = `session of ${accountId}`): Promise<string> {
    const { db } = database
    const account = {
      id: accountId,
      email: `${accountId}@example.edu`,
      password_hash: '',
      first_name: 'Maya',
      last_name: 'Torres',
      created_at: time,
      email_confirmed_at: time,
    }
    const session = {
      id: sessionId,
      account_id: accountId,
      address_hash: '',
      device_hash: null,
      device_name: 'A browser',
      created_at: time,
      last_used_at: time,
      revoked_at: null,
    }
    await db
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('sessions')
      .values(session)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return await tokens.issue({ accountId, sessionId })
  }

  /** Gold as given by the operator: until revoked. */
  async function giveGold(accountId: string) {
    const gold = {
      id: random.id(),
      account_id: accountId,
      source: 'operator',
      status: 'active',
      ends_at: null,
      cancels_at_end: 0,
      payment_problem: 0,
      external_id: null,
      updated_at: time,
    } as const
    await database.db.insertInto('subscriptions').values(gold).execute()
  }

  return {
    http,
    jobs,
    database,
    now,
    call,
    signedIn,
    giveGold,
    /** Mails that the transport has taken. */
    sent,
    runJobs: async () => {
      for (const job of [...jobs, ...jobs]) await job.run() // twice, because a job may make work for another
    },
    passTime: (ms: number) => {
      time += ms
    },
  }
}
