import { execFileSync } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { newPerson, signInAs } from '../../e2e/support/people.ts'
import { fillSearch, results } from '../../e2e/support/search.ts'
import { percentile } from '../support/numbers.ts'
import { newVisitor, slowCpu } from '../support/slow-phone.ts'
import type { Figure } from './aims.ts'

type Interaction = {
  name: string
  /** Prepares the page; not measured. */
  before?: (page: Page) => Promise<void>
  press: (page: Page, turn: number) => Promise<void>
  /** Returns the page to where the next press starts. */
  after?: (page: Page) => Promise<void>
}

const isShown = (page: Page, what: string) => page.locator(what).first().isVisible()

const interactions: readonly Interaction[] = [
  {
    name: 'opening a detail',
    press: (page) => page.locator('.top-card').first().getByRole('button', { name: 'More' }).click(),
    after: async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    },
  },
  { name: 'theme', press: (page) => page.locator('[data-control=theme]:visible').first().click() },
  {
    name: 'first tap on the filters',
    press: (page) => page.locator('.filters summary').click(),
    after: async (page) => {
      // Only the first tap has to draw the panel.
      await page.reload()
      await results(page).waitFor()
      await stillness(page)
    },
  },
  {
    name: 'family income',
    press: (page, turn) =>
      page
        .locator('.segment')
        .nth(turn % 5)
        .click(),
  },
  {
    name: 'what-if slider',
    before: async (page) => {
      if (!(await isShown(page, '[aria-label="What if"]'))) await page.getByText('What if?').click()
      await page.getByLabel('GPA', { exact: true }).focus()
      await stillness(page)
    },
    press: (page) => page.keyboard.press('ArrowLeft'),
    after: (page) => page.waitForLoadState('networkidle'),
  },
]

/** Waits until the page is at rest: nothing is fetched, and half a second has passed. */
async function stillness(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

const watch = `
  window.presses = []
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) presses.push(one.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** From a press to the next frame, as the browser measures it (Event Timing), on the results of the paid plan. */
export async function answers(
  browser: Browser,
  product: string,
  folder: string,
  rounds: number,
): Promise<Figure[]> {
  const context = await newVisitor(browser)
  await context.addInitScript(watch)
  const page = await context.newPage()
  const person = await newPerson(page.request, product)
  execFileSync(process.execPath, ['dist/server/plan.js', 'gold', person.email], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'pipe',
  })
  await signInAs(page, person, product)
  await page.unrouteAll() // with a route, every request makes a detour through this process
  await page.goto(`${product}/college-match`)
  await fillSearch(page)
  await page.getByRole('button', { name: 'Find my matches' }).click()
  await results(page).waitFor()
  await stillness(page)
  await slowCpu(page)
  console.log(`\nFrom a press to the next frame, CPU four times slower, p75 of ${rounds}`)
  const figures: Figure[] = []
  for (const { name, before, press, after } of interactions) {
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      await before?.(page)
      await page.evaluate('presses.length = 0')
      await press(page, round)
      await stillness(page)
      // The browser reports nothing below 16 ms.
      took.push(await page.evaluate<number>('Math.max(16, ...presses)'))
      await after?.(page)
    }
    const value = percentile(took, 0.75)
    console.log(`  ${name.padEnd(26)} ${value.toFixed(0)} ms (${took.join(', ')})`)
    figures.push({ name, value, unit: 'ms', atMost: 150 })
  }
  await context.close()
  return figures
}
