import { expect, test } from 'vitest'
import { collegeResolver, collegeSearch } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { stateName } from '#contract/states.ts'

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
  ['Sierra Nevada College', 'University of Nevada-Reno', 'merged', 2022],
  ['Marlboro College', 'Emerson College', 'merged', 2020],
  ['Darton State', 'Albany State University', 'merged', 2017], // and not Dalton State
  ['Corcoran', 'George Washington University', 'merged', 2014],
  ['University of Great Falls', 'University of Providence', 'renamed', 2017],
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
  ['Green Mountain College', 'Green Mountain College', 2019],
  ['Cardinal Stritch', 'Cardinal Stritch University', 2023],
  ['Nyack College', 'Alliance University', 2023],
  ['Oak Point', 'Oak Point University', 2024], // and not Point University
  ['Art Institute of Dallas', 'Art Institute of Dallas', 2023], // and not Dallas College
  ['Art Institute of Seattle', 'The Art Institutes', 2023], // and not Seattle University
  ['Urbana University', 'Urbana University', 2020], // and not Urbana-Champaign
  ['College of Santa Fe', 'Santa Fe University of Art and Design', 2018], // and not the one in Florida
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
  expect(formerColleges.length).toBeGreaterThanOrEqual(150)
})

test('a name that a living college has elsewhere means the former one in its state, or with its place beside it', () => {
  const placed = formerColleges.flatMap((one) => one.there.map((name) => ({ ...one, called: name })))
  expect(placed.length).toBeGreaterThanOrEqual(10)
  for (const { called, name, state, cities, unitid } of placed) {
    const said = [called, `${called} ${state}`, ...cities.map((city) => `${called} in ${city}`)]
    for (const text of said)
      expect(resolve(text, [state]), text).toMatchObject({ former: { name, unitid }, alternatives: [] })
    expect(resolve(`${called}, ${stateName(state)}`).former?.name, called).toBe(name)
    expect(resolve(called).former?.name, called).not.toBe(name)
  }
})

test.each([
  ['Lincoln College', 'IL', 'Lincoln College in Illinois'],
  ['Notre Dame College', 'OH', 'Notre Dame College of Ohio'],
  ['Concordia College', 'NY', 'Concordia College New York'],
  ['Concordia College', 'AL', 'Concordia College Alabama'],
] as const)('"%s" means in %s what it meant there: %s', (text, state, name) => {
  expect(resolve(text, [state])).toMatchObject({ college: null, former: { name } })
})

test.each([
  ['Lincoln College', 'PA', 'Lincoln University'],
  ['Notre Dame College', 'IN', 'University of Notre Dame'],
  ['Notre Dame', 'OH', 'University of Notre Dame'],
  ['Lincoln', 'IL', 'Lincoln University'],
  ['Judson College', 'IL', 'Judson University'],
  ['Concordia College', 'MN', 'Concordia College at Moorhead'],
] as const)('"%s" is in %s no former name but %s', (text, state, name) => {
  expect(resolve(text, [state])).toMatchObject({ college: { name } })
})

test.each(['Notre Dame College Cleveland', 'notre dame college in cleveland', 'Notre Dame College, Ohio'])(
  '"%s" is not in Indiana',
  (text) => {
    expect(resolve(text)).toMatchObject({ college: null, former: { name: 'Notre Dame College of Ohio' } })
  },
)

test('no college of today is told that its name is a former one', () => {
  const told = [...collegeById.values()].filter(
    ({ name, state, city }) => resolve(name, [state]).former || resolve(`${name}, ${city}, ${state}`).former,
  )
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
