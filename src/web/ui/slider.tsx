import { useId } from 'react'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** How the value is written, '3.70'. */
  text: string
  onChange: (value: number) => void
}

/** A number one can move: arrows and Page keys work as everywhere. */
export function Slider({ label, value, min, max, step, text, onChange }: Props) {
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
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
