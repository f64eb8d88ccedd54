import type { FastifyBaseLogger } from 'fastify'
import {
  cancelFailed,
  checkoutFailed,
  paymentsUnreachable,
  planDay,
  portalFailed,
  portalUnreachable,
} from '#contract/billing.ts'
import { planLabel } from '#contract/plans.ts'
import { minute, type Now } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { type Checkout, type Payments, PaymentsError } from '#server/platform/payments/payments.ts'
import { sha256 } from '#server/platform/random.ts'
import { type CurrentPlan, isLive } from './current-plan.ts'
import type { Customer, CustomerStore } from './customer-store.ts'
import type { Person } from './mails.ts'
import type { SubscriptionSync } from './sync.ts'

type Needs = {
  currentPlanOf: (accountId: string) => Promise<CurrentPlan>
  customers: CustomerStore
  payments: Payments
  sync: SubscriptionSync
  personOf: (accountId: string) => Promise<Person | null>
  now: Now
  log: () => FastifyBaseLogger
}

const senior = planLabel('gold')
const nothingPaid = 'There is no paid plan on this account.'

/** What a student can do about a paid plan. Price and customer never come from the browser. */
export function paidPlans(needs: Needs) {
  const { currentPlanOf, customers, payments, sync, personOf, now, log } = needs

  /** Turns a failure of the payment service into the texts of spec §8; its own message goes to the log. */
  async function reach<T>(words: { unreachable: string; failed: string }, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      log().error({ err: error }, 'the payment service did not do what we asked')
      throw new AppError('unavailable', error.kind === 'unreachable' ? words.unreachable : words.failed)
    }
  }

  /** The address of a checkout, or of the portal for someone who already pays. */
  async function checkout(accountId: string): Promise<string> {
    refuseGiven(await currentPlanOf(accountId))
    return await reach({ unreachable: paymentsUnreachable, failed: checkoutFailed }, () =>
      payOrManage(accountId),
    )
  }

  async function payOrManage(accountId: string): Promise<string> {
    const customer = await customerOf(accountId)
    const bought = await payments.subscriptionsOf(customer.customerId)
    if (bought.some(isLive)) return await payments.openPortal(customer.customerId)
    return await openCheckout(customer)
  }

  async function customerOf(accountId: string): Promise<Customer & { customerId: string }> {
    const customer = await customers.open(accountId, payments.mode, now())
    if (!customer) throw new AppError('unavailable', paymentsUnreachable)
    if (customer.customerId) return { ...customer, customerId: customer.customerId }
    const person = await personOf(accountId)
    if (!person) throw new AppError('unauthorized', 'Please log in to continue.')
    const key = `customer:${accountId}:${customer.generation}`
    const created = await payments.createCustomer({ accountId, email: person.email, key })
    return { ...customer, customerId: await customers.setCustomer(customer, created) }
  }

  /** The open checkout, or a new one; two requests at once get the same. */
  async function openCheckout(customer: Customer & { customerId: string }): Promise<string> {
    const { accountId, customerId, generation, checkout } = customer
    const known = checkout.id === null ? null : await payments.findCheckout(checkout.id)
    if (known?.open && known.url) return known.url
    if (checkout.id !== null) return await afterLastCheckout(customer)
    // The customer is part of the key, since a key must always come with the same parameters.
    const key = `checkout:${sha256(`${customerId}:${generation}`).slice(0, 24)}:${checkout.attempt}`
    const opened = await payments.openCheckout({ customerId, accountId, key })
    if (!isOpen(opened)) return await afterLastCheckout(customer)
    await customers.setCheckout(customer, opened, now() + 10 * minute)
    return opened.url
  }

  const isOpen = (opened: Checkout): opened is Checkout & { url: string } =>
    opened.open && opened.url !== null && opened.expiresAt > now()

  /** The checkout is over, perhaps because it was just paid: look again before offering another. */
  async function afterLastCheckout(customer: Customer): Promise<string> {
    await customers.nextCheckout(customer)
    return await payOrManage(customer.accountId)
  }

  async function portal(accountId: string): Promise<string> {
    refuseGiven(await currentPlanOf(accountId))
    const customer = await customers.find(accountId)
    const customerId = customer?.mode === payments.mode ? customer.customerId : null
    if (!customerId) throw new AppError('conflict', nothingPaid)
    return await reach({ unreachable: portalUnreachable, failed: portalFailed }, () =>
      payments.openPortal(customerId),
    )
  }

  /** Cancels at the end of the paid period. The service's answer is written at once, for the next profile. */
  async function cancel(accountId: string): Promise<void> {
    const before = await currentPlanOf(accountId)
    refuseGiven(before)
    if (!before.paid) throw new AppError('conflict', nothingPaid)
    await reach({ unreachable: paymentsUnreachable, failed: cancelFailed }, () =>
      sync.settle(accountId, async (customerId) => {
        const bought = await payments.subscriptionsOf(customerId)
        return await Promise.all(
          bought.map((one) => (isLive(one) && !one.cancelsAtEnd ? payments.cancelAtPeriodEnd(one.id) : one)),
        )
      }),
    )
  }

  /** For an account that is being deleted: nobody is charged for an account they no longer have. */
  async function endNow(accountId: string): Promise<void> {
    const customer = await customers.find(accountId)
    if (!customer?.customerId || customer.mode !== payments.mode) return
    const { customerId, checkout } = customer
    await reach({ unreachable: paymentsUnreachable, failed: cancelFailed }, async () => {
      if (checkout.id !== null) await payments.closeCheckout(checkout.id)
      await payments.forgetCustomer(customerId)
    })
    await customers.forget(customer, payments.mode, now())
  }

  return { checkout, portal, cancel, endNow }
}

/** Gold from the operator: nothing to pay, manage or cancel. */
function refuseGiven({ tier, paid, endsAt }: CurrentPlan) {
  if (tier === 'free' || paid) return
  const until = endsAt === null ? '' : ` until ${planDay(endsAt)}`
  throw new AppError(
    'conflict',
    `Your ${senior} plan was given to you by Lantern${until}. There is nothing to pay, manage or cancel.`,
  )
}
