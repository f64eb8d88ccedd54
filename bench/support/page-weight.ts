import { readFileSync, statSync } from 'node:fs'

/** The scripts that the document at this path names up front, as files of dist/web. */
function scriptsOf(path: string): string[] {
  const text = readFileSync(`dist/web${path === '/' ? '' : path}/index.html`, 'utf8')
  const named = [
    ...text.matchAll(/<script type="module"[^>]*src="([^"]+)"|rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
  const later = /data-needs="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []
  return [...new Set([...named.map((found) => found[1] ?? found[2] ?? ''), ...later])]
}

/** How many bytes of JavaScript a page is made of, as sent: Brotli. */
export const scriptBytes = (path: string): number =>
  scriptsOf(path).reduce((sum, file) => sum + statSync(`dist/web${file}.br`).size, 0)
