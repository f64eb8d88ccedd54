import { useState } from 'react'
import {
  answerOf,
  applicationStatuses,
  noteMax,
  type SavedCollege,
  type Tracking,
} from '#contract/shortlist/saved-colleges.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { DeadlineField } from './deadline-field.tsx'
import { useDraft } from './use-draft.ts'

/** `was`: what the field contained when the change began. */
export type Track = (tracking: Tracking, was: Tracking) => Promise<string | null>
const notePauseMs = 800
const nearlyFull = 100

type Problems = { [Part in keyof Tracking]?: string | null }

/** The state of one application. Each change is saved by itself; `onTrack` answers why one was refused. */
export function Tracker({ college, onTrack }: { college: SavedCollege; onTrack: Track }) {
  const [problems, setProblems] = useState<Problems>({})
  const [saved, setSaved] = useState(false)
  const [undo, setUndo] = useState<{ part: keyof Tracking; back: Tracking; from: Tracking } | null>(null)
  const id = (part: keyof Tracking) => `${part}-${college.unitid}`
  const change = async (part: keyof Tracking, tracking: Tracking, was: Tracking) => {
    setSaved(false)
    const problem = await onTrack(tracking, was)
    setProblems((now) => ({ ...now, [part]: problem }))
    setSaved(problem === null)
    setUndo(problem === null ? { part, back: was, from: tracking } : null)
    return problem === null
  }
  const note = useDraft(college.note, notePauseMs, (text, was) =>
    change('note', { note: text }, { note: was }),
  )
  // After an answer only a date that is there can be corrected.
  const asksDeadline = college.deadline !== null || answerOf(college.status) === null
  const left = noteMax - note.text.length
  // "Saved." must be true for everything in the fields.
  const allSaved = saved && !note.isOpen && Object.values(problems).every((problem) => !problem)
  const takeBack = async () => {
    if (!undo) return
    document.getElementById(id(undo.part))?.focus()
    if (await change(undo.part, undo.back, undo.from)) setUndo(null)
  }
  const said = (
    <span className="text-[.875rem] text-muted">
      <span role="status">{allSaved && 'Saved.'}</span>
      {allSaved && undo && (
        <button type="button" className="text-link ml-1.5" onClick={() => void takeBack()}>
          Undo<span className="sr-only"> the change of the {undo.part}</span>
        </button>
      )}
    </span>
  )
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-3 min-[27rem]:grid-cols-2 md:grid-cols-[11rem_11rem_minmax(0,1fr)] md:gap-x-4">
      <legend className="sr-only">Application to {college.collegeName}</legend>
      <Field id={id('status')} label="Status" error={problems.status}>
        {(control) => (
          <Select
            {...control}
            options={applicationStatuses}
            value={college.status}
            onChange={(event) => {
              const status = applicationStatuses.find((option) => option === event.target.value)
              if (status) void change('status', { status }, { status: college.status })
            }}
          />
        )}
      </Field>
      {asksDeadline && (
        <DeadlineField
          id={id('deadline')}
          deadline={college.deadline}
          problem={problems.deadline}
          onEdit={() => setSaved(false)}
          onProblem={(problem) => setProblems((now) => ({ ...now, deadline: problem }))}
          onChange={(deadline, was) => change('deadline', { deadline }, { deadline: was })}
        />
      )}
      <div className={asksDeadline ? 'min-[27rem]:col-span-2 md:col-span-1' : 'md:col-span-2'}>
        <Field
          id={id('note')}
          label="Note"
          error={problems.note}
          hint={left < nearlyFull && `${left} characters left`}
          aside={said}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={1}
              maxLength={noteMax}
              value={note.text}
              onChange={(event) => note.type(event.target.value)}
              onBlur={() => void note.flush()}
              placeholder="Essay, who to ask, what to send"
              className="field-sizing-content min-h-[2.875rem] resize-y wrap-anywhere"
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
