import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { results, searchFor } from './support/search.ts'

const cards = (page: Page) => page.getByRole('button', { name: /^More Information about/ })
const summary = (page: Page) => page.getByText('Filter by major and campus life')
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'colleges' })
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })

async function goldSearch(page: Page) {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)
}

/** The page has as many colleges as the status line says, each with its rank in the whole list. */
async function shownMatches(page: Page) {
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false')
  const shown = Number((await status(page).textContent())?.match(/^(\d+) of 10/)?.[1])
  // The rows of the table are drawn after the cards.
  await expect
    .poll(async () => (await cards(page).count()) + Math.max(0, (await page.getByRole('row').count()) - 1))
    .toBe(shown)
  const ranks = (await page.getByText(/^Rank \d+\s*$/).allTextContents()).map((text) => Number(text.slice(5)))
  expect(ranks).toHaveLength(shown)
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  return { shown, ranks }
}

test('a Senior filters by a major and ROTC; reload and Back keep it, Clear filters ends it', async ({
  page,
}) => {
  await goldSearch(page)
  await expect(status(page)).toHaveText('All 10 colleges are shown.')
  await expect(chip(page, /^Biochemistry/)).toBeHidden()
  await summary(page).click()
  await chip(page, /^Biochemistry/).click()
  await chip(page, /^ROTC/).click()
  await expect(page).toHaveURL(/\?search=\d+&offers=Biochemistry&life=rotc$/)
  await expect(status(page)).toHaveText(/^\d of 10 colleges: Biochemistry; ROTC\./)
  const first = await shownMatches(page)
  expect(first.shown).toBeGreaterThan(0)
  expect(first.shown).toBeLessThan(10)
  expect(first.ranks).not.toEqual(first.ranks.map((_, place) => place + 1)) // the ranks of the whole list

  await page.reload()
  await summary(page).click()
  await expect(chip(page, /^ROTC/)).toHaveAttribute('aria-pressed', 'true')
  expect(await shownMatches(page)).toEqual(first)

  // Toggling adds no history: one step back is the page before, one forward the filtered list.
  await page.getByRole('link', { name: 'Reports', exact: true }).first().click()
  await expect(page).toHaveURL('/reports')
  await page.goBack()
  await expect(page).toHaveURL(/&offers=Biochemistry&life=rotc$/)
  expect(await shownMatches(page)).toEqual(first)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\?search=\d+$/)
  await expect(status(page)).toHaveText('All 10 colleges are shown.')
  await expect(page.locator('summary:focus')).toContainText('Filter by major and campus life')
  await expect(page.getByRole('row')).toHaveCount(1 + 7)
})

test('with the keyboard alone: a chip, an empty list, and back', async ({ page }) => {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  // Public colleges have no religious affiliation, so that filter leaves none of them.
  await searchFor(page, { kind: 'Public' })
  await page.locator('summary', { hasText: 'Filter by major' }).focus()
  await page.keyboard.press('Enter')
  await chip(page, /^Religious affiliation/).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'No college on this list has all of it' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(3)
})

test('a free account sees no filter, whatever the address says', async ({ page }) => {
  await signedIn(page)
  await searchFor(page)
  await page.goto(`${page.url()}&offers=Biochemistry&life=faith`)
  await expect(results(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await expect(summary(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Campus life' })).toHaveCount(0)
})

test('filters fit 375 and 1440 px, with no axe findings and targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await goldSearch(page)
  await expect(chip(page, /^ROTC/)).toBeHidden()
  await summary(page).click()
  await chip(page, /^ROTC/).click()
  await expect(status(page)).toHaveText(/of 10 colleges: ROTC\./)
  for (const target of await page.getByRole('group').getByRole('button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect([await axe(page), await scrollWidth(page)]).toEqual([[], 375])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await summary(page).click()
  await expect(chip(page, /^ROTC/)).toBeVisible()
  expect([await axe(page), await scrollWidth(page)]).toEqual([[], 1440])
})
