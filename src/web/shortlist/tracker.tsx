import { useState } from 'react'
import { applicationStatuses, type SavedCollege } from '#contract/shortlist.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { type Tracking, track } from './shortlist.ts'

/** Where one application stands. Each change is saved by itself. */
export function Tracker({ college }: { college: SavedCollege }) {
  const [said, setSaid] = useState('')
  const [note, setNote] = useState(college.note)
  const id = (part: string) => `${part}-${college.unitid}`
  const change = async (tracking: Tracking) => {
    setSaid((await track(college.unitid, tracking)) ?? 'Saved.')
  }
  return (
    <fieldset
      aria-label={`Application to ${college.name}`}
      className="grid gap-4 sm:grid-cols-[12rem_11rem_1fr]"
    >
      <Field id={id('status')} label="Status">
        {(control) => (
          <Select
            {...control}
            options={applicationStatuses}
            value={college.status}
            onChange={(event) => {
              const status = applicationStatuses.find((option) => option === event.target.value)
              if (status) void change({ status })
            }}
          />
        )}
      </Field>
      <Field id={id('deadline')} label="My deadline">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={college.deadline ?? ''}
            onChange={(event) => void change({ deadline: event.target.value || null })}
          />
        )}
      </Field>
      <Field id={id('note')} label="Note">
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onBlur={() => {
              if (note !== college.note) void change({ note })
            }}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-[.9375rem] text-muted empty:hidden sm:col-span-3">
        {said}
      </p>
    </fieldset>
  )
}
