import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/shortlist/outlook.ts'
import { isLikely } from '#web/platform/chance.ts'
import { stateOf } from '#web/platform/figures.ts'
import { priceForIncome } from '#web/platform/price.ts'
import { type Gap, gapsOf, type Listed } from './gaps.ts'

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

const unpriced: Suggestion = { ...portlandState, price: null, netPriceByIncome: [] }

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
      more: 'Portland State University would be one: $13,162 a year, a chance of 93–97%.',
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

const dear = (beforeGrants: boolean) => ({ price: { amount: 31_000, beforeGrants, forIncome: false } })

test('half of the list above a price, how many of those before grants, and a college that costs less', () => {
  const list = [listed(2, dear(true)), listed(3, dear(false)), listed(4)]
  expect(look(list)).toMatchObject([
    {
      lacks: 'Two of three cost more than $28,000 a year, one of them before grants.',
      more: 'Portland State University costs less: $13,162 a year, a chance of 93–97%.',
      act: { do: 'add', suggestion: portlandState },
    },
  ])
  expect(look([...list, listed(5)])).toHaveLength(1)
  expect(look([...list, listed(5), listed(6)])).toEqual([])
})

test('where nothing near costs less, the prices are one press away', () => {
  expect(look([listed(2, dear(false)), listed(3, dear(false)), listed(4)], [])).toMatchObject([
    { lacks: 'Two of three cost more than $28,000 a year.', act: { do: 'see prices' } },
  ])
})

test('a college without a date is named; one that is sent needs none', () => {
  const undated = (status: 'Considering' | 'Submitted') => ({ saved: { unitid: 5, status, deadline: null } })
  expect(look([listed(2), listed(5, undated('Considering'))])[0]).toMatchObject({
    lacks: 'College 5 has no date yet.',
    act: { do: 'set date', unitid: 5 },
  })
  expect(look([listed(2), listed(5, undated('Submitted'))])).toEqual([])
})

const undated = (unitid: number, hasAdmissionsPage: boolean) =>
  listed(unitid, { saved: { unitid, status: 'Applying', deadline: null }, hasAdmissionsPage })
const inDistrict = (unitid: number) => listed(unitid, { state: 'District of Columbia' })

test.each<[string, Listed[], Suggestion[]]>([
  [
    'No likely college yet. Portland State University would be one: $13,162 a year, a chance of 93–97%.',
    [listed(2, { safe: false })],
    [portlandState],
  ],
  [
    'No likely college yet. Portland State University would be one: automatic admission.',
    [listed(2, { safe: false })],
    [{ ...unpriced, chance: { band: 'automatic', low: null, high: null } }],
  ],
  [
    'No likely college yet. Portland State University would be one: open admission.',
    [listed(2, { safe: false })],
    [{ ...unpriced, chance: { band: 'open admission', low: null, high: null } }],
  ],
  ['No likely college yet. A search with your answers can find one.', [listed(2, { safe: false })], []],
  [
    'No likely college under $15,000 a year. Portland State University would be one: $13,162 a year, a chance of 93–97%.',
    [listed(2, { price: { amount: 22_000, beforeGrants: false, forIncome: true } })],
    [portlandState],
  ],
  [
    'All three are in Oregon. Far Away College is in Idaho: $13,162 a year, a chance of 40–60%.',
    [listed(2), listed(4), listed(6)],
    [farAway],
  ],
  [
    'All three are in the District of Columbia. Portland State University is in Oregon.',
    [inDistrict(2), inDistrict(4), inDistrict(6)],
    [{ ...unpriced, chance: null }],
  ],
  [
    'Two of three cost more than $28,000 a year. Far Away College costs less: $13,162 a year, a chance of 40–60%.',
    [listed(2, dear(false)), listed(3, dear(false)), listed(4)],
    [farAway],
  ],
  [
    'Two of three cost more than $28,000 a year. Their net price calculators say what it would be for you.',
    [listed(2, dear(false)), listed(3, dear(false)), listed(4)],
    [],
  ],
  ['College 5 has no date yet. Its admissions page has this year’s.', [undated(5, true)], []],
  ['College 5 has no date yet. Ask its admissions office for this year’s.', [undated(5, false)], []],
  [
    'Two colleges have no date yet. Their admissions pages have this year’s.',
    [undated(2, true), undated(5, true)],
    [],
  ],
  [
    'Two colleges have no date yet. Ask their admissions offices for this year’s.',
    [undated(2, false), undated(5, false)],
    [],
  ],
])('“%s” reads as whole sentences', (sentences, list, suggestions) => {
  expect(look(list, suggestions).map(({ lacks, more }) => `${lacks} ${more}`)).toEqual([sentences])
})

test('what is on the list is never suggested', () => {
  expect(look([listed(209807)], [portlandState])).toEqual([])
})

test('no likely college and nothing near to suggest: the search is one press away', () => {
  expect(look([listed(209807, { safe: false })], [portlandState])).toMatchObject([
    { lacks: 'No likely college yet.', act: { do: 'find' } },
  ])
})

test('one college is suggested for one gap at a time', () => {
  const gaps = look([listed(2, { ...dear(true), safe: false }), listed(3, dear(true)), listed(4, dear(true))])
  expect(gaps.map(({ key, act }) => [key, act.do === 'add' && act.suggestion.collegeName])).toEqual([
    ['likely', 'Portland State University'],
    ['price', 'Far Away College'],
  ])
})

test('a gap offers a second college where another fits, and none that fills another gap', () => {
  const likely = { ...farAway, unitid: 77, collegeName: 'Second College', chance: portlandState.chance }
  const [gap] = look([listed(2, { safe: false })], [portlandState, likely])
  expect(gap?.act).toMatchObject({ suggestion: portlandState, other: { suggestion: likely } })
  const both = look(
    [listed(2, { ...dear(true), safe: false }), listed(3, dear(true)), listed(4, dear(true))],
    [portlandState, farAway],
  )
  expect(both.map(({ act }) => act.do === 'add' && act.other)).toEqual([undefined, undefined])
})

/** The list after a gap's button was pressed and what it asks for was done. */
function press(list: readonly Listed[], { act }: Gap): Listed[] {
  if (act.do === 'set date')
    return list.map((one) =>
      one.saved.unitid === act.unitid ? { ...one, saved: { ...one.saved, deadline: '2027-01-08' } } : one,
    )
  if (act.do !== 'add') throw new Error(`${act.do} changes nothing`)
  const { unitid, collegeName, location, chance, price, netPriceByIncome } = act.suggestion
  const added = {
    name: collegeName,
    state: stateOf(location),
    safe: isLikely(chance),
    price: priceForIncome(price, netPriceByIncome, 2),
  }
  return [...list, listed(unitid, added)]
}

test.each<[string, Listed[]]>([
  ['No likely college yet.', [listed(2, { safe: false })]],
  [
    'No likely college under $15,000 a year.',
    [listed(2, { price: { ...dear(false).price, amount: 22_000 } })],
  ],
  ['All three are in Oregon.', [listed(2), listed(4), listed(6)]],
  [
    'Two of four cost more than $28,000 a year, all of them before grants.',
    [listed(2, dear(true)), listed(3, dear(true)), listed(4), listed(5)],
  ],
  ['College 5 has no date yet.', [listed(5, { saved: { unitid: 5, status: 'Applying', deadline: null } })]],
])('“%s” is gone when its button was pressed', (sentence, list) => {
  const [gap, ...others] = look(list)
  expect([gap?.lacks, others]).toEqual([sentence, []])
  expect(gap && look(press(list, gap))).toEqual([])
})

test('more dear colleges take more presses, until four cost less', () => {
  const cheap = [11, 13, 15, 17, 19].map((unitid) => ({ ...portlandState, unitid }))
  let list = [2, 3, 4, 5, 6, 7].map((unitid) => listed(unitid, { ...dear(true), safe: unitid === 2 }))
  const said: string[] = []
  for (let gap = look(list, cheap).at(-1); gap; gap = look(list, cheap).at(-1)) {
    said.push(gap.lacks.slice(0, gap.lacks.indexOf(' cost')))
    list = press(list, gap)
  }
  expect(said).toEqual(['Six of six', 'Six of seven', 'Six of eight', 'Six of nine'])
})

const having = (unitid: number, status: Listed['saved']['status'], changes: Partial<Listed> = {}) =>
  listed(unitid, { ...changes, saved: { unitid, status, deadline: null } })

test('a college that said no is no part of the list, and is not suggested again', () => {
  const list = [having(portlandState.unitid, 'Denied'), listed(3, { safe: false })]
  expect(look(list).map(({ lacks }) => lacks)).toEqual(['No likely college yet.'])
  expect(look(list)[0]?.act).toEqual({ do: 'find' })
  expect(look([having(2, 'Denied')])[0]?.act).toEqual({ do: 'add', suggestion: portlandState })
})

test('with a yes and nothing to wait for, or enrolled, the list lacks nothing', () => {
  const dear = { price: { amount: 60_000, beforeGrants: false, forIncome: false }, safe: true }
  expect(look([having(2, 'Accepted', dear), having(4, 'Denied', dear)])).toEqual([])
  expect(look([having(2, 'Enrolled', dear), having(4, 'Considering', dear)])).toEqual([])
  expect(look([having(2, 'Accepted', dear), having(4, 'Submitted', dear)])).not.toEqual([])
})
