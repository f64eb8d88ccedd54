import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test, untilReady } from './journey.ts'
import { slowdown } from './slowdown.ts'
import { linkMailedTo } from './support/outbox.ts'
import { holdThreeSeconds } from './support/plans.ts'

const password = 'a quiet lantern'
const dataDir = process.env.E2E_DATA_DIR ?? ''

/** A fresh account, signed in in this browser. Signing up by hand is another journey. */
async function signedIn(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.edu`
  const person = { email, password, password2: password, first_name: 'Maya', last_name: 'Torres' }
  expect((await page.request.post('/api/users/register/', { data: person })).status()).toBe(201)
  const tokens = await (await page.request.post('/api/users/login/', { data: { email, password } })).json()
  await page.goto('/faq')
  const { access, refresh } = tokens
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify({ access, refresh })})`)
  return email
}

async function openPlans(page: Page) {
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
}

async function upgrade(page: Page) {
  await openPlans(page)
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await page.getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page).toHaveURL('/home')
}

/** The payment event may take a second to arrive, so this reloads until the page shows the plan. */
async function untilPlanShows(page: Page, text: string | RegExp) {
  await expect(async () => {
    await openPlans(page)
    await expect(page.getByText(text)).toBeVisible({ timeout: 5_000 * slowdown })
  }).toPass({ timeout: 120_000 * slowdown })
}

const mailsTo = (email: string) =>
  readdirSync(join(dataDir, 'outbox'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8'))
    .filter((mail) => mail.includes(email))

test('upgrade, use, cancel, expire: the whole life of a plan', async ({ page }) => {
  const email = await signedIn(page)
  // Mail about a plan is only sent to a confirmed address.
  await page.request.post(await linkMailedTo(email, '/confirm-email/'))

  await openPlans(page)
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await expect(
    page.getByText(/you agree to pay \$20 now and then each month, until you cancel/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()

  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing was charged.')
  const goOn = await holdThreeSeconds(page)
  await page.getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page.getByRole('heading', { name: 'Successfully upgraded to the Senior plan!' })).toBeVisible()
  await goOn()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText('Senior Member')).toBeVisible()

  await page.goto('/college-match')
  await page.getByText('Where, and what kind').click()
  for (const state of ['Ohio', 'Texas', 'Maine'])
    await page.getByLabel(/Preferred states/).selectOption(state)
  await expect(page.getByRole('list', { name: 'Chosen states' }).getByRole('listitem')).toHaveCount(3)

  await openPlans(page)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Renews on /)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your Senior plan?' })
  await expect(dialog.locator('s')).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Downgrade to Freshman' }).click()
  await expect(page.getByText(/set to cancel at the end of the billing period/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeFocused()
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Expires on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeDisabled()

  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByRole('button', { name: 'Keep the plan after all' }).click()
  await untilPlanShows(page, /^Renews on /)
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  // An event is only a hint: one that arrives after the plan has ended finds nothing left to cancel.
  await expect
    .poll(() => mailsTo(email).filter((mail) => mail.includes('Your Senior plan is set to cancel')).length)
    .toBe(2)
  await page.getByRole('button', { name: 'End this billing period now' }).click()
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Lantern' }).click()
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText('Free Member')).toBeVisible()

  await expect
    .poll(() => mailsTo(email).filter((mail) => mail.includes('You are on the Senior plan')).length)
    .toBe(1)
})

test('a failed payment is shown on the page, and a card that works ends the problem', async ({ page }) => {
  await signedIn(page)
  await upgrade(page)
  await openPlans(page)
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.getByRole('button', { name: 'Use a card that is declined' }).click()
  await page.getByRole('button', { name: 'End this billing period now' }).click()
  await expect(page.getByText('Past due')).toBeVisible()
  await untilPlanShows(page, /Your last payment did not go through/)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Update your card' }).click()
  await page.getByRole('button', { name: 'Use a card that pays' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Lantern' }).click()
  await expect(page.getByText(/^Renews on /)).toBeVisible()
  await expect(page.getByText(/did not go through/)).toBeHidden()
})

test.describe('without a network', () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED/ })
  test('the cancel dialog still opens, and says why nothing can be canceled', async ({ page, context }) => {
    await signedIn(page)
    await upgrade(page)
    await openPlans(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('button', { name: 'Downgrade to Freshman' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Error: Could not connect to payment service. Please try again later.',
    )
  })
})

test('the page after a payment, opened without one, does not thank', async ({ page }) => {
  await signedIn(page)
  const goOn = await holdThreeSeconds(page)
  await page.goto('/payment/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No payment is known yet')
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
  await goOn()
  await expect(page).toHaveURL('/home')
})

test('Back from the checkout leaves everything as it was', async ({ page }) => {
  await signedIn(page)
  await openPlans(page)
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toBeEnabled()
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Redirecting/)).toBeHidden()
})

test('gold from the operator: until when, nothing to pay and nothing to cancel', async ({ page }) => {
  const email = await signedIn(page)
  const env = { ...process.env, DATA_DIR: dataDir }
  const command = ['dist/server/plan.js', 'gold', email, '--until', '2999-06-30']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  expect(stdout).toBe(`${email} is on the Senior plan until 2999-06-30.\n`)
  await openPlans(page)
  await expect(page.getByText(/Given to you by Lantern, until (June 30|July 1), 2999/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Downgrade Plan' })).toBeDisabled()
})

test('every page on the way is accessible, in both themes, and fits a phone', async ({ page }) => {
  await signedIn(page)
  await openPlans(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Pay $20.00' }).click()
  await expect(page).toHaveURL('/home')
  await openPlans(page)
  await untilReady(page)
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Your billing' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
})
