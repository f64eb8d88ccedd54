// What just happened, said once at the bottom of the screen, with a way back. One at a time: the newest counts.

export type Toast = {
  text: string
  /** `bad` stays until it is put away or the next thing happens. */
  tone?: 'plain' | 'bad'
  undo?: () => void
  link?: { to: string; label: string }
}

type Shown = Toast & {
  id: number
  /** Where the focus was: it goes back there when the toast is answered. */
  from: HTMLElement | null
}

let shown: Shown | null = null
let lastId = 0
/** Open places to show it, the topmost last: while a dialog is open, the page behind it cannot be used. */
let places: readonly symbol[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

export function showToast(toast: Toast) {
  lastId += 1
  const focused = document.activeElement
  shown = { ...toast, id: lastId, from: focused instanceof HTMLElement ? focused : null }
  tell()
}

/** Puts away this one; a newer one stays. */
export function dismissToast(id: number) {
  if (shown?.id !== id) return
  shown = null
  tell()
}

export function openPlace(place: symbol, inDialog: boolean) {
  places = inDialog ? [...places, place] : [place, ...places]
  tell()
  return () => {
    places = places.filter((open) => open !== place)
    // Nobody is left to read it: what one person did is not told to the next.
    if (places.length === 0) shown = null
    tell()
  }
}

export const toastAt = (place: symbol): Shown | null => (places.at(-1) === place ? shown : null)

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
