import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sampleStudies } from '#catalog/build/testing/sample-studies.ts'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'
import type { Program } from '#catalog/facts.ts'
import { loadCatalog } from '#catalog/load.ts'
import { careersFrom } from '#catalog/majors/tables/careers.ts'
import { majorsFrom } from '#catalog/majors/tables/majors.ts'
import { termsFrom } from '#catalog/majors/tables/terms.ts'
import { parseTable, type TableReader } from '#catalog/table-text.ts'
import { buildStudies } from './studies.ts'

const awarded = (family: string, awards: number): Program => ({ family, awards, earnings: 'not reported' })
/** Colleges of the catalog award computer science and biology; engineering is only listed. */
const colleges = [{ unitid: 1, programs: [awarded('11.07', 30), awarded('26.01', 5), awarded('14.10', 0)] }]

function built(changes: Readonly<Record<string, string>> = {}) {
  const { tables, report } = buildStudies(sampleStudies(changes), colleges)
  const read: TableReader = (name, columns) =>
    parseTable(name, columns, tables.find(({ file }) => file === `${name}.tsv`)?.text ?? '')
  return {
    majors: majorsFrom(read),
    careers: careersFrom(read),
    terms: termsFrom(read),
    report: report.join('\n'),
  }
}

test('a major is a family that a college of the catalog awards; the rest is dropped with the reason', () => {
  const { majors, report } = built()
  expect(majors.map(({ id, graduates }) => [id, graduates])).toEqual([
    ['11.07', 42],
    ['26.01', 5],
  ])
  expect(report).toContain('2 families kept, 1 dropped: no college of the catalog awards them (14.10)')
})

test('a major has the words people wrote; without them a plain title and a description from facts', () => {
  const [computing, biology] = built().majors
  expect(computing).toMatchObject({
    title: 'Computer Science',
    description: 'Code and proofs.',
    aliases: ['cs', 'comp sci'],
  })
  expect(biology?.title).toBe('Biology')
  expect(biology?.description).toContain("5 people finished a bachelor's degree in Biology")
  expect(built().report).toContain('1 described from facts alone: 26.01')
})

test('old codes of the classification ("Moved from", "Deleted") do not rename a family', () => {
  const { terms } = built()
  expect(terms.families.find(({ family }) => family === '11.07')?.programs).toEqual([
    'Computer Science',
    'Computing Theory',
    'Algorithms',
  ])
  expect(JSON.stringify(terms)).not.toMatch(/old biology|old computing/i)
})

test('careers come from the crosswalk without college teachers and managers of everything, or by hand', () => {
  const [computing, biology] = built().majors
  expect(computing?.careers).toEqual(['15-1252'])
  expect(biology?.careers).toEqual(['29-1215', '19-4021'])
})

test('a major recommends others, never itself, never one that is not in the catalog', () => {
  const [computing, biology] = built().majors
  expect(computing?.related).toEqual(['26.01'])
  expect(biology?.related).toEqual(['11.07'])
  expect(biology?.reportedUnder).toEqual(['26.01'])
})

test('pay and outlook keep their absences apart, and 0 openings is a figure', () => {
  const { careers } = built()
  expect(careers.get('15-1252')).toMatchObject({
    title: 'Software Developers',
    medianPay: 135_000,
    payYear: 'May 2025',
    growth: -1.5,
    openingsPerYear: 0,
    link: 'https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm',
  })
  expect(careers.get('27-2011')?.medianPay).toBe('not reported')
  expect(careers.get('29-1215')?.medianPay).toBe('suppressed')
  expect(careers.get('19-4021')).toMatchObject({ growth: 'not reported', link: null })
})

test('a code that the Bureau publishes only merged takes the merged figures and keeps its own plain title', () => {
  expect(built().careers.get('13-1022')).toMatchObject({
    title: 'Wholesale and Retail Buyers',
    medianPay: 77_710,
    openingsPerYear: 49_700,
  })
})

test('job titles lead to families, those of doctors to the road to medicine; long ones and professors stay out; they ship as stems', () => {
  const { terms } = built()
  const titles = terms.jobs.flatMap((job) => job.titles.map((title) => [title, ...job.families].join(' > ')))
  expect(titles).toContain('app develop > 11.07')
  expect(titles).toContain('swe > 11.07')
  expect(titles).toContain('family doctor > pre-medicine > 26.01')
  expect(titles.join(' ')).not.toMatch(/wizard|professor/)
})

test('everyday words keep the families that exist, and roads', () => {
  expect(built().terms.everyday).toEqual([
    { phrases: ['robots', 'make apps'], families: ['11.07'] },
    { phrases: ['doctor'], families: ['pre-medicine'] },
  ])
})

test('of a definition only words are kept, in the order of the alphabet', () => {
  const computing = built().terms.families.find(({ family }) => family === '11.07')
  expect(computing?.keywords).toEqual(['algorithm', 'compil'])
})

test.each([
  [
    'words/careers.tsv',
    'soc\tdescription\tstudyPath\n99-0000\tx\ty\n',
    'words/careers.tsv: no occupation has the code 99-0000',
  ],
  [
    'words/majors-small.tsv',
    'family\ttitle\tdescription\taliases\n11.07\tx\ty\tz\n',
    'majors-small.tsv: family 11.07 is described twice',
  ],
  [
    'careers/derived/soc-bls-alias.json',
    '{"map":',
    'careers/derived/soc-bls-alias.json: is truncated or damaged: it is not JSON',
  ],
  [
    'careers/bls/ep_2024-34_table1.2.tsv',
    'title\tsoc\n',
    'careers/bls/ep_2024-34_table1.2.tsv: column type is missing',
  ],
])('a damaged %s stops the build and is named', (file, text, message) => {
  expect(() => built({ [file]: text })).toThrow(message)
})

const shipped = resolve('src/catalog/data')

withSources(
  'the sources give the tables we ship, byte for byte',
  () => {
    const folders = { from: sources, words: resolve('src/catalog/words') }
    const { tables } = buildStudies(folders, loadCatalog(shipped).colleges)
    const stale = tables.filter(({ file, text }) => readFileSync(join(shipped, file), 'utf8') !== text)
    expect(stale.map(({ file }) => file)).toEqual([])
  },
  60_000,
)
