import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { Page } from './pages.ts'

/**
 * Pages drawn from data that does not change while the process lives: made when first asked for and kept packed, a
 * seventh of their size. The oldest go when there are too many.
 */
export function keptPages(most: number): (key: string, make: () => Page | null) => Page | null {
  const kept = new Map<string, Page>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const made = make()
    if (!made) return null
    const page = packedOnly(made)
    kept.set(key, page)
    if (kept.size > most) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    return page
  }
}

/** Hardly any browser wants a page unpacked: it is unpacked for those that do. */
function packedOnly(page: Page): Page {
  const brotli = page.packed('br')
  let gzip: Buffer | null = null
  const { type, etag } = page
  const fresh = () => brotliDecompressSync(brotli)
  return {
    type,
    etag,
    get raw() {
      return fresh()
    },
    packed(encoding) {
      if (encoding === 'br') return brotli
      gzip ??= gzipSync(fresh())
      return gzip
    },
  }
}
