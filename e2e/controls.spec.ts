import type { Page } from '@playwright/test'
import { axe, expect, test, untilReady } from './journey.ts'

const html = (page: Page) => page.locator('html')

/** Blocks React, to test what must work without it. */
const withoutReact = (page: Page) => page.route('**/assets/main-*.js', () => {})

test('the theme is the system’s until one is chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await page.goto('/about-us')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test('the saved theme is there at the first paint: no other one is ever set', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(`
    localStorage.setItem('theme', 'dark')
    window.seen = []
    new MutationObserver(() => window.seen.push(document.documentElement.dataset.theme))
      .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] })`)
  await page.goto('/')
  await untilReady(page)
  expect(new Set(await page.evaluate<string[]>('window.seen'))).toEqual(new Set(['dark']))
})

test('a theme chosen in one tab shows in the other', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/faq')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html(other)).toHaveAttribute('data-theme', 'dark')
})

test.describe('the cookie banner', () => {
  test.use({ cookiesDecided: false })

  test('leaves the landing page’s own button free on a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const banner = await page.locator('.cookie-banner').boundingBox()
    const button = await page.getByRole('link', { name: 'See my matches' }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  })

  for (const [button, choice] of [
    ['Accept', 'accepted'],
    ['Reject', 'rejected'],
  ] as const) {
    test(`shows until a choice is saved: ${choice}`, async ({ page }) => {
      await page.goto('/')
      const banner = page.getByRole('region', { name: 'Cookie consent' })
      await expect(banner).toContainText('only what Lantern needs')
      await page.reload()
      await expect(banner).toBeVisible()
      await banner.getByRole('button', { name: button }).click()
      await expect(banner).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner).toBeHidden()
      expect(await page.evaluate("localStorage.getItem('cookie-consent')")).toBe(choice)
    })
  }

  test('has nothing for axe to find', async ({ page }) => {
    await page.goto('/')
    await untilReady(page)
    expect(await axe(page)).toEqual([])
  })

  test('works before React has arrived', async ({ page }) => {
    await withoutReact(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden()
  })
})

for (const [browser, without] of [
  ['Chrome 96 to 108', 'delete window.MathMLElement'],
  ['Firefox 108 to 114', 'window.mozInnerScreenX = 0; delete Array.prototype.toSorted'],
  ['Safari before 16.4', 'delete HTMLScriptElement.supports'],
] as const)
  test(`${browser} reads that the page needs a newer one`, async ({ page }) => {
    await page.addInitScript(without)
    await page.goto('/home')
    await expect(page.getByText('This page needs a newer browser')).toBeVisible()
  })

test('a form cannot be sent before React has arrived: no password ever stands in an address', async ({
  page,
}) => {
  await withoutReact(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 } })

  test('the mobile menu opens, names every place and closes behind a link', async ({ page }) => {
    await page.goto('/about-us')
    await untilReady(page)
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Pricing',
      'Colleges',
      'Majors',
      'Login',
      'Sign Up',
    ])
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/#pricing')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Simple plans, no surprises' })).toBeInViewport()
  })

  test('Esc closes the mobile menu and gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('menu, theme toggle and links work before React has arrived', async ({ page }) => {
    await withoutReact(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Simple plans, no surprises' })).toBeInViewport()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about-us')
  })

  test('the open menu has nothing for axe to find', async ({ page }) => {
    await page.goto('/')
    await untilReady(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test.describe('what has the focus', () => {
  test.use({ cookiesDecided: false })

  // A phone, and a laptop at 400 % zoom.
  for (const [width, height] of [
    [390, 700],
    [320, 256],
  ] as const) {
    test(`is never covered by the cookie banner (${width} x ${height})`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await untilReady(page)
      const covered: string[] = []
      for (let step = 0; step < 24; step += 1) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate<string | null>(`(() => {
          const focused = document.activeElement
          const banner = document.querySelector('.cookie-banner')
          if (focused === document.body || banner.contains(focused) || focused.closest('header, .sr-only')) return null
          const a = focused.getBoundingClientRect(), b = banner.getBoundingClientRect()
          const apart = a.bottom <= b.top || a.top >= b.bottom
          return apart || getComputedStyle(banner).position !== 'fixed' ? null : focused.textContent
        })()`)
        if (found !== null) covered.push(found)
      }
      expect(covered).toEqual([])
    })
  }
})

test('Tab from Email reaches Password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})
