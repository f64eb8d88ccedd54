import { createContext, use } from 'react'

/** Opens the cancel dialog, which stands in the layout of the signed-in area (spec §2). */
export const CancelContext = createContext<(() => void) | null>(null)

export function useCancelDialog(): () => void {
  const open = use(CancelContext)
  if (!open) throw new Error('useCancelDialog needs <CancelDialog> above it.')
  return open
}
