import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAlone } from '#web/testing/render.tsx'
import { Modal } from './modal.tsx'
import { showToast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

function page({ dialog = false } = {}) {
  const element = (
    <>
      <button type="button">Save</button>
      <Modal open={dialog} onClose={() => {}} title="Reed College">
        <p>About it</p>
      </Modal>
      <ToastRegion />
    </>
  )
  return renderAlone('/home', element)
}

test('what happened is said once, and the undo gives the focus back to where it was', async () => {
  page()
  const save = screen.getByRole('button', { name: 'Save' })
  const undo = vi.fn()
  save.focus()
  act(() => showToast({ text: 'Reed College is saved.', undo }))
  expect(screen.getByRole('status').textContent).toContain('Reed College is saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Reed College is saved.')).toBeNull()
  expect(document.activeElement).toBe(save)
})

test('it goes by itself, but waits while it is pointed at; a refusal stays', () => {
  vi.useFakeTimers()
  page()
  act(() => showToast({ text: 'Saved.' }))
  fireEvent.pointerEnter(screen.getByRole('status'))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Saved.')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Saved.')).toBeNull()
  act(() => showToast({ text: 'Your list is full.', tone: 'bad' }))
  act(() => vi.advanceTimersByTime(600_000))
  expect(screen.getByText('Your list is full.')).toBeTruthy()
  vi.useRealTimers()
})

test('while a dialog is open it is said inside, where it can be reached', () => {
  page({ dialog: true })
  act(() => showToast({ text: 'Saved.', undo: () => {} }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.contains(screen.getByText('Saved.'))).toBe(true)
  expect(screen.getAllByText('Saved.')).toHaveLength(1)
})

test('messages to one person are not shown to the next', () => {
  const { unmount } = page()
  act(() => showToast({ text: 'Reed College is saved.' }))
  unmount()
  page()
  expect(screen.queryByText('Reed College is saved.')).toBeNull()
})
