import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered markup and while it is taken over, true from then on. What the build cannot know (the address's
 * query, whether a script is there to send a form) waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
