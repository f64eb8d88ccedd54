import { CircleCheck, CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { useAccount } from '#web/platform/account.ts'
import { useNavigate } from '#web/platform/address.ts'
import { useHistory } from '#web/platform/history.ts'
import { session } from '#web/platform/session.ts'
import { isOutgrown, runAgainPath } from '#web/platform/visible-report.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { selectedPlan } from './selected-plan.ts'

const goHomeAfter = 3000 // spec §9
/** The payment event may arrive a moment after the browser. */
const askAgainAt = [0, 700, 1400, 2100, 2800]

/** Opening this page changes nothing: the server is asked a few times whether the plan is active (docs/readings.md). */
export function Component() {
  const { plan } = useAccount()
  const navigate = useNavigate()
  const chosen = selectedPlan()
  const outcome = outcomeOf(plan, chosen)

  useEffect(() => {
    const timers = askAgainAt.map((wait) => setTimeout(() => void session.refetch(), wait))
    const home = setTimeout(() => void navigate('/home', { replace: true }), goHomeAfter)
    return () => [...timers, home].forEach(clearTimeout)
  }, [navigate])

  return (
    <div className="wrap grid max-w-xl justify-items-center gap-5 py-20 text-center lg:py-28">
      <Sign outcome={outcome} />
      <div role="status" className="grid gap-3">
        <h1 className="page-title">
          {outcome === 'active'
            ? `Successfully upgraded to the ${planLabel(chosen ?? plan)} plan!`
            : words[outcome].heading}
        </h1>
        <p className="text-lg text-muted">{words[outcome].text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {outcome === 'unpaid' && <LinkButton to="/subscription">See the plans</LinkButton>}
        {outcome === 'active' && <MatchesLink />}
        <LinkButton to="/home" variant="outline">
          Go to myHome
        </LinkButton>
      </div>
    </div>
  )
}

/** Runs the latest search again, now with everything that was paid for. */
function MatchesLink() {
  const account = useAccount()
  const [latest] = useHistory(account.id)
  if (!latest) return <LinkButton to="/college-match">Find my matches</LinkButton>
  const { colleges } = planLimits[account.plan]
  return isOutgrown(latest.report, account) ? (
    <LinkButton to={runAgainPath(latest.id)}>See all {colleges} matches</LinkButton>
  ) : (
    <LinkButton to={`/college-match?search=${latest.id}`}>See my matches</LinkButton>
  )
}

type Outcome = 'active' | 'waiting' | 'unpaid'

/** Only someone who went to the checkout from here can be waiting for its confirmation. */
function outcomeOf(plan: PlanName, chosen: PlanName | null): Outcome {
  if (plan !== 'free') return 'active'
  return chosen === null ? 'unpaid' : 'waiting'
}

const words = {
  active: { text: 'Everything is unlocked. We are taking you home.' },
  waiting: {
    heading: 'Thank you! Activation is under way',
    text: 'We are waiting for the payment service to confirm. Your plan changes by itself, usually within a minute.',
  },
  unpaid: {
    heading: 'No payment is known yet',
    text: `You are on the ${planLabel('free')} plan. If you have just paid, it changes by itself, usually within a minute.`,
  },
} as const

const signs = {
  active: { look: 'bg-ok-soft text-on-ok', icon: <CircleCheck size={40} /> },
  waiting: { look: 'bg-surface-2 text-accent', icon: <Spinner className="size-9" /> },
  unpaid: { look: 'bg-surface-2 text-muted', icon: <CreditCard size={36} /> },
} as const

function Sign({ outcome }: { outcome: Outcome }) {
  const { look, icon } = signs[outcome]
  return (
    <span aria-hidden className={`grid size-20 place-items-center rounded-full ${look}`}>
      {icon}
    </span>
  )
}
