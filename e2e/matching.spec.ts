import type { Page } from '@playwright/test'
import { axe, expect, scrollTop, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { fillSearch, results } from './support/search.ts'

const search = (page: Page) => page.getByRole('button', { name: 'Find my matches' }).click()

// A string, since a journey does not know the browser's types.
const placesOfChildren = `(row) => [...row.children].map((child) => {
  const { x, y, width, height } = child.getBoundingClientRect()
  return [x, y, width, height]
})`

test('a free student searches, sees one open match of three, and what Senior adds', async ({ page }) => {
  await signedIn(page)
  await page.goto('/college-match')
  await expect(
    page.getByText('Your Freshman plan shows 3 colleges a search and has 1 preferred state.'),
  ).toBeVisible()
  await fillSearch(page)
  await search(page)
  await expect(results(page)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Match score locked' })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '7 more matches are waiting' })).toBeVisible()
  await page
    .getByRole('button', { name: /^More Information about/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (const words of ['Unlock Full Insights', 'Unlock Scholarship Info'])
    await expect(dialog.getByRole('button', { name: words })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(page).toHaveURL('/subscription')
})

test('after the upgrade a report made on the free plan offers to run again, not to upgrade', async ({
  page,
}) => {
  const person = await signedIn(page)
  await page.goto('/college-match')
  await fillSearch(page)
  await search(page)
  await expect(results(page)).toBeVisible()
  setPlan('gold', person.email)
  await page.reload()
  await expect(results(page)).toBeVisible()
  await page
    .getByRole('button', { name: /^More Information about/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^This search was made on the Freshman plan/)).toBeVisible()
  await expect(page.getByText(/upgrade|unlock/i)).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Run this search again' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  await expect(results(page)).toBeFocused()
})

test('on a phone the first two of the four answers are on the first screen, above the button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signedIn(page)
  await page.goto('/college-match')
  const button = await page.getByRole('button', { name: 'Find my matches' }).boundingBox()
  for (const label of [/^Unweighted GPA/, /^Intended major/]) {
    const field = await page.getByLabel(label).boundingBox()
    expect((field?.y ?? 667) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  }
})

test('at 375 px saving in the modal leaves its row of buttons as it was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 800 })
  await signedIn(page)
  await page.goto('/college-match')
  await fillSearch(page)
  await search(page)
  // The open college and a locked one have different buttons.
  const colleges = page.getByRole('button', { name: /^More Information about/ })
  await expect(colleges).toHaveCount(3)
  for (const college of [colleges.first(), colleges.last()]) {
    await college.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Visit Website' })).toBeVisible()
    const places = () => dialog.locator('.sheet-foot').evaluate(placesOfChildren)
    const before = await places()
    await dialog.getByRole('button', { name: /^Save / }).click()
    await expect(dialog.getByRole('button', { name: /^Saved / })).toBeVisible()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
  }
  expect(await scrollWidth(page)).toBeLessThanOrEqual(375)
})

test('gold sees ten with every reason, opens one, reloads, and finds it again in reports and at home', async ({
  page,
}) => {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await page.goto('/college-match')
  await fillSearch(page)
  await search(page)
  await expect(results(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^More Information about/ })).toHaveCount(3)
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  const opener = page.getByRole('button', { name: /^Details for/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'How the score adds up' })).toBeVisible()
  await expect(dialog.getByText(/Match is not a chance/).first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  // It is in the address: a reload shows it, Back closes it.
  await expect(page).toHaveURL(/&college=\d+$/)
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'How the score adds up' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?search=\d+$/)
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\?search=\d+$/)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Saved / }).first()).toBeVisible()

  // Back from another page returns to the open college.
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, 1500)')
      return scrollTop(page)
    })
    .toBe(1500)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.goBack()
  await expect(results(page)).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000)

  await page.goto('/reports')
  await page.getByRole('link', { name: 'Load search Biology' }).click()
  await expect(results(page)).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'My Colleges' })).toBeVisible()
  await expect(page.getByText('1 saved')).toBeVisible()
  await expect(page.getByRole('list', { name: 'How the list spreads' })).toBeVisible() // nothing moves any more
  await page.getByRole('link', { name: /match Biology/ }).click()
  await expect(results(page)).toBeVisible()

  await page.getByRole('button', { name: 'New Search' }).click()
  await expect(page.getByLabel(/^Unweighted GPA/)).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1, name: 'College Match' })).toBeFocused()
})

test('each validation message leads to its field, under the header', async ({ page }) => {
  await signedIn(page)
  await page.goto('/college-match')
  await search(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please correct the issues below:')
  for (const [message, label] of [
    ['Unweighted GPA is required.', /^Unweighted GPA/],
    ['Intended Major may not be blank.', /^Intended major/],
    ['Graduation Year is required.', /^Graduation year/],
    ['Please select your state of residence.', /^State of residence/],
  ] as const) {
    await summary.getByRole('link', { name: message }).click()
    const field = page.getByLabel(label)
    await expect(field).toBeFocused()
    const box = await field.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

test('with the keyboard alone: a major from the suggestions, a search, a college', async ({ page }) => {
  await signedIn(page)
  await page.goto('/college-match')
  await fillSearch(page, { major: '' })
  const major = page.getByLabel(/^Intended major/)
  await major.focus()
  await page.keyboard.type('comp sci')
  await expect(page.getByRole('option').first()).toHaveText('Computer Science')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(major).toHaveValue('Computer Science')
  await page.keyboard.press('Enter')
  await expect(results(page)).toBeFocused()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>("document.activeElement?.textContent ?? ''")
    if (focused.startsWith('More Information')) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED/ })
  test('an unreachable server says so, keeps what was typed, and can be tried again', async ({
    page,
    context,
  }) => {
    await signedIn(page)
    await page.goto('/college-match')
    await fillSearch(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await search(page)
    await expect(page.getByRole('alert')).toContainText('An network error occurred. Please try again.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'College Match' })).toBeFocused()
    await search(page)
    await expect(results(page)).toBeVisible()
  })
})
