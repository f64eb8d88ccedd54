import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text that saves itself: after a pause in the typing, when the field is left, when the page is, and when the network
 * is back. `keep` says whether it was kept; what was not stays in the field, and the next attempt
 * sends it again.
 */
export function useDraft(kept: string, pauseMs: number, keep: (text: string) => Promise<boolean>) {
  const [draft, setDraft] = useState<string | null>(null)
  const flush = async () => {
    if (draft === null || draft === kept) return
    // Typed on meanwhile, it is another draft.
    if (await keep(draft)) setDraft((now) => (now === draft ? null : now))
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
  return { text: draft ?? kept, isOpen: draft !== null && draft !== kept, type: setDraft, flush }
}
