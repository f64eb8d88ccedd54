import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdmissionRule } from '#contract/matching/report.ts'
import type { PlanName } from '#contract/plans.ts'
import { type Outlook, outlook } from '#contract/shortlist/outlook.ts'
import { saveSearch } from '#web/platform/history.ts'
import type { PriceFacts } from '#web/platform/price.ts'
import { chooseIncome } from '#web/platform/use-profile.ts'
import { freeReport, keptSearch } from '#web/testing/report.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { account } from '#web/testing/session.ts'
import { Own } from './comparison-island.tsx'

const looked: Outlook = {
  colleges: [
    { unitid: 1, match: 86, chance: { low: 0.81, high: 0.97, band: 'likely' }, rules: [], price: null },
    { unitid: 2, match: null, chance: { low: 0.01, high: 0.03, band: 'far reach' }, rules: [], price: null },
  ],
  odds: null,
  sure: [],
  suggestions: [],
}

const yearly = (kind: 'net price' | 'before grants', amount: number) =>
  ({ kind, amount, year: '2022-23', source: 'College Scorecard' }) as const
/** College 1 is in the student's state, college 2 in another, and of the third nothing is published. */
const priceFacts = (unitid: number): PriceFacts => ({
  state: unitid === 1 ? 'OR' : 'FL',
  price:
    unitid > 2
      ? { resident: null, visitor: null }
      : { resident: yearly('net price', 19_568), visitor: yearly('before grants', 31_689) },
  netPriceByIncome: [{ value: 13_219 }, { value: null }],
})

let people = 0
function show(plan: PlanName, unitids: readonly number[], { searched = true } = {}) {
  people += 1
  const id = `compares-${people}`
  const search = searched ? saveSearch(id, keptSearch(freeReport())) : null
  render(
    <table>
      <tbody>
        <Own account={account({ id, plan })} unitids={unitids} prices={unitids.map(priceFacts)} />
      </tbody>
    </table>,
  )
  return search
}

const cells = async (label: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${label}`) })).findAllByRole('cell')

test('Senior: match and chance of every college, each in its own row, and the search they follow', async () => {
  replyTo(outlook, looked)
  const search = show('gold', [1, 2])
  const latest = await screen.findByRole('link', { name: /^Biology\s· Oregon\s· GPA\s3.7\s· SAT\s1290$/ })
  expect(latest.getAttribute('href')).toBe(`/college-match?search=${search?.id}`)
  const [fits, lacks] = await cells('Match')
  expect(within(fits as HTMLElement).getByRole('img', { name: '86% match' })).toBeTruthy()
  expect(lacks?.textContent).toBe('Does not award your major')
  expect((await cells('Chance')).map(({ textContent }) => textContent)).toEqual([
    'Likely81–97%',
    'Far reachunder 4%',
  ])
  expect(requests().at(-1)?.body).toMatchObject({ gpa_unweighted: '3.7', colleges: [1, 2] })
})

test('the price is the one for the own state and income, of its kind; the income is in no request', async () => {
  replyTo(outlook, looked)
  chooseIncome(0)
  show('gold', [1, 2, 3])
  await screen.findByRole('img', { name: '86% match' })
  const prices = (await cells('Your price')).map(({ textContent }) => textContent)
  expect(prices).toEqual([
    '$13,219after grants, living costs in, income under $30k',
    '$31,689before grants, out of state, living costs in',
    'Not published',
  ])
  act(() => chooseIncome(null))
  expect((await cells('Your price'))[0]?.textContent).toBe(
    '$19,568after grants, living costs in, all incomes',
  )
  expect(JSON.stringify(requests())).not.toMatch(/income|30k/)
})

const minimum: AdmissionRule = {
  kind: 'minimum',
  text: 'Residents need a 3.0 in the required courses.',
  link: 'https://admission.example.edu/minimum',
  source: 'Example State, requirements',
  readOn: '2026-11-16',
}
const caution: AdmissionRule = { ...minimum, kind: 'caution', text: 'Asks for an audition.' }

test('below a published minimum the rule stands with its source, and no other rule beside it', async () => {
  const chance = { low: null, high: null, band: 'below the published minimum' } as const
  const below = { unitid: 1, match: 60, chance, rules: [caution, minimum], price: null }
  replyTo(outlook, { ...looked, colleges: [below, { ...below, unitid: 2, chance: null, rules: [caution] }] })
  show('gold', [1, 2])
  const [told, unknown] = await cells('Chance')
  expect(told?.textContent).toBe(
    'Below the minimumResidents need a 3.0 in the required courses. Example State, requirements',
  )
  const source = within(told as HTMLElement).getByRole('link', { name: minimum.source })
  expect(source.getAttribute('href')).toBe(minimum.link)
  expect(unknown?.textContent).toBe('Not known')
})

test('free: only what the search has shown; nothing is asked for what is locked', async () => {
  const [locked, , open] = freeReport().collegeList
  if (!locked || !open?.chance) throw new Error('the sample has three')
  show('free', [open.unitid, locked.unitid, 4])
  const rings = (await cells('Match')).map((cell) => within(cell).getByRole('img').getAttribute('aria-label'))
  expect(rings).toEqual([`${open.matchPercentage}% match`, 'Match score locked', 'Match score locked'])
  const chances = (await cells('Chance')).map(({ textContent }) => textContent)
  expect(chances[0]).toMatch(/^[A-Z][a-z ]+\d+–\d+%$/)
  expect(chances.slice(1)).toEqual([' Senioryour chance, worked out', ' Senioryour chance, worked out'])
  expect(screen.getByText(/On the Freshman plan one college of each search is open/)).toBeTruthy()
  expect(requests()).toEqual([])
})

test('without a search on this device there is a way to the four answers', async () => {
  show('gold', [1, 2], { searched: false })
  const link = await screen.findByRole('link', { name: 'Answer them' })
  expect(link.getAttribute('href')).toBe('/college-match')
  expect(screen.queryByRole('row', { name: /^Match/ })).toBeNull()
  expect(requests()).toEqual([])
})

test('numbers that cannot be had are said to be missing, and no empty rows stand for them', async () => {
  failOn(outlook, 500)
  show('gold', [1, 2])
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your chances could not be worked out. Please try again.',
  )
  expect(screen.queryByRole('row', { name: /^Chance/ })).toBeNull()
})
