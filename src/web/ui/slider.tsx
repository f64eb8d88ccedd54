import { useId } from 'react'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as text, '3.70'. */
  text: string
  /** There is no value yet: the track is empty, and the thumb only waits where it would start. */
  unset?: boolean
  onChange: (value: number) => void
}

/** A range input: arrow and Page keys work as usual. */
export function Slider({ label, value, min, max, step, text, unset = false, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {text}
        </output>
      </p>
      <div className="slider my-1.5" data-unset={unset || undefined}>
        <progress aria-hidden value={unset ? 0 : value - min} max={max - min} />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}
