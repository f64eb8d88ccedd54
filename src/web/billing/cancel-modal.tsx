import { CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { cancelFailed, cancelSubscription, paymentsUnreachable, planDay } from '#contract/billing.ts'
import { planCards, planLabel } from '#contract/plans.ts'
import { useAccount } from '#web/platform/account.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { session } from '#web/platform/session.ts'
import { useAlert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

type CancelModalProps = {
  open: boolean
  onClose: () => void
  /** Closed after a cancellation. */
  onDone: () => void
}

const [senior, freshman] = [planLabel('gold'), planLabel('free')]
const lost = planCards.find((card) => card.name === 'gold')?.features ?? []

/** Warns, says what is lost, and asks once; then says how long the plan stays (spec §2, §4). */
export function CancelModal({ open, onClose, onDone }: CancelModalProps) {
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking')
  const alert = useAlert()

  // After the <dialog> has closed, which gives the focus back to its opener.
  const finished = !open && step === 'done'
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (finished) tellDone()
  }, [finished])

  async function confirm() {
    setStep('sending')
    try {
      await call(cancelSubscription, { body: {} })
      setStep('done')
      await session.refetch()
    } catch (error) {
      onClose()
      await alert(`Error: ${explain(error, { refused: cancelFailed, unreachable: paymentsUnreachable })}`)
    }
  }

  return step === 'done' ? (
    <Modal open={open} onClose={onClose} title="Your plan is canceled">
      <Done onClose={onClose} />
    </Modal>
  ) : (
    <Modal open={open} onClose={onClose} title={`Cancel your ${senior} plan?`}>
      <Asking busy={step === 'sending'} onConfirm={() => void confirm()} onKeep={onClose} />
    </Modal>
  )
}

type AskingProps = { busy: boolean; onConfirm: () => void; onKeep: () => void }

function Asking({ busy, onConfirm, onKeep }: AskingProps) {
  const { subscriptionEndsAt: end } = useAccount()
  return (
    <>
      <p className="text-muted">
        You keep everything until {end ? planDay(end) : 'the end of the billing period'}. After that you are
        on the {freshman} plan and lose:
      </p>
      <ul className="mt-4 grid gap-2.5">
        {lost.map((feature) => (
          <li key={feature} className="flex gap-3">
            <X size={20} aria-hidden className="mt-0.5 shrink-0 text-bad" />
            <s className="text-muted">{feature}</s>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:grid">
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          Downgrade to {freshman}
        </Button>
        <Button onClick={onKeep}>Keep my plan</Button>
      </div>
    </>
  )
}

function Done({ onClose }: { onClose: () => void }) {
  const { subscriptionEndsAt: end } = useAccount()
  return (
    <div className="grid gap-6">
      <p role="status" className="flex gap-3 text-lg">
        <CircleCheck aria-hidden className="mt-0.5 shrink-0 text-ok" />
        <span>
          Your {senior} plan is set to cancel at the end of the billing period
          {end ? `, on ${planDay(end)}` : ''}. You will not be charged again.
        </span>
      </p>
      <Button autoFocus className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </div>
  )
}
