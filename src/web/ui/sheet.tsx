import { X } from 'lucide-react'
import { type ReactNode, type UIEvent, useId, useRef, useState } from 'react'
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
export function Sheet({ open, foot, ...rest }: Props) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={rest.onClose} labelledBy={titleId} className="modal sheet">
      <Scrolling titleId={titleId} {...rest} />
      <div className="sheet-foot">{foot}</div>
    </Dialog>
  )
}

type ScrollingProps = Omit<Props, 'open' | 'foot'> & { titleId: string }

/** Wherever it is scrolled to, the button that closes is there, and once the title is gone, its name beside it. */
function Scrolling({ titleId, onClose, title, subtitle, children }: ScrollingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [passed, setPassed] = useState(false)
  const look = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setPassed(currentTarget.scrollTop > (heading.current?.offsetHeight ?? 0))
  return (
    <div className="sheet-scroll" onScroll={look}>
      <div className="sheet-bar" data-passed={passed || undefined}>
        {/* Those who listen have the heading. */}
        <span aria-hidden className="truncate font-display font-bold tracking-tight">
          {passed && title}
        </span>
        <button type="button" onClick={onClose} aria-label="Close" className="icon-btn">
          <X size={20} aria-hidden />
        </button>
      </div>
      <div className="sheet-head">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="text-2xl outline-none font-bold tracking-tight wrap-anywhere sm:text-[1.75rem]"
        >
          {title}
        </h2>
        <p className="text-[.9375rem] text-muted">{subtitle}</p>
      </div>
      {children}
    </div>
  )
}
