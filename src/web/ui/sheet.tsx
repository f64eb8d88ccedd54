import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  subtitle: string
  children: ReactNode
  /** The actions, which stay visible while the rest scrolls. */
  foot: ReactNode
}

/** A long dialog: a head, a middle that scrolls, and a foot that stays. Full screen on a phone. */
export function Sheet({ open, onClose, title, subtitle, children, foot }: Props) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} className="modal sheet">
      <div className="sheet-scroll">
        <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-6">
          <div className="min-w-0">
            <h2
              id={titleId}
              tabIndex={-1}
              className="text-2xl outline-none font-bold tracking-tight wrap-anywhere sm:text-[1.75rem]"
            >
              {title}
            </h2>
            <p className="text-[.9375rem] text-muted">{subtitle}</p>
          </div>
          <button type="button" onClick={onClose} aria-label="Close" className="icon-btn -mt-1 -mr-2">
            <X size={20} aria-hidden />
          </button>
        </div>
        {children}
      </div>
      <div className="sheet-foot">{foot}</div>
    </Dialog>
  )
}
