import { expect, test } from 'vitest'
import type { ChanceBand } from '#contract/matching/report.ts'
import type { Assessment, Outlook } from '#contract/shortlist/outlook.ts'
import type { ApplicationStatus } from '#contract/shortlist/saved-colleges.ts'
import { movedBy } from './moved.ts'
import { spreadOf, verdictOf } from './verdict.ts'

const college = (
  unitid: number,
  band: ChanceBand,
  low: number | null = null,
  high: number | null = null,
): Assessment => ({
  unitid,
  match: 80,
  chance: { band, low, high },
  rules: [],
  price: null,
})

const outlookOf = (...colleges: Assessment[]): Outlook => ({
  colleges,
  odds: { low: 0.934, high: 0.98 },
  sure: colleges.filter(({ chance }) => chance?.low === null).map(({ unitid }) => unitid),
  suggestions: [],
})

/** Colleges 1 to `count`, each with the status given for it. */
const list = (count: number, statuses: Record<number, ApplicationStatus> = {}) =>
  Array.from({ length: count }, (_, i) => ({ unitid: i + 1, status: statuses[i + 1] ?? 'Considering' }))

const nameOf = (unitid: number) => `College ${unitid}`

test('the verdict counts likely, target, reach and far reach, and gives the odds as a range', () => {
  const outlook = outlookOf(
    college(1, 'likely', 0.9, 0.97),
    college(2, 'likely', 0.89, 0.97),
    college(3, 'target', 0.4, 0.7),
    college(4, 'reach', 0.1, 0.3),
    college(5, 'far reach', 0.02, 0.1),
  )
  expect(verdictOf(outlook, list(5), nameOf)).toEqual({
    spread: 'Five colleges: two likely, one target, one reach, one far reach.',
    yes: null,
    odds: 'The odds of at least one yes are 93–98%.',
    sure: null,
    unknown: null,
  })
})

test('an open or automatic college is said to be a sure place under its rule instead of odds', () => {
  const { odds, sure, spread } = verdictOf(
    outlookOf(college(1, 'automatic'), college(2, 'reach', 0.1, 0.2)),
    list(2),
    nameOf,
  )
  expect(odds).toBeNull()
  expect(sure).toBe('College 1 is a sure place under its rule.')
  expect(spread).toBe('Two colleges: one likely, one reach.')
})

test('98 is the most we ever say, and it is said', () => {
  const outlook = { ...outlookOf(college(1, 'likely', 0.9, 0.97)), odds: { low: 0.98, high: 0.98 } }
  expect(verdictOf(outlook, list(1), nameOf).odds).toBe(
    'The odds of at least one yes are 98%, the most we ever say.',
  )
})

test('a college without figures is counted and said to be without', () => {
  const { unknown } = verdictOf(outlookOf(college(1, 'likely', 0.9, 0.97)), list(3), nameOf)
  expect(unknown).toBe('Two of them have no published figures to estimate a chance from.')
})

test('below a published minimum is a group of its own, never likely', () => {
  expect(spreadOf(outlookOf(college(1, 'below the published minimum')), list(1))).toMatchObject([
    { key: 'below', count: 1, tone: 'bad' },
  ])
})

const four = () =>
  outlookOf(
    college(1, 'likely', 0.9, 0.97),
    college(2, 'likely', 0.89, 0.97),
    college(3, 'target', 0.4, 0.7),
    college(4, 'reach', 0.1, 0.2),
  )
const said = (statuses: Record<number, ApplicationStatus>) => {
  const { spread, yes, odds, sure, unknown } = verdictOf(four(), list(4, statuses), nameOf)
  return [spread, yes, odds, sure, unknown].filter((words) => words !== null).join(' ')
}

test.each([
  [
    { 1: 'Submitted' },
    'Four colleges: two likely, one target, one reach. The odds of at least one yes are 93–98%.',
  ],
  [
    { 1: 'Accepted', 2: 'Denied' },
    'Four colleges: one accepted, one target, one reach, one denied. College 1 said yes. The odds of another yes are 93–98%.',
  ],
  [
    { 1: 'Waitlisted', 2: 'Denied' },
    'Four colleges: one target, one reach, one waitlisted, one denied. The odds of at least one yes are 93–98%.',
  ],
  [
    { 1: 'Accepted', 2: 'Denied', 3: 'Accepted', 4: 'Waitlisted' },
    'Four colleges: two accepted, one waitlisted, one denied. College 1 and College 3 said yes.',
  ],
  [{ 1: 'Denied', 2: 'Denied', 3: 'Denied', 4: 'Denied' }, 'Four colleges: four denied.'],
  [
    { 1: 'Enrolled', 2: 'Accepted' },
    'Four colleges: two accepted, one target, one reach. You are enrolled at College 1.',
  ],
] as [Record<number, ApplicationStatus>, string][])('%j: %s', (statuses, words) => {
  expect(said(statuses)).toBe(words)
})

test('a place that was sure and has answered is told as an answer only', () => {
  const { yes, sure, odds } = verdictOf(
    outlookOf(college(1, 'automatic'), college(2, 'reach', 0.1, 0.2)),
    list(2, { 1: 'Accepted' }),
    nameOf,
  )
  expect([yes, sure, odds]).toEqual(['College 1 said yes.', null, 'The odds of another yes are 93–98%.'])
})

test('what-if tells a new band and moves of three points and more, the largest first', () => {
  const real = outlookOf(
    college(1, 'reach', 0.15, 0.3),
    college(2, 'target', 0.4, 0.6),
    college(3, 'likely', 0.9, 0.96),
  )
  const tried = outlookOf(
    college(1, 'target', 0.2, 0.4),
    college(2, 'target', 0.5, 0.75),
    college(3, 'likely', 0.91, 0.97),
  )
  const { changes, still } = movedBy(real, tried)
  expect(changes.map(({ unitid, words }) => `${unitid}: ${words}`)).toEqual([
    '2: 40–60% to 50–75%',
    '1: 15–30% to 20–40%',
  ])
  expect(still).toEqual([3])
})
