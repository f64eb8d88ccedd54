import Fastify from 'fastify'
import type { Kysely } from 'kysely'
import { customerStore } from '#server/billing/customer-store.ts'
import { billingService } from '#server/billing/service.ts'
import { minute } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/database.ts'
import type { Message } from '#server/platform/mail/message.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import { random } from '#server/platform/random.ts'

const quiet = Fastify({ logger: false }).log

/** Billing alone on a real database, with the given payment service and one account that is its customer. */
export async function testBillingService(payments: Payments, db: Kysely<Tables>) {
  let time = Date.UTC(2026, 10, 15, 12)
  const now = () => time
  const id = random.id()
  const email = `${id}@example.edu`
  const account = { id, email, password_hash: '', first_name: 'Maya', last_name: '', created_at: time }
  await db.insertInto('accounts').values(account).execute()
  const customers = customerStore(db)
  const customer = `customer of ${id}`
  const opened = await customers.open(id, payments.mode, time - 10 * minute) // due at once
  if (opened) await customers.setCustomer(opened, customer)
  const mails: Message[] = []

  const billingWith = (service: Payments | null) =>
    billingService({
      db,
      payments: service,
      mail: { enqueue: async (message) => void mails.push(message) },
      personOf: async () => ({ email, firstName: 'Maya', emailConfirmedAt: 0 }),
      publicUrl: 'http://lantern.test',
      now,
      random,
      log: () => quiet,
    })
  const billing = billingWith(payments)
  const runJobs = async (of = billing) => {
    for (const job of of.jobs) await job.run()
  }
  return {
    account: id,
    email,
    customer,
    billing,
    /** The same database with another payment service, as after a new start with another configuration. */
    billingWith,
    db,
    mails,
    reconcile: runJobs,
    passTime: (ms: number) => {
      time += ms
    },
  }
}
