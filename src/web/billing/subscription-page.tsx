import { useEffect, useRef } from 'react'
import { useAccount } from '#web/platform/account.ts'
import { useSearchParams } from '#web/platform/address.ts'
import { usePlans } from '#web/platform/plan-prices.ts'
import { session } from '#web/platform/session.ts'
import { loadCancelModal, useCancelDialog } from './cancel-context.ts'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentProblem } from './payment-problem.tsx'
import type { PlanAction } from './plan-button.ts'
import { PlanCard } from './plan-card.tsx'
import { RedirectOverlay } from './redirect-overlay.tsx'
import { usePaymentRedirect } from './use-payment-redirect.ts'
import { WhatChanges } from './what-changes.tsx'

/** A change in the portal reaches us by an event, a moment after the browser is back. */
const askAgainAt = [1000, 2500]

function useFreshAfterPortal() {
  const [params] = useSearchParams()
  const fromPortal = params.get('from') === 'portal'
  useEffect(() => {
    if (!fromPortal) return
    const timers = askAgainAt.map((wait) => setTimeout(() => void session.refetch(), wait))
    return () => timers.forEach(clearTimeout)
  }, [fromPortal])
}

/** Loaded with the page that opens it, so that the dialog works without a network. */
function useCancelModalAhead() {
  useEffect(() => {
    loadCancelModal().catch(() => {})
  }, [])
}

/** The current plan, and the plans to choose from (spec §2, §4). */
export function Component() {
  const account = useAccount()
  const plans = usePlans()
  useFreshAfterPortal()
  useCancelModalAhead()
  const openCancelDialog = useCancelDialog()
  const { redirecting, go } = usePaymentRedirect()
  const heading = useRef<HTMLHeadingElement>(null)
  const choose = (action: PlanAction) =>
    action === 'cancel' ? openCancelDialog(() => heading.current?.focus()) : void go(action)

  return (
    <div className="wrap max-w-4xl py-10 lg:py-16">
      <h1 ref={heading} tabIndex={-1} className="page-title mb-8 outline-none">
        Subscription
      </h1>
      {account.paymentProblem && <PaymentProblem onFix={() => void go('portal')} />}
      <CurrentPlan account={account} />
      <h2 className="mt-12 mb-6 text-2xl font-bold tracking-tight">Plans</h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} account={account} onChoose={choose} />
        ))}
      </ul>
      <div className="mt-12">
        <WhatChanges />
      </div>
      {redirecting && <RedirectOverlay />}
    </div>
  )
}
