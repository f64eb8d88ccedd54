import { useEffect, useRef } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { Button } from '#web/ui/button.tsx'
import { Instrument } from '#web/ui/charts/instrument.tsx'
import { answersOf } from './answers-of.ts'
import { topCards } from './results/top-cards.tsx'
import { useLater } from './results/use-later.ts'

const ranks = Array.from({ length: topCards }, (_, place) => place + 1)
const questions = ['Can I get in?', 'What will it cost?', 'Where would I stand?']

type Props = {
  form: SearchForm
  /** Called once this is on the screen. */
  onWait: () => void
  onGiveUp: () => void
}

/** The search is running, and can be given up. */
export function SearchingView({ form, onWait, onGiveUp }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Drawn while the reply is on its way: the colleges then appear in their place, and sooner, since the browser has
  // prepared the fonts and styles that they use.
  const drawCards = useLater()
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (drawCards) onWait()
  }, [drawCards, onWait])
  return (
    <div className="results wrap min-h-dvh py-5 sm:py-9">
      <p className="text-[.9375rem] text-muted wrap-anywhere">{answersOf(form)}</p>
      <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
        Generating Matches...
      </h1>
      <div role="progressbar" aria-label="Generating Matches..." className="progress-track mt-3">
        <div className="progress-run" />
      </div>
      <div className="answer mt-3 flex flex-wrap items-center justify-between gap-3 sm:mt-4">
        <p role="status" className="min-w-0 text-muted">
          We compare your profile with every college in the catalog. This takes a moment.
        </p>
        <Button variant="outline" onClick={onGiveUp}>
          Back to the form
        </Button>
      </div>
      {drawCards && (
        <ol aria-hidden className="mt-3 grid gap-4 sm:mt-4 lg:grid-cols-3 lg:gap-5">
          {ranks.map((rank) => (
            <EmptyCard key={rank} rank={rank} />
          ))}
        </ol>
      )}
    </div>
  )
}

/** A card of the results before its college is known. */
function EmptyCard({ rank }: { rank: number }) {
  return (
    <li className="card flex flex-col gap-4 p-5 sm:p-6">
      <p className="font-display text-5xl leading-[.9] font-extrabold tracking-tighter text-control">
        {rank}
      </p>
      <div className="grid gap-5">
        {questions.map((question) => (
          <Instrument key={question} label={question} value="">
            <svg aria-hidden className="chart-bar chart-round h-2.5">
              <rect className="chart-track" width="100%" height="10" rx="5" />
            </svg>
          </Instrument>
        ))}
      </div>
    </li>
  )
}
