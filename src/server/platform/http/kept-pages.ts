import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gzipSync } from 'node:zlib'
import { fastBrotli, type Page } from './pages.ts'

const packed = promisify(brotliCompress)

/** Keeps what takes long to make and never changes. Where there is too much, what was longest not asked for goes. */
export function keeper<Made>(most: number): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key) // a map lists its entries in the order in which they came
      kept.set(key, known)
      return known
    }
    const made = make()
    kept.set(key, made)
    made.catch(() => kept.delete(key)) // the caller gets the error; the next call tries again
    if (kept.size > most) {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    }
    return made
  }
}

/**
 * Pages, drawn when first requested and kept compressed at a seventh of their size. Compressing takes longer than
 * drawing, so it happens off the main thread.
 */
export function keptPages(most: number): (key: string, make: () => Page) => Promise<Page> {
  const keep = keeper<Page>(most)
  return (key, make) => keep(key, () => packedOnly(make()))
}

/** Nearly every browser accepts compressed pages; for the others they are decompressed. */
async function packedOnly({ type, etag, raw }: Page): Promise<Page> {
  const brotli = await packed(raw, fastBrotli)
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
