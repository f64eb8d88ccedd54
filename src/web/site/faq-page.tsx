import { ArrowLeft, ChevronDown } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { SupportLink } from '#web/ui/support-link.tsx'
import { faqEntries } from './faq-entries.tsx'
import { PageHead } from './page-head.tsx'

export function Component() {
  return (
    <div className="hero">
      <div className="wrap max-w-3xl pb-[var(--section-y)]">
        <PageHead title="Frequently asked questions">
          Straight answers about scores, data, plans and privacy.
        </PageHead>
        <div className="card divide-y divide-border px-6 sm:px-8">
          {faqEntries.map(({ question, answer }) => (
            <details key={question} className="group py-1">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h2 className="text-lg font-bold">{question}</h2>
                <ChevronDown
                  size={20}
                  aria-hidden
                  className="shrink-0 text-accent transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="prose pb-5 text-muted">{answer}</div>
            </details>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-6">
          <p className="text-muted">
            Something else? Write to <SupportLink />.
          </p>
          <LinkButton to="/" variant="outline">
            <ArrowLeft size={18} aria-hidden /> Back to home
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
