import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { SuggestingInput } from './suggesting-input.tsx'
import type { Suggest } from './suggestions.ts'

const names = ['Ohio State', 'Ohio University', 'Ohio Northern', 'Ohio Wesleyan']
const named = (labels: string[]) => labels.map((label) => ({ id: label, label }))
const allNames = async () => named(names)

function Sought({ suggest = allNames }: { suggest?: Suggest }) {
  const nothing = (text: string) => `No college is called ${text}.`
  const [value, setValue] = useState('')
  return (
    <Field id="college" label="College" error={undefined}>
      {(control) => (
        <SuggestingInput {...{ control, value, suggest, nothing }} name="college" onChange={setValue} />
      )}
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

test('what is marked stays marked when a later answer comes, and Arrow Up starts from the end', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  let answer = (_found: ReturnType<typeof named>) => {}
  const later = new Promise<ReturnType<typeof named>>((resolve) => {
    answer = resolve
  })
  const suggest = vi.fn<Suggest>((text) => (text === 'ohio' ? allNames() : later))
  render(<Sought suggest={suggest} />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, 'ohio')
  await screen.findByRole('option', { name: 'Ohio State' })
  await userEvent.type(input, ' w')
  await vi.waitFor(() => expect(suggest.mock.lastCall?.[0]).toBe('ohio w'))
  await userEvent.keyboard('{ArrowUp}')
  answer(named(['Ohio Western', 'Wright State']))
  await act(async () => void (await later))
  await userEvent.keyboard('{Enter}')
  expect(input.value).toBe('Ohio Wesleyan')
})

test('a name that fits nothing is said, until it is changed', async () => {
  render(<Sought suggest={async (text) => (text === 'hogwarts' ? [] : allNames())} />)
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, 'hogwarts')
  expect(await screen.findByText('No college is called hogwarts.')).toBeTruthy()
  await userEvent.type(input, '!')
  expect(screen.queryByText('No college is called hogwarts.')).toBeNull()
})
