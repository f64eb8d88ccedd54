import { useState } from 'react'
import { SupportLink } from '#web/ui/support-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { ThankYou } from './thank-you.tsx'

/** Form, sending, sent (spec §4). */
export function Component() {
  const [sent, setSent] = useState(false)
  return (
    <div className="wrap max-w-2xl py-10 lg:py-16">
      {sent ? (
        <ThankYou onAgain={() => setSent(false)} />
      ) : (
        <>
          <h1 className="page-title">Contact us</h1>
          <p className="mt-3 mb-8 text-lg text-muted">
            A question, a problem, an idea? We read every message and answer by email. You can also write to{' '}
            <SupportLink />.
          </p>
          <ContactForm onSent={() => setSent(true)} />
        </>
      )}
    </div>
  )
}
