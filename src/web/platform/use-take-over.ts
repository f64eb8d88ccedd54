import { type RefObject, useLayoutEffect } from 'react'

/**
 * Reads what a field or form of prerendered markup contains at the moment of hydration. Read earlier, keys pressed in
 * between would be missed; later, React would have overwritten them.
 */
export function useTakeOver<T extends HTMLElement>(ref: RefObject<T | null>, read: (element: T) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useLayoutEffect(() => {
    if (ref.current) read(ref.current)
  }, [])
}
