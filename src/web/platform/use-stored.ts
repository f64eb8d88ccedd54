import { useSyncExternalStore } from 'react'
import type { Storing } from './storage.ts'

/** The stored text, kept up to date. During hydration it reads as absent, as at build. */
export function useStored(area: Storing, key: string): string | null {
  return useSyncExternalStore(
    area.subscribe,
    () => area.read(key),
    () => null,
  )
}
