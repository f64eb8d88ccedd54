import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { day, hour, type Now, second } from '#server/platform/clock.ts'
import { asStripe } from './as-stripe.ts'
import type { SandboxDb } from './store.ts'

type Needs = {
  db: SandboxDb
  now: Now
  secret: string
  /** Where the product listens; null while it does not. */
  target: () => string | null
  log: () => FastifyBaseLogger
}

const giveUpAfter = 3 * day

/** Signed events to the product's own webhook, again and again until it answers 2xx, as Stripe does. */
export function sandboxWebhooks({ db, now, secret, target, log }: Needs) {
  return async function sendDue() {
    const url = target()
    if (!url) return
    const due = db.selectFrom('sandbox_objects').select(['id', 'body', 'created_at', 'due_at'])
    const events = due
      .where('kind', '=', 'event')
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .orderBy('id')
    for (const { id, body, created_at, due_at } of await events.limit(50).execute()) {
      const event = db.updateTable('sandbox_objects').where('id', '=', id)
      const age = now() - created_at
      const next = now() + Math.min(Math.max(age, second), hour)
      // Several processes look at once; whoever moves the next attempt sends.
      const claimed = await event.set({ due_at: next }).where('due_at', '=', due_at).executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) continue
      if (age > giveUpAfter || (await deliver(JSON.stringify(asStripe(JSON.parse(body))), url)))
        await event.set({ due_at: null }).execute()
    }
  }

  async function deliver(payload: string, url: string): Promise<boolean> {
    const timestamp = Math.floor(now() / second)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
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
}
