import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { resendConfirmation } from '#contract/accounts.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'

function show(emailConfirmed: boolean) {
  signIn({ emailConfirmed })
  render(<ConfirmEmailBanner account={account({ emailConfirmed })} />)
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

test('it can be hidden for this visit, by this person', async () => {
  const user = show(false)
  await user.click(screen.getByRole('button', { name: 'Hide for this visit' }))
  expect(screen.queryByRole('region')).toBeNull()
  render(<ConfirmEmailBanner account={account({ emailConfirmed: false })} />)
  expect(screen.queryByRole('region')).toBeNull()
  render(<ConfirmEmailBanner account={account({ id: 'another', emailConfirmed: false })} />)
  expect(screen.getByRole('region')).toBeTruthy()
})

test('a confirmed one says nothing', () => {
  show(true)
  expect(screen.queryByRole('region')).toBeNull()
})
