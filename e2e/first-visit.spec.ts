import { axe, expect, scrollWidth, test, untilReady } from './journey.ts'
import { signedIn, somebody } from './support/people.ts'
import { holdThreeSeconds, setPlan } from './support/plans.ts'
import { results, searchFor } from './support/search.ts'

test('from the landing page to the first result: five clicks, and four fields beyond name, email and password', async ({
  page,
}) => {
  const person = somebody()
  let clicks = 0
  let fields = 0
  const press = async (name: RegExp | string) => {
    await page.getByRole('main').getByRole('button', { name }).or(page.getByRole('link', { name })).click()
    clicks += 1
  }
  const answer = async (role: 'slider' | 'textbox', name: string, value: string) => {
    await page.getByRole(role, { name }).fill(value)
    fields += 1
  }
  await page.goto('/')
  await untilReady(page)
  await answer('slider', 'GPA', '3.4')
  await answer('slider', 'SAT', '1180')
  await answer('textbox', 'Major', 'nursing')
  await page.getByLabel('Home state').selectOption('Ohio')
  fields += 1
  await expect(page.getByText(/colleges teach Nursing/)).toBeVisible()
  await press('See my matches')

  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await press('Sign Up')
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await press('Login')

  await expect(page.getByLabel(/^Intended major/)).toHaveValue('nursing')
  await press(/senior$/)
  await press('Find my matches')
  await expect(results(page)).toBeVisible()
  await expect(page.getByText('Maya Torres · Nursing · Ohio · GPA 3.4 · SAT 1180')).toBeVisible()
  expect([clicks, fields]).toEqual([5, 4])
})

test('Back to the landing page finds every answer as it was left, and the colleges for them', async ({
  page,
}) => {
  await page.goto('/')
  await untilReady(page)
  await page.getByRole('slider', { name: 'GPA' }).fill('3.2')
  await page.getByRole('textbox', { name: 'Major' }).fill('nursing')
  await page.getByLabel('Home state').selectOption('Texas')
  await page.getByRole('link', { name: 'See my matches' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Major' })).toHaveValue('nursing')
  await expect(page.getByText(/colleges teach Nursing/)).toBeVisible()
  const panel = page.getByRole('form', { name: 'Where would you get in?' })
  await expect(panel.getByText('3.2', { exact: true })).toBeVisible()
  await expect(panel.getByText(/Texas/).last()).toBeVisible()
})

test('form, home, plans and payment are accessible, empty and filled, and payment leads to all ten matches', async ({
  page,
}) => {
  const width = 375
  await page.setViewportSize({ width, height: 812 })
  const holds = async () =>
    expect([page.url(), await axe(page), await scrollWidth(page)]).toEqual([page.url(), [], width])
  const person = await signedIn(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Four answers, then your list.' })).toBeVisible()
  await holds()

  await page.goto('/college-match')
  for (const group of await page.locator('form summary').all()) await group.click()
  await page.getByRole('button', { name: 'Find my matches' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await holds()
  await searchFor(page)
  await page.goto('/reports')
  await expect(page.getByRole('link', { name: 'Load search Biology' })).toBeVisible()
  await holds()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Save the colleges you like.' })).toBeVisible()
  await holds()
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  await holds()

  setPlan('gold', person.email)
  await holdThreeSeconds(page)
  await page.goto('/payment/success')
  await expect(page.getByText('Successfully upgraded to the Senior plan!')).toBeVisible()
  await holds()
  await page.getByRole('link', { name: 'See all 10 matches' }).click()
  await expect(page.getByRole('heading', { name: 'More Great Options' })).toBeVisible()
  await expect(page).toHaveURL(/\?search=\d+$/)
})
