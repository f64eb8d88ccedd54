import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { collegePath } from '#contract/colleges/college-page.ts'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { type Suggestion, suggest } from '#web/colleges/finding/suggest.ts'
import { percent } from '#web/platform/shown-figures.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'

type Props = {
  colleges: readonly ListedCollege[]
  asked: string
  /** Whether the lists have the very small colleges too. */
  all: boolean
  onPlace: (place: Extract<Suggestion, { kind: 'state' | 'city' }>) => void
  /** Enter without a choice: everything that the text may mean. */
  onText: (text: string) => void
  /** What happens to a chosen college; null: its page is opened. */
  onCollege: ((college: ListedCollege) => void) | null
}

/** A combobox: arrows choose, Enter opens, Esc closes; '/' focuses it from anywhere on the page. */
export function SearchBox({ colleges, asked, all, onPlace, onText, onCollege }: Props) {
  const [text, setText] = useState(asked)
  const [from, setFrom] = useState(asked)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const found = useMemo(() => (open ? suggest(colleges, text, all) : []), [colleges, open, text, all])
  if (from !== asked) {
    setFrom(asked)
    setText(asked)
  }
  useTakeOver(input, (element) => {
    if (element.value === asked) return
    setText(element.value)
    setOpen(document.activeElement === element)
  })

  const isOpen = open && found.length > 0
  const isUnknown = open && found.length === 0 && text.trim().length > 1 && text.trim() !== asked

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'college' && !onCollege) {
      window.location.assign(collegePath(suggestion.college.slug))
      return
    }
    setText('')
    setOpen(false)
    if (suggestion.kind === 'college') onCollege?.(suggestion.college)
    else onPlace(suggestion)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) =>
        found.length === 0 ? -1 : (at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % found.length,
      )
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = found[active]
      if (chosen) return choose(chosen)
      setOpen(false)
      onText(text.trim())
    } else if (event.key === 'Escape') {
      if (isOpen || isUnknown) setOpen(false)
      else setText('')
      setActive(-1)
    }
  }

  return (
    <div className="relative">
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        name="q"
        data-slash=""
        type="text"
        role="combobox"
        aria-label="Search colleges"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder="College, nickname, city or state"
        maxLength={80}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="field min-h-13 pr-11 pl-12 shadow-sm"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          className="icon-btn absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            setText('')
            if (asked !== '') onText('')
            input.current?.focus()
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      <p
        aria-live="polite"
        className={
          isUnknown
            ? 'card absolute inset-x-0 top-full z-20 mt-2 px-4 py-3 text-[.9375rem] shadow-pop'
            : 'sr-only'
        }
      >
        {isUnknown && `No college, city or state we know is called “${text.trim()}”.`}
      </p>
      {isOpen && (
        <div className="card absolute inset-x-0 top-full z-20 mt-2 py-2 shadow-pop">
          <div id={`${id}-list`} role="listbox" aria-label="Suggestions">
            {found.map((suggestion, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and answers the keys, as a combobox does
              <div
                key={
                  suggestion.kind + (suggestion.kind === 'college' ? suggestion.college.id : suggestion.label)
                }
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
                onMouseMove={() => setActive(at)}
                className={`suggestion ${suggestion.kind !== 'college' && found[at - 1]?.kind === 'college' ? 'border-t border-border' : ''}`}
              >
                <SuggestionText suggestion={suggestion} typed={text} />
              </div>
            ))}
          </div>
          <p className="border-t border-border px-4 pt-2 text-[.8125rem] text-muted max-sm:hidden">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to {onCollege ? 'list' : 'open'},{' '}
            <kbd>Esc</kbd> to close
          </p>
        </div>
      )}
    </div>
  )
}

function SuggestionText({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  if (suggestion.kind !== 'college')
    return (
      <>
        <span>
          <Marked text={suggestion.label} typed={typed} />
        </span>
        <span className="ml-auto text-[.8125rem] text-muted">{suggestion.count}</span>
      </>
    )
  const { college, said } = suggestion
  return (
    <>
      <span>
        <Marked text={college.name} typed={typed} />
        <span className="block text-[.8125rem] font-medium text-muted">
          {college.city}, {college.stateName}
          {said && ` · “${said}”`}
        </span>
      </span>
      <span className="ml-auto shrink-0 text-[.8125rem] text-muted tabular-nums">
        {college.open ? 'open admission' : college.rate !== null && `admits ${percent(college.rate)}`}
      </span>
    </>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.trim().toLowerCase())
  if (at < 0 || typed.trim() === '') return text
  const end = at + typed.trim().length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
