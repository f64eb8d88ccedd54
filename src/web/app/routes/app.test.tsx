import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportBrowserError } from '#contract/browser-errors.ts'
import * as paths from '#contract/pages.ts'
import { publicPages } from '#web/app/documents/public-pages.ts'
import { renderPage } from '#web/testing/render.tsx'
import { replyTo } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { type Page, pages } from './pages.ts'

const saying = (words: string) => async () => ({ Component: () => <h1>{words}</h1> })

/** One simple page for each area, to test who may open it without the real pages. */
const table: readonly Page[] = [
  { path: '/login', area: 'signed-out', title: 'Login', load: saying('login form') },
  { path: '/home', area: 'signed-in', title: 'myHome', load: saying('my home') },
  { path: '/reports', area: 'signed-in', title: 'Reports', load: saying('my reports') },
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

test('a signed-in user is redirected from /login to /home', async () => {
  signIn()
  const { address } = await renderPage('/login', { table })
  expect(address()).toBe('/home')
})

test('any other path is a document of its own', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await renderPage('/faq', { table, wait: false })
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/faq$/)))
})

test('auth pages carry a back-to-home control', async () => {
  await renderPage('/login', { table })
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test('after a navigation the title changes, the page is announced and the focus goes to it', async () => {
  signIn()
  const { user } = await renderPage('/home', { table })
  const announced = () => screen.getByRole('status', { name: 'Page' }).textContent
  expect(announced()).toBe('')
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await user.click(within(menu).getByRole('link', { name: 'Reports' }))
  expect(await screen.findByRole('heading', { name: 'my reports' })).toBeTruthy()
  await waitFor(() => expect(announced()).toBe('Reports | Lantern'))
  expect(document.title).toBe('Reports | Lantern')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test.each(['#100%', '#%E0%A4%A', '?search=%&from=%E0%A4%A#%'])(
  'a page whose address ends in %s opens, first and later, and the focus goes to it',
  async (broken) => {
    signIn()
    const { router, unmount } = await renderPage(`/home${broken}`, { table })
    expect(screen.getByRole('heading', { name: 'my home' })).toBeTruthy()
    await act(() => router.navigate(`/reports${broken}`))
    expect(await screen.findByRole('heading', { name: 'my reports' })).toBeTruthy()
    unmount()
  },
)

test('a hash names what it names as written or with its escapes', async () => {
  signIn()
  const named = (id: string) => async () => ({ Component: () => <p id={id} tabIndex={-1} /> })
  const marked: readonly Page[] = table.map((page) =>
    page.path === '/reports' ? { ...page, load: named('so 100%') } : page,
  )
  const { router } = await renderPage('/home', { table: marked })
  await act(() => router.navigate('/reports#so%20100%25'))
  await waitFor(() => expect(document.activeElement?.id).toBe('so 100%'))
})

test('an error shows a title, the error text, its stack in a closed disclosure, and a go-home button', async () => {
  replyTo(reportBrowserError)
  const broken = async () => ({
    Component: () => {
      throw new Error('The page tripped.')
    },
  })
  const complaints = console.error
  console.error = () => {} // React and the router report what is thrown here on purpose
  signIn()
  await renderPage('/reports', { table: [{ ...(table[2] as Page), load: broken as Page['load'] }] })
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

/** A /reports page whose code cannot be fetched until the network is back. */
function unsteady(): { table: readonly Page[]; network: { there: boolean } } {
  const network = { there: false }
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.there)
  const load: Page['load'] = async () => {
    if (!network.there) throw new TypeError('Failed to fetch dynamically imported module: reports.js')
    return { Component: () => <h1>my reports</h1> }
  }
  return { table: table.map((page) => (page.path === '/reports' ? { ...page, load } : page)), network }
}

test("a page asked for offline says 'An network error occurred. Please try again.', and Try again loads it", async () => {
  const { table, network } = unsteady()
  signIn()
  const { user } = await renderPage('/reports', { table })
  expect(screen.getByRole('alert').textContent).toBe('An network error occurred. Please try again.')
  expect(document.body.textContent).not.toMatch(/our fault|dynamically imported/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  network.there = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'my reports' })).toBeTruthy()
})

test('a page asked for offline loads when it is asked for again after the network is back', async () => {
  const { table, network } = unsteady()
  signIn()
  const { router } = await renderPage('/home', { table })
  await act(() => router.navigate('/reports'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await act(() => router.navigate('/home'))
  network.there = true
  await act(() => router.navigate('/reports'))
  expect(await screen.findByRole('heading', { name: 'my reports' })).toBeTruthy()
})

test('the tables of the web name the pages that the contract has, each once and in its order', () => {
  expect(publicPages.map(({ path }) => path)).toEqual([...paths.publicPages])
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths.formPages, ...paths.appPages].sort())
})

test('every page has its own title, every page for search engines a description of a searchable length', () => {
  const all = [...publicPages, ...pages]
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  const forms = pages.filter(({ path }) => paths.formPages.some((form) => form === path))
  for (const { path, description = '' } of [...publicPages, ...forms])
    expect([path, description.length >= 40 && description.length <= 160]).toEqual([path, true])
})
