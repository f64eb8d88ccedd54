import type { ReactNode } from 'react'
import { useAccount } from '#web/platform/account.ts'
import { ConfirmEmail } from './home/confirm-email.tsx'
import { Devices } from './home/devices.tsx'
import { EmailCard } from './home/email-card.tsx'
import { Guidance } from './home/guidance.tsx'
import { NameForm } from './home/name-form.tsx'
import { PasswordCard } from './home/password-card.tsx'
import { ProfileBand } from './home/profile-band.tsx'
import { QuickLinks } from './home/quick-links.tsx'
import { RecentReports } from './home/recent-reports.tsx'
import { YourData } from './home/your-data.tsx'

/** What other domains fill in: the next step, what follows, and the list of saved colleges. */
type Props = { next: ReactNode; then: ReactNode; saved: ReactNode }

export function HomePage({ next, then, saved }: Props) {
  const account = useAccount()
  return (
    <div className="wrap grid gap-10 py-8 lg:py-10">
      <div className="grid gap-6">
        <ProfileBand account={account} />
        <ConfirmEmail account={account} />
        {next}
      </div>
      {then}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <RecentReports account={account} />
        <QuickLinks />
      </div>
      {saved}
      <Guidance />
      <section aria-labelledby="settings" className="grid gap-5">
        <h2 id="settings" className="text-2xl font-bold tracking-tight">
          Account settings
        </h2>
        <div className="grid gap-6 lg:grid-cols-2">
          <NameForm account={account} />
          <PasswordCard email={account.email} />
          <EmailCard email={account.email} />
          <Devices />
          <YourData account={account} />
        </div>
      </section>
    </div>
  )
}
