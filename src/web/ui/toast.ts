// A short message at the bottom of the screen, with an undo button. The newest replaces the others, except those that
// are the only way to undo something.

export type Toast = {
  text: string
  /** `bad` stays until it is closed or the next toast comes. */
  tone?: 'plain' | 'bad'
  undo?: () => void
  /** Nothing else on the page can undo it, so it stays beside newer ones. */
  isOnlyWayBack?: boolean
  link?: { to: string; label: string }
}

export type Shown = Toast & {
  id: number
  /** The element that had the focus; it gets it back when the toast is answered. */
  from: HTMLElement | null
}

/** The newest last. */
let shown: readonly Shown[] = []
const nothing: readonly Shown[] = []
const most = 3
let lastId = 0
/** Regions that can show toasts, the topmost last: while a dialog is open, the page behind it cannot be used. */
let places: readonly symbol[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

export function showToast(toast: Toast) {
  lastId += 1
  const focused = document.activeElement
  const next = { ...toast, id: lastId, from: focused instanceof HTMLElement ? focused : null }
  shown = [...shown.filter(({ isOnlyWayBack }) => isOnlyWayBack), next].slice(-most)
  notify()
}

export function dismissToast(id: number) {
  shown = shown.filter((toast) => toast.id !== id)
  notify()
}

export function openPlace(place: symbol, inDialog: boolean) {
  places = inDialog ? [...places, place] : [place, ...places]
  notify()
  return () => {
    places = places.filter((open) => open !== place)
    // Nobody can see it any more, and the next person must not.
    if (places.length === 0) shown = nothing
    notify()
  }
}

export const toastsAt = (place: symbol) => (places.at(-1) === place ? shown : nothing)
export const noToasts = () => nothing

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
