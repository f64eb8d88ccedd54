import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { Opening } from '#web/ui/opening.tsx'
import { CancelContext, loadCancelModal } from './cancel-context.ts'

const CancelModal = lazy(async () => ({ default: (await loadCancelModal()).CancelModal }))

/** Wraps the pages of the signed-in area, any of which may open it. */
export function CancelDialog({ children }: { children: ReactNode }) {
  // Counts openings: each one starts fresh, so that closing resets the success view.
  const [opened, setOpened] = useState(0)
  const [open, setOpen] = useState(false)
  const done = useRef(() => {})
  const show = useCallback((onDone: () => void) => {
    done.current = onDone
    setOpened((count) => count + 1)
    setOpen(true)
  }, [])
  return (
    <CancelContext value={show}>
      {children}
      {opened > 0 && (
        <Suspense fallback={<Opening onCancel={() => setOpen(false)} />}>
          <CancelModal
            key={opened}
            open={open}
            onClose={() => setOpen(false)}
            onDone={() => done.current()}
          />
        </Suspense>
      )}
    </CancelContext>
  )
}
