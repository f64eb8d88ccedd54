import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mount } from '#web/colleges/page/majors/find-major.ts'
import { MajorsView } from './majors-view.tsx'

const major = (title: string) => ({ slug: title.toLowerCase(), title, graduates: 10 })
const page = {
  year: '2023-24',
  count: 3,
  groups: [
    { title: 'B', majors: [major('Biology'), major('Botany')] },
    { title: 'N', majors: [major('Nursing')] },
  ],
}

test('a major is found by its name; letters without one are put away, and what is called nothing is said', async () => {
  const { container } = render(<MajorsView page={page} finder={{ 'data-island': 'find-major' }} />)
  const finder = container.querySelector<HTMLElement>('[data-island]')
  if (!finder) throw new Error('no field')
  await mount(finder)
  const field = screen.getByLabelText('Find a major')
  const open = '[data-majors-group]:not([hidden]) [data-major]:not([hidden])'
  const shown = () => [...container.querySelectorAll<HTMLElement>(open)].map(({ dataset }) => dataset.major)
  await userEvent.type(field, 'nurs')
  expect(shown()).toEqual(['Nursing'])
  await userEvent.clear(field)
  expect(shown()).toEqual(['Biology', 'Botany', 'Nursing'])
  await userEvent.type(field, 'alchemy')
  expect(shown()).toEqual([])
  expect(container.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(false)
})
