import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { SuggestingInput } from './suggesting-input.tsx'

const names = ['Ohio State', 'Ohio University', 'Ohio Northern', 'Ohio Wesleyan']
const suggest = async () => names.map((label) => ({ id: label, label }))

function Sought() {
  const [value, setValue] = useState('')
  return (
    <Field id="college" label="College" error={undefined}>
      {(control) => <SuggestingInput {...{ control, value, suggest }} name="college" onChange={setValue} />}
    </Field>
  )
}

test('the suggestion that the arrow keys reach is scrolled into view, and Enter takes it', async () => {
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent ?? '')
  })
  render(<Sought />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, 'ohio')
  await screen.findByRole('option', { name: 'Ohio Wesleyan' })
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(scrolled).toEqual(['Ohio State', 'Ohio Wesleyan'])
  await userEvent.keyboard('{Enter}')
  expect(input.value).toBe('Ohio Wesleyan')
})
