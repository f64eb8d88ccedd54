import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { day, hour, type Now, second } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Random } from '#server/platform/random.ts'
import { sandboxApi } from './api.ts'
import { idempotency } from './idempotency.ts'
import { sandboxLedger } from './ledger.ts'
import { sandboxPages } from './page-routes.ts'
import { priceId } from './shapes.ts'
import { sandboxStore } from './store.ts'
import { sandboxWebhooks } from './webhooks.ts'

type Needs = {
  db: Kysely<Tables>
  now: Now
  random: Random
  /** Known to every process of the product and to nobody else: the sandbox's keys are made from it. */
  secret: string
  publicUrl: string
  webhookUrl: () => string | null
  log: () => FastifyBaseLogger
}

const keptFor = 30 * day

/**
 * A payment service with play money inside the product. Everything it knows is in the database, so that each process
 * may offer it: its API on a loopback port of the process's own, its pages on the product's address.
 */
export function paymentSandbox({ db, now, random, secret, publicUrl, webhookUrl, log }: Needs) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secretKey = `sk_test_sandbox_${keyFor('sandbox key')}`
  const webhookSecret = `whsec_${keyFor('sandbox webhook')}`
  const store = sandboxStore({ db, now, random })
  const ledger = sandboxLedger({ store, now, random, publicUrl })
  const requests = idempotency(db, now)
  const webhooks = sandboxWebhooks({ db, store, now, secret: webhookSecret, target: webhookUrl, log })
  const api = sandboxApi({ ledger, idempotency: requests, secretKey, requestId: random.id })
  let listening: Promise<number> | null = null

  async function listen(): Promise<number> {
    await api.listen({ host: '127.0.0.1', port: 0 })
    const [own] = api.addresses()
    if (typeof own !== 'object') throw new Error('the payment sandbox has no port')
    const { port } = own
    log().info({ port }, 'payments run in TEST MODE: the sandbox answers on loopback')
    return port
  }

  const clock: Job = {
    name: 'payment sandbox',
    everyMs: second,
    run: async () => {
      await ledger.advanceAll()
      await webhooks.sendDue()
    },
  }
  const housekeeping: Job = {
    name: 'payment sandbox housekeeping',
    everyMs: hour,
    run: async () => {
      await requests.forgetOld()
      await store.forgetOld(now() - keptFor)
    },
  }

  return {
    secretKey,
    webhookSecret,
    priceId,
    /** Starts the API on first use. */
    port: () => {
      listening ??= listen()
      return listening
    },
    close: () => api.close(),
    pages: (app: FastifyInstance) => sandboxPages(app, { ledger, now, home: publicUrl }),
    jobs: [clock, housekeeping],
  }
}
