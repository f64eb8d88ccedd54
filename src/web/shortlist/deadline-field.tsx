import { useRef, useState } from 'react'
import { safeParse } from 'zod/mini'
import { Deadline, firstDeadline, lastDeadline } from '#contract/shortlist.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  id: string
  deadline: string | null
  problem: string | null | undefined
  onEdit: () => void
  /** Whether it was kept. */
  onChange: (deadline: string | null) => Promise<boolean>
}

const notWhole = 'Not saved yet: enter the whole date, or clear it.'
// Long enough to type a two-digit month: a row must not jump to January on its way to November.
const pauseMs = 1500

/** A date input tells of every half-typed date: what is sent is what the contract takes, or no deadline at all. */
export function DeadlineField({ id, deadline, problem, onEdit, onChange }: Props) {
  // Half a date and an empty field both have the value ''. Remembered, because the last look comes when the input is gone.
  const half = useRef(false)
  const look = ({ validity }: HTMLInputElement) => {
    half.current = validity.badInput
  }
  const [wrong, setWrong] = useState<string | null>(null)
  const problemWith = (day: string) => {
    if (half.current) return notWhole
    return day === '' ? null : (safeParse(Deadline, day).error?.issues[0]?.message ?? null)
  }
  const draft = useDraft(deadline ?? '', pauseMs, async (day) =>
    problemWith(day) === null ? onChange(day || null) : false,
  )
  return (
    <Field id={id} label="My deadline" error={wrong ?? problem}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={firstDeadline}
          max={lastDeadline}
          value={draft.text}
          onChange={(event) => {
            look(event.target)
            onEdit()
            setWrong(null)
            draft.type(event.target.value)
          }}
          onBlur={(event) => {
            look(event.target)
            setWrong(problemWith(draft.text))
            void draft.flush()
          }}
        />
      )}
    </Field>
  )
}
