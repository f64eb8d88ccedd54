import { Search, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { collegePath } from '#contract/colleges/college-page.ts'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { type Suggestion, suggest } from '#web/colleges/finding/suggest.ts'
import { percent } from '#web/platform/shown-figures.ts'
import { Combobox } from '#web/ui/combobox.tsx'

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

/** Colleges and places by name; '/' focuses it from anywhere on the page. */
export function SearchBox({ colleges, asked, all, onPlace, onText, onCollege }: Props) {
  const [text, setText] = useState(asked)
  const [from, setFrom] = useState(asked)
  const [open, setOpen] = useState(false)
  const id = useId()
  const found = useMemo(() => (open ? suggest(colleges, text, all) : []), [colleges, open, text, all])
  if (from !== asked) {
    setFrom(asked)
    setText(asked)
  }
  const wanted = text.trim()

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === 'college' && !onCollege) {
      window.location.assign(collegePath(suggestion.college.slug))
      return
    }
    setText('')
    if (suggestion.kind === 'college') onCollege?.(suggestion.college)
    else onPlace(suggestion)
  }

  return (
    <div className="relative">
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
      />
      <Combobox
        id={id}
        name="q"
        data-slash=""
        aria-label="Search colleges"
        placeholder="College, nickname, city or state"
        maxLength={80}
        className="field min-h-13 pr-11 pl-12 shadow-sm"
        text={text}
        onText={setText}
        items={found}
        keyOf={(one) => one.kind + (one.kind === 'college' ? one.college.id : one.label)}
        isOpen={open}
        onOpen={setOpen}
        onChoose={choose}
        onEnter={() => onText(wanted)}
        nothing={
          wanted.length > 1 && wanted !== asked
            ? `No college, city or state we know is called “${wanted}”.`
            : null
        }
        renderItem={(suggestion) => <SuggestionText suggestion={suggestion} typed={text} />}
        foot={
          <p className="border-t border-border px-4 pt-2 text-[.8125rem] text-muted max-sm:hidden">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to {onCollege ? 'list' : 'open'},{' '}
            <kbd>Esc</kbd> to close
          </p>
        }
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          className="icon-btn absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            setText('')
            if (asked !== '') onText('')
            document.getElementById(id)?.focus()
          }}
        >
          <X size={18} aria-hidden />
        </button>
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
