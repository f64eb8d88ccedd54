import type { Page } from '@playwright/test'
import { expect, scrollWidth, test, untilReady } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { searchFor } from './support/search.ts'

/** WCAG 1.4.4: a phone whose browser has a font of 200 %. */
async function withLargeText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 375, height: 812 })
}

async function fits(page: Page) {
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  expect.soft(await scrollWidth(page), page.url()).toBe(375)
}

test('with text at 200 % a phone shows public pages without scrolling sideways', async ({ page }) => {
  await withLargeText(page)
  for (const path of ['/', '/faq', '/majors', '/colleges', '/colleges/reed-college']) {
    await page.goto(path)
    await untilReady(page)
    await fits(page)
  }
})

test('with text at 200 % a phone shows results, home, plans and reports without scrolling sideways', async ({
  page,
}) => {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)
  // With a list /home is filled: what is due, its weeks, how it spreads.
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Saved / }).first()).toBeVisible()
  await withLargeText(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'More Great Options' })).toBeAttached()
  await fits(page)
  for (const [path, heading] of [
    ['/home', 'Account settings'],
    ['/subscription', 'Plans'],
    ['/reports', 'Reports'],
    ['/college-match', 'College Match'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    if (path === '/home') await expect(page.getByRole('heading', { name: 'Next twelve weeks' })).toBeVisible()
    await fits(page)
  }
})
