import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { day, hour, type Now, second } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Random } from '#server/platform/random.ts'
import { sandboxApi } from './api.ts'
import { sandboxLedger } from './ledger.ts'
import { price } from './objects.ts'
import { sandboxPages } from './page-routes.ts'
import { sandboxDb, sandboxMigrations } from './tables.ts'
import { sandboxWebhooks } from './webhooks.ts'

type Needs = {
  database: Database
  now: Now
  random: Random
  /** Known to every process of the product and to nobody else: the sandbox's keys are made from it. */
  secret: string
  publicUrl: string
  webhookUrl: () => string | null
  log: () => FastifyBaseLogger
}

/**
 * A payment service with play money inside the product. Everything it knows is in the database, so that each process
 * may offer it: its API on a loopback port of the process's own, its pages on the product's address.
 */
export function paymentSandbox({ database, now, random, secret, publicUrl, webhookUrl, log }: Needs) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secretKey = `sk_test_sandbox_${keyFor('sandbox key')}`
  const webhookSecret = `whsec_${keyFor('sandbox webhook')}`
  const db = sandboxDb(database.db)
  const inTurn = sandboxLedger({ db: database.db, now, random, publicUrl })
  const webhooks = sandboxWebhooks({ db, now, secret: webhookSecret, target: webhookUrl, log })
  const api = sandboxApi({ inTurn, secretKey, requestId: random.id, now })
  let listening: Promise<number> | null = null

  async function listen(): Promise<number> {
    await api.listen({ host: '127.0.0.1', port: 0 })
    const [own] = api.addresses()
    if (typeof own !== 'object') throw new Error('the payment sandbox has no port')
    log().info({ port: own.port }, 'payments run in TEST MODE: the sandbox answers on loopback')
    return own.port
  }

  const clock: Job = {
    name: 'payment sandbox',
    everyMs: second,
    run: async () => {
      const due = await db.selectFrom('sandbox_objects').select('id').where('due_at', '<=', now()).execute()
      for (const { id } of due) await inTurn((ledger) => ledger.step(id)) // renewals, retries and ends
      await webhooks.sendDue()
    },
  }
  /** What nobody will ask for again goes. Customers and subscriptions stay. */
  const housekeeping: Job = {
    name: 'payment sandbox housekeeping',
    everyMs: hour,
    run: async () => {
      await db
        .deleteFrom('sandbox_requests')
        .where('created_at', '<', now() - day)
        .execute()
      await db
        .deleteFrom('sandbox_objects')
        .where('kind', 'in', ['event', 'checkout.session', 'billing_portal.session'])
        .where('created_at', '<', now() - 30 * day)
        .execute()
    },
  }

  return {
    secretKey,
    webhookSecret,
    priceId: price.id,
    /** Starts the API on first use. */
    port: () => {
      listening ??= listen()
      return listening
    },
    close: () => api.close(),
    /** Its tables, and its pages. */
    install: async (app: FastifyInstance) => {
      await migrate(database, sandboxMigrations)
      await sandboxPages(app, inTurn, publicUrl)
    },
    jobs: [clock, housekeeping],
  }
}
