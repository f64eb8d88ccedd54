// What just happened, said once at the bottom of the screen, with a way back. The newest takes the place of the others,
// except of those that are the only way back.

export type Toast = {
  text: string
  /** `bad` stays until it is put away or the next thing happens. */
  tone?: 'plain' | 'bad'
  undo?: () => void
  /** Nothing else on the page takes it back: it stands beside newer ones. */
  isOnlyWayBack?: boolean
  link?: { to: string; label: string }
}

export type Shown = Toast & {
  id: number
  /** Where the focus was: it goes back there when the toast is answered. */
  from: HTMLElement | null
}

/** The newest last. */
let shown: readonly Shown[] = []
const nothing: readonly Shown[] = []
const most = 3
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
  const next = { ...toast, id: lastId, from: focused instanceof HTMLElement ? focused : null }
  shown = [...shown.filter(({ isOnlyWayBack }) => isOnlyWayBack), next].slice(-most)
  tell()
}

export function dismissToast(id: number) {
  shown = shown.filter((toast) => toast.id !== id)
  tell()
}

export function openPlace(place: symbol, inDialog: boolean) {
  places = inDialog ? [...places, place] : [place, ...places]
  tell()
  return () => {
    places = places.filter((open) => open !== place)
    // Nobody is left to read it: what one person did is not told to the next.
    if (places.length === 0) shown = nothing
    tell()
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
