import { useEffect, useRef, useState } from 'react'

const pauseMs = 800

/** The words of a refusal, or null when it went well. */
type Keep = (text: string) => Promise<string | null>

/**
 * Text that saves itself: after a pause in the typing, when the field is left, and when the page is. What could not be
 * kept stays in the field, and the next attempt sends it again.
 */
export function useDraft(kept: string, keep: Keep) {
  const [draft, setDraft] = useState<string | null>(null)
  const latest = useRef({ draft, kept, keep })
  useEffect(() => {
    latest.current = { draft, kept, keep }
  })
  const flush = async () => {
    const { draft: typed, kept: before, keep: send } = latest.current
    if (typed === null || typed === before) return
    const problem = await send(typed)
    // Typed on meanwhile: that is another draft.
    if (problem === null) setDraft((now) => (now === typed ? null : now))
  }
  const flushing = useRef(flush)
  useEffect(() => {
    flushing.current = flush
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => void flushing.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flushing.current()
    }
    const close = () => void flushing.current()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', close)
      void flushing.current()
    }
  }, [])
  return { text: draft ?? kept, type: setDraft, flush }
}
