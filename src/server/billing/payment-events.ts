import type { FastifyBaseLogger } from 'fastify'
import { day, minute, type Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { PaymentEvent, Payments } from '#server/platform/payments/payments.ts'
import type { Customer, CustomerStore } from './customers.ts'
import type { EventStore } from './events.ts'
import type { SubscriptionStore } from './store.ts'
import type { SubscriptionSync } from './sync.ts'

type Needs = {
  store: SubscriptionStore
  customers: CustomerStore
  events: EventStore
  payments: Payments
  sync: SubscriptionSync
  now: Now
  log: () => FastifyBaseLogger
}

/** Events after which a plan may be another one. The rest is accepted and ignored. */
const hints = /^(customer\.subscription\.|customer\.deleted$|checkout\.session\.|invoice\.)/
const retryAfter = 10 * minute
const keptFor = 60 * day

/** What the payment service tells us, and what we ask it ourselves in case a message was lost. */
export function paymentEvents({ store, customers, events, payments, sync, now, log }: Needs) {
  /** An error here is an answer too: the service then sends the event again. */
  async function receive(body: Uint8Array, signature: string): Promise<void> {
    const event = payments.readEvent(body, signature)
    if (!event) throw new AppError('bad_request', 'The signature of this message is not valid.')
    if (await events.receive(event, now())) await process(event)
  }

  async function process({ id, type, customerId }: PaymentEvent) {
    const accountId = customerId && hints.test(type) ? await customers.findAccount(customerId) : null
    if (accountId) await sync.settle(accountId)
    await events.finish(id, now())
  }

  async function heal() {
    for (const event of await events.unfinished(now() - minute)) await attempt(() => process(event))
    for (const customer of await customers.due(now())) {
      const next = now() + (customer.customerId ? retryAfter : day)
      if (await customers.claim(customer, next)) await attempt(() => check(customer))
    }
    await events.forgetOld(now() - keptFor)
  }

  async function check(customer: Customer) {
    if (customer.mode === payments.mode) return void (await sync.settle(customer.accountId))
    // Real money keeps its row while the product runs without its key; play money ends when real payments begin.
    if (customer.mode === 'live') return
    await store.endPaid(customer.accountId)
    await customers.forget(customer, payments.mode)
  }

  /** One that fails must not hold up the others; it comes again. */
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log().error({ err: error }, 'a subscription was not checked'))

  const job: Job = { name: 'payment reconciliation', everyMs: minute, run: heal }
  return { receive, job }
}
