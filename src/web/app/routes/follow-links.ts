import { parseUrl } from '#contract/url.ts'
import { pageAt } from './pages.ts'
import type { Router } from './router.ts'

/** Links to pages of the app are followed without loading a new document; the browser handles all others. */
export function followLinks(
  router: Pick<Router, 'navigate'>,
  here: Pick<Location, 'origin' | 'pathname' | 'search'> = window.location,
): () => void {
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return // a new tab, a download
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.target !== '' || link.hasAttribute('download')) return
    const there = parseUrl(link.href) // somebody may have written it: not every text is an address
    if (!there) return
    const { origin, pathname, search, hash } = there
    if (origin !== here.origin || pageAt(pathname) === null) return
    if (hash !== '' && pathname === here.pathname && search === here.search) return // an anchor on this page
    event.preventDefault()
    void router.navigate(pathname + search + hash)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
