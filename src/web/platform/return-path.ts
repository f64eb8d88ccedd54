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
  if (url?.origin !== here) return fallback
  // '/.//evil.example' stays here and is then written as '//evil.example', which would not: whoever reads it again.
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? fallback : path
}
