import { expect, test } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { learnFromHistory } from './learn-from-history.ts'
import { forgetSearches, learnFromSearch, profileText, tell } from './profile.ts'
import { local, perVisit, stored } from './storage.ts'

const answers = { home: 'OR', gpa: '3.7', sat: '1290', act: '', major: 'Biology', year: '2027' }

test('the later word counts, whether a page or a search said it; what was not said is filled in', () => {
  learnFromSearch(answers, 1000)
  tell({ income: '2' }, 1500)
  tell({ home: 'CA' }, 2000)
  learnFromSearch(answers, 1000) // the same search, read again in the same tab
  expect(profileText()).toMatchObject({ home: 'CA', gpa: '3.7', income: '2' })
  learnFromSearch({ ...answers, gpa: '3.9' }, 3000)
  expect(profileText()).toMatchObject({ home: 'OR', gpa: '3.9', income: '2' })
})

test('an income chosen before the search is known does not stand in its way', () => {
  tell({ income: '4' }, 9000)
  learnFromSearch(answers, 1000)
  expect(profileText()).toMatchObject({ home: 'OR', income: '4' })
})

test('who forgets the searches keeps the family’s own figures for this visit', () => {
  learnFromSearch(answers, 1000)
  tell({ income: '1', zip: '97202' })
  forgetSearches()
  expect(profileText()).toMatchObject({ home: '', gpa: '', major: '', income: '1', zip: '97202' })
})

test('the newest search on this device teaches the profile; what is broken teaches nothing', () => {
  const search = (timestamp: string, state: string) => ({
    timestamp,
    formData: { ...emptySearchForm('Ada', 'Biology'), stateOfResidence: state, gpaUnweighted: 3.7 },
  })
  const history = [search('2026-01-01T00:00:00Z', 'Ohio'), search('2026-02-01T00:00:00Z', 'Oregon')]
  local.write(stored.history('1'), JSON.stringify(history))
  learnFromHistory('1')
  expect(profileText()).toMatchObject({ home: 'OR', gpa: '3.7', major: 'Biology' })
  for (const broken of ['{', '7', '[null]', '[{"formData":7}]', '[{"formData":{"major":{}}}]']) {
    perVisit.clear()
    local.write(stored.history('1'), broken)
    expect(() => learnFromHistory('1')).not.toThrow()
    expect(profileText().home).toBe('')
  }
})

test('a profile of another release, or not ours, is read as far as it goes', () => {
  for (const text of ['{', '7', 'null', '{"home":7,"gpa":"3.7","else":"x"}']) {
    perVisit.write('profile', text)
    expect(Object.values(profileText()).every((value) => typeof value === 'string')).toBe(true)
  }
  expect(profileText()).toMatchObject({ home: '', gpa: '3.7' })
  expect(profileText()).not.toHaveProperty('else')
})
