import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useShown } from '#web/platform/address.ts'
import { perVisit } from '#web/platform/storage.ts'
import { anchorOf } from './anchor.ts'
import { firstKey } from './app-history.ts'

// Where each entry of the history was scrolled to. The browser would restore it before the page is drawn.

const storedAs = 'scroll-positions'

/**
 * The first entry of every document has the same key, so coming back from the payment page needs another one; so has a
 * press on an anchor, which is no visit of its own.
 */
const keyOf = ({ key, pathname, hash }: Location) => (key === firstKey ? pathname + hash : key)

let positions: Record<string, number> | null = null

function known(): Record<string, number> {
  positions ??= readBack()
  return positions
}

function readBack(): Record<string, number> {
  try {
    return JSON.parse(perVisit.read(storedAs) ?? '{}') as Record<string, number> // written below
  } catch {
    return {}
  }
}

/** Called before another entry is shown. */
export function leaveScroll(location: Location) {
  if (typeof window !== 'undefined') known()[keyOf(location)] = window.scrollY
}

/** Restores the position of an entry that was visited before; a new one starts at its top, or at its anchor. */
export function ScrollPosition() {
  const { location, keepScroll } = useShown()
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const opening = isFirst.current
    isFirst.current = false
    const before = known()[keyOf(location)]
    const target = anchorOf(location.hash)
    if (before !== undefined) window.scrollTo(0, before)
    else if (target) target.scrollIntoView()
    else if (!keepScroll && !opening) window.scrollTo(0, 0)
  }, [location, keepScroll])

  const here = useRef(location)
  here.current = location
  useEffect(() => {
    const { history } = window
    history.scrollRestoration = 'manual'
    const leave = () => {
      leaveScroll(here.current)
      perVisit.write(storedAs, JSON.stringify(known()))
      history.scrollRestoration = 'auto' // the next document may be one of those without the app
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  return null
}
