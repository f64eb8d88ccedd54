import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { atLength } from './at-length.ts'
import { slowDown } from './slowdown.ts'

type Journey = {
  /** Errors in the console that this journey provokes on purpose. */
  provokes: RegExp | null
  /** Off for journeys about the cookie banner itself. */
  cookiesDecided: boolean
}

/**
 * Playwright's test, with three checks in every journey: no error in the console, no uncaught exception, no request to
 * another host.
 */
export const test = base.extend<Journey>({
  provokes: [null, { option: true }],
  cookiesDecided: [true, { option: true }],
  page: async ({ page, baseURL, provokes, cookiesDecided }, use) => {
    await slowDown(page.context())
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      const own = url.origin === new URL(baseURL ?? '').origin || ['data:', 'blob:'].includes(url.protocol)
      if (!own) faults.push(`request to ${url.origin}`)
    })
    if (cookiesDecided)
      await page.addInitScript(
        // Back from the first page leads to the empty one, which has no storage.
        "location.protocol === 'about:' || (localStorage.getItem('cookie-consent') ?? localStorage.setItem('cookie-consent', 'rejected'))",
      )
    await use(page)
    expect(faults.filter((fault) => !provokes?.test(fault))).toEqual([])
  },
})
export { expect }

/** Waits until the page's script, or the app, has started: from then on no input is lost. */
export const untilReady = (page: Page) => expect(page.locator('html[data-app=ready]')).toBeAttached()

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds back the scripts at these addresses until the returned function is called. */
export async function holdScripts(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** WCAG 2.2 AA: 24 px to press, or as much room around it. */
const offByDefault = { 'target-size': { enabled: true } }
const rulesOfColor = ['color-contrast', 'link-in-text-block']

const lookedAt = new WeakMap<Page, Set<string>>()

/** Whether this journey comes to this page for the first time. */
function isNew(page: Page): boolean {
  const paths = lookedAt.get(page) ?? new Set()
  lookedAt.set(page, paths)
  const { pathname } = new URL(page.url())
  return !paths.has(pathname) && Boolean(paths.add(pathname))
}

/**
 * What axe finds, in short lines. In the ordinary run a journey looks at each page once, in the light theme: the
 * contrast of both themes is computed from their tokens (tools/contrast.test.ts). `npm run test:all` looks at every
 * state, in the dark theme at what depends on colors.
 */
export async function axe(page: Page): Promise<string[]> {
  if (!atLength && !isNew(page)) return []
  const found: string[] = []
  for (const colorScheme of atLength ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const themed = page.locator('html[data-theme]') // the checkout of the sandbox follows the system without a script
    if (await themed.count()) await expect(themed).toHaveAttribute('data-theme', colorScheme)
    // Without foreign frames the older mode finds the same and opens no second page.
    const builder = new AxeBuilder({ page }).setLegacyMode(true)
    const scan =
      colorScheme === 'dark'
        ? builder.options({ resultTypes: ['violations'] }).withRules(rulesOfColor)
        : builder.options({ resultTypes: ['violations'], rules: offByDefault }).withTags(standards)
    for (const { id, nodes } of (await scan.analyze()).violations)
      found.push(
        `${colorScheme}: ${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
      )
  }
  return found
}

export const scrollWidth = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')
export const scrollTop = (page: Page) => page.evaluate<number>('Math.round(scrollY)')
