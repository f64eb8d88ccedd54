import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#web/platform/session.ts'
import { useAlert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { remove, save, useShortlist } from './shortlist.ts'

type Props = { account: Account; unitid: number; collegeName: string }

/** Saves a college, or takes it off again: pressing it twice is the undo. */
export function SaveButton({ account, unitid, collegeName }: Props) {
  const shortlist = useShortlist(account.id, account.plan)
  const alert = useAlert()
  const [busy, setBusy] = useState(false)
  if (shortlist.step !== 'ready') return null
  const saved = shortlist.colleges.some((college) => college.unitid === unitid)
  const toggle = async () => {
    setBusy(true)
    const problem = await (saved ? remove(unitid) : save(unitid))
    setBusy(false)
    if (problem) await alert(problem)
  }
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button variant="ghost" busy={busy} aria-pressed={saved} onClick={toggle}>
      {!busy && <Icon size={18} aria-hidden />}
      {saved ? 'Saved' : 'Save'}
      <span className="sr-only"> {collegeName}</span>
    </Button>
  )
}
