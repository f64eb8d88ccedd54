import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicationStatuses, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { berea } from '#web/testing/saved.ts'
import { byDeadline, dueOf } from './tracking.ts'

const college = (deadline: string | null, change: Partial<SavedCollege> = {}): SavedCollege => ({
  ...berea,
  status: 'Applying',
  deadline,
  ...change,
})

const sunday = '2026-11-15'

test.each([
  ['2026-11-01', 'overdue', 'Overdue by 14 days'],
  ['2026-11-14', 'overdue', 'Overdue by 1 day'],
  ['2026-11-15', 'this week', 'Due today'],
  ['2026-11-16', 'this week', 'Due tomorrow'],
  ['2026-11-19', 'this week', 'Due Thu, Nov 19'],
  ['2026-11-21', 'this week', 'Due Sat, Nov 21'],
])('on Sunday, November 15, a deadline of %s is marked %s', (deadline, kind, label) => {
  expect(dueOf(college(deadline), sunday)).toEqual({ kind, label })
})

test('a deadline further away, or none, asks for nothing', () => {
  expect(dueOf(college('2026-11-22'), sunday)).toBeNull()
  expect(dueOf(college(null), sunday)).toBeNull()
})

test('what has been sent is neither overdue nor due', () => {
  const marked = applicationStatuses.filter((status) => dueOf(college('2026-11-01', { status }), sunday))
  expect(marked).toEqual(['Considering', 'Applying'])
})

test('a change to or from daylight saving time moves no deadline', () => {
  // Daylight saving time ends on November 1, 2026.
  expect(dueOf(college('2026-11-02'), '2026-10-31')?.label).toBe('Due Mon, Nov 2')
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the list is sorted by deadline, those without one last, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.option(day)), (deadlines) => {
      const sorted = byDeadline(deadlines.map((deadline, unitid) => college(deadline, { unitid })))
      const days = sorted.map(({ deadline }) => deadline ?? '9999')
      expect(days).toEqual([...days].sort())
      expect(sorted.map(({ unitid }) => unitid).sort((a, b) => a - b)).toEqual(deadlines.map((_, i) => i))
      const without = sorted.filter(({ deadline }) => deadline === null).map(({ unitid }) => unitid)
      expect(without).toEqual([...without].sort((a, b) => a - b))
    }),
  )
})
