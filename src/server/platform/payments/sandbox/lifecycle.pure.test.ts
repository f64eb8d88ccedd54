import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  cancelNow,
  dueAt,
  endPeriod,
  monthsAfter,
  putCard,
  setCancel,
  subscribe,
} from './lifecycle.ts'
import { cards } from './objects.ts'

const at = (...parts: Parameters<typeof Date.UTC>) => Date.UTC(...parts) / 1000
const day = 86_400

const started = (created = at(2026, 10, 15, 12)) => subscribe('sub_1', 'cus_1', created)

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
  expect(advance(started(created), at(2026, 4, 1))).toMatchObject({
    status: 'active',
    current_period_start: at(2026, 3, 30),
    current_period_end: at(2026, 4, 31),
  })
})

test('nothing happens before it is due', () => {
  const billed = started()
  const due = dueAt(billed) ?? 0
  expect(advance(billed, due - 1)).toBe(billed)
  expect(advance(billed, due)).toMatchObject({ current_period_start: due })
})

test('canceled: it ends with the period, once, and stays ended', () => {
  const canceled = setCancel(true)(started(), at(2026, 10, 20))
  expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true })
  const ended = advance(canceled, at(2027, 6, 1))
  expect(ended).toMatchObject({ status: 'canceled', ended_at: at(2026, 11, 15, 12) })
  expect(advance(ended, at(2030, 0, 1))).toBe(ended)
})

test('taken back, it renews', () => {
  const back = setCancel(false)(setCancel(true)(started(), at(2026, 10, 20)), at(2026, 10, 21))
  expect(advance(back, at(2026, 11, 16))).toMatchObject({ status: 'active', cancel_at_period_end: false })
})

test('a declined card: past due, tried again after three, five and seven days, then unpaid', () => {
  const declined = putCard(cards.declined)(started(), at(2026, 10, 20))
  const due = at(2026, 11, 15, 12)
  const statusAt = (time: number) => advance(declined, time).status
  expect(statusAt(due - 1)).toBe('active')
  expect(statusAt(due)).toBe('past_due')
  expect(statusAt(due + 15 * day - 1)).toBe('past_due')
  expect(statusAt(due + 15 * day)).toBe('unpaid')
})

test('a card that pays settles what is open at once', () => {
  const behind = advance(putCard(cards.declined)(started(), at(2026, 10, 20)), at(2027, 5, 1))
  expect(behind.status).toBe('unpaid')
  const healed = putCard(cards.good)(behind, at(2027, 5, 1))
  expect(healed).toMatchObject({ status: 'active', invoice: { next_payment_attempt: null } })
})

test('it makes no difference whether the clock ticks often or once', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      (cancels, declines, steps) => {
        const bought = started()
        const carded = declines ? putCard(cards.declined)(bought, at(2026, 10, 16)) : bought
        const begin = cancels ? setCancel(true)(carded, at(2026, 10, 17)) : carded
        let now = at(2026, 10, 20)
        let often = begin
        for (const step of steps) {
          now += step * day
          often = advance(often, now)
        }
        expect(often).toEqual(advance(begin, now))
      },
    ),
  )
})

test('ended at once stays ended', () => {
  const ended = cancelNow(started(), at(2026, 10, 20))
  expect(ended).toMatchObject({ status: 'canceled', ended_at: at(2026, 10, 20) })
  expect(cancelNow(ended, at(2026, 10, 21))).toBe(ended)
})

test('a period that is ended by hand renews from that moment', () => {
  const now = at(2026, 10, 20)
  expect(advance(endPeriod(started(), now), now)).toMatchObject({
    status: 'active',
    current_period_start: now,
    current_period_end: at(2026, 11, 20),
  })
})
