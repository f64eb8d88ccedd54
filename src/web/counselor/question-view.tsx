import { Sparkles } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { Progress } from './progress.tsx'
import type { Asked } from './quiz.ts'

type QuestionProps = {
  asked: Asked
  /** The choice that is being sent; null while the student is thinking. */
  picked: string | null
  number: number
  onAnswer: (choice: string) => void
}

// Pointed at, an answer looks weaker than a chosen one: the mouse rests on the next question where it chose the last.
const answer =
  'group flex min-h-11 w-full cursor-pointer items-center gap-4 rounded-xl border border-control px-3.5 py-1.5 text-left text-[.9375rem] leading-snug font-medium max-[22rem]:text-sm transition-colors sm:min-h-14 sm:rounded-2xl sm:px-4 sm:py-3 sm:text-base enabled:hover:bg-surface-2 disabled:cursor-not-allowed'
// A phone has no number keys, and its answers need the width.
const mark =
  'hidden sm:grid size-8 shrink-0 place-items-center rounded-full bg-surface-2 text-[.875rem] font-semibold text-muted transition-colors group-enabled:group-hover:bg-track group-enabled:group-hover:text-fg'

/** One question. It gets the focus when it arrives, so that it is read out and the number keys work at once. */
export function QuestionView({ asked, picked, number, onAnswer }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  // Only while the focus is inside: a number typed elsewhere is not an answer.
  const byNumber = (event: KeyboardEvent) => {
    if (picked !== null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const choice = /^[1-9]$/.test(event.key) ? asked.choices[Number(event.key) - 1] : undefined
    if (choice !== undefined) onAnswer(choice)
  }

  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={byNumber}
      className="slide-up grid gap-3 outline-none sm:gap-6"
    >
      <Progress number={number} />
      {asked.feedback && (
        <p className="flex items-start gap-3 text-sm max-sm:order-last leading-snug font-medium max-sm:text-muted sm:rounded-2xl sm:bg-surface-2 sm:px-5 sm:py-3.5 sm:text-base">
          <Sparkles size={18} aria-hidden className="mt-1 shrink-0 text-muted max-sm:hidden" />
          {asked.feedback}
        </p>
      )}
      <div className="card grid gap-2.5 p-3 sm:gap-6 sm:p-8">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="text-[clamp(1.0625rem,.7rem+1.85vw,1.875rem)] leading-tight font-bold tracking-[-.02em] outline-none"
        >
          {asked.question}
        </h2>
        <ol className="grid gap-1.5 sm:gap-3">
          {asked.choices.map((choice, index) => (
            <li key={choice}>
              <button
                type="button"
                disabled={picked !== null}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => onAnswer(choice)}
                className={`${answer} ${picked === choice ? 'border-primary bg-accent-soft' : 'bg-surface disabled:opacity-55'}`}
              >
                <span aria-hidden className={mark}>
                  {picked === choice ? <Spinner /> : index + 1}
                </span>
                {choice}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
