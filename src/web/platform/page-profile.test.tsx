import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Answers } from '#web/colleges/page/answers.tsx'
import { collegePage } from '#web/testing/college-page.ts'
import { followProfile } from './page-profile.ts'
import { profileText, tell } from './profile.ts'
import { perVisit } from './storage.ts'

const price = (amount: number, kind: 'net price' | 'before grants', agreement?: string) => ({
  kind,
  amount,
  year: '2023-24',
  source: 'College Scorecard',
  ...(agreement && { agreement }),
})

function longBeach() {
  const yearly = {
    resident: price(9_063, 'net price'),
    visitor: price(35_990, 'before grants'),
    agreed: [{ state: 'NV', price: price(20_000, 'before grants', 'an agreement') }],
    byIncome: [19_000, 25_000, 14_000, 28_000, 53_000],
  }
  const page = collegePage({ control: 'public', state: 'CA', stateName: 'California' })
  render(<Answers page={{ ...page, price: { ...page.price, yearly } }} />)
  followProfile()
  return {
    home: screen.getByLabelText<HTMLSelectElement>('Home state'),
    income: screen.getByLabelText<HTMLSelectElement>('Family income'),
  }
}

/** The prices whose part of the page is not hidden: the stylesheet chooses among them by income. */
const shown = () => {
  const tile = screen.getByRole('region', { name: 'What would you pay?' })
  const parts = [...tile.querySelectorAll<HTMLElement>('p [data-for-home]')].filter(({ hidden }) => !hidden)
  return parts.map(({ textContent }) => textContent)
}

test('a public college shows residents, visitors and those with an agreed rate their own price', () => {
  const { home } = longBeach()
  expect(home.selectedOptions[0]?.textContent).toBe('California, supposed')
  expect(shown()).toEqual(['$9,063$19,000$25,000$14,000$28,000$53,000'])
  fireEvent.change(home, { target: { value: 'OR' } })
  expect(shown()).toEqual([Array(6).fill('$35,990').join('')])
  act(() => tell({ home: 'NV' })) // on another part of the page
  expect([home.value, ...shown()]).toEqual(['NV', Array(6).fill('$20,000').join('')])
  act(() => tell({ home: 'CA' }))
  expect(shown()).toEqual(['$9,063$19,000$25,000$14,000$28,000$53,000'])
})

test('what is chosen on one page is chosen on the next, and stays in this tab', () => {
  const first = longBeach()
  fireEvent.change(first.income, { target: { value: '4' } })
  fireEvent.change(first.home, { target: { value: 'OR' } })
  expect([profileText().income, profileText().home, localStorage.length]).toEqual(['4', 'OR', 0])
  cleanup()
  const next = longBeach()
  expect([next.income.value, next.home.value]).toEqual(['4', 'OR'])
})

test('a page that Back brings again shows the choice made since', () => {
  const { income } = longBeach()
  perVisit.write('profile', '{"income":"0"}')
  window.dispatchEvent(new Event('pageshow'))
  expect(income.value).toBe('0')
})

test('what is no income and no state is not chosen', () => {
  perVisit.write('profile', '{"income":"7","home":"XX"}')
  const { income, home } = longBeach()
  expect([income.value, home.value]).toEqual(['', ''])
})
