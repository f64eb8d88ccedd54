import { axe, expect, scrollWidth, test, untilReady } from './journey.ts'
import { searchFor } from './support/search.ts'

test('a college found by its nickname, with the keyboard alone', async ({ page }) => {
  await page.goto('/colleges')
  await untilReady(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search colleges' })).toBeFocused()
  await page.keyboard.type('ole miss')
  await expect(page.getByRole('option').first()).toContainText('University of Mississippi')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colleges/university-of-mississippi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of Mississippi')
})

test('three facets, a price by income and a distance: answered on the device, kept in the address, and private values never sent', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/colleges')
  await untilReady(page)
  await page.getByLabel('Our family earns').selectOption({ index: 3 })
  await page.getByLabel('We live in').selectOption('OR')
  await page.getByLabel('from ZIP').fill('97401')
  await page.getByLabel('Miles').selectOption('500')
  for (const name of [/^Public/, /^Optional/, /^City/]) await page.getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL('/colleges?kind=public&setting=city&tests=optional')
  await expect(page.getByText(/miles$/).first()).toBeVisible()
  const found = await page.getByRole('heading', { level: 2 }).first().textContent()
  await page.getByRole('checkbox', { name: /^Town/ }).check()
  await expect(page).toHaveURL(/setting=city,town/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(found ?? '')
  expect(asked.filter((request) => /97401|family|income|home=|zip=/i.test(request))).toEqual([])
})

test('a major found on a college’s page, and an income that goes along to the next page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/colleges/oregon-state-university')
  await untilReady(page)
  await page.getByRole('searchbox', { name: 'Find a major here' }).fill('forestry')
  await expect(page.locator('#majors li:visible')).toHaveCount(1)
  await page.getByLabel('Family income').selectOption('over $110k')
  await page.goto('/colleges/reed-college')
  await expect(page.getByLabel('Family income')).toHaveValue('4')
  await page.goto('/colleges')
  await untilReady(page)
  await page.getByLabel('Our family earns').hover()
  await expect(page.getByLabel('Our family earns')).toHaveValue('4')
  expect(asked.filter((request) => /income|110k|band/i.test(request))).toEqual([])
})

test('the map by keyboard: one tab stop, arrows go to the nearest college, Enter opens it', async ({
  page,
}) => {
  await page.goto('/colleges?state=OR')
  await untilReady(page)
  const dot = page.getByRole('application').getByRole('link')
  await dot.focus()
  const first = await dot.getAttribute('aria-label')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    expect(await dot.getAttribute('aria-label')).not.toBe(first)
  }).toPass()
  const name = (await dot.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('four colleges side by side; a fifth is refused with a sentence', async ({ page }) => {
  await page.goto('/colleges?state=OR')
  await untilReady(page)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).click()
  await expect(page.getByText('At most 4 at a time: take one out to add another.')).toBeVisible()
  await page.getByRole('link', { name: 'Compare 4' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page
    .getByRole('link', { name: /^Take .* out of the comparison$/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('link', { name: 'Add a college' }).click()
  await expect(page.getByRole('link', { name: 'Compare 3' })).toBeVisible()
})

test('when nothing is found, the page says which filter to remove', async ({ page }) => {
  await page.goto('/colleges?state=AK&community=women')
  await untilReady(page)
  await expect(page.getByRole('heading', { name: 'No college fits all of this.' })).toBeVisible()
  await page.getByRole('button', { name: /^Without “Women/ }).click()
  await expect(page).toHaveURL('/colleges?state=AK')
})

test('sign up from a college page and find that college as the one you have in mind', async ({ page }) => {
  const email = `from-page-${Date.now()}@example.edu`
  await page.goto('/colleges/reed-college')
  await page.getByRole('link', { name: 'See your chance here' }).first().click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery!')
  await page.getByLabel('Confirm password').fill('correct horse battery!')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('#specificCollege')).toHaveValue('Reed College')
  await page.goto('/colleges/reed-college')
  await expect(page.getByText('Four answers and you see your match and your chance here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your chance here' })).toHaveCount(0)
  await searchFor(page)
  await page.goto('/colleges/reed-college')
  const own = page.getByRole('region', { name: 'Your match and chance here' })
  await expect(own).toContainText('Where would I stand?SAT 1290–1520| you, 1290: inside the middle half')
  await expect(page.locator('[data-strip=SAT] text')).toHaveText('you, 1290')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('every college is reached by links, its page reads whole, and filters ask the server', async ({
    page,
  }) => {
    await page.goto('/colleges')
    await page.getByRole('link', { name: 'by state' }).click()
    await page.getByRole('link', { name: 'Oregon', exact: true }).click()
    await page.getByRole('link', { name: 'Reed College' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reed College')
    await expect(page.getByRole('heading', { name: 'Getting in' })).toBeVisible()
    await page.goto('/colleges')
    await page.getByRole('checkbox', { name: /^HBCU/ }).check()
    await page.getByRole('button', { name: 'Show colleges' }).click()
    await expect(page.getByText('81 colleges found.')).toBeVisible()
  })
})

// One of each kind of page; tools/axe-sample.ts looks at thirty.
test('pages of colleges and majors are accessible and fit a phone', async ({ page }) => {
  for (const path of [
    '/colleges',
    '/colleges/oregon-state-university',
    '/colleges/amridge-university',
    '/majors/biology',
    '/colleges/in/oregon',
    '/colleges/compare?with=reed-college,rhodes-college',
  ]) {
    await page.goto(path)
    expect([path, await axe(page)]).toEqual([path, []])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/colleges', '/colleges/harvard-university', '/majors/biology']) {
    await page.goto(path)
    expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  }
})

test('on a phone a part of a college’s page that was jumped to stands below the list of parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/colleges/oregon-state-university')
  const parts = page.getByRole('navigation', { name: 'On this page' })
  await parts.getByRole('link', { name: 'Price' }).click()
  const heading = page.getByRole('heading', { name: 'Price', exact: true })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const [bar, title] = [await parts.boundingBox(), await heading.boundingBox()]
  if (!bar || !title) throw new Error('both are shown')
  expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height)
})

test('on a phone the prices by income stand on one baseline', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/colleges/oregon-state-university')
  const feet = await page.evaluate<number[]>(
    "[...document.querySelectorAll('#price .price-column')].map((bar) => Math.round(bar.getBoundingClientRect().bottom))",
  )
  expect(feet).toHaveLength(5)
  expect(new Set(feet).size).toBe(1)
  await expect(
    page
      .locator('#price')
      .getByText(/^middle \$/)
      .first(),
  ).toBeHidden()
})
