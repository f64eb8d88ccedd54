import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScholarshipProgram } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { type Student, scholarshipsFor } from './choose.ts'

const program = (change: Partial<ScholarshipProgram>): ScholarshipProgram => ({
  name: 'Any',
  link: 'https://example.org',
  for: 'Students.',
  basis: 'A lead.',
  state: null,
  families: [],
  firstGeneration: false,
  audience: 'anyone',
  missions: [],
  ...change,
})
const student = (change: Partial<Student> = {}): Student => ({
  state: 'OH',
  families: ['11.07'],
  firstGeneration: false,
  underrepresented: false,
  missions: [],
  ...change,
})
const names = (programs: readonly ScholarshipProgram[], who = student()) =>
  scholarshipsFor(programs, who).map(({ name }) => name)

test('the most specific comes first: the own state, then the major, then what is open to all', () => {
  const programs = [
    program({ name: 'Open' }),
    program({ name: 'Computing', families: ['11'] }),
    program({ name: 'Ohio', state: 'OH' }),
  ]
  expect(names(programs)).toEqual(['Ohio', 'Computing', 'Open'])
})

test('another state, another major or an exchange of other states is left out', () => {
  const programs = [
    program({ name: 'Texas', state: 'TX' }),
    program({ name: 'Nursing', families: ['51.38'] }),
    program({ name: 'New England', states: ['ME', 'VT'] }),
    program({ name: 'Midwest', states: ['OH', 'IN'] }),
  ]
  expect(names(programs)).toEqual(['Midwest'])
  expect(names(programs, student({ state: null }))).toEqual([])
})

test('programmes for underrepresented students come to those who said so, or at a college with their mission', () => {
  const programs = [program({ name: 'Group', audience: 'underrepresented', missions: ['HBCU'] })]
  expect(names(programs)).toEqual([])
  expect(names(programs, student({ underrepresented: true }))).toEqual(['Group'])
  expect(names(programs, student({ missions: ['HBCU'] }))).toEqual(['Group'])
})

test('for the first in a family to go to college, help for need comes earlier; it is closed to nobody', () => {
  const programs = [program({ name: 'Merit' }), program({ name: 'Need', firstGeneration: true })]
  expect(names(programs)).toEqual(['Merit', 'Need'])
  expect(names(programs, student({ firstGeneration: true }))).toEqual(['Need', 'Merit'])
})

const { scholarships, majors } = loadCatalog(join(import.meta.dirname, '../data'))

test('every shipped programme has an official site and says that it is a lead; no amount, no date, no grade', () => {
  expect(scholarships.length).toBeGreaterThan(100)
  for (const { name, link, for: who, basis } of scholarships) {
    expect([name, new URL(link).protocol]).toEqual([name, 'https:'])
    expect([
      name,
      /\$|\bGPA\b|\d\.\d|deadline|(January|February|March|April|August|October|November|December)/.test(
        `${who} ${basis}`,
      ),
    ]).toEqual([name, false])
    expect(basis).toMatch(/^A lead\b.*official site/)
    expect(who.length + basis.length).toBeLessThan(390)
  }
})

test('whoever asks gets at most twelve programmes, each once, all of them open to that student', () => {
  const anyone = fc.record({
    state: fc.constantFrom<Student['state']>('OH', 'TX', 'CA', 'DC', 'WY', null),
    families: fc.subarray(
      majors.slice(0, 60).map(({ id }) => id),
      { maxLength: 3 },
    ),
    firstGeneration: fc.boolean(),
    underrepresented: fc.boolean(),
    missions: fc.subarray<Student['missions'][number]>(['HBCU', 'HSI']),
  })
  fc.assert(
    fc.property(anyone, (who) => {
      const found = scholarshipsFor(scholarships, who)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(12)
      expect(new Set(found).size).toBe(found.length)
      for (const { state, states, audience } of found) {
        expect(state === null || state === who.state).toBe(true)
        expect(!states || (who.state !== null && states.includes(who.state))).toBe(true)
        expect(audience === 'anyone' || who.underrepresented || who.missions.length > 0).toBe(true)
      }
    }),
  )
})

test('a student in Ohio who plans on nursing sees the grant of Ohio and the Nurse Corps', () => {
  const found = scholarshipsFor(scholarships, student({ families: ['51.38'] })).map(({ name }) => name)
  expect(found).toEqual(expect.arrayContaining(['Ohio College Opportunity Grant', 'Nurse Corps Scholarship']))
})
