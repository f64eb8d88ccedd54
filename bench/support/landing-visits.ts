import { createServer, request, type Server } from 'node:http'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/chromium.ts'

/** Lighthouse's slow 4G on a phone four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4

export const openBrowser = async (): Promise<Browser> => chromium.launch(await chromiumLaunch())

/** The product behind a thin proxy; with `shell` the landing page is the empty shell every other route gets. */
export async function proxyOf(
  product: string,
  { shell }: { shell: boolean },
): Promise<{ url: string; server: Server }> {
  const server = createServer((asked, answer) => {
    const path = shell && asked.url === '/' ? '/home' : (asked.url ?? '/')
    const onward = request(new URL(path, product), { headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, server }
}

/** Milliseconds to the largest paint and to React being in charge; how much the page moved. */
export type Visit = { lcp: number; cls: number; ready: number }

const watch = `
  window.seen = { lcp: 0, cls: 0, ready: 0 }
  new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.lcp = one.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) seen.cls += one.value })
    .observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => { if (document.documentElement.dataset.app === 'ready') seen.ready ||= performance.now() })
    .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] })`

/** One first visit to the landing page. */
export async function visitLanding(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForTimeout(500) // late shifts count too
  const seen = await page.evaluate<Visit>('seen')
  await context.close()
  return seen
}
