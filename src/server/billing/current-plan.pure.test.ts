import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#server/platform/clock.ts'
import { currentPlan, type Grant } from './current-plan.ts'

const now = Date.UTC(2026, 10, 15, 12)
const paid = (changes: Partial<Grant> = {}): Grant => ({
  source: 'stripe',
  status: 'active',
  endsAt: now + 30 * day,
  cancelsAtEnd: false,
  paymentProblem: false,
  ...changes,
})
const given = (changes: Partial<Grant> = {}): Grant => paid({ source: 'operator', ...changes })

test('without a grant the plan is free, with no date', () => {
  expect(currentPlan([], now)).toEqual({
    tier: 'free',
    status: 'free',
    endsAt: null,
    source: null,
    paymentProblem: false,
    paid: false,
  })
})

test('a canceled plan stays gold until its end, and is free at that very moment', () => {
  const canceled = [paid({ cancelsAtEnd: true, endsAt: now })]
  expect(currentPlan(canceled, now - 1)).toMatchObject({ tier: 'gold', status: 'canceled', endsAt: now })
  expect(currentPlan(canceled, now).tier).toBe('free')
})

test('gold from the operator ends at its end, and without one only when it is taken back', () => {
  expect(currentPlan([given({ endsAt: now })], now).tier).toBe('free')
  expect(currentPlan([given({ endsAt: null })], now + 10_000 * day)).toMatchObject({
    tier: 'gold',
    status: 'active',
    endsAt: null,
    source: 'operator',
    paid: false,
  })
  expect(currentPlan([given({ endsAt: null, status: 'ended' })], now).tier).toBe('free')
})

test('someone whose renewal is not yet known keeps gold for three days', () => {
  const renewing = [paid({ endsAt: now })]
  expect(currentPlan(renewing, now + 3 * day - 1).tier).toBe('gold')
  expect(currentPlan(renewing, now + 3 * day).tier).toBe('free')
})

test('past due keeps gold and says that there is a payment problem', () => {
  expect(currentPlan([paid({ paymentProblem: true })], now)).toMatchObject({
    tier: 'gold',
    status: 'active',
    paymentProblem: true,
  })
})

const grant = (source: Grant['source']) =>
  fc.record({
    source: fc.constant(source),
    status: fc.constantFrom('active' as const, 'ended' as const),
    endsAt:
      source === 'operator'
        ? fc.option(fc.integer({ min: now - 90 * day, max: now + 900 * day }))
        : fc.integer({ min: now - 90 * day, max: now + 90 * day }),
    cancelsAtEnd: source === 'operator' ? fc.constant(false) : fc.boolean(),
    paymentProblem: fc.boolean(),
  })

test('when both grant gold the later end counts, whichever comes first', () => {
  fc.assert(
    fc.property(grant('stripe'), grant('operator'), (stripe, operator) => {
      const both = currentPlan([stripe, operator], now)
      expect(currentPlan([operator, stripe], now)).toEqual(both)
      const alone = [stripe, operator].map((one) => currentPlan([one], now)).filter((s) => s.tier === 'gold')
      expect(both.tier).toBe(alone.length > 0 ? 'gold' : 'free')
      if (alone.length === 0) return
      const ends = alone.map((plan) => plan.endsAt ?? Number.POSITIVE_INFINITY)
      expect(both.endsAt ?? Number.POSITIVE_INFINITY).toBe(Math.max(...ends))
      expect(both.paid).toBe(alone.some((plan) => plan.source === 'stripe'))
    }),
  )
})
