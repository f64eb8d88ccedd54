import { startTransition, useEffect, useState } from 'react'

/** False for the first frame, so that what is read first is drawn first. */
export function useLater(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setLater(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return later
}
