import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { type Now, second } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Random } from '#server/platform/random.ts'
import type { Payments } from './payments.ts'
import { paymentSandbox } from './sandbox/sandbox.ts'
import { stripePayments } from './stripe.ts'

type Needs = {
  config: {
    payments: 'stripe' | 'sandbox' | 'off'
    stripe: { secretKey: string; webhookSecret: string; priceGold: string } | null
    publicUrl: string
  }
  http: FastifyInstance
  database: Database
  secret: string
  now: Now
  random: Random
}

type Connected = {
  kind: 'stripe' | 'sandbox' | 'off'
  /** null: payments are off. */
  payments: Payments | null
  jobs: readonly Job[]
  /** Makes the sandbox's table and pages; does nothing with the real service. */
  install: () => Promise<void>
}

const sdkOptions = { maxNetworkRetries: 2, timeout: 15 * second, telemetry: false }

/** The payment service that the configuration names. The sandbox is used through the same SDK and code. */
export function connectPayments({ config, http, database, secret, now, random }: Needs): Connected {
  const { publicUrl } = config
  if (config.payments === 'stripe' && config.stripe) {
    const { secretKey, webhookSecret, priceGold } = config.stripe
    const stripe = new Stripe(secretKey, sdkOptions)
    const mode = /^[a-z]+_live_/.test(secretKey) ? 'live' : 'test'
    const payments = stripePayments({ mode, webhookSecret, priceGold, publicUrl, stripe, now, random })
    return { kind: 'stripe', payments, jobs: [], install: async () => {} }
  }
  if (config.payments !== 'sandbox') return { kind: 'off', payments: null, jobs: [], install: async () => {} }
  const log = (): FastifyBaseLogger => http.log
  const webhookUrl = () => ownWebhook(http)
  const sandbox = paymentSandbox({ database, now, random, secret, publicUrl, webhookUrl, log })
  const { webhookSecret, priceId: priceGold, jobs } = sandbox
  const httpClient = Stripe.createFetchHttpClient(sandbox.fetch)
  const stripe = new Stripe(sandbox.secretKey, { ...sdkOptions, httpClient })
  const payments = stripePayments({
    mode: 'sandbox',
    webhookSecret,
    priceGold,
    publicUrl,
    stripe,
    now,
    random,
  })
  return { kind: 'sandbox', payments, jobs, install: () => sandbox.install(http) }
}

/** Our own webhook as this machine reaches it: PUBLIC_URL may only work from outside. */
function ownWebhook(http: FastifyInstance): string | null {
  const [own] = http.addresses()
  if (typeof own !== 'object') return null
  const host = own.address === '0.0.0.0' ? '127.0.0.1' : own.address === '::' ? '::1' : own.address
  return `http://${own.family === 'IPv6' ? `[${host}]` : host}:${own.port}/api/payments/webhook/`
}
