import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadOccupations, subjects } from '#catalog/majors/occupations.ts'
import { graduatesByFamily } from './families.ts'
import { occupationTable, readOccupations } from './occupations.ts'
import { publishTables } from './tables.ts'

const interestRows = (soc: string, values: readonly number[]) =>
  ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional']
    .map((name, index) => `${soc}\tx\t1.B.1.${index}\t${name}\tOI\tOccupational Interests\t${values[index]}`)
    .join('\n')

const knowledgeRows = (soc: string, value: number) =>
  subjects
    .flatMap((name) => [
      `${soc}\tx\t2.C\t${name}\tIM\tImportance\t${value}`,
      `${soc}\tx\t2.C\t${name}\tLV\tLevel\t7`,
    ])
    .join('\n')

function sources(changes: Record<string, string> = {}): string {
  const from = mkdtempSync(join(tmpdir(), 'lantern-'))
  const files: Record<string, string> = {
    'colleges/ipeds/c2024_a_firstmajor.csv.gz': [
      'UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT,CTOTALM,CTOTALW',
      '1,11.0701,1,5,30,20,10',
      '2,11.0701,1,5,12,6,6',
      '2,11.0701,1,7,900,1,1',
      '2,26.0101,1,5,5,1,4',
      '2,16.1301,1,5,0,0,0',
      '2,99,1,5,47,1,1',
    ].join('\n'),
    'careers/cip/CIP2020_SOC2018_Crosswalk.csv': [
      'CIP2020Code,CIP2020Title,SOC2018Code,SOC2018Title',
      '11.0701,Computer Science.,15-1252,Software Developers',
      '11.0701,Computer Science.,25-1021,"Computer Science Teachers, Postsecondary"',
      '16.1301,Celtic.,15-1252,Software Developers',
      '24.0101,Liberal Arts.,99-9999,NO MATCH',
    ].join('\n'),
    'careers/onet-29.3/Occupation_Data.tsv.gz': [
      'O*NET-SOC Code\tTitle\tDescription',
      '15-1252.00\tSoftware Developers\tx',
      '25-1021.00\tComputer Science Teachers, Postsecondary\tx',
      '29-1215.00\tFamily Medicine Physicians\tx',
      '35-9011.00\tDining Room Attendants\tx',
    ].join('\n'),
    'careers/onet-29.3/Job_Zones.tsv.gz': [
      'O*NET-SOC Code\tTitle\tJob Zone\tDate\tDomain Source',
      ...['15-1252.00', '25-1021.00', '29-1215.00', '35-9011.00'].map((soc) => `${soc}\tx\t4\tx\tx`),
    ].join('\n'),
    'careers/onet-29.3/Interests.tsv.gz': [
      'O*NET-SOC Code\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value',
      ...['15-1252.00', '25-1021.00', '29-1215.00', '35-9011.00'].map((soc) =>
        interestRows(soc, [2.5, 6.1, 3, 2, 2.2, 5]),
      ),
      '15-1252.00\tx\t1.B.1.g\tFirst Interest High-Point\tIH\tx\t2',
    ].join('\n'),
    'careers/onet-29.3/Knowledge.tsv.gz': [
      'O*NET-SOC Code\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value',
      ...['15-1252.00', '25-1021.00', '29-1215.00'].map((soc) => knowledgeRows(soc, 3.25)),
    ].join('\n'),
    ...changes,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, file)), { recursive: true })
    writeFileSync(join(from, file), file.endsWith('.gz') ? gzipSync(`${text}\n`) : `${text}\n`)
  }
  return from
}

const read = (from: string) => readOccupations(from, graduatesByFamily(from))

test('graduates are the bachelor’s degrees of the whole country, and a family nobody finished is no family', () => {
  expect([...graduatesByFamily(sources())]).toEqual([
    ['11.07', 42],
    ['26.01', 5],
  ])
})

test('an occupation carries its interests, the importance of 33 subjects and the families that lead to it', () => {
  const [developer] = read(sources())
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
  expect(read(sources()).map((occupation) => occupation.soc)).toEqual(['15-1252.00', '29-1215.00'])
})

test('the road to medicine is known although the crosswalk does not list it', () => {
  expect(read(sources()).find((occupation) => occupation.soc === '29-1215.00')?.families).toEqual(['26.01'])
})

test('an element nobody has heard of stops the build and is named', () => {
  const from = sources({
    'careers/onet-29.3/Knowledge.tsv.gz': [
      'O*NET-SOC Code\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value',
      '15-1252.00\tx\t2.C\tAlchemy\tIM\tImportance\t3',
    ].join('\n'),
  })
  expect(() => read(from)).toThrow('careers/onet-29.3/Knowledge.tsv.gz: unknown element Alchemy')
})

test('what is written is what is read', () => {
  const occupations = read(sources())
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'))
  publishTables(folder, [occupationTable(occupations)])
  expect(loadOccupations(folder)).toEqual(occupations)
})

test('the shipped table has several hundred occupations, each complete', () => {
  const occupations = loadOccupations(join(import.meta.dirname, '../data'))
  expect(occupations.length).toBeGreaterThan(500)
  for (const { interests, subjects: known, zone, families } of occupations) {
    expect(interests).toHaveLength(6)
    expect(known).toHaveLength(33)
    expect(interests.every((value) => value >= 1 && value <= 7)).toBe(true)
    expect(known.every((value) => value >= 1 && value <= 5)).toBe(true)
    expect(zone).toBeGreaterThanOrEqual(1)
    expect(families.every((family) => /^\d\d\.\d\d$/.test(family))).toBe(true)
  }
})
