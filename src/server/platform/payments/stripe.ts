import Stripe from 'stripe'
import * as z from 'zod'
import { addressOf } from '#contract/pages.ts'
import { type Now, second } from '#server/platform/clock.ts'
import { isNestedTooDeep } from '#server/platform/http/json-depth.ts'
import type { Random } from '#server/platform/random.ts'
import {
  type Checkout,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  PaymentsError,
} from './payments.ts'

type Needs = {
  stripe: Stripe
  mode: Payments['mode']
  webhookSecret: string
  priceGold: string
  publicUrl: string
  now: Now
  random: Pick<Random, 'id'>
}

const tolerance = 300 // seconds a signature is valid, as Stripe recommends

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw asPaymentError(error)
  }
}

/** null if the object does not exist (any more). */
const unlessMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  ask(answer.catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))))

/** The one code path for real and for play money: the official SDK. */
export function stripePayments(needs: Needs): Payments {
  const { stripe, mode, webhookSecret, priceGold, publicUrl, now, random } = needs
  const { customers, prices, subscriptions, checkout, billingPortal } = stripe

  return {
    mode,
    async price() {
      const price = await ask(prices.retrieve(priceGold))
      return { id: price.id, cents: price.unit_amount ?? 0, interval: intervalOf(price) }
    },
    async createCustomer({ accountId, email, key }) {
      const customer = { email, metadata: { account_id: accountId } }
      return (await ask(customers.create(customer, { idempotencyKey: key }))).id
    },
    async forgetCustomer(customerId) {
      await unlessMissing(customers.del(customerId))
    },
    async openCheckout({ customerId, accountId, key }) {
      const session = {
        mode: 'subscription' as const,
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price: priceGold, quantity: 1 }],
        success_url: addressOf(publicUrl, '/payment/success'),
        cancel_url: addressOf(publicUrl, '/subscription'),
      }
      return toCheckout(await ask(checkout.sessions.create(session, { idempotencyKey: key })))
    },
    async findCheckout(id) {
      const session = await unlessMissing(checkout.sessions.retrieve(id))
      return session && toCheckout(session)
    },
    async closeCheckout(id) {
      const session = await unlessMissing(checkout.sessions.retrieve(id))
      if (session?.status !== 'open') return
      await ask(checkout.sessions.expire(id, {}, { idempotencyKey: `expire:${id}` }))
    },
    async openPortal(customerId) {
      const return_url = addressOf(publicUrl, '/subscription', '?from=portal')
      const session = { customer: customerId, return_url }
      return (await ask(billingPortal.sessions.create(session, { idempotencyKey: random.id() }))).url
    },
    async subscriptionsOf(customerId) {
      const pages = subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
      return (await ask(pages.autoPagingToArray({ limit: 10_000 }))).map(toPaid)
    },
    async cancelAtPeriodEnd(id) {
      // A new key for each call: after the student resumed the plan in the portal, canceling again must work.
      const options = { idempotencyKey: random.id() }
      return toPaid(await ask(subscriptions.update(id, { cancel_at_period_end: true }, options)))
    },
    readEvent(body, signature) {
      if (isNestedTooDeep(body)) return null
      const bytes = Buffer.from(body)
      try {
        return toEvent(
          Stripe.webhooks.constructEvent(bytes, signature, webhookSecret, tolerance, undefined, now()),
        )
      } catch {
        return null // the SDK throws for a forged, stale or malformed signature, and for what is not an event
      }
    },
  }
}

function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const passing =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  return new PaymentsError(passing ? 'unreachable' : 'refused', error)
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const toCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  url: session.url,
  open: session.status === 'open' && session.url !== null,
  expiresAt: session.expires_at * second,
})

const intervalOf = ({ recurring }: Stripe.Price) => recurring?.interval ?? 'month'

const standings: Partial<Record<string, PaidSubscription['standing']>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'overdue',
}

function toPaid(subscription: Stripe.Subscription): PaidSubscription {
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end))
  const bought = subscription.items.data[0]?.price
  return {
    id: subscription.id,
    standing: standings[subscription.status] ?? 'none',
    // The portal may set a date instead of the flag: both mean that it will not renew.
    endsAt: (subscription.cancel_at ?? periodEnd) * second,
    cancelsAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    price: bought?.unit_amount == null ? null : { cents: bought.unit_amount, interval: intervalOf(bought) },
  }
}

const Owner = z.union([z.string(), z.object({ id: z.string() })])
/** Events carry over two hundred kinds of object; we only need the customer. */
const SignedEvent = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  data: z
    .object({
      object: z.object({
        object: z.string().optional(),
        id: z.string().optional(),
        customer: Owner.nullish(),
      }),
    })
    .optional(),
})

function toEvent(event: unknown): PaymentEvent | null {
  const parsed = SignedEvent.safeParse(event)
  if (!parsed.success) return null
  const { id, type, data } = parsed.data
  const owner = data?.object.object === 'customer' ? data.object.id : data?.object.customer
  return { id, type, customerId: (typeof owner === 'object' ? owner?.id : owner) ?? null }
}
