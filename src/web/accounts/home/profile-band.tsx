import { planLabel } from '#contract/plans.ts'
import { fullName } from '#web/platform/account.ts'
import type { Account } from '#web/platform/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Rings } from '#web/ui/rings.tsx'

/** Who is here: 'myHome' with avatar, name, email and plan (spec §2). */
export function ProfileBand({ account }: { account: Account }) {
  return (
    <section
      aria-labelledby="my-home"
      className="band relative overflow-hidden rounded-[2rem] p-7 sm:p-10 dark:border dark:border-border"
    >
      <Rings className="absolute -top-28 -right-24 size-[26rem] max-sm:hidden" />
      <div className="relative">
        <h1 id="my-home" className="text-lg font-semibold tracking-tight text-coral-on-navy">
          myHome
        </h1>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-5">
          <Avatar
            firstName={account.firstName}
            lastName={account.lastName}
            size="lg"
            className="bg-on-navy text-navy"
          />
          <div className="min-w-0">
            <p className="font-display text-[clamp(1.75rem,1.3rem+1.8vw,2.5rem)] leading-tight font-bold tracking-tight wrap-anywhere">
              {fullName(account)}
            </p>
            <p className="mt-1 break-all text-on-navy-muted">{account.email}</p>
            <Chip tone="accent" className="mt-3">
              {memberLabel(account.plan)}
            </Chip>
          </div>
        </div>
      </div>
    </section>
  )
}

/** '{plan} Member' or 'Free Member' (spec §2, docs/readings.md). */
const memberLabel = (plan: Account['plan']) => `${plan === 'free' ? 'Free' : planLabel(plan)} Member`
