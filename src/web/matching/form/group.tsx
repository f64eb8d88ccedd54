import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type Props = {
  title: string
  /** What these answers change. */
  changes: string
  icon: LucideIcon
  /** What is filled in, in a few words; '' when nothing is. */
  filled: string
  /** Whether something in the group has an error. */
  wrong: boolean
  /** Starts closed even if filled in; its line then says what is. */
  brief?: boolean
  children: ReactNode
}

/** Optional answers that belong together. Open if wrong, and unless brief if filled in. */
export function Group({ title, changes, icon: Icon, filled, wrong, brief = false, children }: Props) {
  // Opens groups that were filled in at the start; afterwards only the student opens and closes them.
  const [open, setOpen] = useState(filled !== '' && !brief)
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-border not-first:border-t open:bg-surface-2/40"
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 px-4 py-3.5 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="grid size-10 flex-none place-content-center rounded-xl bg-surface-2 text-muted">
          <Icon size={20} aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <b>{title}</b>
          <span className="block text-[.9375rem] text-muted wrap-anywhere">
            {(brief && filled) || changes}
          </span>
        </span>
        {filled !== '' && !brief && (
          <span className="chip max-w-[40%] flex-none truncate bg-surface-2 max-sm:hidden">{filled}</span>
        )}
        <ChevronDown
          size={18}
          aria-hidden
          className="flex-none text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-6 sm:grid-cols-2 sm:px-6">{children}</div>
    </details>
  )
}

/** Takes the full width of a group. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 sm:col-span-2">{children}</div>
)
