import { MailQuestionMark, X } from 'lucide-react'
import { useState } from 'react'
import { resendConfirmation } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import type { Account } from '#web/platform/session.ts'
import { perVisit } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'

type Sending = { step: 'idle' } | { step: 'sending' } | { step: 'told'; text: string }

const hiddenFor = 'confirm-email-hidden'

/** Above every page of the signed-in area until the link in the mail was followed, or it is hidden for this visit. */
export function ConfirmEmailBanner({ account }: { account: Account }) {
  const [state, setState] = useState<Sending>({ step: 'idle' })
  const [hidden, setHidden] = useState(() => perVisit.read(hiddenFor) === account.id)
  if (account.emailConfirmed || hidden) return null
  function hide() {
    perVisit.write(hiddenFor, account.id)
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true }) // the pressed button is gone
  }
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
      className="confirm-email border-b border-border bg-surface"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 py-1 text-sm leading-snug sm:gap-y-1 sm:py-3 sm:text-[.9375rem]">
        <MailQuestionMark size={20} aria-hidden className="shrink-0 text-muted max-sm:hidden" />
        {/* On a phone two lines: whose address or what came of it, and what to do. */}
        <p
          className={`flex-1 max-sm:basis-full max-sm:truncate large-text:whitespace-normal sm:min-w-56 ${state.step === 'told' ? 'max-sm:hidden' : ''}`}
        >
          Please confirm <span className="max-sm:hidden">that this is your email address: </span>
          <b className="wrap-anywhere">{account.email}</b>
          <span className="max-sm:hidden">
            . Until then you get no reminders and no mail about your plan.
          </span>
        </p>
        <p aria-live="polite" className="max-sm:basis-full">
          {state.step === 'told' && state.text}
        </p>
        <Button
          variant="outline"
          className="max-sm:min-h-9 max-sm:border-0 max-sm:px-0 max-sm:py-0 max-sm:text-sm max-sm:underline"
          busy={state.step === 'sending'}
          onClick={() => void send()}
        >
          Send the link again
        </Button>
        <button
          type="button"
          aria-label="Hide for this visit"
          onClick={hide}
          className="icon-btn -mr-2 max-sm:ml-auto max-sm:h-9"
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </section>
  )
}
