import { expect, test } from 'vitest'
import { berea, reed } from '#web/testing/saved.ts'
import { changedElsewhere, elsewhereWords, together } from './elsewhere.ts'

test('what was added, taken off and written elsewhere is named; what is the same is not', () => {
  const whitman = { ...reed, unitid: 237057, collegeName: 'Whitman College' }
  const latest = [{ ...reed, note: 'Visit', status: 'Applying' as const }, berea]
  const changes = changedElsewhere([reed, whitman], latest)
  expect(elsewhereWords(changes)).toBe(
    'Changed elsewhere: Reed College (status, note), Berea College (added), Whitman College (taken off).',
  )
  expect(changedElsewhere(latest, latest)).toEqual([])
})

test('a college that changes twice is listed once, and the last word on being there counts', () => {
  const noted = changedElsewhere([reed], [{ ...reed, note: 'Visit' }])
  const dated = changedElsewhere([reed], [{ ...reed, deadline: '2027-01-08' }])
  expect(together(noted, dated)).toMatchObject([{ what: ['note', 'deadline'] }])
  expect(together(noted, changedElsewhere([reed], []))).toMatchObject([{ what: ['taken off'] }])
  expect(together(changedElsewhere([reed], []), changedElsewhere([], [reed]))).toMatchObject([
    { what: ['added'] },
  ])
})

test('a long list of changes is cut and counted', () => {
  const many = Array.from({ length: 6 }, (_, i) => ({ ...reed, unitid: i, collegeName: `College ${i}` }))
  expect(elsewhereWords(changedElsewhere([], many))).toMatch(/College 3 \(added\) and 2 more\.$/)
})
