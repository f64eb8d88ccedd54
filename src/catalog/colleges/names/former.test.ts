import { expect, test } from 'vitest'
import { collegeResolver, collegeSearch } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'

const catalog = loadCatalog('src/catalog/data')
const resolve = collegeResolver(catalog)
const search = collegeSearch(catalog)
const { formerColleges, collegeById } = catalog

test.each([
  ['Dixie State', 'Utah Tech University', 'renamed', 2022],
  ['Armstrong State', 'Georgia Southern University', 'merged', 2018],
  ['Lyndon State', 'Vermont State University', 'merged', 2018],
  ['Johnson State', 'Vermont State University', 'merged', 2018],
  ['Castleton', 'Vermont State University', 'merged', 2023],
  ['Edinboro', 'Pennsylvania Western University', 'merged', 2022],
  ['Clarion', 'Pennsylvania Western University', 'merged', 2022],
  ['Mills College', 'Northeastern University Oakland', 'merged', 2022],
  ['UT Pan Am', 'The University of Texas Rio Grande Valley', 'merged', 2015],
  ['UT Pan American', 'The University of Texas Rio Grande Valley', 'merged', 2015],
  ['U Sciences Philly', "Saint Joseph's University - Philadelphia", 'merged', 2022],
  ['University of the Sciences', "Saint Joseph's University - Philadelphia", 'merged', 2022],
  ['US Sports Academy', 'United States Sports University', 'renamed', 2025],
  ['Boston Conservatory', 'Berklee College of Music', 'merged', 2016],
])('"%s" is %s today', (text, name, how, year) => {
  expect(resolve(text)).toMatchObject({ college: { name }, former: { how, year } })
  expect(search(text, 8)[0]?.name).toBe(name)
})

test.each([
  ['Cabrini', 'Cabrini University', 2024],
  ['College of Saint Rose', 'College of Saint Rose', 2024], // and not Rose State
  ['Mount Ida', 'Mount Ida College', 2018], // and not Mount St. Mary's
  ['University of the Arts', 'University of the Arts', 2024], // and not that of North Carolina
  ['University of the Arts Philly', 'University of the Arts', 2024], // and not Thomas Jefferson, once Philadelphia
  ["King's College NYC", "The King's College in New York", 2025], // and not the academy at Kings Point
  ['Fontbonne', 'Fontbonne University', 2025],
  ['San Francisco Art Institute', 'San Francisco Art Institute', 2022], // and not San Francisco
  ['Art Institute of Pittsburgh', 'Art Institute of Pittsburgh', 2019], // and not Pitt
  ['Union Institute', 'Union Institute & University', 2024],
  ['Judson College, Alabama', 'Judson College in Alabama', 2021],
  ['Newbury College', 'Newbury College', 2019], // and not Newberry
  ['Johnson & Wales Denver', 'Johnson & Wales University-Denver', 2021], // and not Johnson University
])('"%s" has closed, and no other college is taken for it', (text, name, year) => {
  expect(resolve(text)).toMatchObject({
    college: null,
    alternatives: [],
    former: { name, how: 'closed', year },
  })
})

test('every former name leads to the college of today, as does each way to say it', () => {
  const lost = formerColleges.flatMap(({ name, also, unitid }) =>
    [name, ...also].filter((text) => (resolve(text).college?.unitid ?? null) !== unitid),
  )
  expect(lost).toEqual([])
  expect(formerColleges.length).toBeGreaterThanOrEqual(65)
})

test('no college of today is told that its name is a former one', () => {
  const told = [...collegeById.values()].filter(({ name }) => resolve(name).former)
  expect(told.map(({ name }) => name)).toEqual([])
})

test.each(['Clarion lol', 'maybe Clarion University', 'Clarion, PA', 'clarion university pennsylvania'])(
  '"%s": words around a former name and its state do it no harm',
  (text) => {
    expect(resolve(text)).toMatchObject({ college: { name: 'Pennsylvania Western University' }, former: {} })
  },
)

test('what is only like a former name is none', () => {
  expect(resolve('Utah Tech').former).toBeUndefined()
  expect(resolve('Johnson College').college?.name).toBe('Johnson University')
  expect(resolve('Notre Dame college').college?.name).toBe('University of Notre Dame')
  expect(resolve('Clarion, Texas').former).toBeUndefined()
})
