import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resendConfirmation } from '#contract/accounts.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { ConfirmEmail } from './confirm-email.tsx'

function show(emailConfirmed: boolean) {
  signIn({ emailConfirmed })
  render(<ConfirmEmail account={account({ emailConfirmed })} />)
  return userEvent.setup()
}
const button = () => screen.getByRole('button', { name: 'Send the link again' })

test('an address that is not confirmed: what waits for it, and a way to send the link again', async () => {
  replyTo(resendConfirmation)
  const user = show(false)
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByText(/no reminders and no mail about your plan/)).toBeTruthy()
  await user.click(button())
  expect(await screen.findByText('Sent. It may take a minute to arrive.')).toBeTruthy()
  expect(requests().at(-1)).toMatchObject({ method: 'POST', path: '/api/users/confirm-email/' })
})

test('a refusal is told', async () => {
  failOn(resendConfirmation, 429, { detail: 'Too many attempts. Please wait 40 minutes and try again.' })
  await show(false).click(button())
  expect(await screen.findByText(/^Too many attempts/)).toBeTruthy()
})

test('a confirmed one says nothing', () => {
  show(true)
  expect(screen.queryByRole('region')).toBeNull()
})

test('it is said once: beside the address on /home, on no other page', async () => {
  replyTo(listSaved, [])
  for (const [path, times] of [
    ['/home', 1],
    ['/reports', 0],
  ] as const) {
    signIn({ id: 'unconfirmed', emailConfirmed: false })
    const { unmount } = await renderPage(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryAllByRole('region', { name: 'Confirm your email address' })).toHaveLength(times)
    unmount()
  }
})
