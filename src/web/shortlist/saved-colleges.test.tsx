import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  listSaved,
  removeSaved,
  type SavedCollege,
  saveCollege,
  trackApplication,
} from '#contract/shortlist.ts'
import type { Account } from '#web/platform/session.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { SaveButton } from './save-button.tsx'
import { SavedColleges } from './saved-colleges.tsx'

let accounts = 0
/** Another account in each test: the list is kept per account. */
function account(plan: 'free' | 'gold'): Account {
  accounts += 1
  return {
    id: `account-${accounts}`,
    firstName: 'Ada',
    lastName: '',
    email: 'ada@example.edu',
    plan,
    subscriptionStatus: 'free',
    subscriptionEndsAt: null,
    subscriptionSource: null,
    paymentProblem: false,
    subscriptionPaid: false,
  }
}

const berea: SavedCollege = {
  unitid: 156295,
  name: 'Berea College',
  location: 'Berea, Kentucky',
  saved_at: '2026-11-15T12:00:00Z',
  status: 'Considering',
  deadline: null,
  note: '',
}
const reed: SavedCollege = { ...berea, unitid: 209922, name: 'Reed College', location: 'Portland, Oregon' }

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: <AlertProvider>{element}</AlertProvider> }])
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

test('the list says how many the plan saves, and a removal can be undone', async () => {
  replyTo(listSaved, { colleges: [berea], limit: 5, tracker: false, understoodMajor: null })
  replyTo(removeSaved)
  replyTo(saveCollege, berea)
  const user = show(<SavedColleges account={account('free')} />)
  expect(await screen.findByText('1 of 5 saved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Berea College' }))
  expect(await screen.findByText('0 of 5 saved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 of 5 saved')).toBeTruthy()
})

test('gold tracks an application and filters the list', async () => {
  replyTo(listSaved, { colleges: [berea, reed], limit: null, tracker: true, understoodMajor: null })
  replyTo(trackApplication, { ...berea, status: 'Applied' })
  const user = show(<SavedColleges account={account('gold')} />)
  const group = await screen.findByRole('group', { name: 'Application to Berea College' })
  await user.selectOptions(within(group).getByLabelText('Status'), 'Applied')
  expect(await within(group).findByText('Saved.')).toBeTruthy()
  expect(requests().at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'Applied' } })
  replyTo(listSaved, { colleges: [reed], limit: null, tracker: true, understoodMajor: 'Biology' })
  await user.type(screen.getByLabelText('Major'), 'bio')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByText('1 of 2 colleges that offer Biology.')).toBeTruthy()
  expect(screen.queryByText('Berea College')).toBeNull()
})

test('saving beyond the plan says why', async () => {
  replyTo(listSaved, { colleges: [], limit: 5, tracker: false, understoodMajor: null })
  failOn(saveCollege, 409, {
    detail: 'Your Freshman plan saves up to 5 colleges. Remove one, or move up to Senior.',
  })
  const user = show(<SaveButton account={account('free')} unitid={1} collegeName="Berea College" />)
  await user.click(await screen.findByRole('button', { name: 'Save Berea College' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Your Freshman plan saves up to 5 colleges.',
  )
})

test('a list that cannot be reached can be tried again', async () => {
  failOn(listSaved, 500, {}, { times: 1 })
  const user = show(<SavedColleges account={account('free')} />)
  expect(await screen.findByText('Your saved colleges could not be reached. Please try again.')).toBeTruthy()
  replyTo(listSaved, { colleges: [berea], limit: 5, tracker: false, understoodMajor: null })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Berea College', { selector: 'p' })).toBeTruthy()
})
