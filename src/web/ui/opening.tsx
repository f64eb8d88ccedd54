import { useEffect, useEffectEvent } from 'react'

/** In the place of a dialog whose code is still on its way: Escape closes it before it has opened. */
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
