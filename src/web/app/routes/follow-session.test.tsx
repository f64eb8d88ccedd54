import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getProfile, refreshSession } from '#contract/accounts.ts'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { renderDocument, renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo } from '#web/testing/server.ts'
import { account, adasProfile, realSession, signIn, signOut } from '#web/testing/session.ts'
import type { Page } from './pages.ts'

const saying = (words: string) => async () => ({ Component: () => <h1>{words}</h1> })
const table: readonly Page[] = [
  { path: '/login', area: 'signed-out', title: 'Login', load: saying('login form') },
  { path: '/home', area: 'signed-in', title: 'myHome', load: saying('my home') },
]
const expired = 'Session expired. Please log in again.'

/** Where the browser was sent, and what is to be said there. */
function documentsOpened() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  return () => assign.mock.calls.map(([url]) => [url, sessionStorage.getItem('notice')])
}

test('a session that ends takes the visitor from the signed-in area to /, with the reason', async () => {
  const opened = documentsOpened()
  const holder = signIn()
  await renderPage('/home', { table })
  act(() => holder.become({ status: 'signed-out', notice: expired }))
  expect(opened()).toContainEqual(['/', expired])
})

test('logging out leads to /, with nothing to say', async () => {
  const opened = documentsOpened()
  const holder = signIn()
  await renderPage('/home', { table })
  act(() => holder.become({ status: 'signed-out', notice: null }))
  expect(opened()).toContainEqual(['/', null])
})

test('a notice is said where the visitor lands, in place on a public page, and gone on the next page', async () => {
  sessionStorage.setItem('notice', expired)
  realSession()
  const { unmount } = renderDocument('/faq')
  expect(screen.getByRole('alert').textContent).toBe(expired)
  unmount()
  startAccountSession().stop() // the next page starts a session of its own
  realSession()
  renderDocument('/faq')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a login in another tab takes this one from the login page on, and Back does not return to it', async () => {
  const holder = signOut()
  const { address } = await renderPage('/login?from=%2Fhome%3Fx%3D1', { table })
  act(() => holder.become({ status: 'signed-in', account: account() }))
  await waitFor(() => expect(address()).toBe('/home?x=1'))
})

test('a session that cannot be renewed at the start leads from the signed-in area to /, with the reason', async () => {
  failOn(getProfile, 401)
  failOn(refreshSession, 401)
  realSession({ access: 'old', refresh: 'old' })
  const opened = documentsOpened()
  await renderPage('/home', { table, wait: false })
  await waitFor(() => expect(opened()).toContainEqual(['/', expired]))
})

test('another account gets pages of its own', async () => {
  const holder = signIn()
  const typed: readonly Page[] = table.map((page) =>
    page.path === '/home'
      ? { ...page, load: async () => ({ Component: () => <input aria-label="Draft" /> }) }
      : page,
  )
  const { user } = await renderPage('/home', { table: typed })
  await user.type(screen.getByLabelText('Draft'), 'x')
  act(() => holder.become({ status: 'signed-in', account: account({ firstName: 'Augusta' }) }))
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('x')
  act(() => holder.become({ status: 'signed-in', account: account({ id: 'account-2' }) }))
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('')
})

test('a loading message shows until the session is known; without network its message and a retry', async () => {
  failOn(getProfile, 'network')
  realSession({ access: 'a', refresh: 'r' })
  const { user } = await renderPage('/home', { table, wait: false })
  expect(screen.getByText('Loading Lantern...')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('An network error occurred. Please try again.')
  replyTo(getProfile, adasProfile)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'my home' })).toBeTruthy()
})
