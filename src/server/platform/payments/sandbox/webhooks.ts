import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import Stripe from 'stripe'
import { day, hour, minute, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { SandboxStore } from './store.ts'

type Needs = {
  db: Kysely<Tables>
  store: SandboxStore
  now: Now
  secret: string
  /** Where the product listens; null while it does not. */
  target: () => string | null
  log: () => FastifyBaseLogger
}

const waits = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, hour]
const giveUpAfter = 3 * day
const patience = 15 * second

/** Signed events to the product's own webhook, again and again until it answers 2xx, as Stripe does. */
export function sandboxWebhooks({ db, store, now, secret, target, log }: Needs) {
  async function sendDue() {
    const url = target()
    if (!url) return
    const due = await db
      .selectFrom('sandbox_deliveries')
      .selectAll()
      .where('next_attempt_at', '<=', now())
      .orderBy('next_attempt_at')
      .orderBy('event_id')
      .limit(50)
      .execute()
    for (const row of due) if (await claim(row)) await attempt(row, url)
  }

  /** Several processes look at once; whoever moves the next attempt sends. */
  async function claim(row: Tables['sandbox_deliveries']): Promise<boolean> {
    const wait = waits[Math.min(row.attempts, waits.length - 1)] ?? hour
    const result = await db
      .updateTable('sandbox_deliveries')
      .set({ attempts: row.attempts + 1, next_attempt_at: now() + wait })
      .where('event_id', '=', row.event_id)
      .where('attempts', '=', row.attempts)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  async function attempt(row: Tables['sandbox_deliveries'], url: string) {
    const event = await store.read('event', row.event_id)
    const tooOld = event && event.body.created * second < now() - giveUpAfter
    if (!event || tooOld || (await deliver(JSON.stringify(event.body), url)))
      await db.deleteFrom('sandbox_deliveries').where('event_id', '=', row.event_id).execute()
  }

  async function deliver(payload: string, url: string): Promise<boolean> {
    const timestamp = Math.floor(now() / second)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(patience),
      })
      await response.arrayBuffer() // read to the end, so that the connection is free again
      return response.ok
    } catch (error) {
      log().warn({ err: error }, 'sandbox event not delivered yet')
      return false
    }
  }

  return { sendDue }
}
