import type { FastifyBaseLogger } from 'fastify'
import { day, hour, minute, type Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { PaidSubscription, Payments } from '#server/platform/payments/payments.ts'
import type { Random } from '#server/platform/random.ts'
import { grantOf, type PaidGrant } from './current-plan.ts'
import type { Customer, CustomerStore } from './customer-store.ts'
import { cancelMail, type Person, upgradeMail } from './mails.ts'

// How we learn what is paid for. An event is only a hint: the customer's state is fetched, and written only if no
// event came and nothing was written since that fetch began; else it is fetched again. So the last state written is
// from the last fetch, in whatever order and however often events come. Each customer is also checked regularly, for
// events that were lost and for those that a crash or a failure left unfinished.

type Needs = {
  customers: CustomerStore
  payments: Payments
  mail: Pick<Outbox, 'enqueue'>
  personOf: (accountId: string) => Promise<Person | null>
  publicUrl: string
  now: Now
  random: Pick<Random, 'id'>
  log: () => FastifyBaseLogger
}

/** Events after which a plan may have changed. Others are accepted and ignored. */
const hints = /^(customer\.subscription\.|customer\.deleted$|checkout\.session\.|invoice\.)/
const keptFor = 60 * day
/** In each round at least one of several writers succeeds. After so many, the service sends the event again. */
const rounds = 50
/** Waits after failed checks; the operator sees who failed so often (docs/operations.md). */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]
export const stuckAfter = 3

export function subscriptionSync(needs: Needs) {
  const { customers, payments, mail, publicUrl, now, random, log } = needs

  /** May throw: the payment service then sends the event again. */
  async function receive(body: Uint8Array, signature: string): Promise<void> {
    const event = payments.readEvent(body, signature)
    if (!event) throw new AppError('bad_request', 'The signature of this message is not valid.')
    const customerId = hints.test(event.type) ? event.customerId : null
    const accountId = await customers.receive({ ...event, customerId }, payments.mode, now())
    if (!accountId) return
    await settle(accountId)
    if (event.type === 'customer.deleted') await forget(accountId, event.customerId)
  }

  /** The customer was deleted at the payment service: the next purchase makes a new one. */
  async function forget(accountId: string, customerId: string | null) {
    const customer = await customers.find(accountId)
    if (customer?.customerId === customerId) await customers.forget(customer, payments.mode, now())
  }

  /** `look` is how to learn the state the first time, for example our own call that changes it and answers with it. */
  async function settle(
    accountId: string,
    look: (customerId: string) => Promise<PaidSubscription[]> = payments.subscriptionsOf,
  ): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const customer = await customers.find(accountId)
      if (!customer?.customerId || customer.mode !== payments.mode) return
      const ask = round === 0 ? look : payments.subscriptionsOf
      if (await save(customer, grantOf(await ask(customer.customerId)))) return
    }
    throw new Error('a subscription changed faster than it could be written')
  }

  async function save(customer: Customer, paid: PaidGrant | null): Promise<boolean> {
    const { accountId } = customer
    // Fetched before the transaction, which should only talk to the database.
    const person = await needs.personOf(accountId)
    const grant = paid && { ...paid, id: random.id(), accountId, at: now() }
    const check = { at: now(), nextCheckAt: nextCheck(customer, paid) }
    return await customers.saveFetched(customer, check, grant, async (before, tx) => {
      if (!person || person.emailConfirmedAt === null || paid?.status !== 'active') return
      const same = before?.externalId === paid.externalId
      if (!same) await mail.enqueue(upgradeMail({ person, publicUrl, paid }), tx, accountId)
      if (paid.cancelsAtEnd && !(same && before.cancelsAtEnd))
        await mail.enqueue(cancelMail({ person, publicUrl, paid }), tx, accountId)
    })
  }

  /** When to check again: soon while a checkout is open or a period ends, hourly for a plan, else daily. */
  function nextCheck({ checkout }: Customer, paid: PaidGrant | null): number {
    if (paid?.status === 'active') {
      const end = (paid.endsAt ?? 0) + minute
      return end > now() ? Math.min(end, now() + hour) : now() + 10 * minute
    }
    const mayPay = checkout.expiresAt !== null && checkout.expiresAt + hour > now()
    return now() + (mayPay ? 10 * minute : day)
  }

  async function checkDue() {
    for (const customer of await customers.due(payments.mode, now())) {
      const wait = waits[Math.min(customer.failures, waits.length - 1)] ?? hour
      if (await customers.claim(customer, now() + wait)) await check(customer)
    }
    await customers.forgetOldEvents(now() - keptFor)
  }

  /** A failure must not hold up the others. */
  async function check(customer: Customer) {
    try {
      if (customer.mode === payments.mode) await settle(customer.accountId)
      else await customers.forget(customer, payments.mode, now()) // play money ends when real payments begin
    } catch (error) {
      log().error({ err: error }, 'a subscription was not checked')
      await customers.noteFailure(customer, error instanceof Error ? error.message : 'unknown')
    }
  }

  const job: Job = { name: 'payment reconciliation', everyMs: minute, run: checkDue }
  return { receive, settle, job }
}
export type SubscriptionSync = ReturnType<typeof subscriptionSync>
