import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeEmail, changePassword, deleteAccount, exportData, saveProfile } from '#contract/accounts.ts'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { saveSearch } from '#web/platform/history.ts'
import { fill } from '#web/testing/fill.ts'
import { renderPage } from '#web/testing/render.tsx'
import { goldReport } from '#web/testing/report.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { adasProfile, signIn } from '#web/testing/session.ts'

const start = Date.UTC(2026, 10, 15, 12)
const report = Report.parse({ collegeList: [] })

async function openHome(account: Parameters<typeof signIn>[0] = {}) {
  signIn(account)
  replyTo(listSaved, [])
  const view = await renderPage('/home')
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, press }
}

const lastRequest = () =>
  requests()
    .filter(({ path }) => !path.includes('saved-colleges'))
    .at(-1)

test('myHome shows initials, full name, email and plan label', async () => {
  await openHome()
  expect(screen.getByRole('heading', { level: 1, name: 'myHome' })).toBeTruthy()
  const band = within(screen.getByRole('region', { name: 'myHome' }))
  for (const text of ['AL', 'Ada Lovelace', 'ada@example.com', 'Free Member'])
    expect(band.getByText(text)).toBeTruthy()
})

test('searches are removed from this device by one press, with the draft and what they taught', async () => {
  const { press } = await openHome()
  saveSearch('account-1', { formData: emptySearchForm('Ada', 'Botany'), report })
  sessionStorage.setItem('search-draft', 'Botany')
  await press('Remove my searches from this device')
  expect(screen.getByText('Your searches are removed from this device.')).toBeTruthy()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Botany')
})

test('another email address is asked for with the password, and used once its link is followed', async () => {
  const { user, press } = await openHome()
  await press('Change email address')
  replyTo(changeEmail)
  await fill(user, { 'New email address': 'ada@example.org', 'Your password': 'a quiet lantern' })
  await press('Send the link')
  expect(await screen.findByText(/We sent a link to ada@example.org/)).toBeTruthy()
  expect(lastRequest()).toMatchObject({
    path: '/api/users/email/',
    body: { email: 'ada@example.org', password: 'a quiet lantern' },
  })
})

test('gold is a Senior Member; an empty name is Student', async () => {
  await openHome({ plan: 'gold', firstName: '', lastName: ' ' })
  const band = within(screen.getByRole('region', { name: 'myHome' }))
  for (const text of ['S', 'Student', 'Senior Member']) expect(band.getByText(text)).toBeTruthy()
})

test('after a downgrade a recent report counts the colleges it still shows', async () => {
  saveSearch('account-1', { formData: emptySearchForm('Ada', 'art'), report: goldReport() }, start)
  await openHome()
  const recent = within(screen.getByRole('region', { name: 'Recent Reports' }))
  expect(recent.getByText(/^3 colleges ·/)).toBeTruthy()
})

test('Recent Reports lists the latest 3 searches; each leads to /college-match with its id', async () => {
  for (const [i, major] of ['art', 'biology', 'chemistry', ''].entries())
    saveSearch('account-1', { formData: emptySearchForm('Ada', major), report }, start + i)
  saveSearch('account-2', { formData: emptySearchForm('Ben', 'dance'), report }, start)
  await openHome()
  const links = within(screen.getByRole('region', { name: 'Recent Reports' })).getAllByRole('link')
  expect(links.map((link) => link.querySelector('.wrap-anywhere')?.textContent)).toEqual([
    'General search',
    'Chemistry',
    'Biology',
  ])
  expect(links[1]?.getAttribute('href')).toBe(`/college-match?search=${start + 2}`)
})

test('without searches the first answers are asked for on top, and the form goes on with them', async () => {
  const { user, press, address } = await openHome()
  const section = within(screen.getByRole('region', { name: 'Recent Reports' }))
  expect(section.getByRole('heading', { name: 'No reports yet' })).toBeTruthy()
  await fill(user, { 'Unweighted GPA': '3.4', 'Intended major': 'nursing' })
  await press('Continue')
  await waitFor(() => expect(address()).toBe('/college-match'))
  expect(await screen.findByLabelText(/^Unweighted GPA/)).toHaveProperty('value', '3.4')
  expect(screen.getByLabelText(/^Intended major/)).toHaveProperty('value', 'nursing')
})

test('Quick Links and My Guidance Counselor lead where they should; myMajorMatch is Coming Soon', async () => {
  await openHome()
  const hrefs = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(hrefs('Quick Links')).toEqual(['/college-match', '/reports', '/subscription'])
  expect(hrefs('My Guidance Counselor')).toEqual(['/my-aptitude-quiz'])
  const soon = screen.getByRole<HTMLButtonElement>('button', { name: /myMajorMatch/ })
  expect([soon.disabled, soon.textContent?.includes('Coming Soon')]).toEqual([true, true])
})

test('Profile saved successfully!', async () => {
  const { user, press } = await openHome()
  replyTo(saveProfile, { ...adasProfile, first_name: 'Augusta' })
  await fill(user, { 'First name': 'Augusta' })
  await press('Save name')
  expect(await screen.findByText('Profile saved successfully!')).toBeTruthy()
  expect(screen.getByText('Augusta Lovelace')).toBeTruthy()
  expect(lastRequest()).toMatchObject({
    method: 'PATCH',
    body: { first_name: 'Augusta', last_name: 'Lovelace' },
  })
})

test.each([
  ['no detail', 500, {}, 'Failed to save profile.'],
  ['a detail', 400, { detail: 'Please wait.' }, 'Please wait.'],
  ['no answer', 'network', {}, 'An network error occurred. Please try again.'],
] as const)('a name that is refused with %s', async (_case, how, body, words) => {
  const { press } = await openHome()
  failOn(saveProfile, how, body)
  await press('Save name')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('the password is changed with the old one', async () => {
  const { user, press } = await openHome()
  await press('Change password')
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  replyTo(changePassword)
  await fill(user, {
    'Current password': 'a quiet lantern',
    'New password': 'a brighter lantern',
    'Confirm new password': 'a brighter lantern',
  })
  await press('Save password')
  expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
  expect(lastRequest()).toMatchObject({ body: { old: 'a quiet lantern', new: 'a brighter lantern' } })
})

test('a wrong old password, a weak new one and two that differ are each said', async () => {
  const { user, press } = await openHome()
  await press('Change password')
  await fill(user, { 'New password': 'short', 'Confirm new password': 'shorter' })
  await press('Save password')
  for (const words of [
    'Enter your password.',
    'Use at least 12 characters and 1 special character.',
    'Passwords do not match.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  failOn(changePassword, 400, { detail: 'That password is not right. Please try again.' })
  await fill(user, {
    'Current password': 'nope',
    'New password': 'a brighter lantern',
    'Confirm new password': 'a brighter lantern',
  })
  await press('Save password')
  expect((await screen.findByRole('alert')).textContent).toBe('That password is not right. Please try again.')
})

test('Your data downloads everything as JSON', async () => {
  const { press } = await openHome()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:data'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  replyTo(exportData, { account: { email: 'ada@example.com' }, sessions: [] })
  await press('Download my data')
  await waitFor(() => expect(names).toEqual(['lantern-data.json']))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    account: { email: 'ada@example.com' },
    sessions: [],
  })
})

test('an export that fails says so', async () => {
  const { press } = await openHome()
  failOn(exportData, 500)
  await press('Download my data')
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred.')
})

test('deleting the account asks for the password, leaves nothing of it in this browser and says so on /', async () => {
  saveSearch('account-1', { formData: emptySearchForm('Ada', 'art'), report }, start)
  saveSearch('account-2', { formData: emptySearchForm('Ben', 'dance'), report }, start)
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { user, press } = await openHome()
  sessionStorage.setItem('search-draft', JSON.stringify({ owner: 'account-1', form: { studentName: 'Ada' } }))
  await press('Delete account')
  expect(screen.getByRole('alertdialog', { name: 'Delete your account?' })).toBeTruthy()
  replyTo(deleteAccount)
  await fill(user, { 'Your password': 'a quiet lantern' })
  await press('Delete my account')
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect({ ...sessionStorage }).toEqual({ notice: 'Your account has been deleted.' })
  expect(requests().find(({ method }) => method === 'DELETE')).toMatchObject({
    body: { password: 'a quiet lantern' },
  })
  expect([
    localStorage.getItem('history:account-1'),
    localStorage.getItem('history:account-2') !== null,
  ]).toEqual([null, true])
})

test('a wrong password deletes nothing', async () => {
  saveSearch('account-1', { formData: emptySearchForm('Ada', 'art'), report }, start)
  const { user, press } = await openHome()
  await press('Delete account')
  failOn(deleteAccount, 400, { detail: 'That password is not right. Please try again.' })
  await fill(user, { 'Your password': 'nope' })
  await press('Delete my account')
  expect((await screen.findByRole('alert')).textContent).toBe('That password is not right. Please try again.')
  expect(localStorage.getItem('history:account-1')).not.toBeNull()
  await press('Keep my account')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
