import { expect, test } from 'vitest'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { nextStepOf } from './next-step.ts'

const college = (change: Partial<SavedCollege> = {}): SavedCollege => ({
  unitid: 1,
  collegeName: 'Oregon State University',
  location: 'Corvallis, Oregon',
  savedAt: '2026-11-01T00:00:00.000Z',
  status: 'Considering',
  deadline: null,
  note: '',
  ...change,
})
const soFar = { latest: null, saved: [], plan: 'gold' as const, today: '2026-11-16' }
const onFree = { ...soFar, plan: 'free' as const }

test('someone new is asked for the first answers, and led to the quiz', () => {
  const step = nextStepOf(soFar)
  expect([step.action, step.second?.to]).toEqual([null, '/my-aptitude-quiz'])
})

test('after a search the list itself is next', () => {
  const step = nextStepOf({ ...soFar, latest: { id: '17', first: 'Reed College', again: null } })
  expect(step.action?.to).toBe('/college-match?search=17')
  expect(step.about).toContain('Reed College')
})

test('after an upgrade the whole list comes before anything else', () => {
  const latest = { id: '17', first: 'Reed College', again: '/college-match?search=17&again=yes' }
  const step = nextStepOf({ ...soFar, latest, saved: [college({ deadline: '2026-11-20' })] })
  expect([step.title, step.action?.to]).toEqual(['See all 10 of your matches.', latest.again])
})

test.each([
  ['2026-11-16', 'Send Oregon State University by today.', 0],
  ['2026-11-17', 'Send Oregon State University by tomorrow.', 1],
  ['2026-11-18', 'Send Oregon State University by Wednesday.', 2],
  ['2027-01-15', 'Send Oregon State University by January 15.', 60],
  ['2026-11-10', 'Oregon State University was due on November 10.', -6],
])('a deadline on %s: %s', (deadline, title, days) => {
  const later = college({ unitid: 2, collegeName: 'Later', deadline: '2027-03-01' })
  const sent = college({ unitid: 3, collegeName: 'Sent', deadline: '2026-11-16', status: 'Submitted' })
  expect(nextStepOf({ ...soFar, saved: [later, sent, college({ deadline })] })).toMatchObject({ title, days })
})

test('an application that is due can be marked as sent, and its note is said', () => {
  const due = college({ deadline: '2026-11-18', status: 'Applying', note: 'Ask Ms. Lee' })
  const step = nextStepOf({ ...soFar, saved: [due] })
  expect([step.about, step.submits]).toEqual(['Applying · your note: “Ask Ms. Lee”', due])
})

test('without dates one is asked for; where the plan has none the list itself is next', () => {
  expect(nextStepOf({ ...soFar, saved: [college()] }).title).toBe('Set a date for Oregon State University.')
  const free = nextStepOf({ ...onFree, saved: [college({ deadline: '2026-11-20' })] })
  expect([free.title, free.action?.to]).toEqual(['Decide with your list.', '/my-colleges'])
})

test('with nothing left to send, who said yes is told; who is enrolled is asked for nothing', () => {
  const [reed, whitman] = [
    college({ unitid: 2, collegeName: 'Reed College', status: 'Accepted' }),
    college({ unitid: 3, collegeName: 'Whitman College', status: 'Denied' }),
  ]
  expect(nextStepOf({ ...soFar, saved: [reed, whitman] }).about).toBe(
    'You saved 2 colleges. Reed College said yes. See them side by side: facts, prices and your own notes.',
  )
  const enrolled = nextStepOf({ ...soFar, saved: [college(), { ...reed, status: 'Enrolled' }] })
  expect(enrolled.title).toBe('You are enrolled at Reed College.')
})

test('on the free plan no step promises what only the paid plan has', () => {
  const latest = { id: '17', first: 'Reed College', again: null }
  const two = [college(), college({ unitid: 2 })]
  expect([
    nextStepOf(onFree).about,
    nextStepOf({ ...onFree, latest }).about,
    nextStepOf({ ...onFree, latest, saved: two }).about,
    nextStepOf({ ...onFree, saved: [college()] }).about,
  ]).toEqual([
    'GPA, major, year and state: you get three colleges that fit, with the price of each and your chance at one of them.',
    'Reed College leads your latest list. Save up to five: they can be compared, shared and printed.',
    'You saved 2 colleges. See for each how many it admits, what a year costs and how many graduate.',
    'You saved one college. See how many it admits, what a year costs and how many graduate.',
  ])
  expect(nextStepOf({ ...soFar, latest }).about).toContain('compared, tracked and decided on')
})
