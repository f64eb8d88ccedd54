import { useRef } from 'react'
import { safeParse } from 'zod/mini'
import { Deadline, firstDeadline, lastDeadline } from '#contract/shortlist/saved-colleges.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDraft } from './use-draft.ts'

type Props = {
  id: string
  deadline: string | null
  problem: string | null | undefined
  onEdit: () => void
  /** What is wrong with the input, or null. */
  onProblem: (problem: string | null) => void
  /** Answers whether it was saved; `was` is the value before. */
  onChange: (deadline: string | null, was: string | null) => Promise<boolean>
}

// For a day picked from the calendar without leaving the field. Long enough to type a date, so that a row does not jump
// to January on its way to November.
const pauseMs = 4000
const notWhole = 'Not saved yet: enter the whole date, or clear it.'
/** A date input reports every half-typed date. Only a date that the contract accepts, or none, is sent. */
export function DeadlineField({ id, deadline, problem, onEdit, onProblem, onChange }: Props) {
  // Half a date and an empty field both have the value ''. Stored, because the last check comes when the input is gone.
  const half = useRef(false)
  const look = ({ validity }: HTMLInputElement) => {
    half.current = validity.badInput
  }
  const problemWith = (day: string) => {
    if (half.current) return notWhole
    return day === '' ? null : (safeParse(Deadline, day).error?.issues[0]?.message ?? null)
  }
  const draft = useDraft(deadline ?? '', pauseMs, async (day, was) =>
    problemWith(day) === null ? onChange(day || null, was || null) : false,
  )
  return (
    <TextField
      id={id}
      label="My deadline"
      error={problem}
      type="date"
      min={firstDeadline}
      max={lastDeadline}
      value={draft.text}
      onChange={(event) => {
        look(event.target)
        onEdit()
        onProblem(null)
        draft.type(event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void draft.flush()
      }}
      onBlur={(event) => {
        look(event.target)
        onProblem(problemWith(draft.text))
        void draft.flush()
      }}
    />
  )
}
