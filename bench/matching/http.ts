import autocannon from 'autocannon'
import * as z from 'zod/mini'
import type { Catalog } from '#catalog/catalog.ts'
import { FindCollegeRequest } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import { stateName } from '#contract/states.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { accessTokens } from '#server/accounts/access-tokens.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/env.ts'
import { engineOf } from '#server/matching/engine-of.ts'
import { noModel } from '#server/platform/ai/model.ts'
import { openInMemory } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { mount } from '#server/platform/http/mount.ts'
import { replySerializer } from '#server/platform/http/reply-serializer.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { random } from '#server/platform/random.ts'
import { createMetrics } from '#server/platform/telemetry/metrics.ts'
import { median } from '../support/numbers.ts'
import { studentNumber } from './profiles.ts'

const jwtSecret = 'a secret for benchmarks, long enough to pass'

/** A route with the same framework, hooks and serializer that only sends a finished report. */
const bareReport = endpoint({
  method: 'POST',
  path: '/bare-report/',
  access: 'public',
  summary: 'A report that is already there.',
  body: z.object({}),
  reply: Report,
})

function requestNumber(n: number) {
  const { gpa, sat, act, classRank, state, major, specificCollege, interestedStates, collegeType } =
    studentNumber(n)
  return {
    student_name: `Student ${n}`,
    gpa_unweighted: gpa,
    sat_score: sat,
    act_score: act,
    class_rank: classRank ? `${classRank.rank}/${classRank.size}` : null,
    grad_year: new Date().getUTCFullYear() + 1,
    state_of_residence: stateName(state),
    major,
    specific_college: specificCollege,
    interested_states: interestedStates.map(stateName),
    college_type: collegeType,
    clubs: 'Robotics, debate and the school paper',
  }
}

/** The real app in this process, with a gold account's session. */
async function startApp(catalog: Catalog) {
  const database = openInMemory()
  await migrate(database)
  const { http } = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    version: '0.0.0',
    jwtSecret,
    database,
    now: Date.now,
    random,
    limiter: unlimited,
    catalog,
    publishedSlugs: [],
    catalogChangedOn: '2026-11-15',
    mail: { kind: 'files', send: async () => {}, close: () => {} },
    model: noModel,
    metrics: createMetrics(false),
    passwordCost: { memoryCost: 8, timeCost: 1 },
    warmReports: false,
    pages: null,
  })
  const at = Date.now()
  const { db } = database
  const account = {
    id: 'a',
    email: 'a@example.edu',
    password_hash: '',
    first_name: 'A',
    last_name: 'B',
    created_at: at,
  }
  await db.insertInto('accounts').values(account).execute()
  const session = {
    id: 's',
    account_id: 'a',
    address_hash: '',
    device_hash: null,
    device_name: '',
    last_used_at: 0,
    created_at: at,
    revoked_at: null,
  }
  await db.insertInto('sessions').values(session).execute()
  const gold = {
    id: 'g',
    account_id: 'a',
    source: 'operator',
    status: 'active',
    ends_at: null,
    cancels_at_end: 0,
    payment_problem: 0,
    external_id: null,
    updated_at: at,
  } as const
  await db.insertInto('subscriptions').values(gold).execute()
  const token = await accessTokens(jwtSecret, Date.now).issue({ accountId: 'a', sessionId: 's' })
  return { http, database, token }
}

const seconds = 6
const connections = 16

/** Requests a second of the whole call and of the bare route in one run; then where the time of one call goes. */
export async function callRates(catalog: Catalog) {
  const { http, database, token } = await startApp(catalog)
  const { match } = engineOf(catalog)
  const { report } = match(studentNumber(1))
  mount(http, bareReport, () => report)
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const requests = Array.from({ length: 500 }, (_, n) => JSON.stringify(requestNumber(n)))
  const rate = async (path: string, bodies: readonly string[]) => {
    let next = 0
    const result = await autocannon({
      url: `${url}/api${path}`,
      connections,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          headers,
          setupRequest: (request) => ({ ...request, body: bodies[next++ % bodies.length] ?? '{}' }),
        },
      ],
    })
    if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} answers were no success`)
    return result.requests.average
  }
  await rate('/ai/find-college/', requests) // warms up
  const whole = await rate('/ai/find-college/', requests)
  const bare = await rate('/bare-report/', ['{}'])
  const parts = await whereTimeGoes(http, requests, headers, match)
  await http.close()
  await database.close()
  return { whole, bare, bytes: JSON.stringify(report).length, parts }
}

type Http = Awaited<ReturnType<typeof startApp>>['http']

async function whereTimeGoes(
  http: Http,
  requests: readonly string[],
  headers: Record<string, string>,
  match: ReturnType<typeof engineOf>['match'],
) {
  const reports = Array.from({ length: 50 }, (_, n) => match(studentNumber(n)).report)
  const inject = (n: number, path: string) =>
    http.inject({
      method: 'POST',
      url: `/api${path}`,
      headers,
      payload: requests[n % requests.length] ?? '{}',
    })
  const serialize = replySerializer({ schema: Report, method: 'POST', url: '' })
  const bearer = headers.authorization?.replace('Bearer ', '') ?? ''
  const parts: Record<string, (n: number) => unknown> = {
    'session and account': () => http.gate.callerOf(bearer),
    'checks on the request': (n) => FindCollegeRequest.parse(JSON.parse(requests[n] ?? '{}')),
    engine: (n) => match(studentNumber(n)),
    'serializing the reply': (n) => serialize(reports[n % reports.length]),
    'the same report, bare route': (n) => inject(n, '/bare-report/'),
    'the whole call': (n) => inject(n, '/ai/find-college/'),
  }
  const taken = new Map<string, number[]>(Object.keys(parts).map((part) => [part, []]))
  // In turn, so that other work on the machine affects all of them alike.
  for (let n = 0; n < 400; n++)
    for (const [part, work] of Object.entries(parts)) {
      const startedAt = performance.now()
      await work(n)
      taken.get(part)?.push(performance.now() - startedAt)
    }
  const ms = Object.fromEntries([...taken].map(([part, times]) => [part, median(times)]))
  const counted = ['session and account', 'checks on the request', 'engine', 'the same report, bare route']
  const rest = (ms['the whole call'] ?? 0) - counted.reduce((sum, part) => sum + (ms[part] ?? 0), 0)
  return { ...ms, 'left for the plan and the rest': rest }
}
