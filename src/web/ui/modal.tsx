import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** `alertdialog` for what must be answered before going on. */
  role?: 'dialog' | 'alertdialog'
}

/** Native <dialog>: focus is kept inside, Esc closes, the rest of the page is inert, the opener gets the focus back. */
export function Modal({ open, onClose, title, children, role = 'dialog' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the box is a convenience; Esc does the same by itself
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className="modal"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
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
      )}
    </dialog>
  )
}
