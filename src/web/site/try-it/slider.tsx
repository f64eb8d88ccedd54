type Props = {
  name: string
  label: string
  min: number
  max: number
  step: number
  start: string
  now: string
}

/** A native slider: arrows and Page keys move it, a screen reader reads its value. */
export function Slider({ name, label, min, max, step, start, now }: Props) {
  return (
    <label className="block text-[.9375rem]">
      <span className="flex justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span aria-hidden className="font-bold">
          {now}
        </span>
      </span>
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={start}
        className="slider-navy mt-2"
      />
    </label>
  )
}
