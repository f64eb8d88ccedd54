import { useEffect, useState } from 'react'

export type Suggestion = { id: string; label: string; detail?: string }
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const pauseMs = 140

type Found = {
  list: readonly Suggestion[]
  /** The text to which the answer was: nothing fits. */
  nothingFor: string | null
}
const silent: Found = { list: [], nothingFor: null }

/** Suggestions for what is typed, after a short pause. A reply to older text is never shown. */
export function useSuggestions(text: string, suggest: Suggest, wanted: boolean): Found {
  const [found, setFound] = useState<Found>(silent)
  const query = text.trim()
  useEffect(() => {
    if (!wanted || query.length < 2) {
      setFound(silent)
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      // Free text is always allowed, so failed suggestions are not reported.
      suggest(query, asking.signal).then(
        (list) => setFound({ list, nothingFor: list.length === 0 ? query : null }),
        () => setFound(silent),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, suggest, wanted])
  return found.nothingFor === null || found.nothingFor === query ? found : silent
}
