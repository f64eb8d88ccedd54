import fc from 'fast-check'
import { expect, test } from 'vitest'
import { berea } from '#web/testing/saved.ts'
import { overdueOf, pinsOf, undated, weekMarks } from './timeline.ts'

const today = '2026-11-16'
const due = (unitid: number, deadline: string | null, status: (typeof berea)['status'] = 'Applying') => ({
  ...berea,
  unitid,
  collegeName: `University of Somewhere-${unitid}`,
  deadline,
  status,
})

test('the line shows the next twelve weeks of what is not sent yet, the nearest first', () => {
  const pins = pinsOf(
    [
      due(1, '2027-01-08'),
      due(2, '2026-11-18'),
      due(3, '2026-11-15'),
      due(4, '2027-02-09'),
      due(5, '2026-12-01', 'Submitted'),
      due(6, null),
    ],
    today,
  )
  expect(pins.map(({ unitid, soon, weeks }) => ({ unitid, soon, weeks }))).toEqual([
    { unitid: 2, soon: true, weeks: 0 },
    { unitid: 1, soon: false, weeks: 7 },
  ])
})

test('today and the last day are on it, at its ends', () => {
  expect(pinsOf([due(1, today), due(2, '2027-02-08')], today).map(({ place }) => place)).toEqual([0, 1])
  const marks = weekMarks(today)
  expect([marks.length, marks[0]?.label, marks.at(-1)?.label]).toEqual([13, 'Nov 16', 'Feb 8'])
})

test('no name covers another: those for which there is no room go without', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 84 }), { maxLength: 8 }), (days) => {
      const pins = pinsOf(
        days.map((day, i) => due(i, new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10))),
        today,
      )
      for (const { left, wide } of pins) expect(left + wide).toBeLessThanOrEqual(1 + 32 / 960 + 1e-9)
      for (const [i, pin] of pins.entries())
        for (const other of pins.slice(0, i))
          if (pin.lane !== null && pin.lane === other.lane)
            expect(pin.left).toBeGreaterThanOrEqual(other.left + other.wide)
      if (days.length <= 3) expect(pins.every(({ lane }) => lane !== null)).toBe(true)
    }),
  )
})

test('pins of one system keep their campus; colleges that no short name tells apart go without a label', () => {
  const labels = (...names: string[]) =>
    pinsOf(
      names.map((collegeName, i) => ({ ...due(i, '2026-12-01'), collegeName })),
      today,
    ).map(({ label, lane }) => (lane === null ? null : label))
  expect(
    labels(
      'University of California-San Diego',
      'University of California-Santa Barbara',
      'University of California-Santa Cruz',
    ),
  ).toEqual(['UC San Diego', 'UC Santa Barbara', 'UC Santa Cruz'])
  expect(labels('Boston College', 'Boston University')).toEqual(['Boston College', 'Boston University'])
  expect(labels('Reed College', 'Union College', 'Union College')).toEqual(['Reed', null, null])
})

test('what is overdue is told apart, the longest first, unless it was sent', () => {
  const colleges = [
    due(1, '2026-11-15'),
    due(2, '2026-11-09'),
    due(3, today),
    due(4, '2026-11-01', 'Submitted'),
    due(5, null),
  ]
  expect(overdueOf(colleges, today).map(({ unitid, label }) => ({ unitid, label }))).toEqual([
    { unitid: 2, label: 'Overdue by 7 days' },
    { unitid: 1, label: 'Overdue by 1 day' },
  ])
})

test('what has no date and is not sent asks for one', () => {
  expect(
    undated([due(1, null), due(2, null, 'Submitted'), due(3, today)]).map(({ unitid }) => unitid),
  ).toEqual([1])
})

test('who is enrolled has nothing left to send, and is asked for no date', () => {
  const list = [due(1, '2026-12-01'), due(2, '2026-11-01'), due(3, null)]
  expect([pinsOf(list, today), overdueOf(list, today), undated(list)].map(({ length }) => length)).toEqual([
    1, 1, 1,
  ])
  const over = [...list, due(4, null, 'Enrolled')]
  expect([pinsOf(over, today), overdueOf(over, today), undated(over)]).toEqual([[], [], []])
})
