import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { slugOf } from '#contract/colleges/slug.ts'
import { suggestMajors } from '#web/platform/look-up.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import { type Suggestion, useSuggestions } from '#web/ui/suggestions.ts'

export type ChosenMajor = { slug: string; title: string; year: string }

type Props = { major: ChosenMajor | null; onChoose: (slug: string | null) => void }

/** A major in the visitor's own words; the browser's list offers matches. */
export function MajorField({ major, onChoose }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { list } = useSuggestions(text, suggestMajors, true)
  useTakeOver(input, ({ value }) => setText(value))

  function choose({ label }: Suggestion) {
    setText('')
    onChoose(slugOf(label))
  }

  /** A suggestion picked from the browser's list arrives as if it had been typed. */
  function type(typed: string) {
    const picked = list.find(({ label }) => label.toLowerCase() === typed.toLowerCase())
    if (picked) choose(picked)
    else setText(typed)
  }

  if (major)
    return (
      <>
        <p className="field flex items-center py-1 text-[.9375rem]">
          {major.title}
          <button
            type="button"
            aria-label={`Any major instead of ${major.title}`}
            className="icon-btn -mr-2 ml-auto size-9"
            onClick={() => onChoose(null)}
          >
            <X size={16} aria-hidden />
          </button>
        </p>
        <input type="hidden" name="major" value={major.slug} />
        <p className="mt-1.5 text-[.8125rem] text-muted">
          Colleges that awarded {major.title} degrees in {major.year}.
        </p>
      </>
    )
  return (
    <>
      <input
        ref={input}
        className="field py-1.5 text-[.9375rem]"
        aria-label="Major"
        placeholder="Any major"
        list={`${id}-majors`}
        maxLength={80}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (list[0]) choose(list[0])
        }}
      />
      <datalist id={`${id}-majors`}>
        {list.map((suggestion) => (
          <option key={suggestion.id} value={suggestion.label} />
        ))}
      </datalist>
    </>
  )
}
