import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { day, hour, type Now, second } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Random } from '#server/platform/random.ts'
import { sandboxApi } from './api.ts'
import { goldPrice } from './as-stripe.ts'
import { sandboxPages } from './page-routes.ts'
import { sandboxDb, sandboxMigrations } from './store.ts'
import { sandboxTurns } from './turn.ts'
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

/** What nobody will ask for again goes. Customers and subscriptions stay. */
const daysKept = { answered: 1, event: 30, 'checkout.session': 30, 'billing_portal.session': 30 }

/**
 * A payment service with play money inside the product. Everything it knows is in the database, so that each process
 * may offer it: its API to the SDK of this process, its pages on the product's address.
 */
export function paymentSandbox({ database, now, random, secret, publicUrl, webhookUrl, log }: Needs) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secretKey = `sk_test_sandbox_${keyFor('sandbox key')}`
  const webhookSecret = `whsec_${keyFor('sandbox webhook')}`
  const db = sandboxDb(database.db)
  const objects = db.selectFrom('sandbox_objects')
  const inTurn = sandboxTurns({ db, now, random, publicUrl })
  const sendDue = sandboxWebhooks({ db, now, secret: webhookSecret, target: webhookUrl, log })

  const clock: Job = {
    name: 'payment sandbox',
    everyMs: second,
    run: async () => {
      const subscriptions = objects.select('id').where('kind', '=', 'subscription')
      for (const { id } of await subscriptions.where('due_at', '<=', now()).execute())
        await inTurn(({ step }) => step(id)) // renewals, retries and ends
      await sendDue()
    },
  }
  const housekeeping: Job = {
    name: 'payment sandbox housekeeping',
    everyMs: hour,
    run: async () => {
      for (const [kind, days] of Object.entries(daysKept)) {
        const old = db.deleteFrom('sandbox_objects').where('created_at', '<', now() - days * day)
        await old.where('kind', '=', kind).execute()
      }
    },
  }

  return {
    secretKey,
    webhookSecret,
    priceId: goldPrice,
    fetch: sandboxApi(inTurn, secretKey),
    jobs: [clock, housekeeping],
    /** Its tables, and its pages. */
    install: async (app: FastifyInstance) => {
      await migrate(database, sandboxMigrations)
      await sandboxPages(app, inTurn, publicUrl)
    },
  }
}
