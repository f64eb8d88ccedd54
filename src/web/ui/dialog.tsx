import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { ToastRegion } from './toast-region.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** The id of its title. */
  labelledBy: string
  className: string
  children: ReactNode
  /** `alertdialog` for what must be answered before going on. */
  role?: 'dialog' | 'alertdialog'
}

/** Native <dialog>: keeps the focus inside, closes on Esc, makes the page inert, and gives the focus back. */
export function Dialog({ open, onClose, labelledBy, className, children, role = 'dialog' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A selection of text may begin inside and end beside the box: then the click, too, is the dialog's.
  const pressed = useRef({ beside: false })

  // During the render, not after it: a key pressed in between would reach the page behind.
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
      aria-labelledby={labelledBy}
      className={className}
      onClose={(event) => {
        keepPlace(event.currentTarget)
        onClose()
      }}
      onMouseDown={(event) => {
        pressed.current.beside = isBeside(event)
      }}
      onMouseUp={(event) => {
        pressed.current.beside &&= isBeside(event)
      }}
      onClick={(event) => {
        if (pressed.current.beside && isBeside(event)) onClose()
      }}
    >
      {open && children}
      {open && <ToastRegion inDialog />}
    </dialog>
  )
}

/** On the backdrop, which is the dialog's too, as are its scrollbar and border. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom
  return target === currentTarget && !isInside
}

/** A dialog opened by an address has no opener to give the focus back to: the main part of the page gets it. */
function keepPlace(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  if (focused === document.body || dialog.contains(focused))
    document.getElementById('main')?.focus({ preventScroll: true })
}
