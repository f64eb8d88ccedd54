import { useEffect, useEffectEvent } from 'react'

/** Shown while a dialog's code is still loading. Escape cancels it. */
export function Opening({ onCancel }: { onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
