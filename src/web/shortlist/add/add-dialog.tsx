import { useEffect, useId, useRef, useState } from 'react'
import { andList } from '#contract/prose.ts'
import { pasteMost, readNames, type Understood } from '#contract/shortlist/outlook.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { noSuchCollege, suggestColleges } from '#web/platform/look-up.ts'
import type { Named, Refusal } from '#web/shortlist/list/shortlist.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { cutAt, linesOf, type Reading, readingOf, unsavedOf } from './reading.ts'

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

  // `autoFocus` would come too early: the dialog opens after its content is there, and focuses its close button.
  useEffect(() => void document.getElementById(`${id}-name`)?.focus(), [id])

  const report = useRef<HTMLDivElement>(null)
  // What was not saved is never below the fold.
  useEffect(() => {
    if (reading || problem) report.current?.scrollIntoView({ block: 'nearest' })
  }, [reading, problem])

  /** Reads the lines, saves the new colleges, and reports on each line; the lines that were not saved stay. */
  async function add(lines: readonly string[], leave: (unsaved: readonly string[]) => void) {
    if (lines.length === 0) return
    setBusy(true)
    setProblem(null)
    setReading(null)
    try {
      const understood = await call(readNames, { body: { lines: [...lines] } })
      const read = readingOf(understood, isSaved)
      const refusal = await saveAll(read.added)
      const outcome = refusal ? cutAt(refusal.saved, read) : read
      setReading(outcome)
      setProblem(refusal?.message ?? null)
      leave(unsavedOf(lines, outcome))
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
          void add(linesOf(name), ([unsaved = '']) => setName(unsaved))
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
              nothing={noSuchCollege}
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
          void add(lines, (unsaved) => setPasted(unsaved.join('\n')))
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
      <div ref={report} className={reading || problem ? 'grid scroll-my-6 gap-1 text-[.9375rem]' : 'sr-only'}>
        <Problems reading={reading} problem={problem} />
        <div role="status">{reading && <Outcome reading={reading} />}</div>
      </div>
    </div>
  )
}

/** What was not saved and why, before everything else. */
function Problems({ reading, problem }: { reading: Reading | null; problem: string | null }) {
  const [refused, unknown] = [reading?.refused ?? [], reading?.unknown ?? []]
  if (!problem && unknown.length === 0) return null
  return (
    <div role="alert" className="grid gap-1 font-medium text-on-bad">
      {problem && <p>{problem}</p>}
      {refused.length > 0 && <p>Not saved: {andList(refused.map(({ collegeName }) => collegeName))}.</p>}
      {unknown.map((line) => (
        <p key={line}>We did not understand “{line}”.</p>
      ))}
    </div>
  )
}

function Outcome({ reading: { added, already } }: { reading: Reading }) {
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
    </ul>
  )
}
