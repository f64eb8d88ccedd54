import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  after,
  type Change,
  cancelNow,
  dueAt,
  type Moment,
  monthsAfter,
  putCard,
  setCancel,
  subscribe,
} from './lifecycle.ts'
import { cards, type Subscription } from './objects.ts'

const at = (...parts: Parameters<typeof Date.UTC>) => Date.UTC(...parts) / 1000
const day = 86_400

const started = (created = at(2026, 10, 15, 12)) => subscribe('sub_1', 'cus_1', created, 'in_1')
const step = (before: Subscription, happened: readonly Moment[]) => ({
  subscription: after(before, happened),
  happened,
})
const advanced = (before: Subscription, now: number) =>
  step(
    before,
    advance(before, now, () => 'x'),
  )
const changed = (change: Change, before: Subscription, now: number) => step(before, change(before, now))
const types = ({ happened }: { happened: readonly Moment[] }) => happened.map(({ type }) => type)

test('a month later is the same day, or the last one where there is none', () => {
  expect(monthsAfter(at(2026, 0, 31, 9), 1)).toBe(at(2026, 1, 28, 9))
  expect(monthsAfter(at(2028, 0, 31), 1)).toBe(at(2028, 1, 29))
  expect(monthsAfter(at(2026, 11, 15), 1)).toBe(at(2027, 0, 15))
  expect(monthsAfter(at(2026, 0, 31), 2)).toBe(at(2026, 2, 31))
})

test('a later month is always later, and within a day or three of the date', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      (anchor, months) => {
        expect(monthsAfter(anchor, months)).toBeGreaterThan(monthsAfter(anchor, months - 1))
      },
    ),
  )
})

test('each period begins where the last one ended, on the day it was bought, however long nobody looked', () => {
  const created = at(2026, 0, 31)
  const later = advanced(started(created), at(2026, 4, 1))
  expect(later.subscription).toMatchObject({
    current_period_start: at(2026, 3, 30),
    current_period_end: at(2026, 4, 31),
  })
  expect(types(later).filter((type) => type === 'invoice.paid')).toHaveLength(3)
})

test('nothing happens before it is due', () => {
  const billed = started()
  const due = dueAt(billed) ?? 0
  expect(advanced(billed, due - 1).happened).toEqual([])
  expect(types(advanced(billed, due))).toEqual(['invoice.paid', 'customer.subscription.updated'])
})

test('canceled: it ends with the period, once, and stays ended', () => {
  const canceled = changed(setCancel(true), started(), at(2026, 10, 20)).subscription
  expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true })
  const ended = advanced(canceled, at(2027, 6, 1))
  expect(ended.subscription).toMatchObject({ status: 'canceled', ended_at: at(2026, 11, 15, 12) })
  expect(types(ended)).toEqual(['customer.subscription.deleted'])
  expect(advanced(ended.subscription, at(2030, 0, 1)).happened).toEqual([])
})

test('taken back, it renews', () => {
  const back = changed(
    setCancel(false),
    changed(setCancel(true), started(), at(2026, 10, 20)).subscription,
    at(2026, 10, 21),
  ).subscription
  expect(advanced(back, at(2026, 11, 16)).subscription).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
  })
})

test('a declined card: past due, tried again after three, five and seven days, then unpaid', () => {
  const declined = changed(putCard(cards.declined), started(), at(2026, 10, 20)).subscription
  const due = at(2026, 11, 15, 12)
  const statusAt = (time: number) => advanced(declined, time).subscription.status
  expect(statusAt(due - 1)).toBe('active')
  expect(statusAt(due)).toBe('past_due')
  expect(statusAt(due + 15 * day - 1)).toBe('past_due')
  expect(statusAt(due + 15 * day)).toBe('unpaid')
})

test('a card that pays settles what is open at once', () => {
  const behind = advanced(
    changed(putCard(cards.declined), started(), at(2026, 10, 20)).subscription,
    at(2027, 5, 1),
  )
  expect(behind.subscription.status).toBe('unpaid')
  const healed = changed(putCard(cards.good), behind.subscription, at(2027, 5, 1))
  expect(healed.subscription.status).toBe('active')
  expect(healed.subscription.invoice.paid).toBe(true)
})

test('it makes no difference whether the clock ticks often or once', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      (cancels, declines, steps) => {
        const bought = started()
        const carded = declines
          ? changed(putCard(cards.declined), bought, at(2026, 10, 16)).subscription
          : bought
        const begin = cancels ? changed(setCancel(true), carded, at(2026, 10, 17)).subscription : carded
        let now = at(2026, 10, 20)
        let often = begin
        for (const step of steps) {
          now += step * day
          often = advanced(often, now).subscription
        }
        const once = advanced(begin, now)
        expect(often).toEqual(once.subscription)
      },
    ),
  )
})

test('ended at once stays ended', () => {
  const ended = changed(cancelNow, started(), at(2026, 10, 20))
  expect(ended.subscription).toMatchObject({ status: 'canceled', ended_at: at(2026, 10, 20) })
  expect(changed(cancelNow, ended.subscription, at(2026, 10, 21)).happened).toEqual([])
})
