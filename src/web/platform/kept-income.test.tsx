import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepIncome } from './kept-income.ts'
import { perVisit } from './storage.ts'

function page() {
  render(
    <select aria-label="Family income" data-control="income" defaultValue="2">
      {[0, 1, 2, 3, 4].map((band) => (
        <option key={band} value={band}>
          {band}
        </option>
      ))}
    </select>,
  )
  keepIncome()
  return screen.getByLabelText<HTMLSelectElement>('Family income')
}

test('an income chosen on one page is chosen on the next, and stays in this tab', () => {
  const first = page()
  fireEvent.change(first, { target: { value: '4' } })
  expect([sessionStorage.getItem('family-income'), localStorage.length]).toEqual(['4', 0])
  cleanup()
  expect(page().value).toBe('4')
})

test('a page that Back brings again shows the choice made since', () => {
  const choice = page()
  perVisit.write('family-income', '0')
  window.dispatchEvent(new Event('pageshow'))
  expect(choice.value).toBe('0')
})

test('what is no income is not chosen', () => {
  perVisit.write('family-income', '7')
  expect(page().value).toBe('2')
})
