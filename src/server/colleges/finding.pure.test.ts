import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { testsNow } from '#catalog/colleges/test-policy.ts'
import { loadCatalog } from '#catalog/load.ts'
import { isGone } from '#catalog/rules/rule.ts'
import { collegesIn, placesIn } from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { type Asked, addressOf, askedIn, nothingAsked, sorts } from '#web/colleges/finding/address.ts'
import { facets } from '#web/colleges/finding/facets.ts'
import { find, milesBetween, noFamily } from '#web/colleges/finding/find.ts'
import { nextDot } from '#web/colleges/finding/nearest.ts'
import { answerOf, chipsOf, toggled } from '#web/colleges/finding/sentence.ts'
import { named, suggest } from '#web/colleges/finding/suggest.ts'
import { priceInTable } from '#web/platform/price.ts'
import { majorColleges, tableOf } from './table.ts'

const catalog = loadCatalog('src/catalog/data')
const table = tableOf(catalog, collegeAddresses(catalog.colleges, []))
const colleges = collegesIn(table)
const ask = (asked: Partial<Asked>, family = noFamily, majored: ReadonlySet<number> | null = null) =>
  find({ colleges, asked: { ...nothingAsked, ...asked }, family, majored })

test('the table gives back every college with its figures and its address', () => {
  const addresses = collegeAddresses(catalog.colleges, [])
  catalog.colleges.forEach((college, at) => {
    const listed = colleges[at]
    expect(listed).toMatchObject({ id: college.unitid, name: college.name, state: college.state })
    expect(listed?.slug).toBe(addresses.slugOf(college))
    expect(listed?.rate).toBe(typeof college.admission.rate === 'number' ? college.admission.rate : null)
    expect(listed?.price.byIncome[2]).toBe(
      typeof college.netPrice.byIncome[2] === 'number' && !college.flags.includes('charges no tuition')
        ? college.netPrice.byIncome[2]
        : null,
    )
  })
})

test('without the very small, the closing and the religious training colleges there are 1,770; with them all', () => {
  expect(ask({}).colleges).toHaveLength(1770)
  expect(ask({ all: true }).colleges).toHaveLength(2045)
})

test('a text finds colleges by name, nickname, city and state; a city only its own; what means nothing finds none', () => {
  const namesFor = (asked: Partial<Asked>) => ask(asked).colleges.map(({ name }) => name)
  expect(namesFor({ text: 'reed college' })).toEqual(['Reed College'])
  expect(namesFor({ text: 'UCLA' })[0]).toBe('University of California-Los Angeles')
  expect(namesFor({ text: 'Corvallis' })).toEqual(['Oregon State University'])
  const inOregon = catalog.colleges.filter(({ state }) => state === 'OR').length
  expect(ask({ text: 'oregon' }).colleges.filter(({ state }) => state === 'OR')).toHaveLength(inOregon)
  expect(ask({ city: 'portland-or', all: true }).colleges.every(({ city }) => city === 'Portland')).toBe(true)
  expect(ask({ city: 'portland-or', all: true }).colleges.length).toBeGreaterThan(3)
  expect(namesFor({ text: 'zzzz qqqq' })).toEqual([])
})

test('facet counts are those of the catalog', () => {
  const { counts } = ask({ all: true })
  const count = (holds: (college: (typeof catalog.colleges)[number]) => boolean) =>
    catalog.colleges.filter(holds).length
  expect(counts.get('kind.public')).toBe(count(({ control }) => control === 'public'))
  expect(counts.get('community.hbcu')).toBe(count(({ missions }) => missions.includes('HBCU')))
  expect(counts.get('community.faith')).toBe(count(({ religion }) => typeof religion === 'string'))
  expect(counts.get('rotc.navy')).toBe(count(({ rotc }) => rotc.includes('Navy')))
  const now = (college: (typeof catalog.colleges)[number]) =>
    testsNow(college, catalog.rules.get(college.unitid))
  expect(counts.get('tests.blind')).toBe(count((college) => now(college) === 'not considered'))
  expect(counts.get('tests.optional')).toBe(count((college) => now(college) === 'optional'))
  expect(counts.get('size.large')).toBe(count(({ undergraduates }) => Number(undergraduates) > 15_000))
  expect(counts.get('setting.rural')).toBe(count(({ locale }) => locale > 40))
})

test('a count leaves out its own group: ticking one box changes no count beside it', () => {
  const before = ask({ rate: { least: 40, most: null } }).counts
  const after = ask({ rate: { least: 40, most: null }, boxes: { community: ['women'] } }).counts
  for (const option of ['hbcu', 'hispanic-serving', 'women', 'faith'])
    expect(after.get(`community.${option}`)).toBe(before.get(`community.${option}`))
  expect(after.get('kind.public') ?? 0).toBeLessThan(before.get('kind.public') ?? 0)
})

const anyAsked = fc.record({
  text: fc.constantFrom('', 'state', 'a & b'),
  city: fc.constantFrom(null, 'boston-ma'),
  major: fc.constantFrom(null, 'biology'),
  price: fc.record({ least: fc.constantFrom(null, 5000), most: fc.constantFrom(null, 20_000) }),
  rate: fc.record({ least: fc.constantFrom(null, 40), most: fc.constantFrom(null, 90) }),
  states: fc.uniqueArray(fc.constantFrom('OR' as const, 'WA' as const, 'DC' as const)),
  boxes: fc
    .subarray(facets.flatMap(({ key, options }) => options.map((option) => [key, option.key] as const)))
    .map(
      (ticked) =>
        ticked.reduce((asked, [facet, option]) => toggled(asked, facet, option), nothingAsked).boxes,
    ),
  sort: fc.constantFrom(...sorts),
  all: fc.boolean(),
  compare: fc.uniqueArray(fc.constantFrom('reed-college', 'rhodes-college')),
  shown: fc.constantFrom(20, 40, 100),
})

test('everything asked stands in the address and comes back from it', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      expect(askedIn(addressOf(asked))).toEqual(asked)
    }),
  )
})

test('a count says how many the list will have once its box is the only one ticked in its group', () => {
  fc.assert(
    fc.property(anyAsked, fc.constantFrom(...facets), (asked, { key, options }) => {
      const { counts } = ask({ ...asked, major: null })
      for (const option of options) {
        const only = ask({ ...asked, major: null, boxes: { ...asked.boxes, [key]: [option.key] } })
        expect(counts.get(`${key}.${option.key}`) ?? 0).toBe(only.colleges.length)
      }
    }),
    { numRuns: 25 },
  )
})

test('an address from anywhere asks for nothing it should not', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const asked = askedIn(search)
      expect(asked.compare.length).toBeLessThanOrEqual(4)
      expect(ask(asked).colleges.length).toBeLessThanOrEqual(2045)
    }),
    { numRuns: 40 },
  )
  expect(askedIn('?price-to=abc&rate-from=-3&state=ZZ&kind=evil&sort=x&shown=1e9')).toEqual(nothingAsked)
})

test('a family in another state sees the full price of a public college, at home and at private ones the net price', () => {
  const oregonState = colleges.find(({ id }) => id === 209542)
  if (!oregonState) throw new Error('no Oregon State')
  expect(priceInTable(oregonState, { ...noFamily, income: 2, home: 'OR' })).toMatchObject({
    amount: 16_992,
    beforeGrants: false,
  })
  expect(priceInTable(oregonState, { ...noFamily, income: 2, home: 'WA' })).toMatchObject({
    amount: 51_339,
    beforeGrants: true,
  })
})

test('what is not known never passes a filter on it, and stands last in every order', () => {
  for (const college of ask({ price: { least: null, most: 20_000 } }).colleges)
    expect(priceInTable(college, noFamily)?.amount).toBeLessThanOrEqual(20_000)
  const byGraduation = ask({ all: true, sort: 'graduation' }).colleges.map(({ graduation }) => graduation)
  expect(byGraduation.lastIndexOf(100)).toBeLessThan(byGraduation.indexOf(null))
  expect(byGraduation.slice(byGraduation.indexOf(null)).every((rate) => rate === null)).toBe(true)
})

test('likely for me: exactly those whose chance is likely or better; without chances nothing is left out', () => {
  const bands = ['likely', 'target', 'reach', 'automatic', 'open admission', 'far reach'] as const
  const chances = new Map(
    colleges
      .slice(0, 600)
      .map(({ id }, at) => [id, { band: bands[at % bands.length] ?? 'reach', low: 0.3, high: 0.6 }] as const),
  )
  const family = { ...noFamily, chances, likelyOnly: true }
  const likely = [...chances].filter(([, { band }]) =>
    ['likely', 'automatic', 'open admission'].includes(band),
  )
  expect(new Set(ask({ all: true }, family).colleges.map(({ id }) => id))).toEqual(
    new Set(likely.map(([id]) => id)),
  )
  expect(ask({ all: true }, { ...family, chances: null }).colleges).toHaveLength(2045)
})

test('the colleges of a major are those that awarded it', () => {
  const biology = catalog.majorById.get('26.01')
  if (!biology) throw new Error('no biology')
  const list = majorColleges(catalog, biology)
  expect(ask({ all: true }, noFamily, placesIn(list)).colleges).toHaveLength(1305)
  expect(ask({}, noFamily, placesIn(list)).colleges).toHaveLength(1285)
})

test('biology, four in ten or more, up to $20,000 for an Oregon family on $48–75k', () => {
  const biology = catalog.majorById.get('26.01')
  if (!biology) throw new Error('no biology')
  const family = { ...noFamily, income: 2 as const, home: 'OR' as const }
  const asked = { price: { least: null, most: 20_000 }, rate: { least: 40, most: null } }
  const found = ask(asked, family, placesIn(majorColleges(catalog, biology)))
  // Counted by hand from the catalog: open admission has no rate, other states' public colleges their full price, and
  // where no price is published for the income there is the average of all.
  const fits = catalog.colleges.filter(
    ({ unitid, flags, programs, admission, control, state, netPrice, tuition, cost }) => {
      if (flags.includes('tiny') || flags.includes('vocational religious')) return false
      if (isGone(catalog.rules.get(unitid))) return false
      const outside = tuition.earlier?.outOfState ?? tuition.outOfState
      const price =
        control === 'public' && state !== 'OR'
          ? Number(outside) + Number(cost.roomAndBoard) + Number(cost.books)
          : Number(typeof netPrice.byIncome[2] === 'number' ? netPrice.byIncome[2] : netPrice.average)
      return (
        [...programs].some((one) => one.family === '26.01' && one.awards > 0) &&
        Number(admission.rate) >= 40 &&
        price <= 20_000 &&
        (control === 'public' || typeof netPrice.average === 'number')
      )
    },
  )
  expect(found.colleges.map(({ id }) => id).sort()).toEqual(fits.map(({ unitid }) => unitid).sort())
  expect(found.counts.get('kind.private')).toBe(237)
})

test.each([
  ['ucla', 'University of California-Los Angeles'],
  ['ole miss', 'University of Mississippi'],
  ['harv', 'Harvard University'],
  ['penn state', 'Pennsylvania State University-Main Campus'],
  ['university of washington', 'University of Washington-Seattle Campus'],
  ['notre', 'University of Notre Dame'],
  ['wiscon', 'University of Wisconsin-Madison'],
  ['harvard', 'Harvard University'],
  ['miami un', 'Miami University-Oxford'],
  ['charleston', 'College of Charleston'],
])('%s finds %s first', (text, name) => expect(named(colleges, text)[0]?.college.name).toBe(name))

test('a place is offered beside the colleges', () => {
  expect(suggest(colleges, 'wash', false).filter(({ kind }) => kind === 'state')).toMatchObject([
    { label: 'Colleges in Washington' },
  ])
  expect(
    suggest(colleges, 'boston', false).some(
      ({ kind, label }) => kind === 'city' && label === 'Boston, Massachusetts',
    ),
  ).toBe(true)
})

test.each([
  ['oregon', false, 22],
  ['oregon', true, 26],
])('the number beside a place is that of the list it opens (%s, all: %s)', (text, all, number) => {
  const places = suggest(colleges, text, all).filter(({ kind }) => kind !== 'college')
  expect(places[0]).toMatchObject({ kind: 'state', state: 'OR', count: number, all })
  expect(ask({ states: ['OR'], all }).colleges).toHaveLength(number)
})

test('no place leads to an empty list: where all colleges are very small, they are shown', () => {
  const usual = new Set(ask({}).colleges.map(({ city, state }) => `${city} ${state}`))
  const [small] = colleges.filter(({ city, state }) => !usual.has(`${city} ${state}`))
  if (!small) throw new Error('every city has a college that is not very small')
  const place = suggest(colleges, small.city, false).find(
    (one) => one.kind === 'city' && one.college.state === small.state,
  )
  if (place?.kind !== 'city') throw new Error(`${small.city} is not offered`)
  expect(place.all).toBe(true)
  const city = slugOf(`${small.city} ${small.state}`)
  expect(ask({ city, all: place.all }).colleges).toHaveLength(place.count)
})

test('an answer in a sentence, and a chip for each part of it', () => {
  const asked = {
    ...nothingAsked,
    major: 'biology',
    price: { least: null, most: 20_000 },
    rate: { least: 40, most: null },
  }
  expect(answerOf(asked, 259, 'Biology')).toBe(
    '259 colleges award degrees in Biology, admit 40% or more, and would cost you up to $20,000 a year.',
  )
  expect(chipsOf(asked, 'Biology').map(({ label }) => label)).toEqual([
    'Biology',
    'Up to $20,000',
    'Admits 40% or more',
  ])
})

test('arrows on the map lead to the nearest dot that way, and never in a circle of one', () => {
  const dots = colleges.map((of) => ({ x: of.longitude, y: -of.latitude, of }))
  const start = dots.find(({ of }) => of.id === 209542)
  if (!start) throw new Error('no start')
  const east = nextDot(dots, start, 'ArrowRight')
  expect(east && east.x > start.x).toBe(true)
  expect(milesBetween(start.of, east?.of ?? start.of)).toBeLessThan(150)
})
