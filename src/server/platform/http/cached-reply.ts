/** The same for everyone until the next release of the tables: a CDN keeps it for a day, a browser asks after five minutes. */
export const forEveryone = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=604800'
/** Named by its content: it never changes. */
export const forEver = 'public, max-age=31536000, immutable'
/** Public data, which pages of other sites may read too. It never depends on who asks. */
export const anySite = { 'access-control-allow-origin': '*' } as const
