import { useId, useState } from 'react'
import { pasteMost, readNames, type Understood } from '#contract/shortlist/outlook.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { suggestColleges } from '#web/platform/suggest-colleges.ts'
import type { Named, Refusal } from '#web/shortlist/list/shortlist.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { linesOf, type Reading, readingOf } from './reading.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Whether it is already on the list. */
  isSaved: (unitid: number) => boolean
  save: (college: Named) => Promise<Refusal | null>
}

/** Adds colleges by name, one at a time or pasted as a list. Lines that are not understood are reported. */
export function AddDialog({ open, onClose, isSaved, save }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Add a college">
      <Content isSaved={isSaved} save={save} />
    </Modal>
  )
}

const unread = 'Your list could not be read. Please try again.'

function Content({ isSaved, save }: Pick<Props, 'isSaved' | 'save'>) {
  const id = useId()
  const [name, setName] = useState('')
  const [pasted, setPasted] = useState('')
  const [reading, setReading] = useState<Reading | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  /** Reads the lines, saves the new colleges, and reports on each line. */
  async function add(lines: readonly string[], done: () => void) {
    if (lines.length === 0) return
    setBusy(true)
    setProblem(null)
    setReading(null)
    try {
      const understood = await call(readNames, { body: { lines: [...lines] } })
      const next = readingOf(understood, isSaved)
      const refusal = await saveAll(next.added)
      setReading(refusal ? { ...next, added: next.added.slice(0, refusal.saved) } : next)
      setProblem(refusal?.message ?? null)
      if (!refusal) done()
    } catch (error) {
      setProblem(explain(error, { refused: unread }))
    }
    setBusy(false)
  }

  async function saveAll(colleges: readonly Understood[]) {
    for (const [saved, { unitid, collegeName, location }] of colleges.entries()) {
      const refusal = unitid === null ? null : await save({ unitid, collegeName, location })
      if (refusal) return { saved, message: refusal.message }
    }
    return null
  }

  const lines = linesOf(pasted)
  return (
    <div className="grid gap-6">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add(linesOf(name), () => setName(''))
        }}
        className="grid gap-3"
      >
        <Field id={`${id}-name`} label="Name of the college" hint="Nicknames work too: “Ole Miss”, “UMass”.">
          {(control) => (
            <SuggestingInput
              control={control}
              name="college"
              value={name}
              onChange={setName}
              suggest={suggestColleges}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          Add it
        </Button>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add(lines, () => setPasted(''))
        }}
        className="grid gap-3 border-t border-border pt-5"
      >
        <Field
          id={`${id}-paste`}
          label="Or paste a list"
          hint="One college a line."
          error={lines.length > pasteMost ? `Paste at most ${pasteMost} colleges at a time.` : null}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
              placeholder={'Reed\nUW Seattle\nPortland State'}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="outline"
          busy={busy}
          disabled={lines.length === 0 || lines.length > pasteMost}
          className="justify-self-start"
        >
          {lines.length < 2 ? 'Add these' : `Add these ${lines.length}`}
        </Button>
      </form>
      <div role="status" className="text-[.9375rem] empty:hidden">
        {reading && <Outcome reading={reading} />}
      </div>
      {problem && (
        <p role="alert" className="text-[.9375rem] font-medium text-on-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

function Outcome({ reading: { added, already, unknown } }: { reading: Reading }) {
  return (
    <ul className="grid gap-1">
      {added.map(({ line, unitid, collegeName }) => (
        <li key={unitid}>
          <strong className="font-semibold">{collegeName}</strong> is on your list.
          {line.toLowerCase() !== collegeName.toLowerCase() && ` You wrote “${line}”.`}
        </li>
      ))}
      {already.map(({ line, unitid, collegeName }) => (
        <li key={`${unitid} ${line}`} className="text-muted">
          {collegeName} was on it already.
        </li>
      ))}
      {unknown.map((line) => (
        <li key={line} className="text-on-bad">
          We did not understand “{line}”.
        </li>
      ))}
    </ul>
  )
}
