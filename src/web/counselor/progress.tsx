import { quizQuestions } from '#contract/counselor.ts'

/** One mark per question. */
export function Progress({ number }: { number: number }) {
  return (
    <div className="grid gap-1.5 sm:gap-2.5">
      <p className="text-[.9375rem] font-semibold text-muted">
        <span className="text-fg">Question {number}</span> of {quizQuestions}
      </p>
      <div
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={quizQuestions}
        aria-valuenow={number - 1}
        aria-valuetext={`${number - 1} of ${quizQuestions} answered`}
        className="grid grid-flow-col gap-1.5"
      >
        {Array.from({ length: quizQuestions }, (_, index) => index + 1).map((mark) => (
          <span
            key={mark}
            className={`h-1.5 rounded-full transition-colors ${
              mark < number ? 'bg-fact' : mark === number ? 'bg-fact/45' : 'bg-track'
            }`}
          />
        ))}
      </div>
    </div>
  )
}
