import { parseUrl } from '#contract/url.ts'

/** A link that can only lead to a web page: https:// is added if missing (spec §2); other schemes are dropped. */
export function httpLink(link: string | null | undefined): string | null {
  const text = link?.trim()
  if (!text) return null
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const url = parseUrl(whole)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}
