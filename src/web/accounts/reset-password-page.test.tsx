import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmReset } from '#contract/accounts.ts'
import { fill } from '#web/testing/fill.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

const invalid = 'This reset link is invalid or has expired. Please try again.'

type Typed = { password?: string; confirm?: string; token?: string }

async function reset({ password = 'a brighter lantern', confirm, token = 'secret' }: Typed = {}) {
  const view = await renderPage(`/home/reset-password?token=${token}`)
  await fill(view.user, { 'New password': password, 'Confirm new password': confirm ?? password })
  await view.user.click(screen.getByRole('button', { name: 'Set new password' }))
  return view
}

test('a new password is set; the success view has a go-to-login button', async () => {
  replyTo(confirmReset, { detail: 'done' })
  await reset()
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
  expect(requests()).toMatchObject([
    { path: '/api/password-reset/confirm/', body: { token: 'secret', password: 'a brighter lantern' } },
  ])
})

test('without a token: the invalid-token message, and the submit button is disabled', async () => {
  await renderPage('/home/reset-password')
  expect(screen.getByRole('alert').textContent).toContain(invalid)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set new password' }).disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/login?mode=forgot',
  )
})

test.each([
  ['a used link', 400, { detail: invalid }],
  ['another refusal', 404, { detail: 'There is no such call.' }],
  ['no detail', 500, {}],
] as const)('any failure shows the invalid-token message: %s', async (_case, status, body) => {
  failOn(confirmReset, status, body)
  await reset()
  expect((await screen.findByRole('alert')).textContent).toContain(invalid)
})

test('a malformed token is invalid without asking the server', async () => {
  await reset({ token: 'x'.repeat(600) })
  expect(screen.getByRole('alert').textContent).toContain(invalid)
  expect(requests()).toEqual([])
})

test('without an answer, or over the limit, the link stays valid and the page says so', async () => {
  failOn(confirmReset, 'network')
  const { user } = await reset()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'An network error occurred. Please try again.',
  )
  failOn(confirmReset, 429, { detail: 'Too many tries. Please wait.' })
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect(await screen.findByText(/Too many tries/)).toBeTruthy()
})

test('a password that is easy to guess is refused beside its field', async () => {
  failOn(confirmReset, 400, { detail: 'Too easy.', fields: { password: ['Too easy to guess.'] } })
  await reset()
  expect(await screen.findByText('Too easy to guess.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the rule is checked on the page first', async () => {
  await reset({ password: 'tooshort!' })
  expect(screen.getByText('Use at least 12 characters and 1 special character.')).toBeTruthy()
  expect(requests()).toEqual([])
})

test('Passwords do not match.', async () => {
  await reset({ confirm: 'a dimmer lantern' })
  expect(screen.getByText('Passwords do not match.')).toBeTruthy()
  expect(requests()).toEqual([])
})

test('a signed-in user is kept out', async () => {
  signIn()
  const { router } = await renderPage('/home/reset-password?token=secret', { table: await tableWithout() })
  expect(router.read().location.pathname).toBe('/home')
})

/** The real table, with a home that asks the server nothing. */
async function tableWithout() {
  const { pages } = await import('#web/app/routes/pages.ts')
  return pages.map((page) =>
    page.path === '/home' ? { ...page, load: async () => ({ Component: () => <h1>myHome</h1> }) } : page,
  )
}
