import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'

// Public pages of colleges: drawing all of them once (four asked for at a time), then how many a second are sent from what is kept, beside a bare
// route that sends the same bytes.

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
// Read as sent: fetch would unpack it.
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
await product.stop()
removeFolder(folder)
