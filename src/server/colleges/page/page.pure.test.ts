import { expect, test } from 'vitest'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { loadCatalog } from '#catalog/load.ts'
import { priceAt } from '#engine/matching/match/price.ts'
import { middlesOf } from './middles.ts'
import { collegePages } from './model.ts'
import { priceOf } from './price.ts'
import { similarColleges } from './similar.ts'
import { oneIn } from './spoken-numbers.ts'

const catalog = loadCatalog('src/catalog/data')
const pageOf = collegePages({
  catalog,
  addresses: collegeAddresses(catalog.colleges, []),
  majorSlug: () => null,
})
function college(unitid: number) {
  const found = catalog.collegeById.get(unitid)
  if (!found) throw new Error(`no college ${unitid}`)
  return found
}
const oregonState = college(209542)

test.each([
  [77.3, 'three in four'],
  [3.6, 'one in 28'],
  [70, 'seven in ten'],
  [98, 'nearly all'],
  [50, 'one in two'],
])('%s percent is said as %s', (percent, words) => expect(oneIn(percent)).toBe(words))

test('the portrait says what the figures further down say', () => {
  expect(pageOf(oregonState).portrait.join(' ')).toBe(
    'A large public university in a small city. Three in four applicants get in, seven in ten finish, and an Oregon family on $48–75k pays about $17,000 a year after grants. One degree in six is in Computer Science.',
  )
})

test('a rate that misses those who finish elsewhere is shown with a note, and no sentence is built on it', () => {
  const partial = catalog.colleges.filter(
    ({ flags, outcomes }) => flags.includes('graduation partial') && typeof outcomes.graduation6 === 'number',
  )
  expect(partial.length).toBeGreaterThan(20)
  for (const one of partial) {
    const { after, portrait, description } = pageOf(one)
    const row = after.find(({ label }) => label === 'Graduate in six years')
    expect(row?.figure.value).toBe(one.outcomes.graduation6)
    expect(row?.note).toBe('misses those who finish elsewhere or with an associate degree')
    expect(`${portrait.join(' ')} ${description}`).not.toMatch(/finish|graduate/)
  }
})

test('a college that admits men by now is called no women’s college', () => {
  const { portrait, campus } = pageOf(college(163578)) // Notre Dame of Maryland
  expect(`${portrait.join(' ')} ${JSON.stringify(campus)}`).not.toMatch(/women/i)
  expect(pageOf(college(168218)).portrait.join(' ')).toMatch(/women’s/) // Wellesley
})

test('beside every figure stands the middle of those that report it, absence left out', () => {
  const known = catalog.colleges
    .flatMap(({ outcomes: { graduation6 } }) => (typeof graduation6 === 'number' ? [graduation6] : []))
    .sort((a, b) => a - b)
  const half = known.length / 2
  const expected = ((known[Math.ceil(half) - 1] ?? 0) + (known[Math.floor(half)] ?? 0)) / 2
  expect(middlesOf(catalog.colleges).of('outcomes.graduation6')).toBe(expected)
  expect(
    pageOf(oregonState).after.find(({ label }) => label === 'Graduate in six years')?.figure,
  ).toMatchObject({
    value: 70,
    middle: expected,
  })
})

test('no figure of any page is without a year and a source', () => {
  for (const one of catalog.colleges.filter((_, at) => at % 40 === 3)) {
    const page = pageOf(one)
    const figures = [
      page.undergraduates,
      page.admission.rate,
      page.admission.yield,
      page.price.average,
      ...page.price.bands.map(({ figure }) => figure),
      ...page.price.parts.map(({ figure }) => figure),
      ...[...page.students, ...page.after, ...page.price.rows].map(({ figure }) => figure),
    ]
    for (const figure of figures) {
      expect(figure.year).toMatch(/\d{4}/)
      expect(figure.source).not.toBe('')
      expect(figure.value === null).toBe(figure.absent !== null)
    }
  }
})

test('the parts of the price are of one year and add up; a newer tuition stands beside them', () => {
  const { price } = pageOf(oregonState)
  const sum = price.parts.reduce((total, { figure }) => total + (figure.value ?? 0), 0)
  expect(price.together).toEqual({ value: sum, year: '2023-24' })
  expect(sum).toBe(29_169)
  expect(price.elsewhere).toEqual({ value: 51_339, year: '2023-24' })
  expect(price.notes).toEqual(['Resident tuition is $14,400 in 2024-25.'])
})

test('a price with an unknown part has no sum', () => {
  const { together } = priceOf({ ...oregonState, cost: { ...oregonState.cost, books: 'not reported' } })
  expect(together).toBeNull()
})

test('where nobody lives on campus, the price counts living off it, as a list does', () => {
  const utahValley = college(230737)
  const { parts, elsewhere, together } = pageOf(utahValley).price
  expect(parts.map(({ label }) => label)).toContain('Room and board, off campus')
  expect(parts.reduce((sum, { figure }) => sum + (figure.value ?? 0), 0)).toBe(together?.value)
  expect(elsewhere?.value).toBe(priceAt(catalog, utahValley, true)?.amount)
})

test('scores that a college does not look at are not shown as a bar to clear', () => {
  const ucla = pageOf(college(110662))
  expect(ucla.admission.policy).toBe('Test scores are not looked at.')
  expect(ucla.admission.sat.low).toBeNull()
})

test('a rule that asks for scores again comes before the federal policy, with the day it was read', () => {
  const ohioState = pageOf(college(204796)).admission
  expect(ohioState.policy).toContain('Requires SAT or ACT scores again')
  expect(ohioState.policyYear).toMatch(/^read 20/)
})

test('sports name the association and no division, which is our own mapping', () => {
  expect(pageOf(oregonState).campus).toContainEqual({ label: 'Sports', value: 'NCAA, with football' })
  for (const one of catalog.colleges.filter((_, at) => at % 50 === 0))
    expect(JSON.stringify(pageOf(one).campus)).not.toContain('Division')
})

test('first-years by state add up to no more than all of them, the home state as published', () => {
  const { origins } = pageOf(oregonState)
  expect(origins?.states[0]?.state).toBe('OR')
  const shares = origins?.states.reduce((sum, { share }) => sum + share, 0) ?? 0
  expect(shares).toBeGreaterThan(90)
  expect(shares).toBeLessThanOrEqual(100.01)
})

test('colleges like this one are like it, and never itself', () => {
  const similar = similarColleges(catalog.colleges)(oregonState, 4)
  expect(similar).toHaveLength(4)
  for (const one of similar) {
    expect(one.unitid).not.toBe(oregonState.unitid)
    expect(Number(one.undergraduates)).toBeGreaterThan(14_000)
    expect(Math.abs(Number(one.outcomes.graduation6) - 70)).toBeLessThan(12)
  }
})

test('where grants are above the cost, the description puts the sign before the dollars', () => {
  const below = catalog.colleges.find(({ netPrice }) => Number(netPrice.average) < 0)
  expect(below && pageOf(below).description).toMatch(/about -\$\d+ a year/)
})

test('titles and descriptions differ from college to college', () => {
  const pages = catalog.colleges.filter((_, at) => at % 8 === 0).map(pageOf)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('a page with hardly any known figure is thin', () => {
  const unknown = 'not reported'
  const bare = {
    ...oregonState,
    undergraduates: unknown,
    admission: { ...oregonState.admission, rate: unknown },
    netPrice: { ...oregonState.netPrice, average: unknown },
    outcomes: { ...oregonState.outcomes, graduation6: unknown, earnings: unknown },
  } as const
  expect(pageOf(oregonState).thin).toBe(false)
  expect(pageOf(bare).thin).toBe(true)
})
