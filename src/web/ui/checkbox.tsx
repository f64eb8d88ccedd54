import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export function Checkbox({ label, className = '', ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={`flex items-start gap-3 ${className}`}>
      <input type="checkbox" {...rest} className="tick mt-1" />
      <span>{label}</span>
    </label>
  )
}

type ChipsProps = {
  /** The target of an ErrorSummary entry, and the name of the checkboxes. */
  id: string
  legend: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Beyond this number further choices are ignored (spec §5). */
  max?: number
  hint?: ReactNode
}

/** Multiple choice, as chips that are real checkboxes. */
export function ChipGroup({ id, legend, options, value, onChange, max, hint }: ChipsProps) {
  const full = max !== undefined && value.length >= max
  const toggle = (option: string) => {
    if (value.includes(option)) onChange(value.filter((chosen) => chosen !== option))
    else if (!full) onChange([...value, option])
  }
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
