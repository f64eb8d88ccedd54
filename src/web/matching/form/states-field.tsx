import { X } from 'lucide-react'
import { useState } from 'react'
import { stateNames } from '#contract/states.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const id = 'interestedStates'
const placeholder = 'Add a state'

type Props = {
  value: readonly string[]
  max: number
  onChange: (value: string[]) => void
  /** How to get more states; null on the highest plan. */
  upgrade: string | null
}

/** Preferred states: as many as the plan allows, further ones are ignored (spec §5). */
export function StatesField({ value, max, onChange, upgrade }: Props) {
  const [said, setSaid] = useState('')
  const add = (state: string) => {
    if (value.includes(state)) return
    if (value.length >= max)
      return setSaid(`${state} was not added: your plan has ${places(max)}. Remove one first.`)
    setSaid(`${state} added.`)
    onChange([...value, state])
  }
  const remove = (state: string) => {
    setSaid(`${state} removed.`)
    onChange(value.filter((chosen) => chosen !== state))
  }
  const hint = `Only colleges there are listed, as long as any of them offers your major. Your plan has ${places(max)}.${upgrade ? ` ${upgrade}` : ''}`
  return (
    <div className="grid gap-3">
      <Field id={id} label="Preferred states" optional hint={hint}>
        {(control) => (
          <Select
            {...control}
            name={id}
            value={placeholder}
            placeholder={placeholder}
            options={stateNames}
            onChange={(event) => add(event.target.value)}
          />
        )}
      </Field>
      {value.length > 0 && (
        <ul aria-label="Chosen states" className="flex flex-wrap gap-2">
          {value.map((state) => (
            <li key={state} className="chip chip-accent py-1 pr-1.5 pl-3">
              {state}
              <button
                type="button"
                aria-label={`Remove ${state}`}
                onClick={() => remove(state)}
                className="grid size-6 place-items-center rounded-full hover:bg-surface"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className={said.includes('not added') ? 'text-[.9375rem] text-on-warn' : 'sr-only'}
      >
        {said}
      </p>
    </div>
  )
}

const places = (max: number) => (max === 1 ? '1 preferred state' : `${max} preferred states`)
