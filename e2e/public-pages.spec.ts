import { axe, expect, holdScripts, scrollWidth, test, untilReady } from './journey.ts'
import { signedIn } from './support/people.ts'

const pages = [
  ['/', 'Lantern: find the colleges that fit you, and see why'],
  ['/about-us', 'About us | Lantern'],
  ['/faq', 'Frequently asked questions | Lantern'],
  ['/privacy-policy', 'Privacy policy | Lantern'],
  ['/how-we-estimate', 'How we estimate your chance | Lantern'],
  ['/terms-of-service', 'Terms of service | Lantern'],
] as const

for (const [path, title] of pages) {
  test(`${path} has nothing for axe to find and never scrolls sideways, down to 320 px`, async ({ page }) => {
    await page.goto(path)
    await untilReady(page)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Closed answers hide their text from axe too: open them.
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    expect(await axe(page)).toEqual([])
    for (const width of [1440, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await scrollWidth(page)).toBe(width)
    }
  })

  test(`${path} reads well before any script has run, and says who it is to search engines`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(title)
    const description = page.locator('meta[name=description]')
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(40)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${baseURL}/social-card.png`,
    )
    await context.close()
  })
}

test('sitemap and robots name the public pages by their full address', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const listedIn = async (file: string) =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      (found) => found[1] ?? '',
    )
  const parts = await listedIn('/sitemap.xml')
  expect(parts).toEqual(['site', 'colleges', 'majors'].map((part) => `${baseURL}/sitemap-${part}.xml`))
  const listed = await listedIn('/sitemap-site.xml')
  for (const [path] of pages) expect(listed).toContain(`${baseURL}${path}`)
  for (const address of listed) expect((await request.get(address)).status()).toBe(200)
})

test('the social card and the icon are there', async ({ request }) => {
  const card = await request.get('/social-card.png')
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await request.get('/favicon.svg')).status()).toBe(200)
})

test("a page of the app gets a shell that says it loads, never the landing page's markup", async ({
  request,
}) => {
  for (const path of ['/home', '/college-match', '/contact']) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(
      '<div id="root" data-island="app"><p role="status" data-loading>Loading Lantern...</p></div>',
    )
    expect(html).not.toContain('Find the colleges')
  }
})

test('a public page loads one small script, and nothing more until it is touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(1)
})

test('a press before the script has loaded takes effect once it has', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/*.js')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('someone who is signed in', () => {
  test('sees a public page with their header, and is told there when the session has ended', async ({
    page,
  }) => {
    await signedIn(page)
    await page.goto('/faq')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Home',
      'College Match',
      'myAptitudeQuiz',
      'Reports',
      'Subscription',
      'Colleges',
      'My Colleges',
    ])
    await expect(banner.getByRole('link', { name: 'Login' })).toBeHidden()
    await banner.getByRole('button', { name: 'Logout' }).click()
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL('/faq')
  })

  test('is led from / to /home, also when the browser goes back to it', async ({ page }) => {
    await page.goto('/')
    await untilReady(page)
    await signedIn(page)
    await page.goBack()
    await expect(page).toHaveURL('/home')
  })
})

test('the support address stands on /faq', async ({ page }) => {
  await page.goto('/faq')
  await page.getByText('How do I get help?').click()
  await expect(page.getByRole('link', { name: 'support@localhost' }).first()).toBeVisible()
})

test.describe('an address that does not exist', () => {
  test.use({ provokes: /status of 404/ })

  test('answers 404 with a page and a go-home button', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found | Lantern')
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Go home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Find the colleges')
  })
})
