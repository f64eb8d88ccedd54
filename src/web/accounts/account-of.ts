import type { Profile } from '#contract/accounts.ts'
import type { Account } from '#web/platform/session.ts'

/** Converts the wire's names to ours. */
export const accountOf = (profile: Profile): Account => ({
  id: profile.id || profile.email,
  firstName: profile.first_name,
  lastName: profile.last_name,
  email: profile.email,
  emailConfirmed: profile.email_confirmed,
  plan: profile.subscription_tier,
  subscriptionStatus: profile.subscription_status,
  subscriptionEndsAt: profile.subscription_end_date,
  subscriptionSource: profile.subscription_source,
  subscriptionPaid: profile.subscription_paid ?? isPaid(profile),
  paymentProblem: profile.payment_problem,
})

/** A server that does not name the source of a plan has only paid plans. */
const isPaid = ({ subscription_source: source, subscription_tier: tier }: Profile) =>
  source === null ? tier === 'gold' : source === 'stripe'
