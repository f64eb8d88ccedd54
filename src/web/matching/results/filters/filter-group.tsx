import { Check } from 'lucide-react'

type Option<Value extends string> = { value: Value; label: string; verified: number; leavesNone: boolean }

type Props<Value extends string> = {
  name: string
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  /** How many colleges are shown. */
  of: number
  onToggle: (value: Value) => void
}

/** One row of toggles. One that would leave nothing shows 0, is dim and can still be pressed. */
export function FilterGroup<Value extends string>({ name, options, chosen, of, onToggle }: Props<Value>) {
  if (options.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-muted">{name}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {options.map(({ value, label, verified, leavesNone }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(value)}
            className={`choice text-left leading-snug aria-pressed:border-primary aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft ${leavesNone && !chosen.includes(value) ? 'border-dashed text-muted' : ''}`}
          >
            {chosen.includes(value) && <Check size={16} aria-hidden className="shrink-0" />}
            {label}{' '}
            <span className="text-sm font-semibold tabular-nums">
              {verified}
              <span className="sr-only">
                {' '}
                of {of} colleges{leavesNone && !chosen.includes(value) && ', leaves none'}
              </span>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
