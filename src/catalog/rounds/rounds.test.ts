import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'

const { rounds, collegeById } = loadCatalog('src/catalog/data')
const having = (round: string) => [...rounds].filter(([, known]) => known.rounds.some((has) => has === round))
const stanford = 243744
const michigan = 170976
const ohioState = 204796
const georgia = 139959
const charleston = 217819
const floridaState = 134097

test('early decision is known of two hundred colleges, restrictive early action of six', () => {
  expect(having('ED').length).toBeGreaterThan(200)
  expect(
    having('REA')
      .map(([unitid]) => collegeById.get(unitid)?.name)
      .sort(),
  ).toEqual([
    'California Institute of Technology',
    'Harvard University',
    'Princeton University',
    'Stanford University',
    'University of Notre Dame',
    'Yale University',
  ])
  expect(rounds.get(stanford)?.rounds).toEqual(['REA'])
  expect(rounds.get(michigan)?.rounds).toEqual(['ED', 'EA']) // since fall 2025
  expect(rounds.get(ohioState)?.rounds).toEqual(['EA'])
  expect(rounds.get(georgia)?.rounds).toEqual(['EA'])
  expect(rounds.get(charleston)?.rounds).toEqual(['ED', 'EA'])
  expect(rounds.has(floridaState)).toBe(false) // its early action is for Floridians only
})

test('every line names a known college, its source, its link and the day it was read', () => {
  for (const [unitid, known] of rounds) {
    expect(collegeById.has(unitid)).toBe(true)
    expect(known.rounds.length).toBeGreaterThan(0)
    expect(known.source.length).toBeGreaterThan(3)
    expect(known.link).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\//)
    expect(known.read).toMatch(/^202\d-\d\d-\d\d$/)
  }
})

test('a second early decision comes with a first, and no college binds and restricts at once', () => {
  for (const [unitid, { rounds: has }] of rounds) {
    if (has.includes('ED II')) expect(has, String(unitid)).toContain('ED')
    if (has.includes('REA')) expect(has, String(unitid)).toEqual(['REA'])
  }
})
