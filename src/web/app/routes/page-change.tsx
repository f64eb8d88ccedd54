import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { documentTitle, type PageFacts } from './pages.ts'

/**
 * What a browser does for a new document and a router must do itself: set the title, restore the scroll position, and
 * announce the new page to screen readers.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const facts = useMatches().at(-1)?.handle as PageFacts | undefined // every leaf of routes.tsx has one
  const title = facts ? documentTitle(facts) : 'Lantern'
  const [announced, setAnnounced] = useState('')
  const previous = useRef({ pathname, hash })

  useEffect(() => {
    document.title = title
    document.documentElement.dataset.app = 'ready'
  }, [title])

  useEffect(() => {
    const before = previous.current
    previous.current = { pathname, hash }
    if (before.pathname === pathname && before.hash === hash) return
    const target = document.getElementById(hash ? decodeURIComponent(hash.slice(1)) : 'main')
    target?.focus({ preventScroll: true })
    if (before.pathname !== pathname) setAnnounced(title)
  }, [pathname, hash, title])

  return (
    <div role="status" aria-live="polite" aria-label="Page" className="sr-only">
      {announced}
    </div>
  )
}
