import { axe, expect, holdScripts, scrollTop, test, untilReady } from './journey.ts'
import { signedIn } from './support/people.ts'

test('the first Tab reaches the skip link, and it leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get my matches' })).toBeFocused()
})

test('a navigation starts at the top, is announced, and the focus follows; Back returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signedIn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  // The page may still be too short to scroll all the way, until its lists have loaded.
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, 400)')
      return scrollTop(page)
    })
    .toBe(400)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Subscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription')
  await expect(page).toHaveTitle('Subscription | Lantern')
  await expect(page.getByRole('status', { name: 'Page' })).toHaveText('Subscription | Lantern')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
})

test('the header is reached by keyboard from anywhere without moving the page', async ({ page }) => {
  await page.goto('/')
  await untilReady(page)
  await page.evaluate('scrollTo(0, 1500)')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).focus()
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('typed text, the focus and what was pressed survive while the app takes a form over', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/main-*.js')
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.getByRole('button', { name: 'Login' }).press('Enter')
  release()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('Pricing scrolls to its anchor on the landing page and goes there from elsewhere', async ({ page }) => {
  const pricing = page.getByRole('heading', { name: 'Simple plans, no surprises' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })
  await page.goto('/')
  await untilReady(page)
  await link.click()
  await expect(pricing).toBeInViewport()
  await expect(page.locator('#pricing')).toBeFocused()
  await page.goto('/about-us')
  await untilReady(page)
  await link.click()
  await expect(page).toHaveURL('/#pricing')
  await expect(pricing).toBeInViewport()
})

test('plan buttons and the call to action go to /signup', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Start free', 'Choose Senior', 'Create a free account', 'Get my matches']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/signup')
  }
})

test.describe('after a new release', () => {
  test.use({ provokes: /status of 404|dynamically imported module/ })

  test('a page whose code was replaced by a new release loads in full', async ({ page }) => {
    await signedIn(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
    let asked = 0
    await page.route('**/assets/subscription-page-*.js', async (route) => {
      asked += 1
      if (asked === 1) await route.fulfill({ status: 404, body: '' })
      else await route.continue()
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription')
    expect(asked).toBe(2)
  })

  test('a static page stays complete when React cannot be loaded', async ({ page }) => {
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/faq')
    await page.getByText('How do I cancel?').click()
    await expect(page.getByText('Nothing more is charged.')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ provokes: /ERR_INTERNET_DISCONNECTED|dynamically imported module|React Router caught|preload/ })
  const network = 'An network error occurred. Please try again.'

  test('a page asked for offline says so, and loads when it is asked for again', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signedIn(page)
    await page.goto('/home', { waitUntil: 'networkidle' }) // its parts load on their own and would fail too
    await untilReady(page)
    const subscription = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Subscription' })
    await context.setOffline(true)
    await subscription.click()
    await expect(page.getByRole('alert')).toHaveText(network)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveText(network)
    await context.setOffline(false)
    await subscription.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
  })

  test('Try again loads the same page', async ({ page, context }) => {
    await signedIn(page)
    await page.goto('/home', { waitUntil: 'networkidle' }) // its parts load on their own and would fail too
    await untilReady(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'College Match' }).first().click()
    await expect(page.getByRole('alert')).toHaveText(network)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/college-match')
    await expect(page.getByLabel(/^Unweighted GPA/)).toBeVisible()
  })
})

test.describe('a page that breaks', () => {
  test.use({ provokes: /The page tripped|React Router caught/ })

  test('shows title, message, the error text, a closed stack and a go-home button', async ({ page }) => {
    await page.route('**/assets/subscription-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function Component() { throw new Error('The page tripped.') }",
      }),
    )
    await signedIn(page)
    await page.goto('/home')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('The page tripped.')
    expect(await axe(page)).toEqual([])
    const stack = page.locator('pre')
    await expect(stack).toBeHidden()
    await page.getByText('Technical details').click()
    await expect(stack).toContainText('Error: The page tripped.')
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  })
})
