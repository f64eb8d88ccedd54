import { planDay } from '#contract/billing.ts'
import { planRank } from '#contract/plans.ts'
import type { ShownPlan } from '#web/platform/plan-prices.ts'
import type { Account } from '#web/platform/session.ts'

export type PlanAction = 'checkout' | 'portal' | 'cancel'

/** `action` null: the button is disabled; `note` says why, or what pressing it means. */
export type PlanButton = { text: string; action: PlanAction | null; note: string | null }

const given = 'This plan was given to you. There is nothing to pay or cancel.'

/** The button of a plan's card (spec §4). */
export function planButton(
  plan: Pick<ShownPlan, 'name' | 'priceCents' | 'interval'>,
  account: Account,
  price: string,
): PlanButton {
  const step = planRank(plan.name) - planRank(account.plan)
  if (step > 0) return { text: 'Upgrade Plan', action: 'checkout', note: consent(price, plan.interval) }
  if (step < 0) return lower(account)
  if (account.plan === 'free') return { text: 'Current Plan', action: null, note: null }
  return account.subscriptionPaid
    ? { text: 'Manage Subscription', action: 'portal', note: null }
    : { text: 'Manage Subscription', action: null, note: given }
}

function lower(account: Account): PlanButton {
  if (!account.subscriptionPaid) return { text: 'Downgrade Plan', action: null, note: given }
  if (account.subscriptionStatus !== 'canceled')
    return { text: 'Cancel Subscription', action: 'cancel', note: null }
  const end = account.subscriptionEndsAt && planDay(account.subscriptionEndsAt)
  return { text: 'Cancel Subscription', action: null, note: `Already canceled. Your plan ends on ${end}.` }
}

/** Shown beside the button before anything is paid. */
const consent = (price: string, interval: string) =>
  `By upgrading you agree to pay ${price} now and then each ${interval}, until you cancel. You can cancel at any time on this page.`
