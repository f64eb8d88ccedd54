import type { FastifyInstance } from 'fastify'
import { accessTokens } from './accounts/access-tokens.ts'
import type { Config } from './env.ts'
import type { Now } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { installApiDocs } from './platform/http/api-docs.ts'
import { AppError } from './platform/http/errors.ts'
import { type Pages, servePages } from './platform/http/pages.ts'
import { httpServer } from './platform/http/server.ts'
import { systemRoutes } from './platform/http/system-routes.ts'
import type { Job } from './platform/jobs.ts'
import type { Limiter } from './platform/limits/limiter.ts'
import type { Random } from './platform/random.ts'
import { createMetrics, observeRequests, shareWithPrimary } from './platform/telemetry/metrics.ts'

/** Everything from outside, handed in. Tests hand in a stopped clock and an in-memory database; the rest is the product. */
export type Outside = {
  config: Config
  version: string
  jwtSecret: string
  database: Database
  now: Now
  random: Random
  limiter: Limiter
  /** null: only the API (tests of server domains). */
  pages: Pages | null
}

export type App = { http: FastifyInstance; jobs: readonly Job[] }

/** The only place where domains meet, readable from top to bottom. */
export async function buildApp(outside: Outside): Promise<App> {
  const { config, database, now, random, limiter, pages } = outside
  const metrics = createMetrics(pages !== null)
  const tokens = accessTokens(outside.jwtSecret, now)

  const http = await httpServer({
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    behindTls: config.publicUrl.startsWith('https://'),
    policy: pages?.policy ?? { scriptHashes: [], connect: [] },
    gate: { callerOf: tokens.read, limiter },
    requestId: random.id,
  })
  observeRequests(http, metrics)
  shareWithPrimary(metrics)
  await installApiDocs(http, outside.version)

  systemRoutes(
    http,
    {
      version: outside.version,
      adapters: { database: database.kind, limits: limiter.kind },
      ready: () => database.answers(),
    },
    metrics,
  )

  http.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('not_found', 'There is no such call.')
  })
  if (pages) await servePages(http, pages)
  return { http, jobs: [] }
}
