type Props<Value> = {
  label: string
  options: readonly { value: Value; short: string; words: string }[]
  chosen: Value | null
  /** Pressing the chosen one again clears the choice. */
  onChoose: (value: Value | null) => void
}

/** A few choices side by side, of which one or none is chosen. */
export function Segments<Value extends string | number>({ label, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset>
      <legend className="text-[.9375rem] font-semibold">{label}</legend>
      <div className="segments">
        {options.map(({ value, short, words }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            title={words}
            onClick={() => onChoose(value === chosen ? null : value)}
            className="segment"
          >
            {short}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
