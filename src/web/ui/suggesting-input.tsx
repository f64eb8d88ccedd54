import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Control } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Suggest, type Suggestion, useSuggestions } from './suggestions.ts'

type Props = {
  control: Control
  name: string
  value: string
  onChange: (value: string) => void
  suggest: Suggest
  /** What to say if nothing fits the text. */
  nothing?: (text: string) => string
}

/** A text field that suggests while typing; anything may be typed (the combobox pattern of ARIA). */
export function SuggestingInput({ control, name, value, onChange, suggest, nothing }: Props) {
  const [open, setOpen] = useState(false)
  // A later answer must not put another suggestion under the mark: the list stays until something is typed.
  const [marked, setMarked] = useState<{ list: readonly Suggestion[]; index: number } | null>(null)
  const found = useSuggestions(value, suggest, open)
  const shown = open ? (marked?.list ?? found.list) : []
  const unknown = open && nothing && found.nothingFor !== null ? nothing(found.nothingFor) : null
  const active = marked?.index ?? -1
  const listId = `${control.id}-suggestions`
  const optionId = (index: number) => `${control.id}-suggestion-${index}`

  // The field keeps the focus, so the browser does not scroll the list by itself.
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${control.id}-suggestion-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, control.id])

  const close = () => {
    setOpen(false)
    setMarked(null)
  }
  const choose = (suggestion: Suggestion) => {
    onChange(suggestion.label)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = step === -1 ? Math.max(active, 0) : active
      setMarked({ list: shown, index: (from + step + shown.length) % shown.length })
    }
  }

  return (
    <div className="relative">
      <TextInput
        {...control}
        name={name}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? optionId(active) : undefined}
        onChange={(event) => {
          setOpen(true)
          setMarked(null)
          onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={shown.length === 0}
        className="absolute z-30 mt-1.5 max-h-80 w-full overflow-y-auto rounded-2xl border border-border bg-surface p-1.5 shadow-pop"
      >
        {shown.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses its focus, or the list would be gone when the click arrives.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(suggestion)
            }}
            className={`cursor-pointer rounded-xl px-3 py-2 ${index === active ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-surface-2'}`}
          >
            <span className="font-medium">{suggestion.label}</span>
            {suggestion.detail && <span className="block text-sm text-muted">{suggestion.detail}</span>}
          </div>
        ))}
      </div>
      <p
        aria-live="polite"
        className={
          unknown
            ? 'absolute z-30 mt-1.5 w-full rounded-2xl border border-border bg-surface px-4 py-3 text-[.9375rem] shadow-pop'
            : 'sr-only'
        }
      >
        {unknown ?? (shown.length > 0 && `${shown.length} suggestions. Use the arrow keys to choose.`)}
      </p>
    </div>
  )
}
