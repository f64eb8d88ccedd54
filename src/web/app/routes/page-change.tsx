import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/platform/address.ts'
import { anchorOf } from './anchor.ts'
import { documentTitle, type Page } from './pages.ts'

/**
 * What a browser does for a new document and a router must do itself: set the title, restore the scroll position, and
 * announce the new page to screen readers.
 */
export function PageChange({ page }: { page: Page }) {
  const { pathname, hash } = useLocation()
  const title = documentTitle(page)
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
    const target = hash ? anchorOf(hash) : document.getElementById('main')
    // A field of the new page that asked for the focus keeps it.
    const asked =
      document.activeElement?.matches('input, select, textarea') && target?.contains(document.activeElement)
    if (!asked) target?.focus({ preventScroll: true })
    if (before.pathname !== pathname) setAnnounced(title)
  }, [pathname, hash, title])

  return (
    <div role="status" aria-live="polite" aria-label="Page" className="sr-only">
      {announced}
    </div>
  )
}
