import { CircleAlert, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from './link.tsx'
import { dismissToast, noToasts, openPlace, type Shown, subscribe, toastsAt } from './toast.ts'

const readingMs = 10_000
/** Keyboard users need longer to reach it. */
const undoMs = 20_000

/** Where toasts appear: below the page, and in every open dialog, since the page behind it cannot be used. */
export function ToastRegion({ inDialog = false }: { inDialog?: boolean }) {
  const [place] = useState(() => Symbol('place'))
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return openPlace(place, inDialog)
  }, [place, inDialog])
  const toasts = useSyncExternalStore(subscribe, () => toastsAt(place), noToasts)
  // They stay while the pointer or the focus is on them.
  const newest = toasts.at(-1)?.id ?? null
  const [held, setHeld] = useState<number | null>(null)

  useLayoutEffect(() => {
    if (newest !== null) uncover(region.current)
  }, [newest])

  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    const toast = toasts.filter(({ undo }) => undo).at(-1)
    if (!isUndo || !toast || isTyping(event.target)) return
    event.preventDefault()
    answer(toast, toast.undo)
  })
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  return (
    <>
      {/* Space at the end of a dialog, so that what the toast covers can be scrolled into view. */}
      {inDialog && toasts.length > 0 && <div aria-hidden className="toast-room h-28 sm:h-16" />}
      <div
        ref={region}
        role="status"
        className="toasts"
        onPointerEnter={() => setHeld(newest)}
        onPointerLeave={() => setHeld(null)}
        onFocus={() => setHeld(newest)}
        onBlur={() => setHeld(null)}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={held !== null && held === newest} />
        ))}
      </div>
    </>
  )
}

function ToastCard({ toast, isHeld }: { toast: Shown; isHeld: boolean }) {
  const { id, text, tone, undo, link } = toast
  const isPassing = tone !== 'bad' && !isHeld
  const lastsMs = undo ? undoMs : readingMs
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => dismissToast(id), lastsMs)
    return () => clearTimeout(timer)
  }, [isPassing, id, lastsMs])
  return (
    <div className="toast slide-up">
      <p id={`toast-${id}`} className="flex min-w-0 flex-1 basis-48 items-start gap-2 py-1.5">
        {tone === 'bad' && (
          <CircleAlert size={20} aria-hidden className="mt-px shrink-0 text-coral-on-navy" />
        )}
        {text}
      </p>
      <div className="ml-auto flex">
        {link && (
          <Link to={link.to} className="toast-action" onClick={() => dismissToast(id)}>
            {link.label}
          </Link>
        )}
        {undo && (
          <button
            type="button"
            aria-keyshortcuts="Control+Z Meta+Z"
            aria-describedby={`toast-${id}`}
            className="toast-action"
            onClick={() => answer(toast, undo)}
          >
            <Undo2 size={16} aria-hidden />
            Undo
          </button>
        )}
        <button
          type="button"
          aria-label="Dismiss"
          className="toast-action px-2"
          onClick={() => answer(toast)}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </div>
  )
}

function answer({ id, from }: Shown, work?: () => void) {
  dismissToast(id)
  work?.()
  from?.focus()
  // It was in a dialog that has closed since.
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** Scrolls the focused element out from under a new toast (scroll-padding reserves the space). */
function uncover(toasts: HTMLElement | null) {
  const focused = document.activeElement
  const [highest, lowest] = [toasts?.firstElementChild, toasts?.lastElementChild]
  if (!highest || !lowest || !focused || focused === document.body || toasts?.contains(focused)) return
  const { bottom, top } = focused.getBoundingClientRect()
  if (bottom > highest.getBoundingClientRect().top && top < lowest.getBoundingClientRect().bottom)
    focused.scrollIntoView({ block: 'nearest' })
}

/** In a text field Ctrl+Z must undo typing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, [contenteditable]') !== null
