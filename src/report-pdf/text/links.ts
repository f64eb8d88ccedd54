import { parseUrl } from '#contract/url.ts'

/**
 * A link that may be put into a document, or null: web addresses only, without sign-in details before the host.
 * Addresses in the federal data often have no scheme.
 */
export function safeLink(link: string | null | undefined): string | null {
  const written = link?.trim() ?? ''
  if (written === '') return null
  const hasScheme = /^[a-z][a-z0-9+-]*:(?!\d)/i.test(written)
  const address = hasScheme ? written : `https://${written.replace(/^\/+/, '')}`
  const parsed = parseUrl(address)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  if (parsed.username !== '' || parsed.password !== '' || !parsed.hostname.includes('.')) return null
  return parsed.href
}

/** How an address reads on paper. */
export function readableLink(href: string): string {
  const { host, pathname } = new URL(href)
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`
}
