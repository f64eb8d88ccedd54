import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { answersOf } from '#web/matching/answers-of.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  /** The answers whose list is shown. */
  form: SearchForm
  /** They are tried out, not the student's own. */
  tried: boolean
  heading: Ref<HTMLHeadingElement>
  onEdit: () => void
  onStartOver: () => void
  download: ReactNode
  /** Whether the panel for trying out other answers is open. */
  trying: boolean
  onTry: () => void
}

/** The list's owner and answers. On a phone the buttons stay at the bottom of the screen. */
export function ResultHead(props: Props) {
  const { form, tried, heading, onEdit, onStartOver, download, trying, onTry } = props
  const answers = useId()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        {/* On a phone 'Trying out: ' may need a second line: it is there before a slider is moved. */}
        <p className={`text-[.9375rem] text-muted wrap-anywhere ${trying ? 'max-sm:min-h-[2lh]' : ''}`}>
          <span id={answers}>
            {tried && 'Trying out: '}
            {answersOf(form)}
          </span>{' '}
          {!tried && (
            <button
              type="button"
              aria-describedby={answers}
              onClick={onEdit}
              className="text-link cursor-pointer print:hidden"
            >
              Edit<span className="sr-only"> these answers</span>
            </button>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
          Your Top Matches
        </h1>
      </div>
      <div className="result-actions">
        <Button variant="outline" aria-expanded={trying} onClick={onTry}>
          <SlidersHorizontal size={18} aria-hidden />
          What if?
        </Button>
        <Button variant="outline" onClick={onStartOver}>
          <RotateCcw size={18} aria-hidden />
          New Search
        </Button>
        {download}
      </div>
    </div>
  )
}
