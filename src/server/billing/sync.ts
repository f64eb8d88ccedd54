import type { FastifyBaseLogger } from 'fastify'
import { day, hour, minute, type Now } from '#server/platform/clock.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { PaidSubscription, Payments, Price } from '#server/platform/payments/payments.ts'
import type { Random } from '#server/platform/random.ts'
import type { Customer, CustomerStore } from './customers.ts'
import { cancelMail, type Person, upgradeMail } from './mails.ts'
import type { SubscriptionStore } from './store.ts'
import { type Truth, truthOf } from './truth.ts'

// A paid plan is written from what was just fetched, and only if nothing was written since that fetch began; else it is
// fetched again. So the last state written is from the last fetch, in whatever order messages come, and however often.

type Needs = {
  store: SubscriptionStore
  customers: CustomerStore
  payments: Payments
  price: () => Promise<Price>
  mail: Pick<Outbox, 'enqueue'>
  personOf: (accountId: string) => Promise<Person | null>
  publicUrl: string
  now: Now
  random: Pick<Random, 'id'>
  log: () => FastifyBaseLogger
}

type Look = (customerId: string) => Promise<PaidSubscription[]>

/** Of so many at once all get through: in each round at least one is written. Beyond that the service tells us again. */
const attempts = 25

export function subscriptionSync(needs: Needs) {
  const { store, customers, payments, mail, publicUrl, now, random } = needs

  /** `look` is how to learn the truth the first time: a call of ours that changes it and answers with it. */
  async function settle(accountId: string, look: Look = payments.subscriptionsOf): Promise<Truth | null> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const customer = await customers.find(accountId)
      if (!customer?.customerId || customer.mode !== payments.mode) return null
      const fetched = await (attempt === 0 ? look : payments.subscriptionsOf)(customer.customerId)
      const truth = truthOf(fetched)
      if (await write(customer, truth)) return truth
    }
    throw new Error('a subscription changed faster than it could be written')
  }

  async function write(customer: Customer, truth: Truth | null): Promise<boolean> {
    const { accountId, version } = customer
    // Asked before the transaction: inside it nothing but the database is spoken to.
    const person = await needs.personOf(accountId)
    const price = truth?.status === 'active' ? await needs.price() : null
    const grant = truth && { ...truth, id: random.id(), accountId, at: now() }
    const check = { accountId, version, nextCheckAt: nextCheck(customer, truth) }
    return await store.writeFetched(check, grant, async (before, tx) => {
      if (!person || person.emailConfirmedAt === null) return
      if (!truth || !price || truth.status !== 'active') return
      const same = before?.externalId === truth.externalId
      if (!same) await mail.enqueue(upgradeMail({ person, publicUrl, truth, price }), tx)
      if (truth.cancelsAtEnd && !(same && before.cancelsAtEnd))
        await mail.enqueue(cancelMail({ person, publicUrl, truth }), tx)
    })
  }

  /** When to ask again unasked: soon while a checkout is open or a period ends, hourly for a plan, else daily. */
  function nextCheck({ checkout }: Customer, truth: Truth | null): number {
    if (truth?.status === 'active') {
      const end = (truth.endsAt ?? 0) + minute
      return end > now() ? Math.min(end, now() + hour) : now() + 10 * minute
    }
    const mayPay = checkout.expiresAt !== null && checkout.expiresAt + hour > now()
    return now() + (mayPay ? 10 * minute : day)
  }

  return { settle }
}
export type SubscriptionSync = ReturnType<typeof subscriptionSync>
