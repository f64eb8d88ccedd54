import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { planLabel } from '#contract/plans.ts'
import { useAccount } from '#web/platform/account.ts'
import { session } from '#web/platform/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { selectedPlan } from './selected-plan.ts'

const goHomeAfter = 3000 // spec §9
/** The message of the payment may come a moment after the browser does. */
const askAgainAt = [0, 700, 1400, 2100, 2800]

/** Arriving here changes nothing: whether the plan is active is asked of the server, a few times (design/spec-readings). */
export function Component() {
  const { plan } = useAccount()
  const navigate = useNavigate()
  const active = plan !== 'free'

  useEffect(() => {
    const timers = askAgainAt.map((wait) => setTimeout(() => void session.refetch(), wait))
    const home = setTimeout(() => void navigate('/home', { replace: true }), goHomeAfter)
    return () => [...timers, home].forEach(clearTimeout)
  }, [navigate])

  return (
    <div className="wrap grid max-w-xl justify-items-center gap-5 py-20 text-center lg:py-28">
      <span
        aria-hidden
        className={`grid size-20 place-items-center rounded-full ${active ? 'bg-ok-soft text-on-ok' : 'bg-surface-2 text-accent'}`}
      >
        {active ? <CircleCheck size={40} /> : <Spinner className="size-9" />}
      </span>
      <div role="status" className="grid gap-3">
        <h1 className="headline">
          {active
            ? `Successfully upgraded to the ${planLabel(selectedPlan() ?? plan)} plan!`
            : 'Thank you! Activation is under way'}
        </h1>
        <p className="text-lg text-muted">
          {active
            ? 'Everything is unlocked. We are taking you home.'
            : 'We are waiting for the payment service to confirm. Your plan changes by itself, usually within a minute.'}
        </p>
      </div>
      <LinkButton to="/home" variant="outline">
        Go to myHome
      </LinkButton>
    </div>
  )
}
