import { useEffect, useState } from 'react'
import {
  checkoutFailed,
  createCheckoutSession,
  createPortalSession,
  paymentsUnreachable,
  portalFailed,
  portalUnreachable,
} from '#contract/billing.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useAlert } from '#web/ui/alert.tsx'
import { recordSelectedPlan } from './selected-plan.ts'

const ways = {
  checkout: {
    ask: () => {
      recordSelectedPlan('gold')
      return call(createCheckoutSession, { body: { plan_name: 'gold' } })
    },
    words: { refused: checkoutFailed, unreachable: paymentsUnreachable },
  },
  portal: {
    ask: () => call(createPortalSession, { body: {} }),
    words: { refused: portalFailed, unreachable: portalUnreachable },
  },
} as const

/** Requests an address and sends the browser there; `redirecting` until it has left, or failed. */
export function usePaymentRedirect() {
  const [redirecting, setRedirecting] = useState(false)
  const alert = useAlert()

  // Back from the payment page the browser may restore this page as it was left: with the overlay.
  useEffect(() => {
    const shown = () => setRedirecting(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  async function go(way: keyof typeof ways) {
    setRedirecting(true)
    try {
      const { url } = await ways[way].ask()
      window.location.assign(url)
    } catch (error) {
      setRedirecting(false)
      await alert(explain(error, ways[way].words))
    }
  }

  return { redirecting, go }
}
