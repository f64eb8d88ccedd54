import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../e2e/chromium.ts'

/** Lighthouse's slow 4G on a phone four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
}
const cpuSlowdown = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
} as const

export const openBrowser = async (): Promise<Browser> => chromium.launch(await chromiumLaunch())

/** Milliseconds to the largest paint and of blocked time after it; how much the page moved; what was fetched. */
export type Visit = { lcp: number; tbt: number; cls: number; requests: number; kilobytes: number }

const watch = `
  window.seen = { lcp: 0, cls: 0, tasks: [] }
  const on = (type, use) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  on('largest-contentful-paint', (one) => { seen.lcp = one.startTime })
  on('layout-shift', (one) => { if (!one.hadRecentInput) seen.cls += one.value })
  on('longtask', (one) => { seen.tasks.push([one.startTime, one.duration]) })`

const read = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  return {
    lcp: seen.lcp,
    cls: seen.cls,
    tbt: seen.tasks.reduce((sum, [at, took]) => sum + Math.max(0, at + took - Math.max(at, paint) - 50), 0),
    requests: all.length,
    kilobytes: all.reduce((sum, one) => sum + one.transferSize, 0) / 1024,
  }
})()`

export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  await context.addInitScript(watch)
  return context
}

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', network)
  await slowCpu(page)
}

export async function slowCpu(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** The measurements of a page once it has come to rest. */
export async function quietVisit(page: Page): Promise<Visit> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500) // late shifts and tasks count too
  return await page.evaluate<Visit>(read)
}

/** One first visit to an address. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await newVisitor(browser)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'load' })
  const seen = await quietVisit(page)
  await context.close()
  return seen
}
