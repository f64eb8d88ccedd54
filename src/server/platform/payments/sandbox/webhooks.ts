import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { day, hour, minute, type Now, second } from '#server/platform/clock.ts'
import { complete } from './stripe-shapes.ts'
import type { SandboxDb } from './tables.ts'

type Needs = {
  db: SandboxDb
  now: Now
  secret: string
  /** Where the product listens; null while it does not. */
  target: () => string | null
  log: () => FastifyBaseLogger
}

const waits = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, hour]
const giveUpAfter = 3 * day
const timeout = 15 * second

/** Signed events to the product's own webhook, again and again until it answers 2xx, as Stripe does. */
export function sandboxWebhooks({ db, now, secret, target, log }: Needs) {
  async function sendDue() {
    const url = target()
    if (!url) return
    const due = await db
      .selectFrom('sandbox_deliveries as delivery')
      .leftJoin('sandbox_objects as event', 'event.id', 'delivery.event_id')
      .select(['delivery.event_id', 'delivery.attempts', 'event.body', 'event.created_at'])
      .where('delivery.next_attempt_at', '<=', now())
      .orderBy('delivery.next_attempt_at')
      .orderBy('delivery.event_id')
      .limit(50)
      .execute()
    for (const { event_id, attempts, body, created_at } of due) {
      if (!(await claim(event_id, attempts))) continue
      const over = body === null || (created_at ?? 0) < now() - giveUpAfter
      if (over || (await deliver(JSON.stringify(complete(JSON.parse(body))), url)))
        await db.deleteFrom('sandbox_deliveries').where('event_id', '=', event_id).execute()
    }
  }

  /** Several processes look at once; whoever moves the next attempt sends. */
  async function claim(eventId: string, attempts: number): Promise<boolean> {
    const wait = waits[Math.min(attempts, waits.length - 1)] ?? hour
    const result = await db
      .updateTable('sandbox_deliveries')
      .set({ attempts: attempts + 1, next_attempt_at: now() + wait })
      .where('event_id', '=', eventId)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return result.numUpdatedRows === 1n
  }

  async function deliver(payload: string, url: string): Promise<boolean> {
    const timestamp = Math.floor(now() / second)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(timeout),
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
