import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Dialog } from './dialog.tsx'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** `alertdialog` for what must be answered before going on. */
  role?: 'dialog' | 'alertdialog'
}

/** A dialog with a title and a close button. */
export function Modal({ open, onClose, title, children, role = 'dialog' }: ModalProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} role={role} labelledBy={titleId} className="modal">
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl font-bold tracking-tight">
            {title}
          </h2>
          <button type="button" onClick={onClose} aria-label="Close" className="icon-btn -mt-2 -mr-2">
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </Dialog>
  )
}
