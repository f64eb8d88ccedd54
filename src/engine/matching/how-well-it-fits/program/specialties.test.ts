import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'
import { offersOf } from './offer.ts'
import { programIndex } from './program-index.ts'

const programs = programIndex(catalog)
const at = (name: string) => catalog.colleges.findIndex((college) => college.name === name)
const degreesAt = (counted: readonly string[], name: string) => offersOf(programs, counted).awards[at(name)]

test('degrees in cybersecurity policy are none in forensic science', () => {
  expect(degreesAt(['43.04'], 'Boise State University')).toBeGreaterThan(50)
  expect(degreesAt(['43.0406'], 'Boise State University')).toBe(0)
  expect(degreesAt(['11.1003'], 'Boise State University')).toBeGreaterThan(50)
})

test('no college awards more degrees in a specialty than in its families together', () => {
  const families = new Map(catalog.colleges.map(({ unitid, programs }) => [unitid, [...programs]]))
  for (const { title, codes, programs: awarded } of catalog.specialties?.values() ?? []) {
    const own = new Set(codes.map((code) => code.slice(0, 5)))
    for (const { unitid, awards } of awarded) {
      const all = (families.get(unitid) ?? []).filter(({ family }) => own.has(family))
      const most = all.reduce((sum, program) => sum + program.awards, 0)
      if (awards > most) expect([title, unitid, awards]).toEqual([title, unitid, most])
    }
  }
})

test('a college that reports all design as one teaches graphic design within it, but not fashion', () => {
  const farmingdale = at('Farmingdale State College')
  const graphic = offersOf(programs, ['50.0409'])
  expect(graphic.within.get(farmingdale)).toBe('50.0401')
  expect(graphic.earnings[farmingdale]).toBeNaN()
  expect(offersOf(programs, ['50.0407']).awards[farmingdale]).toBe(0)
})

test('a college with other majors of the field beside the general one does not report its whole field as one', () => {
  const { within } = offersOf(programs, ['50.0506'])
  for (const i of within.keys()) {
    const { awards } = offersOf(programs, ['50.0501'])
    const whole = offersOf(programs, ['50.05']).awards[i] ?? 0
    expect(awards[i]).toBeGreaterThanOrEqual(whole / 1.2 - 1e-9)
  }
})

test('the report names the specialty as understood, and the sentences count its degrees', () => {
  const { report, portraits } = match(student({ state: 'NY', major: 'fashion design', gpa: 3.4, sat: null }))
  expect(report.understoodMajor?.title).toBe('Fashion Design')
  expect(report.majorProfile?.careerPaths[0]?.title).toBe('Fashion Designers')
  const names = report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['The New School', 'Fashion Institute of Technology']))
  expect(JSON.stringify(report.collegeList)).not.toContain('in your field')
  for (const { college, program } of portraits)
    if (program && !program.near) expect(program.degrees).toBe(degreesAt(['50.0407'], college.name))
})

test('a neighbor that bears the name of one subject is counted as that subject', () => {
  const { portraits } = match(student({ state: 'ID', major: 'criminology', interestedStates: ['ID'] }))
  const boise = portraits.find(({ college }) => college.name === 'Boise State University')
  expect(boise?.program?.near).not.toBe('Forensic Science')
})
