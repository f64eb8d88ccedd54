/** Public data that changes with a release: a CDN keeps it for a day, a browser checks after five minutes. */
export const forEveryone = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=604800'
/** The name contains a hash of the content, so it never changes. */
export const forEver = 'public, max-age=31536000, immutable'
/** Public data that never depends on who asks: pages of other sites may read it too. */
export const anySite = { 'access-control-allow-origin': '*' } as const
