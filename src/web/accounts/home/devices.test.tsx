import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endDevice, listDevices } from '#contract/accounts.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { Devices } from './devices.tsx'

const laptop = {
  id: 'session-1',
  name: 'Firefox on Windows',
  signed_in_at: '2026-11-01T12:00:00.000Z',
  last_used_at: '2026-11-15T12:00:00.000Z',
  current: true,
}
const phone = { ...laptop, id: 'session-2', name: 'Safari on iPhone', current: false }

function show() {
  signIn()
  render(<Devices />)
  return userEvent.setup()
}

test('each device says when it was used; all but this one can be signed out', async () => {
  replyTo(listDevices, [laptop, phone])
  replyTo(endDevice)
  const user = show()
  expect(await screen.findByText('This device, signed in November 1, 2026')).toBeTruthy()
  expect(screen.getByText('Last used November 15, 2026, signed in November 1, 2026')).toBeTruthy()
  const [button, ...more] = screen.getAllByRole('button', { name: /^Sign out/ })
  expect(more).toEqual([])
  if (button) await user.click(button)
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeTruthy()
  expect(screen.queryByText('Safari on iPhone')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' }))
  expect(requests().at(-1)).toMatchObject({ method: 'DELETE', path: '/api/users/devices/session-2/' })
})

test('a refusal keeps the device in the list and says why', async () => {
  replyTo(listDevices, [laptop, phone])
  failOn(endDevice, 503, { detail: 'Please try again in a moment.' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please try again in a moment.')
  expect(screen.getByText('Safari on iPhone')).toBeTruthy()
})

test('a list that does not come can be asked for again', async () => {
  failOn(listDevices, 'network')
  const user = show()
  const again = await screen.findByRole('button', { name: 'Try Again' })
  replyTo(listDevices, [laptop])
  await user.click(again)
  await waitFor(() => expect(screen.getByText('Firefox on Windows')).toBeTruthy())
})
