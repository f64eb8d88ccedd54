import { type RefObject, useLayoutEffect } from 'react'

/**
 * Reads what a field or form of prerendered markup holds in the moment in which React takes it over. Whoever reads it
 * earlier misses the keys pressed until then, and React would write its own value over them.
 */
export function useTakeOver<T extends HTMLElement>(ref: RefObject<T | null>, read: (element: T) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useLayoutEffect(() => {
    if (ref.current) read(ref.current)
  }, [])
}
