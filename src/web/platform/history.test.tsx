import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import {
  clearHistory,
  findSearch,
  removeSearch,
  type SavedSearch,
  savedSearches,
  saveSearch,
  searchTitle,
  useHistory,
} from './history.ts'
import { local, stored } from './storage.ts'

const start = Date.UTC(2026, 10, 15, 12)
const report = Report.parse({ collegeList: [] })
const search = (major = 'Biology') => ({ formData: emptySearchForm('Ada Lovelace', major), report })
const majors = (userId: string) => savedSearches(userId).map((saved) => saved.formData.major)

test('a search is kept with an id that is a timestamp string, and found again by it', () => {
  const saved = saveSearch('ada', search(), start)
  expect(saved).toMatchObject({ id: String(start), timestamp: '2026-11-15T12:00:00.000Z' })
  expect(findSearch('ada', saved.id)).toEqual(saved)
  expect(findSearch('ada', '1')).toBeNull()
})

test("an entry of exactly the specification's shape is kept: numbers and nulls in its form, its time a number", () => {
  const formData = {
    studentName: 'Ada',
    major: 'Biology',
    gradYear: 2027,
    satScore: null,
    interestedStates: null,
  }
  const college = { collegeName: 'Reed College', location: 'Portland, Oregon', matchPercentage: 84 }
  const entry = {
    id: '2026-11-15T12:00:00.000Z',
    timestamp: start,
    formData,
    report: { collegeList: [college] },
  }
  local.write(stored.history('ada'), JSON.stringify([entry]))
  expect(savedSearches('ada')).toMatchObject([
    {
      id: entry.id,
      timestamp: '2026-11-15T12:00:00.000Z',
      formData: { gradYear: '2027', satScore: '', interestedStates: [] },
      report: { collegeList: [college], lockedCount: 0, majorProfile: null },
    },
  ])
})

test('history is limited to 3, the newest first', () => {
  for (const [i, major] of ['A', 'B', 'C', 'D', 'E'].entries()) saveSearch('ada', search(major), start + i)
  expect(majors('ada')).toEqual(['E', 'D', 'C'])
})

test('two searches in the same millisecond are two', () => {
  expect(saveSearch('ada', search('A'), start).id).not.toBe(saveSearch('ada', search('B'), start).id)
  expect(majors('ada')).toEqual(['B', 'A'])
})

test('each user of a shared computer sees only their own', () => {
  saveSearch('ada', search('Biology'), start)
  saveSearch('ben', search('History'), start)
  clearHistory('ada')
  expect([majors('ada'), majors('ben')]).toEqual([[], ['History']])
})

test('a search can be removed', () => {
  const first = saveSearch('ada', search('A'), start)
  saveSearch('ada', search('B'), start + 1)
  removeSearch('ada', first.id)
  expect(majors('ada')).toEqual(['B'])
})

test('an entry that is broken, of another shape or there twice is left out, the others stay', () => {
  const good: SavedSearch = saveSearch('ada', search('Good'), start)
  const entries = [
    null,
    'text',
    { id: '5' },
    { ...good, id: 'not a time' },
    { ...good, report: { collegeList: 'all of them' } },
    { ...good, timestamp: 'yesterday' },
    good,
    good,
  ]
  local.write(stored.history('ada'), JSON.stringify(entries))
  expect(savedSearches('ada')).toEqual([good])
})

test('a form saved by an older release gets the defaults of what it lacks', () => {
  const { id, timestamp } = saveSearch('ada', search(), start)
  local.write(
    stored.history('ada'),
    JSON.stringify([{ id, timestamp, report, formData: { major: 'Art', gradYear: 2027 } }]),
  )
  expect(findSearch('ada', id)?.formData).toMatchObject({
    major: 'Art',
    gradYear: '2027',
    stateOfResidence: 'Select a state',
    firstGen: 'No',
  })
})

test('whatever stands in storage, reading never fails and saving works', () => {
  const anything = fc.oneof(fc.string(), fc.json(), fc.array(fc.jsonValue()).map(JSON.stringify))
  fc.assert(
    fc.property(anything, (text) => {
      local.write(stored.history('ada'), text)
      expect(savedSearches('ada').length).toBeLessThanOrEqual(3)
      const saved = saveSearch('ada', search(), start)
      expect(findSearch('ada', saved.id)).toEqual(saved)
    }),
  )
})

test('when storage is full the oldest searches make room for the newest', () => {
  for (const [i, major] of ['A', 'B', 'C'].entries()) saveSearch('ada', search(major), start + i)
  const room = (local.read(stored.history('ada'))?.length ?? 0) - 50
  const real = localStorage.setItem.bind(localStorage)
  vi.stubGlobal('localStorage', {
    getItem: localStorage.getItem.bind(localStorage),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      real(key, value)
    },
  })
  saveSearch('ada', search('D'), start + 9)
  expect(majors('ada')).toEqual(['D', 'C'])
})

test('a list on the screen follows what is saved', () => {
  function Shown() {
    return <p>{useHistory('ada').map(searchTitleOf).join(', ') || 'nothing'}</p>
  }
  const searchTitleOf = (saved: SavedSearch) => searchTitle(saved.formData)
  render(<Shown />)
  expect(screen.getByText('nothing')).toBeTruthy()
  act(() => {
    saveSearch('ada', search('biology'), start)
  })
  expect(screen.getByText('Biology')).toBeTruthy()
})

test('a search without a major has a general-search label', () => {
  expect([searchTitle({ major: '  ' }), searchTitle({ major: 'marine biology' })]).toEqual([
    'General search',
    'Marine biology',
  ])
})
