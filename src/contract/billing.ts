import * as z from 'zod/mini'
import { dateFormat } from '#contract/date-format.ts'
import { planNames } from './plans.ts'
import { endpoint, kilobytes } from './wire/endpoint.ts'
import { SuccessDetail } from './wire/success.ts'

/** What a plan costs, as the payment service says (spec §3). */
export const PlanPrice = z.object({
  planName: z.enum(planNames),
  /** In cents. */
  price: z.number(),
  interval: z.string(),
  priceId: z.nullable(z.string()),
})
export type PlanPrice = z.infer<typeof PlanPrice>

const behind = 12 * 3_600_000 // UTC-12, the time zone in which a day ends last
const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/**
 * The day on which a plan renews or ends, 'June 30, 2027': the same in mail, page and message. It is the day at UTC-12,
 * so that a plan lasts until the end of that day wherever the person is. A date without a time is that day.
 */
export const planDay = (at: number | string) =>
  longDay(new Date(at).getTime() - (/^\d{4}-\d\d-\d\d$/.test(String(at)) ? 0 : behind))

/** The same as '2027-06-30'. */
export const planIsoDay = (at: number) => new Date(at - behind).toISOString().slice(0, 10)

/** The last moment of such a day; NaN for an invalid date. */
export const endOfPlanDay = (day: string) => Date.parse(`${day}T23:59:59.999Z`) + behind

const Url = z.object({ url: z.string() })

export const getPaymentConfig = endpoint({
  method: 'GET',
  path: '/payments/config/',
  access: 'public',
  summary: 'What the plans cost.',
  reply: z.array(PlanPrice),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/payments/create-checkout-session/',
  access: 'account',
  summary: 'The address of a checkout for a plan; for someone who already pays, of the billing portal.',
  body: z.object({ plan_name: z.literal('gold', 'Choose the plan that you want to upgrade to.') }),
  reply: Url,
})

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/payments/create-portal-session/',
  access: 'account',
  summary: 'The address of the billing portal of a paid plan.',
  body: z.object({}),
  reply: Url,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/payments/cancel-subscription/',
  access: 'account',
  summary: 'The paid plan ends with the period paid for.',
  body: z.object({}),
  reply: SuccessDetail,
})

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/',
  access: 'public',
  summary: 'Signed messages of the payment service.',
  maxBody: kilobytes(256),
  reply: z.object({ received: z.boolean() }),
})

// Messages of spec §8 that both sides use.
export const checkoutFailed = 'Could not create a payment session.'
export const paymentsUnreachable = 'Could not connect to payment service. Please try again later.'
export const portalFailed = 'Failed to create customer portal session.'
export const portalUnreachable = 'Could not connect to subscription management.'
export const cancelFailed = 'Failed to cancel subscription.'
export const cancelDone = 'Your plan is set to cancel at the end of the billing period.'
