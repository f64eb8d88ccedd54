import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prerenderedPages } from '#contract/pages.ts'
import { renderPage } from '#web/testing/render.tsx'
import { signIn } from '#web/testing/session.ts'
import { type Page, pages } from './pages.ts'

const saying = (words: string) => async () => ({ Component: () => <h1>{words}</h1> })

/** One page of each area, so that the rules of the access table can be seen without the pages themselves. */
const table: readonly Page[] = [
  { path: '/', area: 'signed-out', layout: 'site', title: 'Start', load: saying('landing') },
  { path: '/login', area: 'signed-out', layout: 'auth', title: 'Login', load: saying('login form') },
  { path: '/home', area: 'signed-in', layout: 'site', title: 'myHome', load: saying('my home') },
  { path: '/reports', area: 'signed-in', layout: 'site', title: 'Reports', load: saying('my reports') },
  { path: '/faq', area: 'public', layout: 'site', title: 'FAQ', load: saying('questions') },
]

test('the signed-in area redirects to /login keeping the origin', async () => {
  const { address } = await renderPage('/reports?page=2', { table })
  expect(address()).toBe('/login?from=%2Freports%3Fpage%3D2')
  expect(screen.getByRole('heading', { name: 'login form' })).toBeTruthy()
})

test('a signed-in user opens the signed-in area', async () => {
  signIn()
  await renderPage('/reports', { table })
  expect(screen.getByRole('heading', { name: 'my reports' })).toBeTruthy()
})

test.each(['/', '/login'])('a signed-in user is redirected from %s to /home', async (path) => {
  signIn()
  const { address } = await renderPage(path, { table })
  expect(address()).toBe('/home')
})

test.each([true, false])('public pages are open to all (signed in: %s)', async (signedIn) => {
  if (signedIn) signIn()
  await renderPage('/faq', { table })
  expect(screen.getByRole('heading', { name: 'questions' })).toBeTruthy()
})

test('any other path is a 404 page with a go-home button to /', async () => {
  await renderPage('/nowhere/at/all', { table })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
})

test('auth pages carry a back-to-home control', async () => {
  await renderPage('/login', { table })
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test('after a navigation the title changes, the page is announced and the focus goes to it', async () => {
  const { user } = await renderPage('/faq', { table })
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('link', { name: 'Lantern home' }))
  expect(await screen.findByRole('heading', { name: 'landing' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Lantern: start'))
  expect(document.title).toBe('Lantern: start')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a session that ends takes the visitor from the signed-in area to /, with the reason', async () => {
  const holder = signIn()
  await renderPage('/reports', { table })
  holder.become({ status: 'signed-out', notice: 'Session expired. Please log in again.' })
  expect(await screen.findByRole('heading', { name: 'landing' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Session expired. Please log in again.')
})

test('an error shows a title, the error text, its stack in a closed disclosure, and a go-home button', async () => {
  const broken = async () => ({
    Component: () => {
      throw new Error('The page tripped.')
    },
  })
  const complaints = console.error
  console.error = () => {} // React and the router report what is thrown here on purpose
  await renderPage('/faq', { table: [{ ...(table[4] as Page), load: broken as Page['load'] }] })
  console.error = complaints
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('The page tripped.')
  const details = screen.getByText('Technical details').closest('details')
  expect([details?.open, details?.querySelector('pre')?.textContent?.includes('The page tripped.')]).toEqual([
    false,
    true,
  ])
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe(
    '/',
  )
})

/** /faq whose code cannot be fetched as long as the network is away. */
function unsteady(): { table: readonly Page[]; network: { there: boolean } } {
  const network = { there: false }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.there)
  const load: Page['load'] = async () => {
    if (!network.there) throw new TypeError('Failed to fetch dynamically imported module: faq.js')
    return { Component: () => <h1>questions</h1> }
  }
  return { table: table.map((page) => (page.path === '/faq' ? { ...page, load } : page)), network }
}

test("a page asked for offline says 'An network error occurred. Please try again.', and Try again loads it", async () => {
  const { table, network } = unsteady()
  const { user } = await renderPage('/faq', { table })
  expect(screen.getByRole('alert').textContent).toBe('An network error occurred. Please try again.')
  expect(document.body.textContent).not.toMatch(/our fault|dynamically imported/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  network.there = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'questions' })).toBeTruthy()
})

test('a page asked for offline loads when it is asked for again after the network is back', async () => {
  const { table, network } = unsteady()
  const { router } = await renderPage('/', { table })
  await act(() => router.navigate('/faq'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await act(() => router.navigate('/'))
  network.there = true
  await act(() => router.navigate('/faq'))
  expect(await screen.findByRole('heading', { name: 'questions' })).toBeTruthy()
})

test('what the build prerenders is what the server serves as finished pages', () => {
  const prerendered = pages.filter((page) => page.prerender).map((page) => page.path)
  expect(prerendered).toEqual([...prerenderedPages])
})

test('every page has its own title, every prerendered page a description of a searchable length', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length)
  for (const { path, prerender, description } of pages) {
    if (prerender)
      expect([path, (description ?? '').length >= 40 && (description ?? '').length <= 160]).toEqual([
        path,
        true,
      ])
  }
})
