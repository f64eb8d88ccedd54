import fc from 'fast-check'
import { expect, test } from 'vitest'
import { berea } from '#web/testing/saved.ts'
import { type Change, changed } from './replay.ts'

const college = (unitid: number, note = '') => ({ ...berea, unitid, note })
const unitid = fc.integer({ min: 1, max: 6 })
const change: fc.Arbitrary<Change> = fc.oneof(
  unitid.map((id) => ({ unitid: id, to: () => college(id) })),
  unitid.map((id) => ({ unitid: id, to: () => null })),
  fc.record({ id: unitid, note: fc.string() }).map(
    ({ id, note }): Change => ({
      unitid: id,
      to: (before) => before && { ...before, note },
    }),
  ),
)
const list = fc.uniqueArray(unitid).map((ids) => ids.map((id) => college(id)))

test('a change touches its own college only, and never doubles one', () => {
  fc.assert(
    fc.property(list, change, (colleges, one) => {
      const after = changed(colleges, one)
      const others = (all: readonly { unitid: number }[]) =>
        all.filter((other) => other.unitid !== one.unitid)
      expect(others(after)).toEqual(others(colleges))
      expect(after.length - others(after).length).toBeLessThan(2)
    }),
  )
})

test('a new college stands first, a changed one stays in its place', () => {
  const two = [college(1), college(2)]
  expect(changed(two, { unitid: 3, to: () => college(3) }).map((one) => one.unitid)).toEqual([3, 1, 2])
  expect(changed(two, { unitid: 2, to: () => college(2, 'x') })).toEqual([college(1), college(2, 'x')])
  expect(changed(two, { unitid: 1, to: () => null })).toEqual([college(2)])
})
