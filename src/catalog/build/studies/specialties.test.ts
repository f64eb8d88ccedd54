import { expect, test } from 'vitest'
import { sampleStudies } from '#catalog/build/testing/sample-studies.ts'
import type { College, Program } from '#catalog/facts.ts'
import { specialtiesFrom } from '#catalog/majors/tables/specialties.ts'
import { buildStudies } from './studies.ts'

type Sample = Pick<College, 'unitid' | 'programs'>
const unitids = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const degrees = (code: string, of: (unitid: number) => number) =>
  unitids.map((unitid) => `${unitid},${code},1,5,${of(unitid)},0,0`)
const program = (family: string, awards: number, earnings: Program['earnings']): Program => ({
  family,
  awards,
  earnings,
})

/** Nine colleges; the first awards mostly fashion, the others mostly graphic design. */
const completions = [
  'UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT,CTOTALM,CTOTALW',
  ...degrees('50.0407', (unitid) => (unitid === 1 ? 30 : 4)),
  ...degrees('50.0409', () => 10),
]
const colleges: Sample[] = unitids.map((unitid) => ({
  unitid,
  programs: [program('50.04', unitid === 1 ? 40 : 14, 50_000)],
}))

const classification = [
  '"CIPFamily","CIPCode","Action","TextChange","CIPTitle","CIPDefinition","CrossReferences","Examples"',
  '="50",="50.04","New",no,"Design.","x","",',
  '="50",="50.0407","New",no,"Fashion/Apparel Design.","x","","Examples: - Textile Design"',
  '="50",="50.0409","New",no,"Graphic Design.","x","",',
]
const crosswalk = [
  'CIP2020Code,CIP2020Title,SOC2018Code,SOC2018Title',
  '50.0407,Fashion.,27-2011,Actors',
  '50.0407,Fashion.,25-1021,Teachers',
]

const header = 'id\ttitle\tcodes\talso\tnear\twithin\tnames'
const fashion = '50.0407\tFashion Design\t50.0407\t\t50.0409\t\tfashion; clothes; fashions'
const graphic = '50.0409\tGraphic Design\t50.0409\t\t\t\tgraphic'
const lines = (rows: readonly string[]) => `${rows.join('\n')}\n`

function built(...rows: string[]) {
  const folders = sampleStudies({
    'colleges/ipeds/c2024_a_firstmajor.csv.gz': lines(completions),
    'careers/cip/CIPCode2020.csv.gz': lines(classification),
    'careers/cip/CIP2020_SOC2018_Crosswalk.csv': lines(crosswalk),
    'words/by-hand.tsv': lines(['family\tcareers\trelated\treportedUnder', '50.04\t27-2011\t\t']),
    'words/specialties.tsv': lines([header, ...rows]),
  })
  const { tables, report } = buildStudies(folders, colleges)
  const text = tables.find(({ file }) => file === 'specialties.json')?.text ?? ''
  return { specialties: specialtiesFrom(() => text), report: report.join('\n') }
}

test('a specialty counts the degrees of its codes only, and has the names people and the classification use', () => {
  const { specialties, report } = built(fashion, graphic)
  const found = specialties.get('50.0407')
  expect(found).toMatchObject({
    title: 'Fashion Design',
    families: ['50.04'],
    near: ['50.0409'],
    careers: ['27-2011'],
    names: [
      'fashion design',
      'fashion',
      'clothes',
      'fashion/apparel design',
      'apparel design',
      'textile design',
    ],
  })
  expect([...(found?.programs ?? [])].map(({ unitid, awards }) => [unitid, awards])).toEqual(
    unitids.map((unitid) => [unitid, unitid === 1 ? 30 : 4]),
  )
  expect(report).toContain('Specialties: 2 by six-digit codes')
})

test('pay of the family stands for a specialty only where it is most of the family', () => {
  const programs = [...(built(fashion, graphic).specialties.get('50.0407')?.programs ?? [])]
  expect(programs[0]?.earnings).toBe(50_000)
  expect(new Set(programs.slice(1).map(({ earnings }) => earnings))).toEqual(new Set(['not reported']))
})

test.each([
  [
    'an unknown code',
    [fashion.replace('50.0407\t\t', '50.0407 50.9999\t\t'), graphic],
    '50.9999 is not known',
  ],
  ['an unknown neighbor', [fashion], 'Fashion Design: 50.0409 is not known'],
  ['one name for two', [fashion, `${graphic}; clothes`], '"clothes" names Fashion Design and Graphic Design'],
])('%s stops the build', (_case, rows, reason) => {
  expect(() => built(...rows)).toThrow(reason)
})

test('a subject that fewer than five colleges award is no specialty', () => {
  const thinned = colleges.splice(4)
  expect(() => built(fashion, graphic)).toThrow('Fashion Design: only 4 colleges award it')
  colleges.push(...thinned)
})
