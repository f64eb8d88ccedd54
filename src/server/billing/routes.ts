import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/billing.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { BillingService } from './service.ts'

export function billingRoutes(app: FastifyInstance, billing: BillingService) {
  mount(
    app,
    contract.getPaymentConfig,
    async ({ reply }) => {
      const prices = await billing.prices()
      reply.header('cache-control', 'public, max-age=300') // every visitor of the landing page asks
      return prices
    },
    { perAddress: perMinute(120) },
  )
  mount(
    app,
    contract.createCheckoutSession,
    async ({ caller }) => ({ url: await billing.checkout(caller.accountId) }),
    { perAccount: perMinute(20) },
  )
  mount(
    app,
    contract.createPortalSession,
    async ({ caller }) => ({ url: await billing.portal(caller.accountId) }),
    { perAccount: perMinute(20) },
  )
  mount(
    app,
    contract.cancelSubscription,
    async ({ caller }) => {
      await billing.cancel(caller.accountId)
      return { detail: contract.cancelDone }
    },
    { perAccount: perMinute(20) },
  )
  mount(
    app,
    contract.paymentWebhook,
    async ({ request }) => {
      const signature = request.headers['stripe-signature']
      await billing.receive(
        request.rawBody ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : '',
      )
      return { received: true }
    },
    { rawBody: true, perAddress: perMinute(600) },
  )
}
