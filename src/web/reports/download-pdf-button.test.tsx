import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import type { PlanName } from '#contract/plans.ts'
import { generateReport } from '#contract/reports.ts'
import { AccountContext } from '#web/platform/account.ts'
import { goldReport } from '#web/testing/report.ts'
import { failOn, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { DownloadPdfButton } from './download-pdf-button.tsx'

type Wishes = { page?: 'search' | 'reports'; report?: Report; plan?: PlanName }

function renderButton({ page = 'search', report = goldReport(), plan = 'gold' }: Wishes = {}) {
  signIn({ plan })
  const saved = {
    id: '1763121600000',
    timestamp: '2025-11-14T12:00:00.000Z',
    formData: emptySearchForm('Maya Torres', 'Biology'),
    report,
  }
  render(
    <AlertProvider>
      <AccountContext value={account({ plan })}>
        <DownloadPdfButton saved={saved} page={page} />
      </AccountContext>
    </AlertProvider>,
  )
  return { user: userEvent.setup(), button: () => screen.getByRole<HTMLButtonElement>('button') }
}

test.each([
  ['search', 'Failed to generate PDF. Please try again.'],
  ['reports', 'Failed to generate PDF document.'],
] as const)('on the %s page a failure says %j', async (page, words) => {
  failOn(generateReport, 500, { detail: 'An unexpected error occurred.' })
  const { user, button } = renderButton({ page })
  await user.click(button())
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(button().textContent).toBe('Download PDF')
})

test('an answer that is no PDF says so', async () => {
  failOn(generateReport, 200, '<html>')
  const { user, button } = renderButton()
  await user.click(button())
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Received an unexpected file type')
})

test('the button is disabled while generating: a second press asks for nothing', async () => {
  let answer: (response: Response) => void = () => {}
  const asked = vi.fn(
    () =>
      new Promise<Response>((done) => {
        answer = done
      }),
  )
  vi.stubGlobal('fetch', asked)
  const { user, button } = renderButton()
  await user.click(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(button().textContent).toBe('Generating PDF...')
  await user.click(button())
  expect(asked).toHaveBeenCalledTimes(1)
  answer(new Response('{}', { status: 500 }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(button().getAttribute('aria-disabled')).toBeNull()
})

test('the button is disabled with no colleges', () => {
  const { button } = renderButton({ report: goldReport({ collegeList: [] }) })
  expect(button().disabled).toBe(true)
})

test('a report kept from a plan that has ended goes out as a free user sees it', async () => {
  failOn(generateReport, 500)
  const { user, button } = renderButton({ plan: 'free' })
  await user.click(button())
  await screen.findByRole('alertdialog')
  expect(requests()[0]?.body).toMatchObject({
    report: { collegeList: [{ locked: true }, { locked: true }, { locked: false }], lockedCount: 7 },
  })
})
