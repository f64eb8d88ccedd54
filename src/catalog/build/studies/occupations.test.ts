import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publishTables } from '#catalog/build/reading/tables.ts'
import { sampleStudies } from '#catalog/build/testing/sample-studies.ts'
import { loadOccupations } from '#catalog/majors/tables/occupations.ts'
import { graduatesByFamily } from './families.ts'
import { occupationTable, readOccupations } from './occupations.ts'

const read = (from: string) => readOccupations(from, graduatesByFamily(from))

test('graduates are the bachelor’s degrees of the whole country, and a family nobody finished is no family', () => {
  expect([...graduatesByFamily(sampleStudies().from)]).toEqual([
    ['11.07', 42],
    ['14.10', 8],
    ['26.01', 5],
  ])
})

test('an occupation carries its interests, the importance of 33 subjects and the families that lead to it', () => {
  const [developer] = read(sampleStudies().from)
  expect(developer).toMatchObject({
    soc: '15-1252.00',
    title: 'Software Developers',
    zone: 4,
    interests: [2.5, 6.1, 3, 2, 2.2, 5],
    families: ['11.07'],
  })
  expect(developer?.subjects).toEqual(new Array(33).fill(3.25))
})

test('college teachers, occupations without subjects and those no degree leads to stay out', () => {
  expect(read(sampleStudies().from).map(({ soc }) => soc)).toEqual(['15-1252.00', '19-4021.00', '29-1215.00'])
})

test('the road to medicine is known although the crosswalk does not list it', () => {
  const physician = read(sampleStudies().from).find(({ soc }) => soc === '29-1215.00')
  expect(physician?.families).toEqual(['26.01'])
})

test('an unknown element stops the build and is named', () => {
  const { from } = sampleStudies({
    'careers/onet-29.3/Knowledge.tsv.gz':
      'O*NET-SOC Code\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value\n15-1252.00\tx\t2.C\tAlchemy\tIM\tx\t3\n',
  })
  expect(() => read(from)).toThrow('careers/onet-29.3/Knowledge.tsv.gz: unknown element Alchemy')
})

test('what is written is what is read', () => {
  const occupations = read(sampleStudies().from)
  const folder = mkdtempSync(join(tmpdir(), 'lantern-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  publishTables(folder, [occupationTable(occupations)])
  expect(loadOccupations(folder)).toEqual(occupations)
})

test('the shipped table has several hundred occupations, each complete', () => {
  const occupations = loadOccupations(join(import.meta.dirname, '../../data'))
  expect(occupations.length).toBeGreaterThan(500)
  for (const { interests, subjects, zone, families } of occupations) {
    expect(interests).toHaveLength(6)
    expect(subjects).toHaveLength(33)
    expect(interests.every((value) => value >= 1 && value <= 7)).toBe(true)
    expect(subjects.every((value) => value >= 1 && value <= 5)).toBe(true)
    expect(zone).toBeGreaterThanOrEqual(1)
    expect(families.every((family) => /^\d\d\.\d\d$/.test(family))).toBe(true)
  }
})
