import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import { pages } from '#web/app/routes/pages.ts'
import { saveSearch } from '#web/platform/history.ts'
import { renderPage } from '#web/testing/render.tsx'
import { freeReport, goldReport } from '#web/testing/report.ts'
import { account, signIn } from '#web/testing/session.ts'

const Home = () => <h1>home</h1>
/** /home as a heading: its content does not matter here. */
const table = pages.map((page) =>
  page.path === '/home' ? { ...page, load: async () => ({ Component: Home }) } : page,
)

async function arrive(plan: 'free' | 'gold', selected: string | null = 'gold', report?: Report) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  if (selected) sessionStorage.setItem('selected-plan', selected)
  const holder = signIn({ plan })
  const formData = emptySearchForm('Maya Torres', 'biology')
  const latest = report ? saveSearch('account-1', { formData, report }).id : null
  const page = await renderPage('/payment/success', { table })
  await screen.findByRole('heading', { level: 1 })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { ...page, ...holder, pass, latest }
}

test("'Successfully upgraded to the Senior plan!' once the server says so", async () => {
  await arrive('gold')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Successfully upgraded to the Senior plan!',
  )
})

test.each([
  ['a search made on free is run again', freeReport, 'See all 10 matches', '&again=yes'],
  ['one made on gold is opened', goldReport, 'See my matches', ''],
])('it leads to the matches: %s', async (_case, report, label, again) => {
  const { latest } = await arrive('gold', 'gold', report())
  const link = screen.getByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe(`/college-match?search=${latest}${again}`)
})

test('without a search yet it leads to the form', async () => {
  await arrive('gold')
  expect(screen.getByRole('link', { name: 'Find my matches' }).getAttribute('href')).toBe('/college-match')
})

test('until then it says that activation is in progress, and asks a few times', async () => {
  const { port, become, pass } = await arrive('free')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you! Activation is under way')
  await pass(1500)
  expect(vi.mocked(port.refetch).mock.calls.length).toBeGreaterThanOrEqual(3)
  act(() => become({ status: 'signed-in', account: account({ plan: 'gold' }) }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Successfully upgraded to the Senior plan!',
  )
})

test.each([['gold' as const], ['free' as const]])(
  'on %s it goes to /home after 3000 ms, and not before',
  async (plan) => {
    const { address, pass, port } = await arrive(plan)
    await pass(2400)
    expect(address()).toBe('/payment/success')
    await pass(1000)
    await vi.waitFor(() => expect(address()).toBe('/home'))
    const asked = vi.mocked(port.refetch).mock.calls.length
    await pass(10_000)
    expect(vi.mocked(port.refetch).mock.calls.length).toBe(asked)
  },
)

test('without a recorded plan and on the free plan it says that no payment is known, and still goes home', async () => {
  const { address, pass, become } = await arrive('free', null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No payment is known yet')
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription')
  expect(document.body.textContent).not.toContain('Thank you')
  await pass(2400)
  expect(address()).toBe('/payment/success')
  act(() => become({ status: 'signed-in', account: account({ plan: 'gold' }) }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Successfully upgraded to the Senior plan!',
  )
  await pass(1000)
  await vi.waitFor(() => expect(address()).toBe('/home'))
})

test('an unknown plan in the browser’s storage is ignored', async () => {
  await arrive('gold', 'platinum')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Successfully upgraded to the Senior plan!',
  )
})
