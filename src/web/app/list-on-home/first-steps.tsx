import { Check, Map as MapIcon } from 'lucide-react'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { Tile } from '#web/accounts/home/tile.tsx'
import { collegeCount } from '#web/platform/env.ts'

const matchesOn = (plan: PlanName) =>
  plan === 'free'
    ? `${planLimits.free.colleges} colleges free, ${planLimits.gold.colleges} with ${planLabel('gold')}.`
    : `${planLimits[plan].colleges} colleges, each with your chance and its price.`

const stepsOn = (plan: PlanName) => [
  { title: 'See your matches', about: matchesOn(plan) },
  { title: 'Save the ones you like', about: 'They wait in My Colleges, on every device.' },
  { title: 'Talk it over at home', about: 'Share a read-only link, or print it.' },
]

const looks = (ahead: number) => {
  if (ahead === 0) return 'bg-fg text-bg'
  return ahead < 0 ? 'bg-ok-soft text-on-ok' : 'border-2 border-control text-muted'
}

/** The steps for someone without a list, and a link for those who only look around. */
export function FirstSteps({ plan, searched }: { plan: PlanName; searched: boolean }) {
  const current = searched ? 1 : 0
  return (
    <div className="grid gap-4">
      <ol
        aria-label="The way ahead"
        className="card grid divide-border max-md:divide-y md:grid-cols-3 md:divide-x"
      >
        {stepsOn(plan).map(({ title, about }, i) => (
          <li
            key={title}
            aria-current={i === current ? 'step' : undefined}
            className="flex items-start gap-3.5 p-5"
          >
            <span
              aria-hidden
              className={`grid size-8 flex-none place-items-center large-text:[--spacing:.1875rem] rounded-full font-bold ${looks(i - current)}`}
            >
              {i < current ? <Check size={18} /> : i + 1}
            </span>
            <p className="text-[.9375rem] text-muted">
              <strong className="block text-base font-bold text-fg">
                {title}
                {i < current && <span className="sr-only">: done</span>}
              </strong>
              {about}
            </p>
          </li>
        ))}
      </ol>
      <Tile to="/colleges" icon={<MapIcon size={22} />} title="Just looking?">
        {`Explore ${collegeCount()} colleges on a map.`}
      </Tile>
    </div>
  )
}
