import { expect, test } from 'vitest'
import { factSource } from './colleges/fact-source.ts'
import type { College, RangeFact } from './facts.ts'
import { loadCatalog } from './load.ts'

// The tables as shipped, against the known schools that the sources' README lists.

const catalog = loadCatalog('src/catalog/data')
function college(unitid: number): College {
  const found = catalog.collegeById.get(unitid)
  if (!found) throw new Error(`no college ${unitid}`)
  return found
}
const shown = (range: RangeFact) => (typeof range === 'string' ? range : `${range.low}-${range.high}`)

test.each([
  ['Harvard', 166027, 3.6, '1510-1580', 59_076, 59_076],
  ['UCLA', 110662, 9.0, 'not applicable', 13_747, 44_524],
  ['Ohio State', 204796, 60.6, '1310-1480', 12_859, 38_365],
  ['Reed', 209922, 24.6, '1290-1520', 67_020, 67_020],
  ['Howard', 131520, 41.3, '1090-1320', 33_344, 33_344],
  ['Texas A&M', 228723, 57.4, '1150-1400', 13_099, 40_328],
  ['Berea', 156295, 19.3, '1156-1335', 49_326, 49_326],
])(
  '%s has the rate, SAT range and tuition its README row says',
  (_name, unitid, rate, sat, inState, outOfState) => {
    const { admission, tuition } = college(unitid)
    const of2023 = tuition.earlier ?? tuition
    expect(admission.rate).toBe(rate)
    expect(shown(admission.sat)).toBe(sat)
    expect(of2023).toMatchObject({ inState, outOfState, year: '2023-24' })
  },
)

test('UCLA is test blind: its range does not apply', () => {
  expect(college(110662).admission.tests).toBe('not considered')
})

test('the five service academies charge no tuition', () => {
  const free = catalog.colleges.filter(({ flags }) => flags.includes('charges no tuition'))
  expect(free.map(({ name }) => name)).toEqual([
    'United States Air Force Academy',
    'United States Coast Guard Academy',
    'United States Naval Academy',
    'United States Merchant Marine Academy',
    'United States Military Academy',
  ])
  expect(free.every(({ tuition }) => tuition.inState === 0 && tuition.outOfState === 0)).toBe(true)
})

test('the universe is about 2,100 colleges in the 50 states and D.C., sorted, none twice', () => {
  const ids = catalog.colleges.map(({ unitid }) => unitid)
  expect(ids.length).toBeGreaterThan(2000)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(new Set(catalog.colleges.map(({ state }) => state)).size).toBe(51)
})

test('what the README promises of coverage holds', () => {
  const share = (holds: (college: College) => boolean) =>
    catalog.colleges.filter(holds).length / catalog.colleges.length
  expect(share(({ links }) => links.website !== null)).toBe(1)
  expect(share(({ admission }) => admission.open || typeof admission.rate === 'number')).toBeGreaterThan(
    0.995,
  )
  expect(share(({ tuition }) => typeof tuition.inState === 'number')).toBeGreaterThan(0.98)
  expect(share(({ programs }) => [...programs].length > 0)).toBeGreaterThan(0.98)
  expect(share(({ netPrice }) => typeof netPrice.average === 'number')).toBeGreaterThan(0.95)
  expect(share(({ outcomes }) => typeof outcomes.earnings === 'number')).toBeGreaterThan(0.91)
  expect(
    share(({ admission }) => typeof admission.sat !== 'string' || typeof admission.act !== 'string'),
  ).toBeGreaterThan(0.49)
})

test('trap 4: Michigan reports computer science under 11.01 alone', () => {
  const families = [...college(170976).programs]
    .filter(({ awards }) => awards > 0)
    .map(({ family }) => family)
  expect(families).toContain('11.01')
  expect(families).not.toContain('11.07')
})

test('every link starts with http and names a host', () => {
  const links = catalog.colleges.flatMap((one) => Object.values(one.links).filter((link) => link !== null))
  expect(links.filter((link) => !/^https?:\/\/[a-z0-9.-]+\.[a-z]{2,}(:\d+)?\//.test(link))).toEqual([])
})

test('every percentage lies between 0 and 100, and money but a net price is never below 0', () => {
  const wrong = catalog.colleges.filter(({ admission, outcomes, tuition, ...rest }) => {
    const { graduation4, graduation6, retention, earnings, debt } = outcomes
    const shares = [admission.rate, admission.yield, graduation4, graduation6, retention, rest.pellShare]
    const prices = [tuition.inState, tuition.outOfState, rest.cost.attendance, earnings, debt]
    return (
      [...shares, rest.firstGenerationShare, rest.shareOver25].some(
        (share) => Number(share) < 0 || Number(share) > 100,
      ) || prices.some((price) => Number(price) < 0)
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every figure of the loaded catalog has a source and a year', () => {
  expect(catalog.provenance.get('admission.rate')).toEqual({ source: 'IPEDS Admissions', year: 'fall 2024' })
  expect(catalog.provenance.get('outcomes.earnings')).toEqual({
    source: 'College Scorecard',
    year: '2020-21 in 2022 dollars, students of 2009-11',
  })
  expect(catalog.provenance.get('tuition.newer')?.year).toBe('2024-25')
})

test('the parts fit together: majors, careers and scholarships are loaded beside the colleges', () => {
  expect(catalog.majorById.get('11.07')?.title).toBeTruthy()
  expect(catalog.careers.size).toBeGreaterThan(200)
  expect(catalog.scholarships.length).toBeGreaterThan(50)
  expect(catalog.version).toMatch(/^1-[0-9a-f]{12}$/)
})

test.each([
  ['Georgia Tech', 139755, 33.1, 10.4, 'fall 2024'],
  ['UNC', 199120, 37.0, 9.6, 'fall 2025'],
  ['Purdue', 243780, 74.3, 50.7, 'fall 2024'],
  ['UC San Diego', 110680, 26.0, 33.5, 'fall 2024'],
  ['Virginia Tech', 233921, 47.7, 59.1, 'fall 2024'],
  ['UT Austin', 228778, 37.7, 10.1, 'fall 2024'],
])('%s admits residents and others at its own two rates', (_name, unitid, inState, outOfState, year) => {
  const { byResidency } = college(unitid).admission
  expect(byResidency).toMatchObject({ inState: { rate: inState }, outOfState: { rate: outOfState }, year })
  expect(factSource(catalog, college(unitid), 'admission.byResidency')).toEqual({
    source: 'Common Data Set of the college',
    year,
  })
})

test('rates by residency are known at 18 publics and null elsewhere', () => {
  const known = catalog.colleges.filter(({ admission }) => admission.byResidency)
  expect(known.length).toBe(18)
  expect(known.every(({ control }) => control === 'public')).toBe(true)
})

// Read by hand in the federal files SFA2324, DRVEF122024 and DRVGR2024.
test.each([
  ['Harvard', 166027, 56, 65_260],
  ['UCLA', 110662, 45, 13_085],
  ['Reed', 209922, 58, 53_089],
  ['Georgia Tech', 139755, 30, 10_698],
])('%s gave the grants that the agency counted', (_name, unitid, share, average) => {
  expect(college(unitid).grants).toEqual({ share, average })
})

test.each([
  ['Liberty', 232557, 80],
  ['Southern New Hampshire', 183026, 97],
  ['Alabama A & M', 100654, 4],
])('%s: the share of undergraduates who took every course online', (_name, unitid, share) => {
  expect(college(unitid).shareOnline).toBe(share)
})

test('a share that ends in a five rounds up: .8765 of Samford and .8965 of Bryn Mawr came back', () => {
  expect([college(102049), college(211273)].map(({ outcomes }) => outcomes.retention)).toEqual([87.7, 89.7])
})

test('grants where nobody got one have no average', () => {
  const none = catalog.colleges.filter(({ grants }) => grants.share === 0)
  expect(none.length).toBeGreaterThan(0)
  expect(
    none.every(({ grants }) => (typeof grants.average === 'number' ? grants.average < 3000 : true)),
  ).toBe(true)
})

test('faith is a family of the federal label; no affiliation has none', () => {
  const faith = (unitid: number) => college(unitid).faith
  expect(faith(152080)).toBe('Catholic') // Notre Dame
  expect(faith(230038)).toBe('Latter-day Saints') // Brigham Young
  expect(faith(223232)).toBe('Protestant') // Baylor
  expect(faith(110662)).toBeNull()
})

test('other public schools with trades are universities and schools of under two years that are open to all', () => {
  const school = (unitid: number) => catalog.tradeSchools.find((one) => one.unitid === unitid)
  expect(school(108092)).toMatchObject({ city: 'Fort Smith', state: 'AR', kind: 'four-year college' })
  expect(school(108092)?.trades.get('48.0508')).toBe(133) // welding
  expect(school(230162)).toMatchObject({ name: 'Davis Technical College', kind: 'trade school' })
  expect(school(202152)?.trades.get('51.3801')).toBeUndefined() // a diploma in nursing, no associate degree
  for (const closedToMost of [101471, 172422, 489779]) expect(school(closedToMost)).toBeUndefined()
  const twoYear = new Set(catalog.twoYearColleges.map(({ unitid }) => unitid))
  expect(catalog.tradeSchools.filter(({ unitid }) => twoYear.has(unitid))).toEqual([])
})

test('public two-year colleges have a place, a price and the trades they teach', () => {
  const lansing = catalog.twoYearColleges.find(({ name }) => name === 'Lansing Community College')
  expect(lansing).toMatchObject({
    city: 'Lansing',
    state: 'MI',
    tuition: { inDistrict: 4010, inState: 7520 },
  })
  expect(lansing?.trades.get('48.0508')).toBeGreaterThan(10) // welding
  expect(catalog.twoYearColleges.length).toBeGreaterThan(850)
  expect(new Set(catalog.twoYearColleges.map(({ state }) => state)).size).toBeGreaterThan(45)
})

test('graduation rates of a handful, or of a branch that most leave, are flagged', () => {
  const flagged = [122977, 204680, 214713, 203465] // Santa Monica, Ohio State Mansfield, Penn State Harrisburg, Kent State Stark
  const whole = [204796, 214591, 436836, 218654] // Ohio State, Penn State Behrend, UConn Stamford, South Carolina Beaufort
  for (const unitid of flagged) expect(college(unitid).flags, String(unitid)).toContain('graduation partial')
  for (const unitid of whole)
    expect(college(unitid).flags, String(unitid)).not.toContain('graduation partial')
})
