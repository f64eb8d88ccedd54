import { planLabel } from '#contract/plans.ts'
import { fullName } from '#web/platform/account.ts'
import type { Account } from '#web/platform/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/card.tsx'

/** 'myHome' with avatar, name, email and plan (spec §2). */
export function ProfileBand({ account }: { account: Account }) {
  return (
    <section aria-labelledby="my-home" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar firstName={account.firstName} lastName={account.lastName} size="lg" />
      <div className="min-w-0 flex-1">
        <h1 id="my-home" className="text-[.9375rem] font-semibold text-accent">
          myHome
        </h1>
        <p className="font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold tracking-tight wrap-anywhere">
          {fullName(account)}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="wrap-anywhere">{account.email}</span>
          <Chip tone="accent">{memberLabel(account.plan)}</Chip>
        </p>
      </div>
    </section>
  )
}

/** '{plan} Member' or 'Free Member' (spec §2, docs/readings.md). */
const memberLabel = (plan: Account['plan']) => `${plan === 'free' ? 'Free' : planLabel(plan)} Member`
