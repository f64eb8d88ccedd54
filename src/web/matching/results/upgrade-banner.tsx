import { Sparkles } from 'lucide-react'
import { UpgradeButton } from './upgrade-button.tsx'

export function UpgradeBanner({ lockedCount, prompt }: { lockedCount: number; prompt: string }) {
  return (
    <section
      aria-label="Upgrade"
      className="band mt-6 flex print:hidden flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl px-6 py-5 sm:px-8 dark:border dark:border-border"
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-xl bg-on-navy/10 text-coral-on-navy"
      >
        <Sparkles size={22} />
      </span>
      <div className="min-w-60 flex-1">
        <h2 className="text-lg font-bold">
          {lockedCount} more {lockedCount === 1 ? 'match is' : 'matches are'} waiting
        </h2>
        <p className="text-on-navy-muted">{prompt}</p>
      </div>
      <UpgradeButton>Upgrade</UpgradeButton>
    </section>
  )
}
