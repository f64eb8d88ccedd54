import { CircleAlert, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from './link.tsx'
import { dismissToast, openPlace, subscribe, toastAt } from './toast.ts'

const readingMs = 10_000
/** Whoever types needs longer to get there. */
const undoMs = 20_000

/** Where toasts appear: once below the page, and once in every open dialog, where the page cannot be reached. */
export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const [place] = useState(() => Symbol('place'))
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => openPlace(place, inDialog), [place, inDialog])
  const toast = useSyncExternalStore(
    subscribe,
    () => toastAt(place),
    () => null,
  )
  // Pointed at or focused, it waits: nobody should have to hurry.
  const [held, setHeld] = useState<number | null>(null)
  const id = toast?.id ?? null
  const passing = toast !== null && toast.tone !== 'bad' && held !== id
  const lastsMs = toast?.undo ? undoMs : readingMs
  useEffect(() => {
    if (!passing || id === null) return
    const timer = setTimeout(() => dismissToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [passing, id, lastsMs])

  useLayoutEffect(() => {
    if (id !== null) uncover(region.current)
  }, [id])

  const answer = (work?: () => void) => {
    if (!toast) return
    dismissToast(toast.id)
    work?.()
    toast.from?.focus()
    // It was in a dialog that has closed since.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || !toast?.undo || isTyping(event.target)) return
    event.preventDefault()
    answer(toast.undo)
  })
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  return (
    <>
      {/* Room at the end of a dialog, so that what the toast covers can be scrolled clear of it. */}
      {inDialog && toast && <div aria-hidden className="h-28 sm:h-16" />}
      <div
        ref={region}
        role="status"
        className="toasts"
        onPointerEnter={() => setHeld(id)}
        onPointerLeave={() => setHeld(null)}
        onFocus={() => setHeld(id)}
        onBlur={() => setHeld(null)}
      >
        {toast && (
          <div key={toast.id} className="toast slide-up">
            <p className="flex min-w-0 flex-1 basis-48 items-start gap-2 py-1.5">
              {toast.tone === 'bad' && (
                <CircleAlert size={20} aria-hidden className="mt-px shrink-0 text-coral-on-navy" />
              )}
              {toast.text}
            </p>
            <div className="ml-auto flex">
              {toast.link && (
                <Link to={toast.link.to} className="toast-action" onClick={() => dismissToast(toast.id)}>
                  {toast.link.label}
                </Link>
              )}
              {toast.undo && (
                <button
                  type="button"
                  aria-keyshortcuts="Control+Z Meta+Z"
                  className="toast-action"
                  onClick={() => answer(toast.undo)}
                >
                  <Undo2 size={16} aria-hidden />
                  Undo
                </button>
              )}
              <button
                type="button"
                aria-label="Dismiss"
                className="toast-action px-2"
                onClick={() => answer()}
              >
                <X size={18} aria-hidden />
              </button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}

/** What has the focus is scrolled clear of a toast that has come up over it (scroll-padding keeps the room). */
function uncover(toasts: HTMLElement | null) {
  const focused = document.activeElement
  if (!toasts || !focused || focused === document.body || toasts.contains(focused)) return
  const { bottom, top } = focused.getBoundingClientRect()
  if (bottom > toasts.getBoundingClientRect().top && top < innerHeight)
    focused.scrollIntoView({ block: 'nearest' })
}

/** There Ctrl+Z is about the letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, [contenteditable]') !== null
