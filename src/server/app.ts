import type { FastifyInstance } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { collegeMentions } from '#catalog/colleges/mentions/mentions.ts'
import { collegeAddresses, type PublishedSlug } from '#catalog/colleges/slugs.ts'
import { formPages, publicPages } from '#contract/pages.ts'
import { planLimits } from '#contract/plans.ts'
import { accessTokens } from './accounts/access-tokens.ts'
import { installAccounts } from './accounts/install.ts'
import type { PasswordCost } from './accounts/passwords.ts'
import { sessionStore } from './accounts/session-store.ts'
import { sessionsOf } from './accounts/sessions.ts'
import { accountStore } from './accounts/store.ts'
import { billingRoutes } from './billing/routes.ts'
import { billingService } from './billing/service.ts'
import { lookUp } from './colleges/look-up.ts'
import { lookUpRoutes } from './colleges/look-up-routes.ts'
import { collegesRoutes } from './colleges/routes.ts'
import { collegesService } from './colleges/service.ts'
import { contactRoutes } from './contact/routes.ts'
import { contactService } from './contact/service.ts'
import { contactStore } from './contact/store.ts'
import { counselorRoutes } from './counselor/routes.ts'
import { counselorService } from './counselor/service.ts'
import { quizWriter } from './counselor/writer.ts'
import type { Config } from './env.ts'
import { majorsRoutes } from './majors/routes.ts'
import { majorsService } from './majors/service.ts'
import { assessing } from './matching/assessing.ts'
import { engineOf } from './matching/engine-of.ts'
import { matchingRoutes } from './matching/routes.ts'
import { matchingService } from './matching/service.ts'
import { reportWriter } from './matching/wording/reword.ts'
import { wordsChecker } from './platform/ai/checked-words.ts'
import type { Model } from './platform/ai/model.ts'
import { hour, type Now } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { installApiDocs } from './platform/http/api-docs.ts'
import { AppError } from './platform/http/errors.ts'
import { type Pages, servePages } from './platform/http/pages.ts'
import { noPages } from './platform/http/security-headers.ts'
import { httpServer } from './platform/http/server.ts'
import { sitemapRoutes } from './platform/http/sitemap.ts'
import { systemRoutes } from './platform/http/system-routes.ts'
import type { Job } from './platform/jobs.ts'
import type { Limiter } from './platform/limits/limiter.ts'
import { outbox } from './platform/mail/outbox.ts'
import type { Transport } from './platform/mail/transport.ts'
import { connectPayments } from './platform/payments/connect.ts'
import type { Random } from './platform/random.ts'
import { browserErrors } from './platform/telemetry/browser-errors.ts'
import { type Metrics, observeRequests } from './platform/telemetry/metrics.ts'
import { drawingPool, type PoolOptions } from './reports/pool.ts'
import { reportsRoutes } from './reports/routes.ts'
import { reportsService } from './reports/service.ts'
import { installShortlist } from './shortlist/install.ts'

/** Everything from outside. Tests pass a stopped clock and an in-memory database; the rest is the product. */
export type Outside = {
  config: Config
  version: string
  jwtSecret: string
  database: Database
  now: Now
  random: Random
  limiter: Limiter
  catalog: Catalog
  /** Every address that a college's page ever had, and the day the tables changed (YYYY-MM-DD). */
  publishedSlugs: readonly PublishedSlug[]
  catalogChangedOn: string
  mail: Transport
  /** The language model; `noModel` where none is configured. */
  model: Model
  metrics: Metrics
  /** Tests pass a low cost, to be fast. */
  passwordCost: PasswordCost
  /** Tests allow more time, since their machine may be busy. */
  drawing?: Partial<PoolOptions>
  /** null: only the API (tests of server domains). */
  pages: Pages | null
}

type App = { http: FastifyInstance; jobs: readonly Job[] }

/** The only place where domains meet. */
export async function buildApp(outside: Outside): Promise<App> {
  const { config, database, now, random, limiter, catalog, model, metrics, pages } = outside
  const { db } = database

  const behindTls = config.publicUrl.startsWith('https://')
  const tokens = accessTokens(outside.jwtSecret, now)
  const sessionRows = sessionStore(db)
  const sessions = sessionsOf({ store: sessionRows, tokens, secret: outside.jwtSecret, now, random })
  const http = await httpServer({
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    behindTls,
    policy: pages?.policy ?? noPages,
    gate: { callerOf: sessions.callerOf, limiter },
    requestId: random.id,
  })
  observeRequests(http, metrics)
  await installApiDocs(http, outside.version)

  const mail = outbox({ db, transport: outside.mail, now, random, log: () => http.log })
  const accountRows = accountStore(db)
  const paying = connectPayments({ config, http, database, secret: outside.jwtSecret, now, random })
  const billing = billingService({
    db,
    payments: paying.payments,
    mail,
    personOf: (id) => accountRows.find(id),
    publicUrl: config.publicUrl,
    now,
    random,
    log: () => http.log,
  })
  billingRoutes(http, billing)
  await paying.install()

  const contact = contactService({
    db,
    store: contactStore(db),
    mail,
    supportEmail: config.supportEmail,
    now,
    random,
    planOf: billing.planOf,
  })
  contactRoutes(http, contact)

  const engine = engineOf(catalog)
  const addresses = collegeAddresses(catalog.colleges, outside.publishedSlugs)
  const shortlist = await installShortlist({
    http,
    db,
    catalog,
    addresses,
    limiter,
    mail,
    publicUrl: config.publicUrl,
    secret: outside.jwtSecret,
    now,
    random,
    planOf: billing.planOf,
    holdAccount: accountRows.hold,
    personOf: (id) => accountRows.find(id),
    mayRemind: async (accountId) =>
      planLimits[await billing.planOf(accountId)].tracker &&
      (await accountRows.find(accountId))?.emailConfirmedAt != null,
    ...assessing(engine),
  })

  const accounts = await installAccounts({
    http,
    db,
    store: accountRows,
    sessionRows,
    sessions,
    limiter,
    mail,
    publicUrl: config.publicUrl,
    behindTls,
    secret: outside.jwtSecret,
    passwordCost: outside.passwordCost,
    now,
    random,
    subscriptionOf: billing.subscriptionOf,
    beforeDeletion: billing.endNow,
    afterDeletion: mail.forgetLettersOf,
    whenReset: shortlist.whenReset,
    exports: {
      contactMessages: contact.exportOf,
      billing: billing.exportOf,
      ...shortlist.exports,
      waitingMail: mail.waitingOf,
    },
  })

  const writing = { model, check: wordsChecker(metrics), collegesIn: collegeMentions(catalog), now }
  const drawing = drawingPool(outside.drawing)
  http.addHook('onClose', drawing.close)
  const matching = matchingService({
    engine,
    planOf: billing.planOf,
    writer: reportWriter({
      ...writing,
      nicknamesOf: (unitid) => catalog.collegeById.get(unitid)?.nicknames ?? [],
    }),
    now,
  })
  matchingRoutes(http, matching)
  lookUpRoutes(http, lookUp(catalog))

  counselorRoutes(http, counselorService({ facts: catalog, writer: quizWriter(writing) }))

  reportsRoutes(http, reportsService({ pool: drawing, planOf: billing.planOf, now, site: config.publicUrl }))

  browserErrors(http, metrics)
  systemRoutes(
    http,
    {
      version: outside.version,
      adapters: {
        database: database.kind,
        limits: limiter.kind,
        mail: mail.kind,
        payments: paying.kind,
        words: model.kind,
      },
      problem: database.problem,
    },
    metrics,
    config.metricsToken,
  )
  for (const other of ['/api', '/api/*']) {
    http.all(other, { schema: { hide: true } }, () => {
      throw new AppError('not_found', 'There is no such call.')
    })
  }
  if (pages) {
    const colleges = collegesService({ catalog, addresses, live: pages.live })
    collegesRoutes(http, colleges, pages)
    const majors = majorsService({ catalog, addresses, live: pages.live })
    majorsRoutes(http, majors, pages)
    sitemapRoutes(http, {
      publicUrl: config.publicUrl,
      changedOn: outside.catalogChangedOn,
      parts: [
        { name: 'site', paths: () => [...publicPages, ...formPages] },
        { name: 'colleges', paths: colleges.paths },
        { name: 'majors', paths: majors.paths },
      ],
    })
    await servePages(http, pages)
  }

  const housekeeping: Job = {
    name: 'housekeeping',
    everyMs: hour,
    run: async () => {
      await accounts.forgetOld()
      await shortlist.forgetOld()
    },
  }
  return {
    http,
    jobs: [mail.job, ...accounts.jobs, ...paying.jobs, ...billing.jobs, ...shortlist.jobs, housekeeping],
  }
}
