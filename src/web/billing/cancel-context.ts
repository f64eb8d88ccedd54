import { createContext, use } from 'react'

/** Few people open the dialog, so its code is not in the first load. */
export const loadCancelModal = () => import('./cancel-modal.tsx')

/** `onDone`: the plan was canceled and the dialog closed; the button that opened it may be disabled by now. */
type OpenCancelDialog = (onDone: () => void) => void

/** Opens the cancel dialog, which is in the layout of the signed-in area (spec §2). */
export const CancelContext = createContext<OpenCancelDialog | null>(null)

export function useCancelDialog(): OpenCancelDialog {
  const open = use(CancelContext)
  if (!open) throw new Error('useCancelDialog needs <CancelDialog> above it.')
  return open
}
