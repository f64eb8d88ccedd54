import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Suggestion } from '#contract/counselor.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Rings } from '#web/ui/rings.tsx'
import { Interests } from './interests.tsx'
import type { Result } from './quiz.ts'

type FinishedProps = { result: Result; asked: number; children: ReactNode }

/** The result, and a next step for each suggestion (spec §2). */
export function FinishedView({ result, asked, children }: FinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="wrap grid gap-10 py-10 lg:py-14">
      <section className="band slide-up relative overflow-hidden rounded-[var(--r-panel)] px-6 py-10 sm:px-12 sm:py-14">
        <Rings className="absolute -top-24 -right-24 size-80 text-on-navy max-lg:hidden" />
        <div className="relative grid max-w-2xl gap-4">
          <p className="font-semibold text-coral-on-navy">After {asked} questions</p>
          <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
            What we heard
          </h1>
          <p className="text-lg text-on-navy">{result.summary}</p>
        </div>
      </section>
      {result.interests && result.interests.length > 0 && (
        <section aria-labelledby="interests" className="card grid gap-4 p-6 sm:p-7">
          <h2 id="interests" className="text-2xl font-bold tracking-tight">
            Your interests
          </h2>
          <Interests interests={result.interests} suggestions={result.suggestions} />
        </section>
      )}
      <section aria-labelledby="suggestions" className="grid gap-5">
        <div>
          <h2 id="suggestions" className="text-2xl font-bold tracking-tight">
            Majors to look at
          </h2>
          <p className="mt-1 text-muted">Pick one and see which colleges fit you.</p>
        </div>
        <ol className="grid gap-5 lg:grid-cols-2">
          {result.suggestions.map((suggestion, index) => (
            <SuggestionCard key={suggestion.title} suggestion={suggestion} place={index + 1} />
          ))}
        </ol>
      </section>
      {children}
    </div>
  )
}

function SuggestionCard({ suggestion, place }: { suggestion: Suggestion; place: number }) {
  const id = useId()
  return (
    <li
      className={`card slide-up grid content-between gap-6 p-6 sm:p-7 ${place === 1 ? 'lg:col-span-2' : ''}`}
    >
      <div className="grid gap-3">
        <span aria-hidden className="font-display text-3xl font-extrabold text-accent">
          {place}
        </span>
        <h3 id={id} className="text-xl font-bold tracking-tight">
          {suggestion.title}
        </h3>
        {suggestion.description.split('\n').map((line) => (
          <p key={line} className="max-w-prose text-muted first-of-type:text-fg">
            {line}
          </p>
        ))}
      </div>
      <LinkButton
        to={`/college-match?major=${encodeURIComponent(suggestion.title)}`}
        variant={place === 1 ? 'primary' : 'outline'}
        aria-describedby={id}
        className="w-fit"
      >
        Find Colleges
        <ArrowRight size={18} aria-hidden />
      </LinkButton>
    </li>
  )
}
