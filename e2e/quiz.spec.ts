import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { signedIn } from './support/people.ts'

const asked = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('progressbar', { name: 'Quiz progress' }) })
const question = (page: Page) => asked(page).getByRole('heading')
const result = (page: Page) => page.getByRole('heading', { name: 'What we heard' })

/** Presses number keys until the quiz is over. Returns how many questions it took. */
async function answerAll(page: Page, keys = '31245', look = async () => {}): Promise<number> {
  for (let number = 0; number < 13; number++) {
    if (await result(page).isVisible()) return number
    const before = (await question(page).textContent()) ?? ''
    await expect(question(page)).toBeFocused()
    await look()
    await page.keyboard.press(keys[number % keys.length] ?? '1')
    await expect(question(page).or(result(page)).filter({ hasNotText: before }).first()).toBeVisible()
  }
  throw new Error('the quiz did not end')
}

test('from myHome to the quiz, through it by keyboard, and on to colleges for the first suggestion', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/home')
  await page.getByRole('main').getByRole('link', { name: 'myAptitudeQuiz' }).click()
  await expect(question(page)).toBeVisible()
  expect(await answerAll(page)).toBe(12)

  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Find Colleges' }) })
    .first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('link', { name: 'Find Colleges' }).click()
  await expect(page).toHaveURL(`/college-match?major=${encodeURIComponent(title)}`)
  await expect(page.getByLabel('Intended major')).toHaveValue(title)
})

test('the suggestion handed over is found as a major: the search answers with colleges', async ({ page }) => {
  await signedIn(page)
  await page.goto('/my-aptitude-quiz')
  await expect(question(page)).toBeVisible()
  await answerAll(page, '2143')
  await page.getByRole('link', { name: 'Find Colleges' }).nth(1).click()
  await page.getByLabel('Unweighted GPA').fill('3.6')
  await page.getByLabel('Graduation year').fill(String(new Date().getFullYear() + 1))
  await page.getByLabel('State of residence').selectOption('Ohio')
  await page.getByRole('button', { name: 'Find my matches' }).click()
  await expect(page.getByRole('heading', { name: 'Your Top Matches' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More Information' }).first()).toBeVisible()
})

test('a reload goes on at the same question, back returns to the one before, Start Over begins anew', async ({
  page,
}) => {
  await signedIn(page)
  await page.goto('/my-aptitude-quiz')
  await expect(question(page)).toBeFocused()
  const first = (await question(page).textContent()) ?? ''
  await page.keyboard.press('2')
  await expect(question(page)).not.toHaveText(first)
  const second = (await question(page).textContent()) ?? ''
  await page.reload()
  await expect(question(page)).toHaveText(second)
  await expect(question(page)).toBeFocused()
  await page.getByRole('button', { name: 'Back one question' }).click()
  await expect(question(page)).toHaveText(first)
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('3')
  await expect(question(page)).not.toHaveText(first)
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(question(page)).toHaveText(first)
})

test('logging out leaves nothing of the quiz behind', async ({ page }) => {
  await signedIn(page)
  await page.goto('/my-aptitude-quiz')
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).not.toHaveURL('/my-aptitude-quiz')
  expect(await page.evaluate("sessionStorage.getItem('quiz-turns')")).toBeNull()
})

test.describe('with a server in trouble', () => {
  test.use({ provokes: /Failed to load resource/ })

  test("a failure is 'An Error Occurred', and the last answer can be sent again", async ({ page }) => {
    await signedIn(page)
    await page.goto('/my-aptitude-quiz')
    await expect(question(page)).toBeFocused()
    const first = (await question(page).textContent()) ?? ''
    const call = '**/api/ai/dynamic-counselor/'
    await page.route(call, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    await page.keyboard.press('1')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: 'An Error Occurred' })).toBeVisible()
    await expect(alert).toContainText('Failed to communicate with the Dynamic Counselor.')
    await page.unroute(call)
    await alert.getByRole('button', { name: 'Send my last answer again' }).click()
    await expect(question(page)).not.toHaveText(first)
  })
})

// From small phones to a desktop.
for (const [width, height] of [
  [375, 667],
  [320, 667],
] as const)
  test(`every question and its answers fit the first screen of a phone (${width} x ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await signedIn(page)
    await page.goto('/my-aptitude-quiz')
    await expect(question(page)).toBeFocused()
    expect(await axe(page)).toEqual([])
    const ends: (number | undefined)[] = []
    await answerAll(page, '52341', async () => {
      const last = await asked(page).getByRole('listitem').last().boundingBox()
      ends.push(last ? last.y + last.height : undefined)
    })
    expect(ends.length).toBeGreaterThanOrEqual(10)
    expect(ends.filter((end) => end === undefined || end > height)).toEqual([])
    expect(await axe(page)).toEqual([])
    for (const wide of [width, 768, 1440]) {
      await page.setViewportSize({ width: wide, height: 800 })
      expect(await scrollWidth(page)).toBeLessThanOrEqual(wide)
    }
  })
