import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gzipSync } from 'node:zlib'
import { type Page, quickly } from './pages.ts'

const packed = promisify(brotliCompress)

/**
 * Pages drawn from data that does not change while the process lives: made when first asked for and kept packed, a
 * seventh of their size. Packing takes longer than drawing and happens beside the thread that answers. The oldest go
 * when there are too many.
 */
export function keptPages(most: number): (key: string, make: () => Page | null) => Promise<Page> | null {
  const kept = new Map<string, Promise<Page>>()
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
async function packedOnly({ type, etag, raw }: Page): Promise<Page> {
  const brotli = await packed(raw, quickly)
  let gzip: Buffer | null = null
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
