import { useState } from 'react'
import { Combobox } from '#web/ui/combobox.tsx'
import type { Control } from '#web/ui/field.tsx'
import { type Suggest, useSuggestions } from './suggestions.ts'

type Props = {
  control: Control
  name: string
  value: string
  onChange: (value: string) => void
  suggest: Suggest
  /** What to say if nothing fits the text. */
  nothing?: (text: string) => string
}

/** A text field that suggests while typing; anything may be typed. */
export function SuggestingInput({ control, name, value, onChange, suggest, nothing }: Props) {
  const [open, setOpen] = useState(false)
  const { list, nothingFor } = useSuggestions(value, suggest, open)
  return (
    <div className="relative">
      <Combobox
        {...control}
        name={name}
        className="field"
        text={value}
        onText={onChange}
        items={list}
        keyOf={({ id }) => id}
        isOpen={open}
        onOpen={setOpen}
        onChoose={({ label }) => onChange(label)}
        nothing={nothing && nothingFor !== null ? nothing(nothingFor) : null}
        renderItem={({ label, detail }) => (
          <span>
            <span className="font-medium">{label}</span>
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </span>
        )}
      />
    </div>
  )
}
