import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Text that saves itself: after a pause in typing, when the field or the page is left, and when the network is back.
 * `keep` gets what the field contained when typing began, which another device may have changed since, and says whether
 * it was saved; if not, the text stays in the field and is sent again next time.
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
    // Text typed meanwhile is a new draft, based on what was just saved.
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
