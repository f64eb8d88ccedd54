import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False in prerendered markup and during hydration, then true. For what the build cannot know: the query of the
 * address, and whether a script is there to send a form.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
