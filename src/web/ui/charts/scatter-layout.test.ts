import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotRadius, frame, namesOf, type Point, place, scaleEnd, xOf, yOf } from './scatter-layout.ts'

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

test('a name crosses no range line of another: it goes to another side, is shorter, or is left out', () => {
  const point = (label: string, amount: number, names: string[]): Point => ({
    label,
    amount,
    height: 0.5,
    tone: 'ok',
    range: { low: 0.2, high: 0.8 },
    names,
  })
  const list = [point('1', 40_000, []), point('2', 60_000, ['University of Washington', 'U Washington'])]
  const placed = place(list, scaleEnd(list))
  const said = (those: typeof placed) =>
    [...namesOf(those).values()].map(({ text, anchor }) => [text, anchor])
  expect(said(placed)).toEqual([['University of Washington', 'end']])
  const whole = { ...point('0', 52_000, []), range: { low: 0, high: 1 } }
  const crowd = place([whole, ...list, { ...whole, label: '3', amount: 66_000 }], scaleEnd(list))
  expect(said(crowd)).toEqual([])
})

test('a name stands beside the line around the good corner, across it only without other room', () => {
  const one: Point = {
    label: '1',
    amount: 12_000,
    height: 0.9,
    tone: 'ok',
    range: null,
    names: ['U Oregon'],
  }
  const placed = place([one], 40_000)
  const corner = { right: xOf(15_000, 40_000), bottom: yOf(0.7) }
  const [name] = namesOf(placed, corner).values()
  expect(name?.anchor).toBe('end')
  const crowded = place([{ ...one, names: ['University of Washington, Seattle'] }], 40_000)
  expect([...namesOf(crowded, corner).values()].map(({ anchor }) => anchor)).toEqual(['start'])
})

test('no name covers a dot, a range or another name, however the colleges lie', () => {
  fc.assert(
    fc.property(points, (values) => {
      const list = asPoints(values).map((point, i) => ({
        ...point,
        range: point.height === null ? null : { low: point.height / 2, high: point.height },
        names: [`College of the number ${i}`, `No ${i}`],
      }))
      const placed = place(list, scaleEnd(list))
      for (const [own, { text, x, y, anchor }] of namesOf(placed)) {
        const wide = 6.4 * text.length
        const left = x - { start: 0, middle: wide / 2, end: wide }[anchor]
        const right = left + wide
        for (const one of placed) {
          const { range } = one.point
          if (range && y > yOf(range.high) && y < yOf(range.low))
            expect(one.x <= left || one.x >= right).toBe(true)
          if (one !== own && Math.abs(one.y - y) < dotRadius)
            expect(one.dotX + dotRadius <= left || one.dotX - dotRadius >= right).toBe(true)
        }
      }
    }),
  )
})
