import { expect, test } from 'vitest'
import type { Figure } from '#contract/matching/report.ts'
import type { ListedFacts } from '#contract/shortlist/outlook.ts'
import { priceFromFacts } from '#web/platform/price.ts'
import { degreePrice, federalLoans, mostBorrowed } from './degree-price.ts'
import { adviceOf } from './test-advice.ts'

const source = { year: '2022-23', source: 'IPEDS' }

const figure = (value: number | null): Figure => ({
  value,
  ...source,
  absent: value === null ? 'not reported' : null,
})

const facts = (changes: Partial<ListedFacts> = {}): ListedFacts => ({
  unitid: 1,
  state: 'OR',
  isPublic: true,
  openAdmission: false,
  admitRate: figure(80),
  fourYearRate: figure(58),
  sixYearRate: figure(72),
  netPrice: figure(19_000),
  netPriceByIncome: [8_000, 10_000, 14_000, null, 24_000].map(figure),
  tuition: { inState: figure(13_000), outOfState: figure(39_000) },
  price: {
    resident: { kind: 'net price', amount: 19_000, ...source },
    visitor: { kind: 'before grants', amount: 41_000, ...source },
  },
  tests: {
    policy: 'optional',
    sat: { low: 1310, middle: 1400, high: 1480 },
    act: { low: 29, middle: 31, high: 33 },
    satShare: figure(41),
    actShare: figure(12),
  },
  rounds: [],
  page: '/colleges/reed-college',
  links: { website: null, admissions: null, netPriceCalculator: null },
  ...changes,
})

test('a resident, and anyone at a private college, pays the published price of their income', () => {
  expect(priceFromFacts(facts(), { home: 'OR', income: 2 })).toEqual({
    amount: 14_000,
    beforeGrants: false,
    forIncome: true,
  })
  expect(priceFromFacts(facts(), { home: 'OR', income: null })?.amount).toBe(19_000)
  // Not published for this income: the average of all, and it says so.
  expect(priceFromFacts(facts(), { home: 'OR', income: 3 })).toMatchObject({
    amount: 19_000,
    forIncome: false,
  })
  const { resident } = facts().price
  const college = facts({ isPublic: false, price: { resident, visitor: resident } })
  expect(priceFromFacts(college, { home: 'WA', income: 0 })?.amount).toBe(8_000)
})

test('a resident net price is never shown to a non-resident', () => {
  expect(priceFromFacts(facts(), { home: 'WA', income: 2 })).toEqual({
    amount: 41_000,
    beforeGrants: true,
    forIncome: false,
  })
  const price = { ...facts().price, visitor: null }
  expect(priceFromFacts(facts({ price }), { home: 'WA', income: 2 })).toBeNull()
})

const yearly = { amount: 10_000, beforeGrants: false, forIncome: true }

test('a degree is four years, and five where most take longer', () => {
  expect(degreePrice(yearly, facts())).toEqual({ four: 40_000, five: null, fourYearRate: 58 })
  expect(degreePrice(yearly, facts({ fourYearRate: figure(31) }))).toMatchObject({ five: 50_000 })
  expect(degreePrice(yearly, facts({ fourYearRate: figure(null) }))).toMatchObject({ five: null })
  // Where grants were higher than the cost, the published price is below zero.
  expect(degreePrice({ ...yearly, amount: -4_129 }, facts()).four).toBe(0)
})

test('federal loans of a dependent student: 5,500, 6,500, 7,500, 7,500, and 31,000 in all', () => {
  expect(mostBorrowed(4)).toBe(27_000)
  expect(mostBorrowed(5)).toBe(31_000)
  expect(federalLoans.readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

const advice = (sat: number | null, changes: Partial<ListedFacts['tests']> = {}, firstGeneration = false) =>
  adviceOf({ ...facts().tests, ...changes }, { sat, act: null, firstGeneration })

test('above the middle of senders: send; between the lower edge and the middle: lean send; below: no', () => {
  expect(advice(1400).label).toBe('Send')
  expect(advice(1399).label).toBe('Lean send')
  expect(advice(1310).label).toBe('Lean send')
  expect(advice(1309).label).toBe('Don’t send')
})

test('lean send, more so for first-generation students', () => {
  expect(advice(1350, {}, true).why).toContain('lean further')
  expect(advice(1350).why).not.toContain('lean further')
})

test('required: send; not considered: nothing', () => {
  expect(advice(1200, { policy: 'required' }).label).toBe('Required')
  expect(advice(1500, { policy: 'not considered' }).label).toBe('Not looked at')
})

test('the advice names the range and the share of first-years who sent one, and never a chance', () => {
  const { why } = advice(1290)
  expect(why).toContain('1310 to 1480')
  expect(why).toContain('41% of first-years sent an SAT score')
  expect(why).not.toMatch(/chance|odds/)
})

test('of two scores the better one counts; without a score or a range nothing is claimed', () => {
  expect(adviceOf(facts().tests, { sat: 1200, act: 32, firstGeneration: false }).label).toBe('Send')
  expect(adviceOf(facts().tests, { sat: null, act: null, firstGeneration: false }).label).toBe('No score yet')
  expect(advice(1400, { sat: null, act: null }).label).toBe('Not known')
})

test('an ACT score is compared on the ACT, and by the test makers’ table where only an SAT range is told', () => {
  const act = (score: number, changes: Partial<ListedFacts['tests']> = {}) =>
    adviceOf({ ...facts().tests, ...changes }, { sat: null, act: score, firstGeneration: false })
  expect([28, 29, 31].map((score) => act(score).label)).toEqual(['Don’t send', 'Lean send', 'Send'])
  const onSat = act(31, { act: null })
  expect(onSat.label).toBe('Send')
  expect(onSat.why).toContain('Your ACT of 31, about 1400 on the SAT, is in the upper half')
  expect(act(27, { act: null }).label).toBe('Don’t send')
})
