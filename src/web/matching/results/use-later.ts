import { startTransition, useEffect, useState } from 'react'

/** False for the first frame of a new result, so that what is read first is drawn first. */
export function useLater(isNew: boolean): boolean {
  const [later, setLater] = useState(!isNew)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setLater(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return later
}
