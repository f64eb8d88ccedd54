import { act, fireEvent, render, screen } from '@testing-library/react'
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

const typed = async (text = 'ohio') => {
  const input = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.type(input, text)
  await screen.findByRole('option', { name: 'Ohio State' })
  return input
}

test('Escape closes the suggestions and leaves the dialog around them open, then closes that', async () => {
  render(<Sought />)
  const input = await typed()
  const pressEscape = () => fireEvent.keyDown(input, { key: 'Escape' }) // false: the browser does nothing more
  expect(pressEscape()).toBe(false)
  expect(screen.queryByRole('option')).toBeNull()
  expect(input.value).toBe('ohio')
  expect(pressEscape()).toBe(true)
  expect(input.value).toBe('ohio')
})

test('Escape closes the word that nothing fits before the dialog', async () => {
  render(<Sought suggest={async () => []} />)
  const input = screen.getByRole('combobox')
  await userEvent.type(input, 'hogwarts')
  await screen.findByText('No college is called hogwarts.')
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(screen.queryByText('No college is called hogwarts.')).toBeNull()
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
})

test('a swipe over the suggestions picks none, a tap picks one', async () => {
  render(<Sought />)
  const input = await typed()
  const option = screen.getByRole('option', { name: 'Ohio Northern' })
  for (const one of ['pointerDown', 'touchStart', 'touchMove', 'pointerCancel', 'touchEnd'] as const)
    fireEvent[one](option)
  expect(input.value).toBe('ohio')
  expect(screen.getByRole('option', { name: 'Ohio Northern' })).toBeTruthy()
  await userEvent.click(option)
  expect(input.value).toBe('Ohio Northern')
  expect(screen.queryByRole('option')).toBeNull()
})

test.each(['ArrowDown', 'ArrowUp'])('%s opens the suggestions again', async (key) => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  render(<Sought />)
  await typed()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.keyboard(`{${key}}`)
  expect(await screen.findByRole('option', { name: 'Ohio State' })).toBeTruthy()
})

test('Enter that ends the composition of an input method neither takes nor sends anything', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  render(<Sought />)
  const input = await typed()
  await userEvent.keyboard('{ArrowDown}')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(input, { key: 'Enter', ...composing })).toBe(false)
  expect(input.value).toBe('ohio')
})

test('Enter while nothing is marked is the form’s', async () => {
  render(<Sought />)
  const input = await typed()
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true)
  expect(screen.queryByRole('option')).toBeNull()
})

test('how many suggestions there are is told, and leaving the field takes none', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  render(<Sought />)
  const input = await typed()
  expect(screen.getByRole('combobox', { name: 'College' })).toBe(input)
  expect(screen.getByText('4 suggestions. Use the arrow keys to choose.')).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  await userEvent.tab()
  expect(input.value).toBe('ohio')
  expect(screen.queryByRole('option')).toBeNull()
})
