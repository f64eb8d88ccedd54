import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AlertProvider, useAlert } from './alert.tsx'

function Example({ texts, read }: { texts: string[]; read: (text: string) => void }) {
  const alert = useAlert()
  const sayAll = () => {
    for (const text of texts) void alert(text).then(() => read(text))
  }
  return (
    <button type="button" onClick={sayAll}>
      Cancel Subscription
    </button>
  )
}

function example(...texts: string[]) {
  const read = vi.fn()
  render(
    <AlertProvider>
      <Example texts={texts} read={read} />
    </AlertProvider>,
  )
  return { read, user: userEvent.setup() }
}

test('an alert shows the exact text and goes when it was read', async () => {
  const { read, user } = example('Error: Failed to cancel subscription.')
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  const box = screen.getByRole('alertdialog')
  expect(box.querySelector('p')?.textContent).toBe('Error: Failed to cancel subscription.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(read).toHaveBeenCalledWith('Error: Failed to cancel subscription.')
})

test('two alerts are read one after the other', async () => {
  const { user } = example('First.', 'Second.')
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(screen.getByText('First.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByText('Second.')).toBeTruthy()
})
