import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collegePage } from '#web/testing/college-page.ts'
import { ComparisonView } from './comparison-view.tsx'

const colleges = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    collegePage({ id: i + 1, slug: `college-${i + 1}`, name: `College ${i + 1}` }),
  )

test('one college alone: what to do is said, with a way to do it', () => {
  render(<ComparisonView colleges={colleges(1)} unknown={0} beyond={0} own={null} />)
  expect(screen.getByText(/^College 1 has nothing beside it yet\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pick a second college' }).getAttribute('href')).toBe(
    '/colleges?compare=college-1',
  )
})

test.each([
  [2, null],
  [3, '3 colleges: two at a time, swipe for the next.'],
])('%i colleges: what a phone does not show is said (%s)', (count, words) => {
  render(<ComparisonView colleges={colleges(count)} unknown={0} beyond={0} own={null} />)
  expect(screen.queryByText(/swipe for the next/)?.textContent ?? null).toBe(words)
  expect(screen.queryByText(/nothing beside it/)).toBeNull()
})

test.each([
  [2, 0, ['2 colleges of this address are not known to us.']],
  [1, 0, ['1 college of this address is not known to us.']],
  [0, 1, ['1 college of this address is not shown: at most 4 stand side by side.']],
  [0, 0, []],
])('%i unknown and %i too many of the address: each is said for its own reason', (unknown, beyond, said) => {
  render(<ComparisonView colleges={colleges(4)} unknown={unknown} beyond={beyond} own={null} />)
  expect(screen.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual(said)
})
