import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text that saves itself: after a pause in the typing, when the field is left, when the page is, and when the network
 * is back. `keep` is told what stood there when the typing began, which another device may have changed since, and says
 * whether it was kept; what was not stays in the field, and the next attempt sends it again.
 */
export function useDraft(
  kept: string,
  pauseMs: number,
  keep: (text: string, was: string) => Promise<boolean>,
) {
  const [draft, setDraft] = useState<{ text: string; was: string } | null>(null)
  const type = (text: string) => setDraft((now) => ({ text, was: now?.was ?? kept }))
  const flush = async () => {
    if (draft === null || draft.text === kept) return
    if (!(await keep(draft.text, draft.was))) return
    // Typed on meanwhile, it is another draft, of what was kept just now.
    setDraft((now) => (now === draft ? null : now && { ...now, was: draft.text }))
  }
  const flushNow = useEffectEvent(() => void flush())
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(flushNow, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, pauseMs])
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flushNow()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', flushNow)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', flushNow)
      flushNow()
    }
  }, [])
  return { text: draft?.text ?? kept, isOpen: draft !== null && draft.text !== kept, type, flush }
}
