import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { register } from '#contract/accounts.ts'
import { fill } from '#web/testing/fill.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'

const good = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Password: 'a quiet lantern',
  'Confirm password': 'a quiet lantern',
}

async function signUp(changes: Partial<typeof good> = {}, path = '/signup') {
  const view = await renderPage(path)
  await fill(view.user, { ...good, ...changes })
  await view.user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return view
}

test('Account created successfully! Please sign in. (on the login page, with the email filled in and the focus in the password)', async () => {
  replyTo(register, { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' })
  const { address } = await signUp({}, '/signup?from=%2Freports')
  expect(await screen.findByText('Account created successfully! Please sign in.')).toBeTruthy()
  expect(address()).toBe('/login?from=%2Freports')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  await waitFor(() => expect(screen.getByRole('status', { name: 'Page' }).textContent).toMatch(/^Login/))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(requests()).toMatchObject([
    {
      path: '/api/users/register/',
      body: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        password: 'a quiet lantern',
        password2: 'a quiet lantern',
      },
    },
  ])
})

test('Passwords do not match.', async () => {
  await signUp({ 'Confirm password': 'a quiet lamp!!!' })
  expect(screen.getByText('Passwords do not match.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  expect(requests()).toEqual([])
})

test.each([
  ['First name', 'Enter your first name.'],
  ['Last name', 'Enter your last name.'],
  ['Email', 'Enter a valid email address.'],
  ['Password', 'Use at least 12 characters and 1 special character.'],
  ['Confirm password', 'Passwords do not match.'],
])('%s is required', async (label, words) => {
  await signUp({ [label]: '' })
  expect(screen.getByText(words)).toBeTruthy()
  expect(requests()).toEqual([])
})

test('an empty sign-up marks all five fields', async () => {
  const { user } = await renderPage('/signup')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  const marked = Object.keys(good).filter(
    (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
  )
  expect(marked).toEqual(Object.keys(good))
})

test('server field errors are flattened into one joined message, and their fields are marked', async () => {
  failOn(register, 400, {
    email: ['An account with this email already exists.'],
    password: ['This password is too easy to guess. Choose another one.'],
  })
  await signUp()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An account with this email already exists. This password is too easy to guess. Choose another one.',
  )
  const marked = ['Email', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('aria-invalid'),
  )
  expect(marked).toEqual(['true', 'true', null])
})

test('a server field error about no field of the form is part of the joined message', async () => {
  failOn(register, 400, { non_field_errors: ['Sign-up is closed.'], password: ['Too common.'] })
  await signUp()
  expect((await screen.findByRole('alert')).textContent).toBe('Sign-up is closed. Too common.')
})

test.each([
  ['no detail', 500, {}, 'Failed to create account. Please try again.'],
  ['a limit', 429, { detail: 'Please wait a minute.' }, 'Please wait a minute.'],
  ['no answer', 'network', {}, 'An network error occurred. Please try again.'],
] as const)('sign-up refused with %s', async (_case, how, body, words) => {
  failOn(register, how, body)
  await signUp()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('the password hint turns into ticks as it is met', async () => {
  const { user } = await renderPage('/signup')
  const met = () => screen.getAllByRole('listitem').map((item) => item.textContent?.includes('(done)'))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 12 characters',
    '1 special character',
  ])
  const password = screen.getByLabelText('Password')
  await user.click(password)
  await user.paste('abcdefghijk')
  expect(met()).toEqual([false, false])
  await user.type(password, 'l')
  expect(met()).toEqual([true, false])
  await user.type(password, '!')
  expect(met()).toEqual([true, true])
})

test('under the button: 13 or older, the Terms and the Privacy Policy, with links', async () => {
  await renderPage('/signup')
  expect(screen.getByText(/you say that you are 13 or older and accept the/)).toBeTruthy()
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([href(/^Terms/), href(/^Privacy Policy/)]).toEqual(['/terms-of-service', '/privacy-policy'])
})

test('/signup links back to login', async () => {
  await renderPage('/signup?from=%2Freports')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?from=%2Freports')
})
