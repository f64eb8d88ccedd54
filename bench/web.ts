import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { openBrowser, proxyOf, type Visit, visitLanding } from './support/landing-visits.ts'
import { median } from './support/numbers.ts'

// How much JavaScript each page needs, and how soon the landing page is seen on a slow phone: as built, and as the
// empty shell it would be without prerendering, in the same run.

type Chunk = { file: string; isDynamicEntry?: boolean; imports?: string[] }
const manifest = JSON.parse(readFileSync('dist/web-manifest.json', 'utf8')) as Record<string, Chunk> // vite's own file

function chunksOf(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    chunksOf(chunk.imports ?? [], found)
  }
  return found
}

const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length, 0) /
  1024
const kb = (value: number) => `${value.toFixed(1).padStart(6)} KB`

const first = chunksOf(['index.html'])
const react = chunksOf(['index.html', 'main.tsx'])
console.log('JavaScript, gzip')
console.log(
  `  ${kb(kilobytes(first))}  a static public page until it has loaded (the landing page among them)`,
)
console.log(`  ${kb(kilobytes(react))}  with React and the router, fetched when the browser is idle`)
const pages = Object.entries(manifest).filter(([key, chunk]) => chunk.isDynamicEntry && key !== 'main.tsx')
for (const [key] of pages) {
  const all = chunksOf(['index.html', 'main.tsx', key])
  const own = [...chunksOf([key])].filter((file) => !react.has(file))
  console.log(`  ${kb(kilobytes(all))}  in all for ${key}, ${kilobytes(own).toFixed(1)} of it its own`)
}

const rounds = 5
type Way = 'prerendered' | 'empty shell'

async function visitBothWays(product: string): Promise<Record<Way, Visit[]>> {
  const browser = await openBrowser()
  const built = await proxyOf(product, { shell: false })
  const shell = await proxyOf(product, { shell: true })
  const visits: Record<Way, Visit[]> = { prerendered: [], 'empty shell': [] }
  try {
    await visitLanding(browser, built.url) // warms the machine up, not counted
    for (let round = 0; round < rounds; round++) {
      visits.prerendered.push(await visitLanding(browser, built.url))
      visits['empty shell'].push(await visitLanding(browser, shell.url))
    }
  } finally {
    built.server.close()
    shell.server.close()
    await browser.close()
  }
  return visits
}

const folder = scratchFolder()
const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
try {
  const visits = await visitBothWays(product.url)
  const middle = (way: Way, what: keyof Visit) => median(visits[way].map((visit) => visit[what]))
  console.log(`\nLanding page, first visit, slow 4G and a CPU four times slower, median of ${rounds}`)
  for (const way of ['prerendered', 'empty shell'] as const) {
    const [lcp, cls, ready] = [middle(way, 'lcp'), middle(way, 'cls'), middle(way, 'ready')]
    console.log(
      `  ${way.padEnd(12)} LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, React in charge at ${ready.toFixed(0)} ms`,
    )
  }
  const ratio = middle('empty shell', 'lcp') / middle('prerendered', 'lcp')
  console.log(`  prerendering shows the page ${ratio.toFixed(2)} times sooner`)
} finally {
  await product.stop()
  removeFolder(folder)
}
