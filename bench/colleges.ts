import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { median, percentile } from './support/numbers.ts'
import { newVisitor, openBrowser, slowDown, type Visit, visit } from './support/slow-phone.ts'

// Public pages of colleges: time to render all of them once (four at a time); how many a second are sent from the cache,
// compared with a bare route that sends the same bytes; how soon a slow phone shows one and answers a filter.

const rounds = Number(process.env.ROUNDS ?? 5)
const folder = scratchFolder()
const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const get = (path: string) => fetch(product.url + path, { headers: { 'accept-encoding': 'br' } })
const sitemap = await (await get('/sitemap-colleges.xml')).text()
const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/colleges\/[^</]+)<\/loc>/g)].map(([, path]) => path ?? '')

const startedAt = performance.now()
const left = [...paths]
async function visitor() {
  for (let path = left.pop(); path; path = left.pop()) await (await get(path)).arrayBuffer()
}
await Promise.all([visitor(), visitor(), visitor(), visitor()])
const seconds = (performance.now() - startedAt) / 1000
console.log(`${paths.length} pages drawn, packed and sent in ${seconds.toFixed(1)} s`)

const [path = '/colleges'] = paths
// Not by fetch, which would decompress it.
const sent = await autocannon({
  url: product.url + path,
  amount: 1,
  connections: 1,
  headers: { 'accept-encoding': 'br' },
})
const bytes = Buffer.alloc(sent.throughput.total)
const bare = createServer((_request, response) => response.end(bytes)).listen(0)
const { port } = bare.address() as AddressInfo // listening on a port, so it has one
const rate = async (url: string) =>
  (await autocannon({ url, connections: 32, duration: 4, headers: { 'accept-encoding': 'br' } })).requests
    .average
const plain = await rate(`http://127.0.0.1:${port}/`)
const pages = await rate(product.url + path)
console.log(
  `${pages.toFixed(0)} pages a second from what is kept, ${(pages / plain).toFixed(2)} of a bare route sending the same ${bytes.length} bytes (${plain.toFixed(0)})`,
)
bare.close()

const browser = await openBrowser()
for (const shown of [
  '/colleges/oregon-state-university',
  '/colleges/harvard-university',
  '/majors/biology',
]) {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, product.url + shown))
  const middle = (what: keyof Visit) => median(visits.map((one) => one[what]))
  console.log(
    `${shown}, slow 4G and a CPU four times slower: LCP ${middle('lcp').toFixed(0)} ms, CLS ${middle('cls').toFixed(3)}, blocked ${middle('tbt').toFixed(0)} ms, ${middle('kilobytes').toFixed(0)} KB`,
  )
}
const page = await (await newVisitor(browser)).newPage()
await page.goto(`${product.url}/colleges`)
await page.getByRole('button', { name: 'Filters' }).click()
await page.getByRole('checkbox', { name: /^Public/ }).check() // loads the code and the table
await page.waitForURL(/kind=public/)
await slowDown(page)
/** From a tick to the new answer laid out, for every box in turn. */
const answered = await page.evaluate<number[]>(`(async () => {
  const took = []
  const nextFrame = () => new Promise((next) => requestAnimationFrame(next))
  for (const box of document.querySelectorAll('.facet-box input')) {
    const startedAt = performance.now()
    box.click()
    await Promise.resolve()
    document.body.getBoundingClientRect()
    took.push(performance.now() - startedAt)
    await nextFrame()
    box.click()
    await nextFrame()
  }
  return took
})()`)
console.log(
  `a filter answered in ${median(answered).toFixed(0)} ms, nine in ten within ${percentile(answered, 0.9).toFixed(0)} ms (${answered.length} filters, a CPU four times slower)`,
)
await browser.close()
await product.stop()
removeFolder(folder)
