import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type ChipsProps = {
  /** The target of an ErrorSummary entry, and the name of the checkboxes. */
  id: string
  legend: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: ReactNode
}

/** Multiple choice, as chips that are real checkboxes. */
export function ChipGroup({ id, legend, options, value, onChange, hint }: ChipsProps) {
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option])
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && (
        <div id={`${id}-hint`} className="mb-3 text-[.9375rem] text-muted">
          {hint}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="choice">
            <input
              type="checkbox"
              name={id}
              value={option}
              checked={value.includes(option)}
              onChange={() => toggle(option)}
              className="sr-only"
            />
            {value.includes(option) && <Check size={16} aria-hidden />}
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
