import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'

/** The button that sent the message is gone, so this gets the focus. */
export function ThankYou({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  return (
    <div className="card slide-up grid justify-items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-ok-soft text-on-ok">
        <MailCheck size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        Thank you!
      </h1>
      <p role="status" className="max-w-md text-lg text-muted">
        Your message has been sent. We will answer by email as soon as we can.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/home">Back to myHome</LinkButton>
        <Button variant="outline" onClick={onAgain}>
          Send another message
        </Button>
      </div>
    </div>
  )
}
