import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ToastRegion } from './toast-region.tsx'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** `alertdialog` for what must be answered before going on. */
  role?: 'dialog' | 'alertdialog'
  /** For tables: as wide as the screen allows, the whole of a small one; its title and Close stay in sight. */
  wide?: boolean
}

/** Native <dialog>: focus is kept inside, Esc closes, the rest of the page is inert, the opener gets the focus back. */
export function Modal({ open, onClose, title, children, role = 'dialog', wide = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // With the render, not after it: a key pressed meanwhile would meet the page behind.
  useLayoutEffect(() => {
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
      className={wide ? 'modal modal-wide' : 'modal'}
      onClose={(event) => {
        keepPlace(event.currentTarget)
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className={`modal-head flex justify-between gap-4 ${wide ? 'items-center' : 'items-start'}`}>
            <h2 id={titleId} className="text-2xl font-bold tracking-tight">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className={`icon-btn -mr-2 ${wide ? '' : '-mt-2'}`}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
          <div className="mt-4">{children}</div>
        </div>
      )}
      {open && <ToastRegion inDialog />}
    </dialog>
  )
}

/** Opened by an address, a dialog has no opener to give the focus back to: the page's main part takes it. */
function keepPlace(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  if (focused === document.body || dialog.contains(focused))
    document.getElementById('main')?.focus({ preventScroll: true })
}
