import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { day, hour, type Now, second } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Random } from '#server/platform/random.ts'
import { sandboxApi } from './api.ts'
import { asStripe, goldPrice } from './as-stripe.ts'
import { sandboxPages } from './page-routes.ts'
import { sandboxDb, sandboxMigrations } from './table.ts'
import { sandboxTurns } from './turn.ts'

type Needs = {
  database: Database
  now: Now
  random: Random
  /** Shared by all processes of the product and known to nobody else: the sandbox's keys are made from it. */
  secret: string
  publicUrl: string
  /** Where the product listens; null while it does not. */
  webhookUrl: () => string | null
  log: () => FastifyBaseLogger
}

const giveUpAfter = 3 * day

/**
 * A payment service with play money inside the product. It keeps everything in the database, so every process can
 * offer it: its API to the SDK of that process, its pages at the product's address.
 */
export function paymentSandbox({ database, now, random, secret, publicUrl, webhookUrl, log }: Needs) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secretKey = `sk_test_sandbox_${keyFor('sandbox key')}`
  const webhookSecret = `whsec_${keyFor('sandbox webhook')}`
  const db = sandboxDb(database.db)
  const turns = sandboxTurns({ db, now, random, publicUrl })
  const { inTurn } = turns
  const due = () => db.selectFrom('sandbox_objects').where('due_at', '<=', now()).orderBy('due_at').limit(50)

  async function run() {
    for (const { id } of await due().select('id').where('kind', '=', 'subscription').execute())
      await inTurn(({ step }) => step(id)) // renewals, retries and ends
    const url = webhookUrl()
    if (url) await sendEvents(url)
    const old = db.deleteFrom('sandbox_objects').where('kind', 'not in', ['subscription', 'event'])
    await old.where('due_at', '<=', now()).execute()
  }

  /** Each event is sent until the product's webhook answers 2xx, less and less often, as Stripe does. */
  async function sendEvents(url: string) {
    const events = due().selectAll().where('kind', '=', 'event').orderBy('id')
    for (const { id, body, created_at, due_at } of await events.execute()) {
      const age = now() - created_at
      const next = now() + Math.min(Math.max(age, second), hour)
      // Several processes look at once; the one that moves the next attempt sends the event.
      const claim = db.updateTable('sandbox_objects').set({ due_at: next }).where('id', '=', id)
      const claimed = await claim.where('due_at', '=', due_at).executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) continue
      if (age > giveUpAfter || (await deliver(JSON.stringify(asStripe(JSON.parse(body))), url)))
        await db.deleteFrom('sandbox_objects').where('id', '=', id).execute()
    }
  }

  async function deliver(payload: string, url: string): Promise<boolean> {
    const signed = { payload, secret: webhookSecret, timestamp: Math.floor(now() / second) }
    const signature = Stripe.webhooks.generateTestHeaderString(signed)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(15 * second),
      })
      await response.arrayBuffer() // read to the end, so that the connection is free again
      return response.ok
    } catch (error) {
      log().warn({ err: error }, 'sandbox event not delivered yet')
      return false
    }
  }

  return {
    secretKey,
    webhookSecret,
    priceId: goldPrice,
    fetch: sandboxApi(inTurn, secretKey),
    jobs: [{ name: 'payment sandbox', everyMs: second, run }],
    /** Makes its table and serves its pages. */
    install: async (app: FastifyInstance) => {
      await migrate(database, sandboxMigrations)
      await sandboxPages(app, turns, publicUrl)
    },
  }
}
