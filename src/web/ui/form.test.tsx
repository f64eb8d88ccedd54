import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ChipGroup } from './chip-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { PasswordInput, TextInput } from './text-input.tsx'

test('a field ties label, hint and error to its control', () => {
  render(
    <Field id="gpa" label="Unweighted GPA" hint="From 0 to 4.0" error="Unweighted GPA is required.">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Unweighted GPA')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Unweighted GPA is required.',
    'From 0 to 4.0',
  ])
})

test('errors are headed Please correct the issues below: and each entry focuses its field', async () => {
  render(
    <>
      <ErrorSummary
        problems={[
          { field: 'gpa', message: 'Unweighted GPA is required.' },
          { field: 'major', message: 'Intended Major may not be blank.' },
        ]}
      />
      <Field id="gpa" label="Unweighted GPA">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field id="major" label="Intended Major">
        {(control) => <TextInput {...control} />}
      </Field>
    </>,
  )
  const summary = screen.getByRole('alert')
  expect(screen.getByRole('heading', { name: 'Please correct the issues below:' })).toBeTruthy()
  expect(document.activeElement).toBe(summary)
  await userEvent.click(screen.getByRole('link', { name: 'Intended Major may not be blank.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Intended Major'))
})

test('without problems there is no summary', () => {
  render(<ErrorSummary problems={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test("the state placeholder option 'Select a state' is not selectable", () => {
  render(
    <Select
      aria-label="State"
      placeholder="Select a state"
      options={['Alabama', 'Alaska']}
      defaultValue="Select a state"
    />,
  )
  const placeholder = screen.getByRole<HTMLOptionElement>('option', { name: 'Select a state' })
  expect([placeholder.disabled, placeholder.selected]).toEqual([true, true])
})

function States() {
  const [chosen, setChosen] = useState(['Ohio'])
  return (
    <ChipGroup
      id="states"
      legend="States"
      options={['Ohio', 'Texas', 'Utah']}
      value={chosen}
      onChange={setChosen}
    />
  )
}

test('a chip is a checkbox that a second press unticks', async () => {
  render(<States />)
  const ticked = () => ['Ohio', 'Texas'].map((name) => screen.getByLabelText<HTMLInputElement>(name).checked)
  await userEvent.click(screen.getByLabelText('Texas'))
  expect(ticked()).toEqual([true, true])
  await userEvent.click(screen.getByLabelText('Ohio'))
  expect(ticked()).toEqual([false, true])
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordInput aria-label="Password" />)
  const input = screen.getByLabelText('Password', { selector: 'input' })
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('a busy button keeps the focus and cannot be pressed again', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Login</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  rerender(
    <Button busy onClick={press}>
      Login
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }))
})
