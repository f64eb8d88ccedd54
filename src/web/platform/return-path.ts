import { parseUrl } from '#contract/url.ts'

const fallback = '/home'

/** /login, with where the visitor wanted to go (spec §2). */
export const loginPath = (from: string) => `/login?from=${encodeURIComponent(from)}`

/** Where to go after login: a path of our own site, never another site. */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from')
  if (!from?.startsWith('/')) return fallback
  // '//evil.example' and '/\evil.example' leave the site; the URL parser knows all such forms.
  const here = 'http://here.invalid'
  const url = parseUrl(from, here)
  return url?.origin === here ? url.pathname + url.search + url.hash : fallback
}
