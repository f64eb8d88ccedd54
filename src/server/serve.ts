import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedSlugs } from '#catalog/colleges/slugs.ts'
import { loadCatalog } from '#catalog/load.ts'
import { fullCost } from './accounts/passwords.ts'
import { buildApp } from './app.ts'
import type { Config } from './env.ts'
import { keptSecret } from './jwt-secret.ts'
import { warmUp } from './matching/engine-of.ts'
import { packageRoot, packageVersion } from './package-root.ts'
import { type Model, noModel } from './platform/ai/model.ts'
import { second } from './platform/clock.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { loadPages } from './platform/http/pages.ts'
import { startJobs } from './platform/jobs.ts'
import { type Limiter, unlimited } from './platform/limits/limiter.ts'
import { memoryLimiter } from './platform/limits/memory.ts'
import { oldLetters } from './platform/mail/old-letters.ts'
import { fileTransport, outboxFolder } from './platform/mail/transport.ts'
import { random } from './platform/random.ts'
import { scrub } from './platform/telemetry/log.ts'
import { createMetrics, type Metrics } from './platform/telemetry/metrics.ts'
import { startWarnings } from './start-warnings.ts'

const patience = 15 * second

/** One process of the product, from configuration to a clean stop. */
export async function runServer(config: Config) {
  const warn = (message: string) => process.stderr.write(`${scrub(message)}\n`)
  startWarnings(config).forEach(warn)
  const database = openDatabase(config, (error) => warn(`The database connection broke: ${error.message}`))
  await migrate(database)
  const tables = join(packageRoot(), 'src/catalog/data')
  const catalog = loadCatalog(tables)
  warmUp(catalog)
  const limiter = await limiterFor(config, warn)
  const metrics = createMetrics(true)
  const model = await modelFor(config, limiter, metrics)
  const { http, jobs } = await buildApp({
    config,
    version: packageVersion(),
    jwtSecret: config.jwtSecret ?? keptSecret(resolve(config.dataDir)),
    database,
    now: Date.now,
    random,
    limiter,
    catalog,
    publishedSlugs: publishedSlugs(
      readFileSync(join(packageRoot(), 'src/catalog/colleges/published-slugs.tsv'), 'utf8'),
    ),
    catalogChangedOn: changedOn(tables),
    mail: await mailFor(config),
    model,
    metrics,
    passwordCost: fullCost,
    pages: await loadPages(join(packageRoot(), 'dist'), { ...config, colleges: catalog.colleges.length }),
  })
  await http.listen({ port: config.port, host: config.host })
  // With SMTP too: letters may be left from the time before it.
  const running = startJobs([...jobs, oldLetters(config.dataDir, Date.now)], http.log)
  if (!config.smtpUrl) http.log.info(`mail is written to ${outboxFolder(config.dataDir)}, one file a message`)
  process.stdout.write(`\n  Lantern is ready at ${config.publicUrl}\n\n`)

  let stopping = false
  const stop = async (status = 0) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref() // something hangs: exit anyway
    // No new connections and no new job runs. Requests and jobs in progress finish; they need everything below.
    await Promise.all([http.close(), running.stop()])
    await model.close()
    await limiter.close()
    await database.close()
    process.exit(status)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // What nothing caught may have left anything half done: it is logged, requests under way are answered, and whoever
  // runs this process starts another.
  const fall = (said: string) => (error: unknown) => {
    http.log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, said)
    void stop(1).catch(() => process.exit(1))
  }
  process.on('uncaughtException', fall('an error that nothing caught'))
  process.on('unhandledRejection', fall('a promise that nothing awaited'))
}

/** Unlike the time of day, this clock never goes back. */
const sinceStart = () => performance.now()

// What only some installations are configured for is loaded only there: each of these is 2 to 20 MB of memory.

async function limiterFor(config: Config, warn: (message: string) => void) {
  if (!config.rateLimit) return unlimited
  if (!config.redisUrl) return memoryLimiter(sinceStart)
  const { redisLimiter } = await import('./platform/limits/redis.ts')
  return redisLimiter(config.redisUrl, sinceStart, warn)
}

async function mailFor({ smtpUrl, mailFrom, dataDir }: Config) {
  if (!smtpUrl) return fileTransport(dataDir, mailFrom)
  const { smtpTransport } = await import('./platform/mail/smtp.ts')
  return smtpTransport(smtpUrl, mailFrom)
}

async function modelFor(config: Config, limiter: Limiter, metrics: Metrics): Promise<Model> {
  if (!config.model) return noModel
  const { memoryCache, redisCache } = await import('./platform/ai/answer-cache.ts')
  const { openAiModel } = await import('./platform/ai/open-ai-model.ts')
  const cache = config.redisUrl ? redisCache(config.redisUrl, sinceStart) : memoryCache()
  return openAiModel({ endpoint: config.model, cache, limiter, metrics, now: Date.now })
}

/** The day on which the newest table file was installed: an update touches only the files that it changes. */
function changedOn(folder: string): string {
  const newest = Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs))
  return new Date(newest).toISOString().slice(0, 10)
}
