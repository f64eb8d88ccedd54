import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { startReady } from './support/product-process.ts'
import { searchFor } from './support/search.ts'

const verdict = (page: Page) => page.getByRole('heading', { level: 2, name: /colleges?: / })

/** Names of colleges, as pasted from a mail. */
async function paste(page: Page, list: string) {
  await page.getByRole('button', { name: 'Add a college' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a college' })
  await dialog.getByLabel('Or paste a list').fill(list)
  await dialog.getByRole('button', { name: /^Add these/ }).click()
  return dialog
}

test('a Senior pastes a list, fills a gap, tries other numbers, and shares it until the link is revoked', async ({
  page,
  browser,
}) => {
  test.slow() // a family's evening in one journey
  // A second process on the same data, as behind a load balancer, serves the shared link.
  const starting = startReady({ DATA_DIR: process.env.E2E_DATA_DIR ?? '', RATE_LIMIT: 'off' })
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)
  await page.goto('/my-colleges')
  await expect(page.getByText('No college on your list yet')).toBeVisible()

  const dialog = await paste(page, '1. Reed\n- Stanford\nMIT\nHogwarts')
  await expect(dialog.getByText('We did not understand “Hogwarts”.')).toBeVisible()
  await expect(dialog.getByText(/^Massachusetts Institute of Technology is on your list\./)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(verdict(page)).toHaveText(/^Three colleges: .*The odds of at least one yes are \d+–\d+%\./)

  // Each gap of the list has a button.
  const gap = page.getByRole('listitem').filter({ hasText: 'No likely college yet.' })
  const [, suggested = ''] =
    (await gap.getByRole('paragraph').first().innerText()).match(/yet\. (.+) would be one: /) ?? []
  await gap
    .getByRole('button', { name: /^Add it/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 3, name: suggested })).toBeVisible()
  await expect(verdict(page)).toHaveText(/^Four colleges: .*one likely/)
  await expect(gap).toHaveCount(0)

  // Other numbers by keyboard change the page; nothing is saved.
  const real = await verdict(page).innerText()
  await page.getByText('Try other numbers').click()
  await page.getByRole('slider', { name: 'GPA' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText('With a GPA of 4.0', { exact: true })).toBeVisible()
  await page.getByRole('slider', { name: 'SAT' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText('With a GPA of 4.0 and an SAT of 1600')).toBeVisible()
  await expect(verdict(page)).not.toHaveText(real)
  await page.getByRole('button', { name: 'Back to my real numbers' }).press('Enter')
  await expect(verdict(page)).toHaveText(real)

  await page.getByRole('button', { name: 'Edit Reed College' }).click()
  const application = page.getByRole('group', { name: 'Application to Reed College' })
  await application.getByLabel('Note').fill('Ask Ms. Lee')
  await expect(application.getByText('Saved.')).toBeVisible()
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.emulateMedia({ colorScheme })
    // From its start: a button that happens to lie half under the header would count as too small to press.
    await page.evaluate('scrollTo(0, 0)')
    expect(await axe(page)).toEqual([])
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(verdict(page)).toBeVisible()
  await expect(page.getByText('Note: Ask Ms. Lee')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // Without an account and without JavaScript, on someone else's machine.
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share your list' })
  await share.getByLabel('Likely, target or reach, as of today').check()
  await share.getByLabel('For whom').fill('Mom')
  await share.getByRole('button', { name: 'Make and copy the link' }).click()
  const other = await starting
  const url = other.url + new URL(await share.getByLabel(/Your new link$/).inputValue()).pathname
  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 700 },
  })
  const guest = await elsewhere.newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { name: 'Reed College' })).toBeVisible()
  await expect(guest.getByText('Likely', { exact: true })).toBeVisible()
  for (const hidden of ['Ms. Lee', 'Maya', 'Torres', person.email, '3.7', '1290'])
    await expect(guest.getByText(hidden)).toHaveCount(0)
  await guest.getByLabel('Your name').fill('Mom')
  await guest.getByRole('textbox', { name: 'Comment' }).fill('Please add <b>a college</b> near us.')
  await guest.getByRole('button', { name: 'Leave the comment' }).click()
  await expect(guest.getByText('Please add <b>a college</b> near us.')).toBeVisible()

  await share.getByRole('button', { name: 'Revoke Mom' }).click()
  await expect(share.getByRole('button', { name: 'Revoke Mom' })).toBeHidden()
  // The very next request, in the other process: nothing is cached there.
  expect((await guest.goto(url))?.status()).toBe(404)
  await elsewhere.close()
  await other.stop()
  await page.reload()
  await expect(page.getByText('Please add <b>a college</b> near us.')).toBeVisible()
})

test('on the free plan, at 375 px and on paper: facts and prices for every college, a chance for none that is locked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedIn(page)
  await searchFor(page)
  await page.goto('/my-colleges')
  const dialog = await paste(page, 'Oregon State\nWhitman')
  await expect(dialog.getByText(/^Whitman College is on your list\./)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 2, name: /^Two colleges saved, of five\./ })).toBeVisible()
  const whitman = page.getByRole('listitem').filter({ hasText: 'Whitman College' })
  await expect(whitman).toContainText('your chance, worked out')
  await expect(whitman).toContainText(/\$\d/)
  await expect(page.getByRole('link', { name: 'See the Senior plan' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await scrollWidth(page)).toBeLessThanOrEqual(375)
  await page.emulateMedia({ media: 'print' })
  await expect(whitman).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

// How far what a reader sees moves by itself while the page loads (the layout-shift entries, summed).
test('neither My Colleges nor a college’s page nor the comparison jumps while it loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)
  await page.goto('/my-colleges')
  await paste(page, 'Reed\nStanford\nOregon State')
  await expect(page.getByRole('dialog').getByText(/^Reed College is on your list\./)).toBeVisible()
  await page.addInitScript(`
    window.jumped = 0
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (!one.hadRecentInput) window.jumped += one.value
    }).observe({ type: 'layout-shift', buffered: true })`)
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/my-colleges')
    await expect(verdict(page)).toBeVisible()
    expect(await page.evaluate<number>('window.jumped')).toBeLessThan(0.05)
    await page.goto('/colleges/oregon-state-university')
    await expect(page.getByText(/^Your match is \d+/)).toBeVisible()
    expect(await page.evaluate<number>('window.jumped')).toBeLessThan(0.05)
    await page.goto('/colleges/compare?with=reed-college,oregon-state-university')
    await expect(page.getByRole('img', { name: /% match$/ })).toHaveCount(2)
    expect(await page.evaluate<number>('window.jumped')).toBeLessThan(0.05)
  }
})

test('with a tick the bar to compare stays in view, above the buttons of a phone, and covers nothing that has the focus', async ({
  page,
}) => {
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)
  await page.goto('/my-colleges')
  const dialog = await paste(page, 'Oregon State\nReed\nWhitman\nUniversity of Oregon\nMIT\nStanford')
  await expect(dialog.getByText(/^Stanford University is on your list\./)).toBeVisible()
  await page.keyboard.press('Escape')
  const bar = page.getByText('Choose two to four colleges to see them side by side.')
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  const covered = () =>
    page.evaluate<string | null>(`(() => {
      const focused = document.activeElement
      if (focused.closest('header, .compare-bar-stays, .my-colleges-dock')) return null
      const top = document.querySelector('.compare-bar-stays').getBoundingClientRect().top
      const { top: from, bottom: to } = focused.getBoundingClientRect()
      return to <= top || from >= innerHeight ? null : focused.outerHTML.slice(0, 120)
    })()`)
  for (const [width, height] of [
    [1280, 720],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    // At the very bottom, where the bar comes up.
    await ticks
      .nth(1)
      .evaluate((tick: { scrollIntoView: (where: object) => void }) => tick.scrollIntoView({ block: 'end' }))
    await expect(bar).not.toBeInViewport()
    await ticks.nth(1).focus()
    await page.keyboard.press('Space')
    await expect(bar).toBeInViewport()
    await expect.poll(covered).toBeNull()
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(covered).toBeNull()
    }
    await ticks.nth(1).uncheck()
  }
})
