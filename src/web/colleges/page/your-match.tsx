import type { ReactNode } from 'react'
import type { College } from '#contract/matching/report.ts'
import { Ring } from '#web/ui/ring.tsx'

export type YourMatchState =
  | { step: 'asking' }
  | { step: 'no answers'; formPath: string }
  | { step: 'failed'; message: string }
  | { step: 'known'; college: College; major: string; instruments: ReactNode }

/** Match and chance of the signed-in student, from their latest answers: two different things, kept apart. */
export function YourMatch({ state }: { state: YourMatchState }) {
  return (
    <section
      aria-label="Your match and chance here"
      className="card mb-4 px-5 py-4 sm:px-7 sm:py-5"
      aria-busy={state.step === 'asking'}
    >
      <Inside state={state} />
    </section>
  )
}

function Inside({ state }: { state: YourMatchState }) {
  if (state.step === 'asking') return <p className="text-muted">Reading your latest answers…</p>
  if (state.step === 'failed') return <p role="alert">{state.message}</p>
  if (state.step === 'no answers')
    return (
      <p>
        Four answers and you see your match and your chance here.{' '}
        <a href={state.formPath} className="text-link">
          Answer them
        </a>
      </p>
    )
  const { college, major, instruments } = state
  return (
    <div className="your-match">
      <Ring value={college.matchPercentage} locked={college.locked} size="card" />
      <div className="min-w-0">
        <Words college={college} />
        <p className="mt-1 text-[.8125rem] text-muted">
          From your latest answers, for {major || 'any major'}.
        </p>
      </div>
      {instruments}
    </div>
  )
}

function Words({ college }: { college: College }) {
  if (college.locked)
    return (
      <p className="text-[.9375rem]">
        <b className="font-semibold">Your match and your chance here are part of the Senior plan.</b>{' '}
        <a href="/subscription" className="text-link">
          See plans
        </a>
      </p>
    )
  return (
    <>
      <p className="font-semibold">
        {college.matchPercentage === null
          ? 'There is no match score'
          : `Your match is ${college.matchPercentage}`}
        {college.scorePreview ? ', a preview score' : ''}
      </p>
      <p className="text-[.9375rem] text-muted">{college.headline || college.matchReasoning}</p>
      {college.ledger.length > 0 && <Ledger college={college} />}
    </>
  )
}

const Ledger = ({ college: { ledger, matchReasoning } }: { college: College }) => (
  <details className="mt-1 text-[.9375rem]">
    <summary className="text-link cursor-pointer">How it adds up</summary>
    <p className="mt-2">{matchReasoning}</p>
    <ul className="mt-2 grid gap-1">
      {ledger.map(({ component, points, max, because }) => (
        <li key={component}>
          <b className="font-semibold">
            {component}
            {points === null ? '' : `: ${points} of ${max}`}
          </b>{' '}
          <span className="text-muted">{because}</span>
        </li>
      ))}
    </ul>
  </details>
)
