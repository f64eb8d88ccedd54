import { expect, test } from 'vitest'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import type { Entry } from '#web/shortlist/decide/model.ts'
import { toDoOf } from './to-do.ts'

const student = { home: null, income: null, scores: null }

function entry(collegeName: string, change: Partial<SavedCollege> = {}, withhold = false): Entry {
  const saved: SavedCollege = {
    unitid: collegeName.length,
    collegeName,
    location: '',
    savedAt: '2026-11-01T00:00:00.000Z',
    status: 'Applying',
    deadline: '2027-01-15',
    note: '',
    ...change,
  }
  const advice = withhold ? ({ label: 'Don’t send', tone: 'plain', why: 'It is below.' } as const) : null
  // Likely, so that the list lacks only what a test is about.
  const chance = { low: 0.8, high: 0.9, band: 'likely' } as const
  const assessed = { unitid: saved.unitid, match: 80, chance, rules: [], price: null }
  return { saved, facts: null, assessed, price: null, advice }
}
const titles = (entries: Entry[], tracks = true) =>
  toDoOf({ entries, suggestions: [], student, tracks }).map(({ title }) => title)

test('a missing date, then a score to leave out, then talking it over', () => {
  const list = [entry('Oregon State University'), entry('Reed College', { deadline: null }, true)]
  expect(titles(list)).toEqual([
    'Reed College has no date yet',
    'Leave your score out at Reed',
    'Talk it over at home',
  ])
})

test('where no college has a date, setting one is the next step already', () => {
  expect(titles([entry('Reed College', { deadline: null })])).toEqual(['Talk it over at home'])
})

test('nothing is advised of an application that is sent, nor on a plan without dates and chances', () => {
  expect(titles([entry('Reed College', { status: 'Submitted' }, true)])).toEqual(['Talk it over at home'])
  expect(titles([entry('Oregon State'), entry('Reed', { deadline: null }, true)], false)).toHaveLength(1)
})
