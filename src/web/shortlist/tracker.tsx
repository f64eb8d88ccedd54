import { useState } from 'react'
import { applicationStatuses, noteMax, type SavedCollege } from '#contract/shortlist.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import { asDate } from './deadlines.ts'
import { type Tracking, track } from './shortlist.ts'
import { useDraft } from './use-draft.ts'
import { isTracked } from './use-saving.ts'

type Said = { text: string; bad: boolean }

function Said({ said }: { said: Said | null }) {
  return (
    <span role="status" className={`text-[.875rem] ${said?.bad ? 'font-medium text-on-bad' : 'text-muted'}`}>
      {said?.text}
    </span>
  )
}

/** Where one application stands. Each change is saved by itself. */
export function Tracker({ college }: { college: SavedCollege }) {
  const [said, setSaid] = useState<Said | null>(null)
  const id = (part: string) => `${part}-${college.unitid}`
  const change = async (tracking: Tracking) => {
    setSaid(null)
    const problem = await track(college, tracking)
    setSaid(problem ? { text: problem, bad: true } : { text: 'Saved.', bad: false })
    return problem
  }
  const note = useDraft(college.note, (text) => change({ note: text }))
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-3 md:grid-cols-[11rem_11rem_1fr] md:gap-x-4">
      <legend className="sr-only">Application to {college.collegeName}</legend>
      <Field id={id('status')} label="Status">
        {(control) => (
          <Select
            {...control}
            options={applicationStatuses}
            value={college.status}
            className="max-md:pr-7 max-md:pl-2.5"
            onChange={(event) => {
              const status = applicationStatuses.find((option) => option === event.target.value)
              if (status) void change({ status })
            }}
          />
        )}
      </Field>
      <DeadlineField
        id={id('deadline')}
        deadline={college.deadline}
        onChange={(deadline) => void change({ deadline })}
      />
      <div className="col-span-2 md:col-span-1">
        <Field id={id('note')} label="Note" aside={<Said said={said} />}>
          {(control) => (
            <TextArea
              {...control}
              rows={1}
              maxLength={noteMax}
              value={note.text}
              onChange={(event) => {
                setSaid(null)
                note.type(event.target.value)
              }}
              onBlur={() => void note.flush()}
              placeholder="Essay, who to ask, what to send"
              className="field-sizing-content min-h-[2.875rem] resize-none"
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

type DeadlineProps = {
  id: string
  deadline: string | null
  onChange: (deadline: string | null) => void
}

/** A date input tells of every half-typed year: only days of this century, or none at all, are sent. */
function DeadlineField({ id, deadline, onChange }: DeadlineProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWhole = (day: string) => day === '' || /^20\d{2}-/.test(day)
  return (
    <Field
      id={id}
      label="My deadline"
      error={typed !== null && !isWhole(typed) ? 'Enter a date from 2000 on.' : null}
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          className="max-md:px-2.5"
          min="2000-01-01"
          max="2099-12-31"
          value={typed ?? deadline ?? ''}
          onChange={({ target: { value, validity } }) => {
            // Cleared by hand, or not whole yet: the browser says '' to both.
            const whole = isWhole(value) && !validity.badInput
            setTyped(whole ? null : value)
            if (whole) onChange(value || null)
          }}
        />
      )}
    </Field>
  )
}

/** After a downgrade: what was tracked stays to be read. */
export function TrackedBefore({ college }: { college: SavedCollege }) {
  if (!isTracked(college)) return null
  const { status, deadline, note } = college
  return (
    <div className="rounded-xl bg-surface-2/60 px-4 py-3 text-[.9375rem]">
      <p>
        {status}
        {deadline && `, deadline ${asDate(deadline)}`}
      </p>
      {note && <p className="mt-1 whitespace-pre-line break-words text-muted">{note}</p>}
    </div>
  )
}
