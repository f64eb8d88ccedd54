type Props = {
  name: string
  label: string
  min: number
  max: number
  step: number
  start: string
  /** Null: switched off. */
  now: string | null
  /** How the value is written. */
  say?: (value: string) => string
}

/** A native slider: arrows and Page keys move it, a screen reader reads its value. */
export function Slider({ name, label, min, max, step, start, now, say = String }: Props) {
  return (
    <div className="text-[.9375rem]">
      <label htmlFor={`try-${name}`} className="flex justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span aria-hidden className="font-bold">
          {now === null ? 'no score' : say(now)}
        </span>
      </label>
      <div className="slider slider-navy mt-2" data-off={now === null || undefined}>
        <progress aria-hidden value={Number(now ?? min) - min} max={max - min} />
        <input
          id={`try-${name}`}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={start}
        />
      </div>
    </div>
  )
}
