import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/shortlist/outlook.ts'
import { gapsOf, type Listed, suggestedPrice } from './gaps.ts'

const listed = (unitid: number, changes: Partial<Listed> = {}): Listed => ({
  saved: { unitid, status: 'Considering', deadline: '2027-01-08' },
  name: `College ${unitid}`,
  state: unitid % 2 === 0 ? 'Oregon' : 'Washington',
  safe: true,
  price: { amount: 12_000, beforeGrants: false, forIncome: false },
  hasAdmissionsPage: true,
  ...changes,
})

const portlandState: Suggestion = {
  unitid: 209807,
  collegeName: 'Portland State University',
  location: 'Portland, Oregon',
  match: 84,
  chance: { band: 'likely', low: 0.93, high: 0.97 },
  rules: [],
  price: { kind: 'net price', amount: 15_900, year: '2022-23', source: 'IPEDS' },
  netPriceByIncome: [11_000, 12_000, 13_162, 17_000, 19_000],
}
const farAway: Suggestion = {
  ...portlandState,
  unitid: 1,
  collegeName: 'Far Away College',
  location: 'Boise, Idaho',
  chance: { band: 'target', low: 0.4, high: 0.6 },
}

const look = (list: readonly Listed[], suggestions: readonly Suggestion[] = [portlandState, farAway]) =>
  gapsOf({ list, suggestions, income: 2 })

test('a list that lacks nothing has no gap', () => {
  expect(look([listed(2), listed(3), listed(4)])).toEqual([])
  expect(look([])).toEqual([])
})

test('no likely college: the engine’s suggestion, with its chance and the price for this income', () => {
  expect(look([listed(2, { safe: false })])).toEqual([
    {
      key: 'likely',
      lacks: 'No likely college yet.',
      more: 'Portland State University would be: 93–97%, $13,162.',
      act: { do: 'add', suggestion: portlandState },
    },
  ])
})

test('no likely one under a price; without a published price nothing is claimed', () => {
  const dear = { price: { amount: 22_000, beforeGrants: false, forIncome: true } }
  expect(look([listed(2, dear)])[0]?.lacks).toBe('No likely college under $15,000 a year.')
  expect(look([listed(2, { price: null })])).toEqual([])
  // With no income chosen the average counts, and that is not under the price.
  expect(gapsOf({ list: [listed(2, dear)], suggestions: [portlandState], income: null })).toEqual([])
})

test('all in one state: the suggestion is elsewhere', () => {
  const [gap] = look([listed(2), listed(4), listed(6)])
  expect(gap?.lacks).toBe('All three are in Oregon.')
  expect(gap?.act).toEqual({ do: 'add', suggestion: farAway })
})

test('half of the list above a price, and how many of those are before grants', () => {
  const dear = (beforeGrants: boolean) => ({ price: { amount: 31_000, beforeGrants, forIncome: false } })
  const [gap] = look([listed(2, dear(true)), listed(3, dear(false)), listed(4)])
  expect(gap).toMatchObject({
    lacks: 'Two of three cost more than $28,000 a year.',
    more: 'One of them is out of state, before grants.',
    act: { do: 'see prices' },
  })
})

test('a college without a date is named; one that is sent needs none', () => {
  const undated = (status: 'Considering' | 'Submitted') => ({ saved: { unitid: 5, status, deadline: null } })
  expect(look([listed(2), listed(5, undated('Considering'))])[0]).toMatchObject({
    lacks: 'College 5 has no date yet.',
    act: { do: 'set date', unitid: 5 },
  })
  expect(look([listed(2), listed(5, undated('Submitted'))])).toEqual([])
})

test('what is on the list is never suggested', () => {
  expect(look([listed(209807)], [portlandState])).toEqual([])
})

test('no likely college and nothing near to suggest: the search is one press away', () => {
  expect(look([listed(209807, { safe: false })], [portlandState])).toMatchObject([
    { lacks: 'No likely college yet.', act: { do: 'find' } },
  ])
})

test('before grants a price is the same for every income', () => {
  const outOfState = {
    ...portlandState,
    price: { kind: 'before grants' as const, amount: 40_000, year: '', source: '' },
  }
  expect([0, 4].map((income) => suggestedPrice(outOfState, income as 0 | 4))).toEqual([40_000, 40_000])
})
