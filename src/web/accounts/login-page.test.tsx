import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getProfile, login, logout, requestReset } from '#contract/accounts.ts'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { savedSearches, saveSearch } from '#web/platform/history.ts'
import { session } from '#web/platform/session.ts'
import { perVisit } from '#web/platform/storage.ts'
import { fill } from '#web/testing/fill.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { adasProfile, realSession } from '#web/testing/session.ts'

const tokens = { access: 'access-1', refresh: 'refresh-1' }

async function open(path = '/login') {
  realSession()
  const view = await renderPage(path)
  const { user } = view
  const logIn = async (email = 'ada@example.com', password = 'a quiet lantern') => {
    await fill(user, { Email: email, Password: password })
    await user.click(screen.getByRole('button', { name: 'Login' }))
  }
  return { ...view, logIn }
}

test('login sends email and password and goes to /home', async () => {
  const { logIn, address } = await open()
  replyTo(login, tokens)
  replyTo(getProfile, adasProfile)
  replyTo(listSaved, [])
  await logIn()
  await waitFor(() => expect(address()).toBe('/home'))
  expect(requests()[0]).toMatchObject({
    path: '/api/users/login/',
    body: { email: 'ada@example.com', password: 'a quiet lantern' },
  })
  expect([localStorage.getItem('access'), localStorage.getItem('refresh')]).toEqual(['access-1', 'refresh-1'])
})

test('on a shared computer everything of the account lives for the visit, and goes at logout', async () => {
  localStorage.setItem('history:account-1', '[]')
  const { user, logIn, address } = await open()
  replyTo(login, tokens)
  replyTo(getProfile, adasProfile)
  replyTo(listSaved, [])
  replyTo(logout)
  await user.click(screen.getByRole('checkbox', { name: /^This is a shared computer/ }))
  await logIn()
  await waitFor(() => expect(address()).toBe('/home'))
  saveSearch('account-1', { formData: emptySearchForm('Ada'), report: Report.parse({ collegeList: [] }) })
  perVisit.write('search-draft', 'all my answers')
  expect(savedSearches('account-1')).toHaveLength(1)
  const ofAccount = (store: Storage) =>
    Object.keys(store).filter((key) => !/^(theme|cookie-consent)$/.test(key))
  expect(ofAccount(localStorage)).toEqual([])
  await session.logout()
  expect([...ofAccount(localStorage), ...ofAccount(sessionStorage)]).toEqual([])
})

test('after login the visitor is where they wanted to go', async () => {
  const { logIn, address } = await open('/contact?topic=plan')
  expect(address()).toBe('/login?from=%2Fcontact%3Ftopic%3Dplan')
  replyTo(login, tokens)
  replyTo(getProfile, adasProfile)
  await logIn()
  await waitFor(() => expect(address()).toBe('/contact?topic=plan'))
})

test.each([
  [
    'the server’s own words',
    401,
    { detail: 'Login failed. Please check your credentials.' },
    'Login failed. Please check your credentials.',
  ],
  ['no detail', 500, '<html>', 'Login failed. Please check your credentials.'],
  [
    'a limit',
    429,
    { detail: 'Too many tries. Please wait a minute.' },
    'Too many tries. Please wait a minute.',
  ],
  ['no answer', 'network', {}, 'An network error occurred. Please try again.'],
] as const)('login refused with %s', async (_case, how, body, words) => {
  const { logIn } = await open()
  failOn(login, how, body)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})

test('Login succeeded, but failed to retrieve user profile.', async () => {
  const { logIn, address } = await open()
  replyTo(login, tokens)
  failOn(getProfile, 500)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Login succeeded, but failed to retrieve user profile.',
  )
  expect(address()).toBe('/login')
  expect(localStorage.getItem('refresh')).toBeNull()
})

test('email and password are required: nothing is sent, and the first field is in focus', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(requests()).toEqual([])
})

test('a field that is being corrected is no longer marked', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.type(screen.getByLabelText('Email'), 'a')
  expect(screen.queryByText('Enter a valid email address.')).toBeNull()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
})

test('the password can be looked at, and caps lock is pointed out', async () => {
  const { user } = await open()
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await user.click(password)
  await user.keyboard('{CapsLock}A')
  expect(screen.getByText('Caps Lock is on.')).toBeTruthy()
  await user.keyboard('{CapsLock}a')
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

test('autofill and paste are welcome', async () => {
  const { user } = await open()
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password.autocomplete).toBe('current-password')
  await user.click(password)
  await user.paste('a quiet lantern')
  expect(password.value).toBe('a quiet lantern')
})

test('the link to /signup keeps where the visitor wanted to go', async () => {
  await open('/login?from=%2Freports')
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/signup?from=%2Freports',
  )
})

test('login, forgot, forgot_sent and back to login', async () => {
  const { user, address } = await open('/login?from=%2Freports')
  await fill(user, { Email: 'ada@example.com' })
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy()
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect([email.value, document.activeElement === email]).toEqual(['ada@example.com', true])
  replyTo(requestReset, { detail: 'sent' })
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(
    await screen.findByText('If an account with that email exists, a password reset link has been sent.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your email' }))
  expect(requests()).toMatchObject([{ path: '/api/password-reset/', body: { email: 'ada@example.com' } }])
  await user.click(screen.getByRole('link', { name: 'Back to login' }))
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(address()).toBe('/login?from=%2Freports')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test.each([
  ['no detail', 500, {}, 'An unexpected error occurred.'],
  ['a limit', 429, { detail: 'Please wait.' }, 'Please wait.'],
  ['no answer', 'network', {}, 'An network error occurred. Please try again.'],
] as const)('forgot password refused with %s says so', async (_case, how, body, words) => {
  const { user } = await open('/login?mode=forgot')
  failOn(requestReset, how, body)
  await fill(user, { Email: 'ada@example.com' })
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('forgot password: email required', async () => {
  const { user } = await open('/login?mode=forgot')
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  expect(requests()).toEqual([])
})

test('the login page gives the support address for people who are locked out', async () => {
  await open()
  expect(screen.getByText(/Trouble signing in\?/)).toBeTruthy()
})
