import { expect, test } from 'vitest'
import { goldReport } from '#web/testing/report.ts'
import { changesIn } from './changes.ts'

test('what moved and what is new is counted; nothing is said to be nothing', () => {
  const before = goldReport()
  expect(changesIn(before, before)).toBe('Nothing changes.')
  const [first, second, ...others] = before.collegeList
  if (!first || !second) throw new Error('the sample has colleges')
  const after = {
    ...before,
    collegeList: [
      { ...first, matchPercentage: 93, chance: { low: 0.6, high: 0.9, band: 'target' as const } },
      { ...second, unitid: 1 },
      ...others,
    ],
  }
  expect(changesIn(before, after)).toBe('One score moved, one chance moved, one college is new.')
})
