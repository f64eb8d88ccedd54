import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { mount } from './find-major.ts'
import { Majors } from './majors.tsx'

const titles = [
  'Biology',
  'Marine Biology',
  'Economics',
  ...Array.from({ length: 12 }, (_, at) => `Subject ${at}`),
]
const majors: CollegePage['majors'] = {
  total: 100,
  awarded: titles.length,
  year: '2023-24',
  earningsYear: '2020-21',
  list: titles.map((title, at) => ({ slug: null, title, awards: 50 - at, earnings: null, middle: null })),
}
const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.hidden)
    .map((item) => item.dataset.major)

test('a major is found among all that are taught, also those folded away', async () => {
  const { container } = render(<Majors majors={majors} finder={{ 'data-island': 'find-major' }} />)
  const finder = container.querySelector<HTMLElement>('[data-island]')
  if (!finder) throw new Error('no field')
  await mount(finder)
  const field = screen.getByLabelText('Find a major here')
  await userEvent.type(field, 'biology')
  expect(shown()).toEqual(['Biology', 'Marine Biology'])
  await userEvent.clear(field)
  await userEvent.type(field, 'subject 11')
  expect(shown()).toEqual(['Subject 11'])
  expect(container.querySelector('details')?.open).toBe(true)
  await userEvent.type(field, 'x')
  expect(screen.getByText('No degree in a major of that name was awarded here in 2023-24.').hidden).toBe(
    false,
  )
})

test('a college with a few majors needs no field to find one', () => {
  render(
    <Majors majors={{ ...majors, list: majors.list.slice(0, 5) }} finder={{ 'data-island': 'find-major' }} />,
  )
  expect(screen.queryByLabelText('Find a major here')).toBe(null)
})
