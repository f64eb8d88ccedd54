import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { slugOf } from '#contract/colleges/slug.ts'
import { suggestMajors } from '#web/platform/look-up.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { type Suggestion, useSuggestions } from '#web/ui/suggestions.ts'

export type ChosenMajor = { slug: string; title: string; year: string }

type Props = { major: ChosenMajor | null; onChoose: (slug: string | null) => void }

/** A major in the visitor's own words, chosen from what these may mean. */
export function MajorField({ major, onChoose }: Props) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const id = useId()
  const { list, nothingFor } = useSuggestions(text, suggestMajors, open)

  function choose({ label }: Suggestion) {
    setText('')
    onChoose(slugOf(label))
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
    <div className="relative">
      <Combobox
        id={id}
        className="field py-1.5 text-[.9375rem]"
        aria-label="Major"
        placeholder="Any major"
        maxLength={80}
        text={text}
        onText={setText}
        items={list}
        keyOf={(one) => one.id}
        isOpen={open}
        onOpen={setOpen}
        onChoose={choose}
        onEnter={() => list[0] && choose(list[0])}
        nothing={nothingFor !== null ? `No major we know is called “${nothingFor}”.` : null}
        renderItem={({ label }) => label}
      />
    </div>
  )
}
