import { planDay } from '#contract/billing.ts'
import { planCards, planLabel } from '#contract/plans.ts'
import type { Account } from '#web/platform/session.ts'
import { Chip } from '#web/ui/card.tsx'
import { Rings } from '#web/ui/rings.tsx'

/** Plan name, description, status badge, and the date that goes with it (spec §2, §4). */
export function CurrentPlan({ account }: { account: Account }) {
  const description = planCards.find((card) => card.name === account.plan)?.description
  const date = dateLine(account)
  return (
    <section
      aria-labelledby="current-plan"
      className="band relative overflow-hidden rounded-[2rem] p-7 sm:p-10 dark:border dark:border-border"
    >
      <Rings className="absolute -top-28 -right-24 size-[26rem] max-sm:hidden" />
      <div className="relative">
        <p className="font-semibold text-coral-on-navy">Your current plan</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2
            id="current-plan"
            className="font-display text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)] leading-tight font-bold tracking-tight"
          >
            {planLabel(account.plan)}
          </h2>
          {account.subscriptionStatus === 'active' && <Chip tone="ok">Active</Chip>}
          {account.subscriptionStatus === 'canceled' && <Chip tone="warn">Canceled</Chip>}
        </div>
        <p className="mt-2 text-on-navy-muted">{description}</p>
        {date && <p className="mt-4 font-medium">{date}</p>}
      </div>
    </section>
  )
}

/** Only active and canceled show a date; a plan from the operator says until when, never 'renews'. */
function dateLine(account: Account): string | null {
  const { subscriptionStatus: status, subscriptionEndsAt: end, subscriptionSource: source } = account
  if (status === 'free') return null
  if (source === 'operator') {
    const until = end ? `until ${planDay(end)}` : 'with no end date'
    const paid = account.subscriptionPaid ? ' Your paid plan goes on beside it until you cancel it.' : ''
    return `Given to you by Lantern, ${until}.${paid}`
  }
  if (!end) return null
  return status === 'canceled' ? `Expires on ${planDay(end)}` : `Renews on ${planDay(end)}`
}
