import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { majorsSearch } from '#contract/colleges/look-up.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { call } from '#web/platform/api.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'

export type ChosenMajor = { slug: string; title: string; year: string }

type Props = { major: ChosenMajor | null; onChoose: (slug: string | null) => void }

/** A major in the visitor's own words; the browser's list offers matches. */
export function MajorField({ major, onChoose }: Props) {
  const [text, setText] = useState('')
  const [titles, setTitles] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useTakeOver(input, ({ value }) => {
    if (value !== '') void look(value)
  })

  async function look(typed: string) {
    setText(typed)
    const exact = titles.find((title) => title.toLowerCase() === typed.toLowerCase())
    if (exact) {
      setText('')
      return onChoose(slugOf(exact))
    }
    try {
      const hits = await call(majorsSearch, { query: { q: typed } })
      setTitles(hits.map(({ title }) => title))
    } catch {
      setTitles([]) // no suggestions; typing continues
    }
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
        onChange={(event) => void look(event.target.value)}
        onKeyDown={(event) => {
          const [first] = titles
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first && text !== '') {
            setText('')
            onChoose(slugOf(first))
          }
        }}
      />
      <datalist id={`${id}-majors`}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  )
}
