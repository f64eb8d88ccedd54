import type { College } from '#contract/matching/report.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'
import { Ring } from '#web/ui/ring.tsx'

export type YourMatchState =
  | { step: 'asking' }
  | { step: 'no answers'; formPath: string }
  | { step: 'failed'; message: string }
  | { step: 'known'; college: College; major: string }

/** Match and chance of who is signed in, from their latest answers: two different things, kept apart. */
export function YourMatch({ state }: { state: YourMatchState }) {
  return (
    <section
      aria-label="Your match and chance here"
      className="card mb-4 px-5 py-4 sm:px-7"
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
  const { college, major } = state
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] sm:gap-8">
      <Ring value={college.matchPercentage} />
      <div>
        <p className="font-semibold">
          {college.matchPercentage === null
            ? 'Your match is part of the Senior plan'
            : `Your match is ${college.matchPercentage}${college.scorePreview ? ', a preview score' : ''}`}
        </p>
        <p className="text-[.9375rem] text-muted">{college.headline || college.matchReasoning}</p>
        {college.ledger.length > 0 && (
          <details className="mt-1 text-[.9375rem]">
            <summary className="text-link cursor-pointer">How it adds up</summary>
            <ul className="mt-2 grid gap-1">
              {college.ledger.map(({ component, points, max, because }) => (
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
        )}
      </div>
      <YourChance college={college} major={major} />
    </div>
  )
}

function YourChance({ college, major }: { college: College; major: string }) {
  const { chance } = college
  if (!chance)
    return college.matchPercentage === null ? (
      <p className="text-[.9375rem] text-muted">
        So is your chance of admission here.{' '}
        <a href="/subscription" className="text-link">
          See plans
        </a>
      </p>
    ) : (
      <p className="text-[.9375rem] text-muted">
        Too little is known for an honest range of your chance of admission here.
      </p>
    )
  const { label, tone } = bandOf(chance)
  return (
    <div>
      <p className="flex items-center justify-between gap-3 text-[.9375rem]">
        <span className="text-muted">Can I get in?</span>
        <span>
          <span className={`chip chip-${tone}`}>{label}</span>{' '}
          <b className="font-semibold tabular-nums">{rangeOf(chance) ?? ''}</b>
        </span>
      </p>
      {chance.low !== null && chance.high !== null && (
        <RangeBar from={chance.low} to={chance.high} tone={tone} lines={[0.3, 0.7]} />
      )}
      <p className="text-[.8125rem] text-muted">From your latest answers, for {major || 'any major'}.</p>
    </div>
  )
}
