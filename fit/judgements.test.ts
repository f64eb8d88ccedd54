import { expect, test } from 'vitest'
import { collegeTypes, communities, faiths } from '#contract/matching/search-fields.ts'
import { catalog } from '#engine/matching/testing/shipped.ts'
import { judgements } from './judgements.ts'

const all = judgements()

test('every cell of the judgements is one that the form and the catalog know', () => {
  expect(all.length).toBeGreaterThanOrEqual(330)
  for (const { id, profile } of all) {
    const { collegeType, community, faith, gpa, sat, act, maxMiles } = profile
    expect(collegeTypes, id).toEqual(expect.arrayContaining([...collegeType]))
    expect(communities, id).toEqual(expect.arrayContaining([...community]))
    expect(faiths, id).toEqual(expect.arrayContaining([...faith]))
    for (const figure of [gpa, sat, act, maxMiles]) expect(Number.isNaN(figure), id).toBe(false)
  }
})

test('readers named five and chose ten, of colleges that are nearly all in the catalog', () => {
  for (const { id, named, chosen } of all) {
    expect(named.length, id).toBeGreaterThan(0)
    expect(chosen.length, id).toBeGreaterThan(0)
    for (const { must } of named) expect(new Set(must).size, id).toBe(5)
    for (const { ten, candidates } of chosen) {
      expect(new Set(ten).size, id).toBe(10)
      expect(candidates, id).toEqual(expect.arrayContaining([...ten]))
    }
  }
  const told = all.flatMap(({ named }) => named.flatMap(({ must, fine }) => [...must, ...fine]))
  const unknown = told.filter((unitid) => !catalog.collegeById.has(unitid))
  expect(unknown.length / told.length).toBeLessThan(0.01)
})
