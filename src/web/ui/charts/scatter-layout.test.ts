import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotRadius, frame, type Point, place, scaleEnd, xOf } from './scatter-layout.ts'

const points = fc.array(
  fc.record({
    amount: fc.integer({ min: -5_000, max: 95_000 }),
    height: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
  }),
  { maxLength: 10 },
)

const asPoints = (values: readonly Pick<Point, 'amount' | 'height'>[]): Point[] =>
  values.map((value, i) => ({ ...value, label: String(i + 1), tone: 'ok', range: null }))

test('every dot stands inside the frame, and its range line at its true amount', () => {
  fc.assert(
    fc.property(points, (values) => {
      const list = asPoints(values)
      const end = scaleEnd(list)
      for (const { point, x, dotX } of place(list, end)) {
        expect(x).toBe(xOf(point.amount, end))
        expect(dotX).toBeGreaterThanOrEqual(frame.left + dotRadius)
        expect(dotX).toBeLessThanOrEqual(frame.width - dotRadius)
      }
    }),
  )
})

test('six colleges of one price and one chance can still be told apart', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, height) => {
        const list = asPoints(Array.from({ length: 6 }, () => ({ amount, height })))
        const across = place(list, scaleEnd(list))
          .map(({ dotX }) => dotX)
          .sort((a, b) => a - b)
        for (const [i, x] of across.entries()) {
          if (i > 0) expect(x - (across[i - 1] ?? 0)).toBeGreaterThanOrEqual(2 * dotRadius)
        }
      },
    ),
  )
})

test('the scale ends on a round number above the highest amount', () => {
  expect(scaleEnd(asPoints([{ amount: 16_992, height: 0.9 }]))).toBe(40_000)
  expect(scaleEnd(asPoints([{ amount: 65_092, height: 0.5 }]))).toBe(70_000)
})
