import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requests } from '#web/testing/server.ts'
import { Segments } from '#web/ui/segments.tsx'
import { incomeBands } from './income-bands.ts'
import { profileText } from './profile.ts'
import { perVisit } from './storage.ts'
import { chooseIncome, useIncome } from './use-profile.ts'

const options = incomeBands.map((band, i) => ({ ...band, value: i as 0 | 1 | 2 | 3 | 4 })) // five bands

function IncomeChoice() {
  return (
    <Segments
      label="Our family earns, a year"
      options={options}
      chosen={useIncome()}
      onChoose={chooseIncome}
    />
  )
}

test('an income is chosen, taken back, kept in this tab only and never sent', async () => {
  const user = userEvent.setup()
  render(<IncomeChoice />)
  const middle = screen.getByRole('button', { name: '48–75k' })
  await user.click(middle)
  expect(middle.getAttribute('aria-pressed')).toBe('true')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
  expect(requests()).toEqual([])
  await user.click(middle)
  expect(middle.getAttribute('aria-pressed')).toBe('false')
  expect(profileText().income).toBe('')
})

test('logging out forgets the income, and an unknown value is ignored', () => {
  chooseIncome(4)
  render(<IncomeChoice />)
  expect(screen.getByRole('button', { name: '110k+' }).getAttribute('aria-pressed')).toBe('true')
  act(() => perVisit.clear()) // what a logout does
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(5)
  act(() => void perVisit.write('profile', '{"income":"7"}'))
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(5)
})
