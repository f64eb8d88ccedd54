import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Modal } from './modal.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More Information
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Reed College">
        <p>Portland, Oregon</p>
      </Modal>
    </>
  )
}

test('a modal opens with its title as its name and closes by its button', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(screen.queryByText('Portland, Oregon')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More Information' }))
  expect(screen.getByRole('dialog', { name: 'Reed College' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Portland, Oregon')).toBeNull()
})

test('a click beside the box closes it, a click inside does not', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'More Information' }))
  await user.click(screen.getByText('Portland, Oregon'))
  expect(screen.getByText('Portland, Oregon')).toBeTruthy()
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByText('Portland, Oregon')).toBeNull()
})

test('a press that begins or ends inside, as a selection of text does, leaves it open', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'More Information' }))
  const [dialog, text] = [screen.getByRole('dialog'), screen.getByText('Portland, Oregon')]
  for (const [from, to] of [
    [text, dialog],
    [dialog, text],
  ] as const) {
    await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }])
    await user.pointer({ keys: '[/MouseLeft]', target: to })
    dialog.click() // browsers send the click to what both have in common
    expect(screen.getByText('Portland, Oregon')).toBeTruthy()
  }
})
