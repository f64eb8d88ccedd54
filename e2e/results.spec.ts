import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { results, searchFor } from './support/search.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1440, height: 900 }

/** Where the first college's name ends, and where the uncovered part of the screen ends. */
async function firstName(page: Page) {
  const name = await page.locator('.top-card h2 > span').first().boundingBox()
  const dock = await page.locator('.result-actions').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  const covered = dock && dock.y > height / 2 ? dock.y : height
  return { ends: (name?.y ?? Number.POSITIVE_INFINITY) + (name?.height ?? 0), room: covered }
}

// Every state of the results, for both plans: the first name on the first screen, no axe findings, no sideways
// scrolling.
for (const plan of ['free', 'gold'] as const)
  test(`the first college's name is on the first screen, and every state is accessible (${plan})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    const person = await signedIn(page)
    setPlan(plan, person.email)
    await searchFor(page)
    for (const size of [phone, desk])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const { ends, room } = await firstName(page)
        expect(ends).toBeLessThanOrEqual(room)
      }
    const holds = async () => {
      expect(await axe(page)).toEqual([])
      expect(await scrollWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
    await holds()
    await page.setViewportSize(phone)
    await holds()

    await page.getByRole('button', { name: 'What if?' }).click()
    await page.getByText('Where, and what kind').click()
    await page.getByText('Campus life', { exact: true }).first().click()
    await page.getByText('ROTC', { exact: true }).last().click()
    await expect(page.getByText(/moved|new|Nothing changes/).first()).toBeVisible()
    await holds()
    await page.getByRole('button', { name: 'What if?' }).click()

    const opener = page.getByRole('button', { name: /^More Information about/ }).nth(1)
    await opener.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Admissions and tuition' })).toBeAttached()
    for (const action of [/^Save /, 'Next college'])
      await expect(sheet.getByRole('button', { name: action })).toBeInViewport({ ratio: 1 })
    for (const action of [/^Compare /, 'Visit Website'])
      await expect(sheet.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 })
    // Some thirty of these words are only for screen readers: they describe a picture, or name the college of a button.
    expect((await sheet.innerText()).split(/\s+/).length).toBeLessThan(430)
    await holds()
    // Far down there is a way out, and nothing covers what was jumped to.
    await sheet.getByRole('button', { name: /^Scholarships/ }).click()
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const tabs = await sheet.getByRole('navigation').boundingBox()
    const jumpedTo = await sheet.getByRole('heading', { name: 'Scholarships' }).boundingBox()
    expect(jumpedTo?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0))
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    // The list was not drawn while the sheet covered it; it must be where it was left.
    await expect(opener).toBeFocused()
    await expect(opener).toBeInViewport({ ratio: 1 })
  })

test('at 320 px, and at 1280 px zoomed to 400 %, nothing scrolls sideways and no bar is lost', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await page.setViewportSize({ width: 320, height: 256 })
  await searchFor(page)
  expect(await scrollWidth(page)).toBe(320)
  await expect(page.locator('.top-card .chart-fill').nth(2)).toBeAttached()
  const fills = await page.evaluate<string[][]>(
    `[...document.querySelectorAll('.top-card .chart-fill')].map((bar) => [bar, bar.previousElementSibling].map((one) => getComputedStyle(one).fill))`,
  )
  expect(fills.length).toBeGreaterThanOrEqual(3)
  for (const [bar, track] of fills) expect(bar).not.toBe(track)
})

test('a rule with a long source wraps: no sideways scrolling at 320 px, in the list and in the sheet', async ({
  page,
}) => {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await page.setViewportSize({ width: 320, height: 700 })
  await searchFor(page, { state: 'Ohio', major: 'Nursing' })
  await expect(
    page.getByRole('link', { name: 'The Ohio State University, message to counselors' }).first(),
  ).toBeAttached()
  expect(await scrollWidth(page)).toBe(320)
  const ruled = page.locator('li, tr').filter({ hasText: 'The Ohio State University, message' }).first()
  await ruled.getByRole('button', { name: /^(More Information about|Details for) / }).click()
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /^The Ohio State University, message/ }),
  ).toBeAttached()
  const wide = await page.evaluate<number>("document.querySelector('dialog[open] .sheet-scroll').scrollWidth")
  expect(wide).toBeLessThanOrEqual(320)
})

test('nothing jumps when the fonts come after the list', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await signedIn(page)
  await searchFor(page)
  await page.addInitScript(`
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.moved += shift.value
    }).observe({ type: 'layout-shift', buffered: true })`)
  let fonts = 0
  await page.route('**/*.woff2', async (route) => {
    fonts++
    await results(page).waitFor()
    await route.continue()
  })
  await page.reload()
  await expect(results(page)).toBeVisible()
  await page.evaluate('document.fonts.ready')
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  expect(fonts).toBeGreaterThan(0)
  expect(await page.evaluate('window.moved')).toBeLessThan(0.05)
})
