import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listSaved, removeSaved, type SavedCollege, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { renderAlone } from '#web/testing/render.tsx'
import { berea, reed } from '#web/testing/saved.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { SaveButton } from './save-button.tsx'

let people = 0
/** The same college on a card and in a row, as the results show it. */
function show(colleges: readonly SavedCollege[] | 'unreachable', plan: 'free' | 'gold' = 'free') {
  people += 1
  const person = account({ id: `saver-${people}`, plan })
  signIn(person)
  if (colleges === 'unreachable') failOn(listSaved, 'network')
  else replyTo(listSaved, colleges)
  const element = (
    <AlertProvider>
      <SaveButton account={person} college={berea} />
      <SaveButton account={person} college={berea} />
      <ToastRegion />
    </AlertProvider>
  )
  renderAlone('/home', element)
  return userEvent.setup()
}

const pressed = () =>
  screen
    .getAllByRole('button', { name: /Berea College/ })
    .map((button) => button.getAttribute('aria-pressed'))
const first = async (name: string) => {
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name })
  if (!button) throw new Error(`no ${name}`)
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

test('saving shows on every button of the college at once, and can be undone', async () => {
  const user = show([])
  replyTo(saveCollege, berea)
  replyTo(removeSaved)
  await user.click(await first('Save Berea College'))
  expect(pressed()).toEqual(['true', 'true'])
  expect(await screen.findByText('Berea College is saved.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'My Colleges' }).getAttribute('href')).toBe('/my-colleges')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Berea College is off your list again.')
  expect(pressed()).toEqual(['false', 'false'])
})

test('pressing again takes it off, and that can be undone too', async () => {
  const user = show([berea])
  replyTo(removeSaved)
  replyTo(saveCollege, berea)
  await user.click(await first('Saved Berea College'))
  await screen.findByText('Berea College is off your list.')
  expect(pressed()).toEqual(['false', 'false'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Berea College is back on your list.')
  expect(pressed()).toEqual(['true', 'true'])
})

test('the sixth says why it is not saved, and where the plans are', async () => {
  const user = show([reed])
  const detail = 'Your Freshman plan saves up to 5 colleges.'
  failOn(saveCollege, 403, { detail })
  await user.click(await first('Save Berea College'))
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/subscription')
  expect(pressed()).toEqual(['false', 'false'])
})

test('a list that could not be read does not keep anyone from saving', async () => {
  const user = show('unreachable')
  replyTo(saveCollege, berea)
  const button = await first('Save Berea College')
  replyTo(listSaved, [berea])
  await user.click(button)
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']))
})

test('quick clicks are sent in their order, one after the other', async () => {
  const user = show([])
  replyTo(saveCollege, berea)
  replyTo(removeSaved)
  const button = await first('Save Berea College')
  await user.click(button)
  await user.click(button)
  await user.click(button)
  await waitFor(() =>
    expect(
      requests()
        .filter(({ method }) => method !== 'GET')
        .map(({ method }) => method),
    ).toEqual(['PUT', 'DELETE', 'PUT']),
  )
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']))
})
