import { useState } from 'react'
import { resendConfirmation } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'

type Sending = { step: 'idle' } | { step: 'sending' } | { step: 'told'; text: string }

/** Beside the address, until the link in the mail was followed; nothing else in the product waits for it. */
export function ConfirmEmail({ account }: { account: Account }) {
  const [state, setState] = useState<Sending>({ step: 'idle' })
  if (account.emailConfirmed) return null
  async function send() {
    setState({ step: 'sending' })
    try {
      await call(resendConfirmation, { body: {} })
      setState({ step: 'told', text: 'Sent. It may take a minute to arrive.' })
    } catch (error) {
      setState({ step: 'told', text: explain(error) })
    }
  }
  return (
    <section
      aria-label="Confirm your email address"
      className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-[.9375rem]"
    >
      <p className="min-w-0 flex-1 basis-60">
        Please confirm that this is your email address: <b className="wrap-anywhere">{account.email}</b>.
        Until then you get no reminders and no mail about your plan.
      </p>
      <p aria-live="polite">{state.step === 'told' && state.text}</p>
      <Button variant="outline" busy={state.step === 'sending'} onClick={() => void send()}>
        Send the link again
      </Button>
    </section>
  )
}
