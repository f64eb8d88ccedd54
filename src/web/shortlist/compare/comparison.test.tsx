import { render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type CollegeFacts, collegeFacts } from '#contract/colleges/look-up.ts'
import { harvard, mesa } from '#web/testing/college-facts.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { Comparison } from './comparison.tsx'
import { useFacts } from './table/loaded-facts.ts'

let used = 0
/** Another id in each test: facts are kept for the visit. */
const anew = (facts: CollegeFacts): CollegeFacts => ({ ...facts, id: 900_000 + used++ })

const factsOf = ({ id }: CollegeFacts) => ({ ...collegeFacts, path: `/colleges/${id}/` as const })
const choice = ({ id, name }: CollegeFacts) => ({ unitid: id, collegeName: name })

function Page({ first }: { first: readonly CollegeFacts[] }) {
  const [colleges, setColleges] = useState<readonly CollegeFacts[]>([])
  return (
    <>
      <button type="button" onClick={() => setColleges(first)}>
        Compare
      </button>
      <Comparison
        colleges={colleges.map(choice)}
        onRemove={(unitid) => setColleges(colleges.filter(({ id }) => id !== unitid))}
        onClose={() => setColleges([])}
      />
    </>
  )
}

async function compare(...colleges: CollegeFacts[]) {
  const user = userEvent.setup()
  render(<Page first={colleges} />)
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  return user
}

const rowOf = (label: string) => screen.getByRole('row', { name: new RegExp(`^${label}`) })
const cellsOf = (label: string) => within(rowOf(label)).getAllByRole('cell')

test('two colleges stand side by side, each fact with its year, and the sources below', async () => {
  const [one, two] = [anew(harvard()), anew(mesa())]
  replyTo(factsOf(one), one)
  replyTo(factsOf(two), two)
  await compare(one, two)
  const dialog = screen.getByRole('dialog', { name: 'Compare colleges' })
  expect(await within(dialog).findByText('3.6%')).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Fact',
    'Harvard University',
    'San Diego Mesa College',
  ])
  expect(within(rowOf('Undergraduates')).getByRole('rowheader').textContent).toBe('Undergraduates fall 2023')
  expect(cellsOf('In-state tuition').map((cell) => cell.textContent)).toEqual([
    'Harvard$61,676 2024-25',
    'San Diego Mesa$1,150 2023-24',
  ])
  expect(cellsOf('Acceptance rate')[1]?.textContent).toContain('Open admission 2024-25')
  expect(cellsOf('Median earnings')[1]?.textContent).toContain('N/A suppressed for privacy')
  expect(cellsOf('Average net price')[1]?.textContent).toContain('-$904')
  expect(screen.getByRole('rowheader', { name: /^Net price by family income/ }).textContent).toContain(
    '2022-23',
  )
  expect(screen.getByText(/^Sources: IPEDS Directory; IPEDS Admissions; College Scorecard\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Website of Harvard University' }).getAttribute('href')).toBe(
    'https://www.harvard.edu/',
  )
})

test('a college that cannot be loaded hides no other, and can be tried again', async () => {
  const [one, two] = [anew(harvard()), anew(mesa())]
  replyTo(factsOf(one), one)
  failOn(factsOf(two), 500, {}, { times: 1 })
  const user = await compare(one, two)
  expect(await screen.findByText('The facts of this college could not be loaded.')).toBeTruthy()
  expect(cellsOf('Acceptance rate').map((cell) => cell.textContent)).toEqual([
    'Harvard3.6%',
    'San Diego MesaNot loaded–',
  ])
  replyTo(factsOf(two), two)
  await user.click(screen.getByRole('button', { name: 'Try again to load San Diego Mesa College' }))
  expect(await screen.findByText('Open admission')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(cellsOf('Location')[1]))
  expect(screen.queryByText('The facts of this college could not be loaded.')).toBeNull()
})

test('one of three can be taken out, which is said; of two none', async () => {
  const all = [anew(harvard()), anew(mesa()), anew(harvard({ name: 'Reed College' }))]
  for (const one of all) replyTo(factsOf(one), one)
  const user = await compare(...all)
  await screen.findByText('Open admission')
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Remove San Diego Mesa College from comparison' }))
  expect(screen.getByText('San Diego Mesa College was taken out of the comparison.')).toBeTruthy()
  expect(screen.queryByText('Open admission')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

test('one college alone is named in the title; there is nothing to remove or to rank', async () => {
  const one = anew(harvard())
  replyTo(factsOf(one), one)
  await compare(one)
  const dialog = screen.getByRole('dialog', { name: 'Harvard University' })
  expect(await within(dialog).findByText('3.6%')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(screen.getByText(/^Sources: .* We show what was reported\.$/)).toBeTruthy()
})

test('no college at all asks for nothing', () => {
  const { result } = renderHook(() => useFacts([]))
  expect(result.current).toEqual([])
  expect(requests()).toEqual([])
})

test('a second look in the same visit asks for nothing again', async () => {
  const [one, two] = [anew(harvard()), anew(mesa())]
  replyTo(factsOf(one), one)
  replyTo(factsOf(two), two)
  const user = await compare(one, two)
  await screen.findByText('3.6%')
  const asked = requests().length
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(screen.getByText('3.6%')).toBeTruthy()
  expect(requests()).toHaveLength(asked)
})

test('bars are decoration: what is read aloud is the number', async () => {
  const [one, two] = [anew(harvard()), anew(mesa())]
  replyTo(factsOf(one), one)
  replyTo(factsOf(two), two)
  await compare(one, two)
  await screen.findByText('3.6%')
  const bars = document.querySelectorAll('.compare-bar')
  expect(bars.length).toBeGreaterThan(20)
  for (const bar of bars) expect(bar.getAttribute('aria-hidden')).toBe('true')
})
