import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listSaved, removeSaved, type SavedCollege, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { renderAlone } from '#web/testing/render.tsx'
import { berea, reed } from '#web/testing/saved.ts'
import { failOn, holdAnswers, replyTo, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { MyColleges } from './my-colleges.tsx'

let people = 0
/** Another person in each test: the list is kept per account. */
function show(plan: 'free' | 'gold', colleges: readonly SavedCollege[] | 'unreachable', path = '/home') {
  people += 1
  const person = account({ id: `person-${people}`, plan })
  signIn(person)
  if (colleges === 'unreachable') failOn(listSaved, 500)
  else replyTo(listSaved, colleges)
  const element = (
    <AlertProvider>
      <MyColleges account={person} />
      <ToastRegion />
    </AlertProvider>
  )
  const { router } = renderAlone(path, element)
  return { user: userEvent.setup(), router }
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
/** Opens the line of a college, and answers its fields. */
async function application(name = '') {
  fireEvent.click(
    (await screen.findAllByRole('button', { name: new RegExp(`^Edit ${name}`) }))[0] as HTMLElement,
  )
  return screen.findByRole('group', { name: new RegExp(`^Application to ${name}`) })
}
const sent = () => requests().filter(({ method }) => method !== 'GET')

test('"My Colleges" says how many the plan saves, and what Senior adds in one line', async () => {
  show('free', [berea, reed])
  expect(await screen.findByText('2 of 5 saved')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'My Colleges' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'See plans' })).toHaveLength(1)
  expect(screen.queryByLabelText('Status')).toBeNull()
})

test('with nothing saved there is a way to the first one', async () => {
  show('free', [])
  const link = await screen.findByRole('link', { name: 'Find my matches' })
  expect(link.getAttribute('href')).toBe('/college-match')
})

test('a removal can be undone, and the focus is not lost', async () => {
  const { user } = show('free', [berea, reed])
  replyTo(removeSaved)
  await user.click(await screen.findByRole('button', { name: 'Remove Berea College' }))
  expect(await screen.findByText('Berea College is off your list.')).toBeTruthy()
  expect(names()).toEqual(['Reed College'])
  const beside = screen.getByRole('button', { name: 'Remove Reed College' })
  expect(document.activeElement).toBe(beside)
  replyTo(saveCollege, berea)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Berea College', 'Reed College']))
  expect(document.activeElement).toBe(beside)
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/saved-colleges/156295/',
    'PUT /api/saved-colleges/156295/',
  ])
})

test('Ctrl+Z undoes a removal as well, but not while something is being typed', async () => {
  const { user } = show('gold', [berea, reed])
  await application('Berea College')
  const note = within(await application('Reed College')).getByLabelText('Note')
  replyTo(removeSaved)
  replyTo(saveCollege, berea)
  await user.click(await screen.findByRole('button', { name: 'Remove Berea College' }))
  await screen.findByText('Berea College is off your list.')
  await user.click(note)
  await user.keyboard('{Control>}z{/Control}')
  expect(names()).toEqual(['Reed College'])
  await user.click(screen.getByRole('heading', { name: 'My Colleges' }))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(names()).toEqual(['Berea College', 'Reed College']))
})

test('two removals one after the other: each has its undo, and Ctrl+Z takes them back in order', async () => {
  const { user } = show('free', [berea, reed])
  replyTo(removeSaved)
  for (const name of ['Berea College', 'Reed College']) {
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }))
    await screen.findByText(`${name} is off your list.`)
  }
  expect(screen.getAllByRole('button', { name: 'Undo', description: / is off your list\.$/ })).toHaveLength(2)
  replyTo(saveCollege, reed)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(names()).toEqual(['Reed College']))
  expect(screen.getByRole('button', { name: 'Undo', description: /^Berea/ })).toBeTruthy()
  replyTo(saveCollege, berea)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(names()).toEqual(['Berea College', 'Reed College']))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the last one gone, the focus is on the heading', async () => {
  const { user } = show('free', [berea])
  replyTo(removeSaved)
  await user.click(await screen.findByRole('button', { name: 'Remove Berea College' }))
  await screen.findByText('Berea College is off your list.')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Colleges' })),
  )
})

test('a slow removal takes the focus at once, and never from someone who types', async () => {
  const { user } = show('gold', [berea, reed])
  const note = within(await application('Reed College')).getByLabelText('Note')
  await application('Berea College')
  const remove = await screen.findByRole('button', { name: 'Remove Berea College' })
  replyTo(removeSaved)
  const { letGo } = holdAnswers()
  await user.click(remove)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Reed College' }))
  await user.click(note)
  letGo('DELETE')
  await screen.findByText('Berea College is off your list.')
  await waitFor(() => expect(document.activeElement).toBe(note))
})

test('undoing the removal of a tracked college brings back its status, deadline and note', async () => {
  const tracked: SavedCollege = { ...berea, status: 'Applying', deadline: '2027-01-15', note: 'Essay' }
  const { user } = show('gold', [tracked])
  replyTo(removeSaved)
  replyTo(saveCollege, tracked)
  await application()
  await user.click(await screen.findByRole('button', { name: 'Remove Berea College' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Berea College is back on your list.')
  expect(sent().at(-1)?.body).toEqual({ status: 'Applying', deadline: '2027-01-15', note: 'Essay' })
})

test('a removal that the server refuses is taken back, with the reason', async () => {
  const { user } = show('free', [berea, reed])
  failOn(removeSaved, 'network')
  await user.click(await screen.findByRole('button', { name: 'Remove Reed College' }))
  const said = await screen.findByText('An network error occurred. Please try again.')
  expect(names()).toEqual(['Berea College', 'Reed College'])
  // A broken network is no reason to offer a plan: the only link is the list's own.
  expect(screen.getAllByRole('link', { name: 'See plans' })).toHaveLength(1)
  expect(said.closest('.toast')?.querySelector('a')).toBeNull()
})

test('gold: sorted by deadline, overdue and this week marked', async () => {
  vi.setSystemTime(new Date(2026, 10, 15, 9))
  const howard: SavedCollege = { ...berea, unitid: 131520, collegeName: 'Howard University' }
  const rice: SavedCollege = { ...berea, unitid: 227757, collegeName: 'Rice University' }
  show('gold', [
    berea,
    { ...reed, deadline: '2026-11-17' },
    { ...howard, deadline: '2026-11-12', status: 'Applying' },
    { ...rice, deadline: '2026-11-10', status: 'Submitted' },
  ])
  await screen.findByText('4 saved')
  expect(names()).toEqual(['Rice University', 'Howard University', 'Reed College', 'Berea College'])
  expect(screen.getByText('Overdue by 3 days')).toBeTruthy()
  expect(screen.getByText('Due Tue, Nov 17')).toBeTruthy()
  expect(screen.getByText('1 overdue')).toBeTruthy()
  expect(screen.getByText('1 due this week')).toBeTruthy()
  vi.useRealTimers()
})

const inField = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('gold: a line tells status and date; its fields are there when it is opened', async () => {
  vi.setSystemTime(new Date(2026, 10, 15, 9))
  show('gold', [{ ...berea, status: 'Applying', deadline: '2026-12-07' }, reed])
  expect(await screen.findByText('Applying · due Dec 7, 2026')).toBeTruthy()
  expect(screen.getByText('Considering · no date yet')).toBeTruthy()
  expect(screen.queryByLabelText('My deadline')).toBeNull()
  const group = await application('Berea College')
  expect(within(group).getByLabelText<HTMLInputElement>('My deadline').value).toBe('2026-12-07')
  expect(screen.getByRole('button', { name: 'Edit Berea College', expanded: true })).toBeTruthy()
  expect(screen.getAllByLabelText('My deadline')).toHaveLength(1)
  vi.useRealTimers()
})

test('gold: each change of the tracker is saved by itself', async () => {
  const { user } = show('gold', [berea, reed])
  const group = await application('Berea College')
  replyTo(saveCollege, { ...berea, status: 'Submitted' })
  await user.selectOptions(within(group).getByLabelText('Status'), 'Submitted')
  expect(await within(group).findByText('Saved.')).toBeTruthy()
  replyTo(saveCollege, { ...berea, status: 'Submitted', deadline: '2027-01-15' })
  inField(within(group).getByLabelText('My deadline'), '2027-01-15')
  expect(within(group).queryByText('Saved.')).toBeNull()
  fireEvent.blur(within(group).getByLabelText('My deadline'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  replyTo(saveCollege, { ...berea, status: 'Submitted', deadline: '2027-01-15', note: 'Essay' })
  await user.type(within(group).getByLabelText('Note'), 'Essay')
  await user.tab()
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ body }) => body)).toMatchObject([
    { status: 'Submitted' },
    { deadline: '2027-01-15' },
    { note: 'Essay' },
  ])
})

test('a date is saved when it is whole and the field is left: no month on the way, no half year', async () => {
  show('gold', [{ ...berea, deadline: '2026-12-20' }])
  const deadline = within(await application()).getByLabelText('My deadline')
  replyTo(saveCollege, { ...berea, deadline: '2026-11-20' })
  for (const day of ['2026-01-20', '2026-11-20']) inField(deadline, day)
  expect(sent()).toEqual([])
  fireEvent.blur(deadline)
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ deadline: '2026-11-20' }]))
  inField(deadline, '0202-11-20')
  fireEvent.blur(deadline)
  expect(await screen.findByText('Enter a date from 2000 to 2099.')).toBeTruthy()
  expect(sent()).toHaveLength(1)
})

test('half a date says that it is not saved; an emptied field is no deadline', async () => {
  show('gold', [{ ...berea, deadline: '2026-12-20' }])
  const deadline = within(await application()).getByLabelText<HTMLInputElement>('My deadline')
  // A browser reports '' both for a half date and for none; only this property distinguishes them.
  const half = vi.spyOn(deadline, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
  inField(deadline, '')
  fireEvent.blur(deadline)
  expect(await screen.findByText('Not saved yet: enter the whole date, or clear it.')).toBeTruthy()
  expect(sent()).toEqual([])
  replyTo(saveCollege, { ...berea, deadline: '2026-12-20', status: 'Applying' })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Applying' } })
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(screen.queryByText('Saved.')).toBeNull()
  half.mockRestore()
  replyTo(saveCollege, berea)
  fireEvent.blur(deadline)
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ deadline: null }))
})

test('a page that is left over half a date keeps the deadline that was saved', async () => {
  const { router } = show('gold', [{ ...berea, deadline: '2026-12-20' }])
  const deadline = within(await application()).getByLabelText<HTMLInputElement>('My deadline')
  vi.spyOn(deadline, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
  inField(deadline, '')
  await act(() => router.navigate('/reports'))
  expect(sent()).toEqual([])
})

test('a college removed in another tab disappears with a message', async () => {
  const { user } = show('gold', [berea, reed])
  const group = await application('Berea College')
  failOn(saveCollege, 412, { detail: 'This college was taken off your list meanwhile.' })
  replyTo(listSaved, [reed])
  await user.selectOptions(within(group).getByLabelText('Status'), 'Applying')
  await waitFor(() => expect(names()).toEqual(['Reed College']))
  expect(screen.getByText('This college was taken off your list meanwhile.')).toBeTruthy()
  // Undo also restores what was chosen here.
  replyTo(saveCollege, { ...berea, status: 'Applying' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Berea College', 'Reed College']))
  expect(sent().at(-1)?.body).toEqual({ status: 'Applying', deadline: null, note: '' })
})

test('a note written over one from elsewhere is kept, and the other one can be brought back', async () => {
  const { user } = show('gold', [{ ...berea, note: 'Old' }])
  const note = within(await application()).getByLabelText('Note')
  replyTo(saveCollege, { ...berea, note: 'Mine', replaced: { note: 'Theirs' } })
  inField(note, 'Mine')
  fireEvent.blur(note)
  await screen.findByText(/Berea College: .* changed elsewhere meanwhile, the note “Theirs”\.$/)
  expect(sent().at(-1)?.body).toEqual({ note: 'Mine', was: { note: 'Old' } })
  replyTo(saveCollege, { ...berea, note: 'Theirs' })
  await user.click(within(document.querySelector<HTMLElement>('.toast') ?? document.body).getByText('Undo'))
  await waitFor(() => expect((note as HTMLTextAreaElement).value).toBe('Theirs'))
})

test('a change of a field can be undone where it is said to be saved', async () => {
  const { user } = show('gold', [{ ...berea, status: 'Applying' }])
  replyTo(saveCollege, { ...berea, status: 'Denied' })
  const status = within(await application()).getByLabelText<HTMLSelectElement>('Status')
  await user.selectOptions(status, 'Denied')
  replyTo(saveCollege, { ...berea, status: 'Applying' })
  await user.click(await screen.findByRole('button', { name: 'Undo the change of the status' }))
  await waitFor(() => expect(status.value).toBe('Applying'))
  expect(sent().map(({ body }) => body)).toEqual([
    { status: 'Denied', was: { status: 'Applying' } },
    { status: 'Applying', was: { status: 'Denied' } },
  ])
  expect(document.activeElement).toBe(status)
})

test('what changed elsewhere is said, and stays until it is put away', async () => {
  const { user } = show('gold', [berea, reed])
  await application('Berea College')
  replyTo(listSaved, [{ ...berea, note: 'Visit' }])
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('Changed elsewhere: Berea College (note), Reed College (taken off).')
  await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }))
  expect(screen.queryByText(/^Changed elsewhere/)).toBeNull()
})

test('"Saved." is not said over a note that could not be kept, and a refused status says so itself', async () => {
  const { user } = show('gold', [berea])
  const group = await application('Berea College')
  failOn(saveCollege, 'network', {}, { times: 1 })
  inField(within(group).getByLabelText('Note'), 'Essay')
  fireEvent.blur(within(group).getByLabelText('Note'))
  await within(group).findByText('An network error occurred. Please try again.')
  replyTo(saveCollege, { ...berea, status: 'Applying' })
  await user.selectOptions(within(group).getByLabelText('Status'), 'Applying')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(within(group).queryByText('Saved.')).toBeNull()
  const note = within(group).getByLabelText<HTMLTextAreaElement>('Note')
  expect([note.value, note.getAttribute('aria-invalid')]).toEqual(['Essay', 'true'])
})

test('a note that could not be sent is sent when the network is back', async () => {
  show('gold', [berea])
  const note = within(await application()).getByLabelText('Note')
  failOn(saveCollege, 'network', {}, { times: 1 })
  inField(note, 'Visit in spring')
  fireEvent.blur(note)
  await screen.findByText('An network error occurred. Please try again.')
  replyTo(saveCollege, { ...berea, note: 'Visit in spring' })
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByText('Saved.')).toBeTruthy()
})

test('a note that is being typed when the page changes is kept', async () => {
  const { router } = show('gold', [berea])
  inField(within(await application()).getByLabelText('Note'), 'Visit in spring')
  replyTo(saveCollege, { ...berea, note: 'Visit in spring' })
  await act(() => router.navigate('/reports'))
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ note: 'Visit in spring' }]))
})

test('a note says how much room is left before it is full', async () => {
  show('gold', [{ ...berea, note: 'x'.repeat(950) }])
  await application()
  expect(await screen.findByText('50 characters left')).toBeTruthy()
})

test('a note is kept after a pause in the typing; what could not be kept stays in the field', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show('gold', [berea])
  const note = within(await application()).getByLabelText<HTMLTextAreaElement>('Note')
  failOn(saveCollege, 'network', {}, { times: 1 })
  fireEvent.change(note, { target: { value: 'Ask Ms. Lee' } })
  expect(sent()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(await screen.findByText('An network error occurred. Please try again.')).toBeTruthy()
  expect(note.value).toBe('Ask Ms. Lee')
  replyTo(saveCollege, { ...berea, note: 'Ask Ms. Lee' })
  fireEvent.blur(note)
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent().map(({ body }) => body)).toMatchObject([{ note: 'Ask Ms. Lee' }, { note: 'Ask Ms. Lee' }])
  vi.useRealTimers()
})

test('gold downloads the deadlines as a calendar file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = show('gold', [{ ...berea, deadline: '2027-01-15' }])
  await user.click(await screen.findByRole('button', { name: 'Download calendar' }))
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'college-deadlines.ics' })
  expect(await files[0]?.text()).toContain('DTSTART;VALUE=DATE:20270115')
  vi.restoreAllMocks()
})

test('after a downgrade what was tracked stays readable, and taking it off asks first', async () => {
  const tracked: SavedCollege = { ...berea, status: 'Applying', deadline: '2027-01-15', note: 'Ask Ms. Lee' }
  const { user } = show('free', [tracked])
  expect(await screen.findByText('Applying, deadline Jan 15, 2027')).toBeTruthy()
  expect(screen.getByText('Ask Ms. Lee')).toBeTruthy()
  replyTo(removeSaved)
  await user.click(screen.getByRole('button', { name: 'Remove Berea College' }))
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Take Berea College off your list? On the Freshman plan this cannot be undone. Its status, deadline and note would be gone.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(names()).toEqual(['Berea College'])
  await user.click(screen.getByRole('button', { name: 'Remove Berea College' }))
  await user.click(screen.getByRole('button', { name: 'Take it off' }))
  expect(await screen.findByText('Berea College is off your list.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Colleges' }))
})

test('above the limit after a downgrade the list says that nothing can be added', async () => {
  show('free', numbered(6))
  expect(
    await screen.findByText('6 saved. Your Freshman plan adds no more until there are fewer than 5.'),
  ).toBeTruthy()
})

test('a list that cannot be reached can be tried again', async () => {
  const { user } = show('free', 'unreachable')
  expect(await screen.findByText('Your colleges could not be reached. Please try again.')).toBeTruthy()
  replyTo(listSaved, [berea])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Berea College' })).toBeTruthy()
})

test('what another tab saved is there when this one is looked at again', async () => {
  show('free', [berea])
  await screen.findByText('1 of 5 saved')
  replyTo(listSaved, [reed, berea])
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await screen.findByText('2 of 5 saved')).toBeTruthy()
})

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...berea, unitid: i + 1, collegeName: `College ${i + 1}` }))

test('above the limit, taking off asks first: it could not be saved again', async () => {
  const { user } = show('free', numbered(6))
  await user.click(await screen.findByRole('button', { name: 'Remove College 3' }))
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Your list is above the 5 of your plan, so it could not be saved again.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(names()).toHaveLength(6)
})

test('two to four colleges can be ticked; they are in the address, and the link shows them side by side', async () => {
  const { user, router } = show('free', numbered(5))
  const tick = (n: number) => screen.getByLabelText<HTMLInputElement>(`Compare College ${n}`)
  await screen.findByText('Choose two to four colleges to see them side by side.')
  await user.click(tick(1))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true)
  for (const n of [2, 3, 4]) await user.click(tick(n))
  expect(screen.getByText('4 chosen, as many as fit side by side.')).toBeTruthy()
  expect(tick(5).disabled).toBe(true)
  await user.click(tick(2))
  expect(tick(5).disabled).toBe(false)
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/colleges/compare?with=1,3,4',
  )
  expect(router.read().location.search).toBe('?compare=1%2C3%2C4')
  for (const n of [1, 3, 4]) await user.click(tick(n))
  expect(router.read().location.search).toBe('')
})

test('an address ticks at most four, each once, and only what is saved', async () => {
  show('free', numbered(5), '/home?compare=5,5,99,0,x,1,2,3,4')
  const link = await screen.findByRole('link', { name: 'Compare' })
  expect(link.getAttribute('href')).toBe('/colleges/compare?with=5,1,2,3')
  expect(screen.getByLabelText<HTMLInputElement>('Compare College 5').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Compare College 4').checked).toBe(false)
})

test("a college's name leads to its page", async () => {
  show('free', [berea])
  const name = await screen.findByRole('link', { name: 'Berea College' })
  expect(name.getAttribute('href')).toBe('/colleges/156295')
})
