import { Link as LinkIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { type ShareDays, shareDays } from '#contract/shortlist/sharing.ts'
import type { AskedAnswers } from '#web/shortlist/decide/basis.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SharePreview } from './share-preview.tsx'
import { SharedLinks } from './shared-links.tsx'
import type { SharesState } from './use-shares.ts'

type Props = {
  open: boolean
  onClose: () => void
  shares: SharesState
  /** For the bands; null if the plan or the device has none. */
  answers: AskedAnswers | null
  /** For the preview. */
  colleges: readonly SavedCollege[]
  firstName: string
}

export function ShareDialog({ open, onClose, ...rest }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Share your list">
      <Content {...rest} />
    </Modal>
  )
}

type ContentProps = Omit<Props, 'open' | 'onClose'>
type NewLink = { id: string; url: string; copied: boolean }

function Content(props: ContentProps) {
  const [made, setMade] = useState<NewLink | null>(null)
  return (
    <>
      <p className="-mt-3 text-[.9375rem] text-muted">
        Whoever has the link can read your list, and the comments left through this link. Nobody can change
        it.
      </p>
      <MakeLink {...props} made={made} onMade={setMade} />
      <SharedLinks
        shares={props.shares}
        onRevoked={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
      />
    </>
  )
}

const parts = [
  ['firstName', 'My first name'],
  ['deadlines', 'My deadlines'],
  ['notes', 'My notes'],
] as const

const dayChoices = shareDays.map((days) => ({ value: days, short: `${days} days`, words: `${days} days` }))

type MakeLinkProps = ContentProps & { made: NewLink | null; onMade: (made: NewLink) => void }

function MakeLink({ shares, answers, colleges, firstName, made, onMade }: MakeLinkProps) {
  const id = useId()
  const [label, setLabel] = useState('')
  const [shows, setShows] = useState({ firstName: false, deadlines: true, notes: false, bands: false })
  const [takesComments, setTakesComments] = useState(true)
  const [days, setDays] = useState<ShareDays>(90)
  const [busy, setBusy] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)

  async function make() {
    setBusy(true)
    const answer = await shares.make({
      label,
      shows,
      takesComments,
      days,
      ...(shows.bands && answers && { answers }),
    })
    setBusy(false)
    if (answer) onMade({ id: answer.link.id, url: answer.url, copied: await copied(answer.url) })
  }

  return (
    <div className="mt-4 grid gap-4">
      <ul className="divide-y divide-border">
        <li className="py-2">
          <Tick
            label="Colleges, their facts and where each application stands"
            note="always part of it"
            checked
          />
        </li>
        {answers && (
          <li className="py-2">
            <Tick
              label="Likely, target or reach, as of today"
              note="never a percentage: it could be turned back into grades"
              checked={shows.bands}
              onChange={(bands) => setShows({ ...shows, bands })}
            />
          </li>
        )}
        {parts.map(([part, words]) => (
          <li key={part} className="py-2">
            <Tick
              label={words}
              checked={shows[part]}
              onChange={(checked) => setShows({ ...shows, [part]: checked })}
            />
          </li>
        ))}
        <li className="py-2">
          <Tick
            label="They may leave a comment"
            note="read by you and by whoever has this link; you can delete it"
            checked={takesComments}
            onChange={setTakesComments}
          />
        </li>
      </ul>
      <p className="text-sm text-muted">
        Never part of it: your grades, test scores, family income, email or last name. Prices are shown for
        every income.
      </p>
      <TextField
        id={`${id}-for`}
        label="For whom"
        optional
        hint="Only you see this."
        maxLength={80}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        placeholder="Ms. Lee, counselor"
      />
      <Segments
        label="The link works for"
        options={dayChoices}
        chosen={days}
        onChoose={(chosen) => setDays(chosen ?? days)}
      />
      {isPreviewed && (
        <SharePreview shows={shows} takesComments={takesComments} firstName={firstName} colleges={colleges} />
      )}
      <div className="share-make flex flex-wrap gap-2.5">
        <Button busy={busy} className="flex-1" onClick={() => void make()}>
          <LinkIcon size={18} aria-hidden className="flex-none" /> Make and copy the link
        </Button>
        <Button variant="outline" aria-expanded={isPreviewed} onClick={() => setPreviewed((shown) => !shown)}>
          Preview
        </Button>
      </div>
      {shares.problem && (
        <p role="alert" className="text-[.9375rem] font-medium text-on-bad">
          {shares.problem}
        </p>
      )}
      {made && <Made key={made.id} {...made} />}
    </div>
  )
}

function Made({ url, copied: wasCopied }: NewLink) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // It is below the button that made it: brought into view, once.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} role="status" className="scroll-mb-24 rounded-2xl bg-surface-2 p-4">
      <TextField
        id={id}
        label={wasCopied ? 'Copied. Your new link' : 'Your new link'}
        hint="It is shown this once: send it now, or make another one later."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <a href={url} target="_blank" rel="noreferrer" className="text-link mt-2 inline-block">
        Look at it
      </a>
    </div>
  )
}

/** The address is shown in any case: a browser may not let us copy. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

type TickProps = { label: string; note?: string; checked: boolean; onChange?: (checked: boolean) => void }

function Tick({ label, note, checked, onChange }: TickProps) {
  return (
    <label className="flex items-start gap-3 has-disabled:opacity-70">
      <input
        type="checkbox"
        className="tick mt-1"
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        {label}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </span>
    </label>
  )
}
