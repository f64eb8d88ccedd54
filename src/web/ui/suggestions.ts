import { useEffect, useState } from 'react'

export type Suggestion = { id: string; label: string; detail?: string }
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

const pauseMs = 140

/** Suggestions for what is typed, after a short pause. A reply to older text is never shown. */
export function useSuggestions(text: string, suggest: Suggest, wanted: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const query = text.trim()
  useEffect(() => {
    if (!wanted || query.length < 2) {
      setFound([])
      return
    }
    const asking = new AbortController()
    const timer = setTimeout(() => {
      // Free text is always allowed, so failed suggestions are not reported.
      suggest(query, asking.signal).then(setFound, () => setFound([]))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, suggest, wanted])
  return found
}
