import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, expect, holdScripts, scrollWidth, test, untilReady } from './journey.ts'
import { linkMailedTo } from './support/outbox.ts'
import { newPerson, type Person, signedIn, signInAs, somebody } from './support/people.ts'

const guarded = [
  '/home',
  '/college-match',
  '/my-aptitude-quiz',
  '/reports',
  '/subscription',
  '/payment/success',
  '/contact',
]
const tokens = (page: Page) =>
  page.evaluate<(string | null)[]>("[localStorage.getItem('access'), localStorage.getItem('refresh')]")

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('sign-up, login, edit name, log out, forgot, mail, reset, login', async ({ page }) => {
  const person = somebody()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Account created successfully! Please sign in.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await logIn(page, person)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  await expect(page.getByText('Free Member')).toBeVisible()

  await page.getByLabel('First name').fill('Amaya')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Profile saved successfully!')).toBeVisible()
  await expect(page.getByText('Amaya Torres')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Amaya Torres')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await tokens(page)).toEqual([null, null])

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeVisible()

  await page.goto(await linkMailedTo(person.email, '/home/reset-password'))
  const password = 'a brighter lantern'
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await logIn(page, { email: person.email, password })
  await expect(page.getByText('Amaya Torres')).toBeVisible()
})

test('every guarded route sends a visitor to /login and keeps the origin', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(`${path}?x=1`)
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`${path}?x=1`)}`)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
})

test('login leads back to where the visitor wanted to go', async ({ page, request }) => {
  const person = await newPerson(request)
  await page.goto('/contact')
  await logIn(page, person)
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Name')).toHaveValue('Maya Torres')
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('a foreign origin is not followed', async ({ page, request }) => {
  const person = await newPerson(request)
  await page.goto('/login?from=//example.org/home')
  await logIn(page, person)
  await expect(page).toHaveURL('/home')
})

for (const path of ['/', '/login', '/signup', '/home/reset-password?token=x']) {
  test(`a signed-in user is redirected from ${path} to /home`, async ({ page }) => {
    await signedIn(page)
    await page.goto(path)
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  })
}

test('public pages switch the header for a signed-in user', async ({ page }) => {
  await signedIn(page)
  for (const path of ['/faq', '/about-us', '/privacy-policy', '/terms-of-service']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
    await untilReady(page)
  }
})

test.describe('faults on purpose', () => {
  test.use({ provokes: /status of (400|401|404)/ })

  test('so does the 404 page', async ({ page }) => {
    await signedIn(page)
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('a wrong password shows an error, and no session begins', async ({ page, request }) => {
    const { email } = await newPerson(request)
    await page.goto('/login')
    await logIn(page, { email, password: 'not the lantern' })
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
    expect(await tokens(page)).toEqual([null, null])
  })

  test('a session that was ended elsewhere: Session expired. Please log in again.', async ({ page }) => {
    await signedIn(page)
    const [, refresh] = await tokens(page)
    // It ends while the press is on its way: what /home asks for on its own cannot find out first and take the button.
    await page.route('**/api/users/profile/', async (route) => {
      if (route.request().method() !== 'GET')
        await page.request.post('/api/users/logout/', { data: { refresh } })
      await route.continue()
    })
    await page.goto('/home')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
    expect(await tokens(page)).toEqual([null, null])
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(0)
  })

  test('tokens of a session that is over lead from a fresh start to / with the reason', async ({ page }) => {
    await signedIn(page)
    const [, refresh] = await tokens(page)
    await page.request.post('/api/users/logout/', { data: { refresh } })
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again.')
    await expect(page).toHaveURL('/')
  })

  test('an expired access token is renewed once for all tabs, without any notice', async ({
    page,
    context,
  }) => {
    await signedIn(page)
    await page.evaluate("localStorage.setItem('access', 'no longer good')")
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/users/token/refresh/')) refreshes.push(request.url())
    })
    const others = [await context.newPage(), await context.newPage()]
    await Promise.all([page, ...others].map((tab) => tab.goto('/home')))
    for (const tab of [page, ...others])
      await expect(tab.getByRole('heading', { name: 'myHome' })).toBeVisible()
    expect(refreshes).toHaveLength(1)
  })

  test('a link that was used is invalid, and the page offers a new one', async ({ page }) => {
    await page.goto('/home/reset-password?token=used')
    await page.getByLabel('New password', { exact: true }).fill('a brighter lantern')
    await page.getByLabel('Confirm new password').fill('a brighter lantern')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'This reset link is invalid or has expired. Please try again.',
    )
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  test('the data of an account can be taken along, and the account deleted', async ({ page }) => {
    const person = await signedIn(page)
    await page.goto('/home')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await (await download).path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email: person.email } })

    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not the lantern')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('That password is not right. Please try again.')
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('alert')).toHaveText('Your account has been deleted.')
    await page.goto('/login')
    await logIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.')
  })
})

test('logout in one tab logs out the others; a login there signs them in again', async ({
  page,
  context,
}) => {
  const person = await signedIn(page)
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(other.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await logIn(page, person)
  await expect(page).toHaveURL('/home')
  await expect(other).toHaveURL('/home')
})

test('a new password ends the other sessions, not this one', async ({ page, browser, baseURL }) => {
  const person = await signedIn(page)
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  const phone = await elsewhere.newPage()
  await signInAs(phone, person)
  await phone.goto('/home')
  await expect(phone.getByRole('heading', { name: 'myHome' })).toBeVisible()
  await page.goto('/home')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('a brighter lantern')
  await page.getByLabel('Confirm new password').fill('a brighter lantern')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('alert')).toHaveText('Session expired. Please log in again.')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'myHome' })).toBeVisible()
  await elsewhere.close()
})

test('a message to support is sent and thanked for', async ({ page }) => {
  await signedIn(page)
  await page.goto('/contact')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How does it work?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
})

const appCode = '**/assets/main-*.js'

test('an email typed before the forgot-password form is shown appears in that form', async ({ page }) => {
  const release = await holdScripts(page, appCode)
  await page.goto('/login?mode=forgot')
  await page.getByLabel('Email').pressSequentially('ada@')
  release()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('example.com')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('text typed and a button pressed before React has taken over the form are not lost', async ({
  page,
}) => {
  const release = await holdScripts(page, appCode)
  const { email, password } = await newPerson(page.request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/home')
})

const guestPages = [
  '/login',
  '/login?mode=forgot',
  '/login?mode=forgot_sent',
  '/signup',
  '/home/reset-password',
]
const memberPages = ['/home', '/contact']
/** The page comes with the login form, whatever the mode: the app puts the right view in its place. */
const viewOfMode: Record<string, string> = {
  '/login?mode=forgot': 'Forgot your password?',
  '/login?mode=forgot_sent': 'Check your email',
}

for (const path of [...guestPages, ...memberPages])
  test(`${path} has nothing for axe to find`, async ({ page }) => {
    if (memberPages.includes(path)) await signedIn(page)
    await page.goto(path)
    await untilReady(page)
    const title = viewOfMode[path]
    await expect(page.getByRole('heading', { level: 1, ...(title && { name: title }) })).toHaveCount(1)
    expect(await axe(page)).toEqual([])
    // The form's errors and the second view as well.
    for (const name of [
      'Login',
      'Send reset link',
      'Sign Up',
      'Send message',
      'Change password',
      'Delete account',
    ]) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true })
      if (await button.isVisible()) await button.click()
    }
    expect(await axe(page)).toEqual([])
  })

test('no page of accounts scrolls sideways, down to 320 px', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevorald' // a real name of 47 letters
  for (const path of [...guestPages, ...memberPages]) {
    if (path === memberPages[0]) await signedIn(page, { firstName: name, lastName: name })
    await page.goto(path)
    await untilReady(page)
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, await scrollWidth(page)]).toEqual([path, width])
    }
  }
})
