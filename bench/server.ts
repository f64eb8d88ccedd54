import autocannon from 'autocannon'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { median } from './support/numbers.ts'

// The built product as an operator starts it: time to ready, and what a route without any work costs.

const starts: number[] = []
const folder = scratchFolder()
for (let i = 0; i < 5; i++) {
  const startedAt = performance.now()
  const product = await startReady({ DATA_DIR: folder })
  starts.push(performance.now() - startedAt)
  await product.stop()
}
console.log(
  `start-up to ready: ${median(starts).toFixed(0)} ms at the median of ${starts.length} (first, with migrations: ${starts[0]?.toFixed(0)} ms)`,
)

const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const rate = async (path: string) =>
  (await autocannon({ url: `${product.url}${path}`, connections: 32, duration: 4 })).requests.average
const bare = await rate('/healthz')
const page = await rate('/')
const refused = await rate('/api/users/profile/')
console.log(
  `bare route /healthz: ${bare.toFixed(0)} requests a second, 32 connections, client on the same machine`,
)
console.log(`landing page: ${page.toFixed(0)} a second, ${(page / bare).toFixed(2)} of the bare route`)
console.log(
  `a refused call (401): ${refused.toFixed(0)} a second, ${(refused / bare).toFixed(2)} of the bare route`,
)
await product.stop()
removeFolder(folder)
