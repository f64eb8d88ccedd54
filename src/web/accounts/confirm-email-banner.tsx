import { MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { resendConfirmation } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain, messages } from '#web/platform/api-error.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'

type Sending = { step: 'idle' } | { step: 'sending' } | { step: 'told'; text: string }

/** Above every page of the signed-in area until the link in the mail was followed. */
export function ConfirmEmailBanner({ account }: { account: Account }) {
  const [state, setState] = useState<Sending>({ step: 'idle' })
  if (account.emailConfirmed) return null
  async function send() {
    setState({ step: 'sending' })
    try {
      await call(resendConfirmation, { body: {} })
      setState({ step: 'told', text: 'Sent. It may take a minute to arrive.' })
    } catch (error) {
      setState({ step: 'told', text: explain(error, { refused: messages.unexpected }) })
    }
  }
  return (
    <section
      aria-label="Confirm your email address"
      className="confirm-email border-b border-border bg-surface"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm leading-snug sm:py-3 sm:text-[.9375rem]">
        <MailQuestionMark size={20} aria-hidden className="shrink-0 text-muted max-sm:hidden" />
        <p className="min-w-56 flex-1">
          Please confirm your email address: we sent a link to{' '}
          <b className="wrap-anywhere">{account.email}</b>. Until then you get no reminders and no mail about
          your plan.
        </p>
        <p aria-live="polite">{state.step === 'told' && state.text}</p>
        <Button
          variant="outline"
          className="max-sm:min-h-9 max-sm:px-3 max-sm:text-sm"
          busy={state.step === 'sending'}
          onClick={() => void send()}
        >
          Send the link again
        </Button>
      </div>
    </section>
  )
}
