import { Bookmark, BookmarkCheck } from 'lucide-react'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { type Named, useShortlist } from './shortlist.ts'
import { useSaving } from './use-saving.ts'

type Props = {
  account: Account
  college: Named
  /** Only the icon, if a row has no room for the word; or the primary action; or one of several large buttons. */
  look?: 'icon' | 'primary' | 'large' | undefined
}

/** The longer word's width in both states: a press moves no neighbor in the row. */
const roomForSaved = "after:invisible after:block after:h-0 after:overflow-hidden after:content-['Saved']"

/** Saves a college or removes it. Saving works even if the list could not be loaded. */
export function SaveButton({ account, college, look }: Props) {
  const shortlist = useShortlist(account.id)
  const { add, takeOff } = useSaving(account)
  const colleges = shortlist.step === 'ready' ? shortlist.colleges : []
  const saved = colleges.find(({ unitid }) => unitid === college.unitid)
  const toggle = () => (saved ? takeOff(saved, colleges.length) : add(college))
  const compact = look === 'icon'
  const Icon = saved ? BookmarkCheck : Bookmark
  return (
    <Button
      variant={look === 'large' ? 'outline' : look !== 'primary' ? 'ghost' : saved ? 'outline' : 'primary'}
      {...(look === 'large' && { size: 'lg' as const })}
      aria-pressed={saved !== undefined}
      disabled={shortlist.step === 'loading'}
      onClick={toggle}
      className={compact ? 'min-w-11 px-0' : look === 'primary' ? 'min-w-24 px-3' : 'min-w-28'}
    >
      <Icon size={18} aria-hidden className={saved ? 'text-accent' : ''} />
      <span className={compact ? 'sr-only' : roomForSaved}>{saved ? 'Saved' : 'Save'}</span>
      <span className="sr-only"> {college.collegeName}</span>
    </Button>
  )
}
