import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Profile } from '#contract/accounts.ts'
import { type PlanPrice, paymentsUnreachable } from '#contract/billing.ts'
import type { PlanName } from '#contract/plans.ts'
import { asIso, isoOrNull, type Now } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Payments } from '#server/platform/payments/payments.ts'
import type { Random } from '#server/platform/random.ts'
import { type CurrentPlan, currentPlan } from './current-plan.ts'
import { customerStore } from './customer-store.ts'
import type { Person } from './mails.ts'
import { paidPlans } from './paid-plans.ts'
import { goldPrice, planPrices } from './prices.ts'
import { planStore } from './store.ts'
import { subscriptionSync } from './sync.ts'

type Needs = {
  db: Kysely<Tables>
  /** null: payments are off, and only the operator gives plans. */
  payments: Payments | null
  mail: Pick<Outbox, 'enqueue'>
  personOf: (accountId: string) => Promise<Person | null>
  publicUrl: string
  now: Now
  random: Pick<Random, 'id'>
  log: () => FastifyBaseLogger
}

/** The plan of an account, computed at each call: a plan may end in the middle of a session. */
export function billingService(needs: Needs) {
  const { db, now, payments } = needs
  const store = planStore(db)
  const customers = customerStore(db)
  const paying = payments && paidParts(payments)

  function paidParts(payments: Payments) {
    const sync = subscriptionSync({ ...needs, payments, customers })
    const plans = paidPlans({ ...needs, payments, customers, sync, currentPlanOf })
    return { price: goldPrice(payments, now), sync, plans }
  }

  async function currentPlanOf(accountId: string): Promise<CurrentPlan> {
    return currentPlan(await store.grantsOf(accountId), now())
  }

  async function planOf(accountId: string): Promise<PlanName> {
    return (await currentPlanOf(accountId)).tier
  }

  /** What billing adds to the profile. */
  async function subscriptionOf(accountId: string) {
    const { tier, status, endsAt, source, paymentProblem, paid } = await currentPlanOf(accountId)
    return {
      subscription_tier: tier,
      subscription_status: status,
      subscription_end_date: isoOrNull(endsAt),
      subscription_source: source,
      subscription_paid: paid,
      payment_problem: paymentProblem,
    } satisfies Partial<Profile>
  }

  function open() {
    if (!paying)
      throw new AppError(
        'unavailable',
        'Upgrading is not available on this site right now. Please try again later.',
      )
    return paying
  }

  async function prices(): Promise<PlanPrice[]> {
    const { price } = open()
    return planPrices(
      await price().catch(() => {
        throw new AppError('unavailable', paymentsUnreachable)
      }),
    )
  }

  async function exportOf(accountId: string) {
    const [grants, changes, customer] = await Promise.all([
      store.grantsOf(accountId),
      store.changesByHand(accountId),
      customers.find(accountId),
    ])
    return {
      grants: grants.map((grant) => ({ ...grant, endsAt: isoOrNull(grant.endsAt) })),
      // Without the operator's name, which is not the student's data.
      changesByOperator: changes.map(({ plan, until, at }) => ({
        plan,
        endsAt: isoOrNull(until),
        changedAt: asIso(at),
      })),
      paymentCustomer: customer?.customerId ?? null,
    }
  }

  /** Before an account is deleted: ends its paid plan at once, or throws, and the account stays. */
  async function endNow(accountId: string) {
    const customer = await customers.find(accountId)
    if (!customer?.customerId) return
    if (paying && customer.mode === payments?.mode) return await paying.plans.endNow(accountId)
    if (customer.mode === 'live' && (await currentPlanOf(accountId)).paid)
      throw new AppError('unavailable', paymentsUnreachable)
  }

  return {
    planOf,
    subscriptionOf,
    exportOf,
    prices,
    checkout: async (accountId: string) => await open().plans.checkout(accountId),
    portal: async (accountId: string) => await open().plans.portal(accountId),
    cancel: async (accountId: string) => await open().plans.cancel(accountId),
    receive: async (body: Uint8Array, signature: string) => await open().sync.receive(body, signature),
    endNow,
    jobs: paying ? [paying.sync.job] : [],
  }
}
export type BillingService = ReturnType<typeof billingService>
