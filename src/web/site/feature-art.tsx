// Small drawings made of the product's own parts. Decorative: the cards' text says what they show.

const ledger = [
  { part: 'Program', points: 22, max: 24, bar: 'w-[92%] bg-fact' },
  { part: 'Academic fit', points: 18, max: 20, bar: 'w-[90%] bg-fact' },
  { part: 'Affordability', points: 8, max: 14, bar: 'w-[57%] bg-fact' },
]

export function LedgerArt() {
  return (
    <div className="grid w-full max-w-64 gap-2.5">
      {ledger.map(({ part, points, max, bar }) => (
        <div key={part} className="rounded-xl border border-border bg-surface px-4 py-2.5 shadow-sm">
          <div className="flex justify-between text-sm font-semibold">
            <span>{part}</span>
            <span className="text-muted tabular-nums">
              {points} of {max}
            </span>
          </div>
          <div className="mt-1.5 h-1.5 rounded-full bg-track">
            <div className={`h-full rounded-full ${bar}`} />
          </div>
        </div>
      ))}
    </div>
  )
}

const choices = ['Running an experiment', 'Coaching a younger team', 'Building an app']

export function QuizArt() {
  return (
    <div className="grid w-full max-w-64 gap-2.5">
      <p className="font-display text-lg leading-snug font-bold">Which afternoon sounds best?</p>
      {choices.map((choice, i) => (
        <div
          key={choice}
          className={`flex items-center gap-2.5 rounded-xl border px-3.5 py-2 text-[.9375rem] font-medium ${i === 0 ? 'border-primary bg-accent-soft text-on-accent-soft' : 'border-border bg-surface text-muted'}`}
        >
          <span
            className={`grid size-4 shrink-0 place-items-center rounded-full border-2 ${i === 0 ? 'border-primary' : 'border-control'}`}
          >
            {i === 0 && <span className="size-1.5 rounded-full bg-primary" />}
          </span>
          {choice}
        </div>
      ))}
    </div>
  )
}

const lines = ['w-full', 'w-[92%]', 'w-[96%]', 'w-[70%]']

export function ReportArt() {
  return (
    <div className="relative h-44 w-48">
      <div className="absolute inset-0 translate-x-4 translate-y-3 rotate-6 rounded-xl border border-border bg-bg" />
      <div className="absolute inset-0 -rotate-2 rounded-xl border border-border bg-surface p-4 shadow-md">
        <div className="flex items-center justify-between">
          <div className="grid gap-1.5">
            <span className="h-2 w-20 rounded bg-fg/80" />
            <span className="h-1.5 w-14 rounded bg-track" />
          </div>
          <svg aria-hidden viewBox="0 0 40 40" fill="none" strokeWidth="5" className="size-10 -rotate-90">
            <circle cx="20" cy="20" r="17" className="stroke-track" />
            <circle
              cx="20"
              cy="20"
              r="17"
              pathLength="100"
              strokeDasharray="88 100"
              strokeLinecap="round"
              className="ring-ok"
            />
          </svg>
        </div>
        <div className="mt-3 grid gap-1.5">
          {lines.map((width) => (
            <span key={width} className={`h-1.5 rounded bg-track ${width}`} />
          ))}
        </div>
        <div className="mt-3 grid grid-cols-3 gap-1.5">
          <span className="h-8 rounded-md bg-track" />
          <span className="h-8 rounded-md bg-track" />
          <span className="h-8 rounded-md bg-track" />
        </div>
      </div>
      <span className="absolute -right-3 -bottom-1 rounded-full bg-primary px-3 py-1 text-[.8125rem] font-bold text-on-primary shadow-md">
        PDF
      </span>
    </div>
  )
}
