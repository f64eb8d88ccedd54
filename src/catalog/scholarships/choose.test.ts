import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { conditionOf, judge } from '#catalog/rules/condition.ts'
import type { StateCode } from '#contract/states.ts'
import { type Beside, type Student, scholarshipsFor } from './choose.ts'
import { basisSentences, type ScholarshipProgram } from './scholarship.ts'

const program = (change: Partial<ScholarshipProgram>): ScholarshipProgram => ({
  name: 'Any',
  link: 'https://example.org',
  for: 'Students.',
  basis: 'list',
  state: null,
  families: [],
  need: false,
  audience: 'anyone',
  missions: [],
  kind: 'federal',
  usedAt: 'anywhere',
  least: null,
  closes: null,
  joinBy: null,
  ...change,
})
const ohioState: Beside = {
  unitid: 1,
  state: 'OH',
  control: 'public',
  missions: [],
  rotc: ['Army'],
  flags: [],
}
const student = (change: Partial<Student> = {}): Student => ({
  state: 'OH',
  families: ['11.07'],
  gpa: 3.4,
  sat: 1200,
  act: null,
  rank: null,
  firstGeneration: false,
  underrepresented: false,
  wishesTribal: false,
  school: { grade: 12, month: 0 },
  wouldServe: false,
  taughtAtHome: true,
  ...change,
})
const names = (programs: readonly ScholarshipProgram[], who = student(), at: Partial<Beside> = {}) =>
  scholarshipsFor(programs, who)({ ...ohioState, ...at }).map(({ name }) => name)

test('the most specific comes first: the own state, then the major, then what is open to all', () => {
  const programs = [
    program({ name: 'Open' }),
    program({ name: 'Computing', families: ['11'] }),
    program({ name: 'Ohio', state: 'OH' }),
  ]
  expect(names(programs)).toEqual(['Ohio', 'Computing', 'Open'])
})

test('another state, another major or an exchange of other states is left out', () => {
  const programs = [
    program({ name: 'Texas', state: 'TX' }),
    program({ name: 'Nursing', families: ['51.38'] }),
    program({ name: 'New England', states: ['ME', 'VT'] }),
    program({ name: 'Midwest', states: ['OH', 'IN'] }),
  ]
  expect(names(programs)).toEqual(['Midwest'])
  expect(names(programs, student({ state: null }))).toEqual([])
})

test('the grant for DC pays at public colleges elsewhere, at private ones in DC and at private HBCUs', () => {
  const { scholarships } = loadCatalog(join(import.meta.dirname, '../data'))
  const dctag = 'DC Tuition Assistance Grant (DCTAG)'
  const paysAt = (at: Partial<Beside>) => names(scholarships, student({ state: 'DC' }), at).includes(dctag)
  expect(paysAt({ state: 'MD', control: 'public' })).toBe(true)
  expect(paysAt({ state: 'DC', control: 'private' })).toBe(true)
  expect(paysAt({ state: 'GA', control: 'private', missions: ['HBCU'] })).toBe(true)
  expect(paysAt({ state: 'MA', control: 'private' })).toBe(false)
  expect(paysAt({ state: 'DC', control: 'public' })).toBe(false)
  expect(scholarships.find(({ name }) => name === dctag)?.basis).toBe('read')
})

test('programs for underrepresented students come to those who said so, and to nobody else', () => {
  const programs = [program({ name: 'Group', audience: 'underrepresented', missions: ['HBCU'] })]
  expect(names(programs)).toEqual([])
  expect(names(programs, student({ underrepresented: true }))).toEqual(['Group'])
  expect(names(programs, student({ underrepresented: true }), { missions: ['HBCU'] })).toEqual(['Group'])
  expect(names(programs, student(), { missions: ['HBCU'] })).toEqual([]) // answered no
})

test('for the first in a family to go to college, help for need comes earlier; it is closed to nobody', () => {
  const programs = [program({ name: 'Merit' }), program({ name: 'Need', need: true })]
  expect(names(programs)).toEqual(['Merit', 'Need'])
  expect(names(programs, student({ firstGeneration: true }))).toEqual(['Need', 'Merit'])
})

test('answers about background choose the contests before the major does: one for each where both are yes', () => {
  const programs = [
    program({ name: 'Computing', kind: 'contest', families: ['11'] }),
    program({ name: 'Need', kind: 'contest', need: true }),
    program({ name: 'Need too', kind: 'contest', need: true }),
    program({ name: 'Group', kind: 'contest', audience: 'underrepresented' }),
    program({ name: 'Pell', need: true }),
  ]
  const seen = (change: Partial<Student>) => names(programs, student({ gpa: 3.8, ...change }))
  expect(seen({})).toEqual(['Computing', 'Pell', 'Need'])
  expect(seen({ firstGeneration: true })).toEqual(['Need', 'Need too', 'Pell'])
  expect(seen({ underrepresented: true })).toEqual(['Group', 'Computing', 'Pell'])
  expect(seen({ firstGeneration: true, underrepresented: true })).toEqual(['Need', 'Group', 'Pell'])
  // Few win with a 3.1: what everyone in need gets comes first.
  expect(seen({ gpa: 3.1, families: [], firstGeneration: true })).toEqual(['Pell', 'Need', 'Need too'])
})

test('at a college with a mission its own program comes instead of those for other groups', () => {
  const programs = [
    program({ name: 'Any group', kind: 'contest', audience: 'underrepresented' }),
    program({ name: 'Of HSIs', kind: 'contest', audience: 'underrepresented', missions: ['HSI'] }),
  ]
  const who = student({ underrepresented: true })
  expect(names(programs, who, { missions: ['HSI'] })).toEqual(['Of HSIs'])
  expect(names(programs, who)).toEqual(['Any group', 'Of HSIs'])
})

test('a state’s money stays in the state, and an exchange is for a public college of another', () => {
  const programs = [
    program({ name: 'Grant', kind: 'state', state: 'OH', usedAt: 'home' }),
    program({ name: 'Public', kind: 'state', state: 'OH', usedAt: 'home public' }),
    program({ name: 'Private', kind: 'state', state: 'OH', usedAt: 'home private' }),
    program({ name: 'Exchange', kind: 'exchange', states: ['OH', 'IN'], usedAt: 'region' }),
  ]
  const shownAt = (at: Partial<Beside>) => names(programs, student(), at)
  expect(shownAt({})).toEqual(['Grant', 'Public'])
  expect(shownAt({ control: 'private' })).toEqual(['Grant', 'Private'])
  expect(shownAt({ state: 'IN' })).toEqual(['Exchange'])
  expect(shownAt({ state: 'IN', control: 'private' })).toEqual([])
  expect(shownAt({ state: 'TX' })).toEqual([])
})

test('what the record rules out is left out; what is not known rules nothing out', () => {
  const programs = [
    program({ name: 'Strong', least: conditionOf('gpa>=3.5 & sat>=1330 / gpa>=3.5 & act>=29') }),
    program({ name: 'One', least: conditionOf('gpa>=3.5 / sat>=1330 / act>=29') }),
  ]
  expect(names(programs, student({ gpa: 3.6, sat: 1350 }))).toEqual(['Strong', 'One'])
  expect(names(programs, student({ gpa: 3.6, sat: 1200 }))).toEqual(['One'])
  expect(names(programs, student({ gpa: 3.0, sat: 1200 }))).toEqual([])
  expect(names(programs, student({ gpa: 3.6, sat: 1200, act: 30 }))).toEqual(['Strong', 'One'])
  expect(names(programs, student({ gpa: null, sat: null }))).toEqual(['Strong', 'One'])
})

test('a national contest without a published bar is not for a record that hardly ever wins one', () => {
  const programs = [
    program({ name: 'Fellows', kind: 'contest' }),
    program({ name: 'Scores', kind: 'contest', least: conditionOf('sat>=1200') }),
    program({ name: 'Top scores', kind: 'state', least: conditionOf('act>=30') }),
    program({ name: 'Own bar', kind: 'contest', least: conditionOf('gpa>=2.4') }),
    program({ name: 'Grant' }),
  ]
  expect(names(programs, student({ gpa: 2.9, sat: null }))).toEqual(['Grant', 'Own bar'])
  for (const gpa of [3, null]) expect(names(programs, student({ gpa }))).toContain('Fellows')
})

test('what has closed for this year’s seniors is shown to juniors, and what is joined earlier to neither', () => {
  const coke = program({ name: 'Contest', kind: 'contest', closes: 3 }) // until October
  const joined = program({ name: 'Joined by grade 8', kind: 'state', state: 'OH', usedAt: 'home', joinBy: 8 })
  const seen = (grade: number, month: number) => names([coke, joined], student({ school: { grade, month } }))
  expect(seen(12, 3)).toEqual(['Contest'])
  expect(seen(12, 4)).toEqual([]) // November
  expect(seen(11, 4)).toEqual(['Contest'])
  expect(seen(8, 11)).toEqual(['Joined by grade 8', 'Contest'])
  expect(seen(13, 0)).toEqual([])
  expect(names([coke, joined], student({ school: null }))).toEqual(['Joined by grade 8', 'Contest'])
})

test('the fund for Native students comes where a college serves them or was wished for them, to who said yes', () => {
  const fund = 'American Indian College Fund Full Circle Scholarship'
  const shown = (who: Partial<Student>, at: Partial<Beside> = {}) =>
    names(scholarships, student({ families: [], ...who }), at).includes(fund)
  expect(shown({ underrepresented: true }, { missions: ['Tribal'] })).toBe(true)
  expect(shown({ underrepresented: true, wishesTribal: true })).toBe(true)
  expect(shown({ underrepresented: true })).toBe(false)
  expect(shown({ wishesTribal: true }, { missions: ['Tribal'] })).toBe(false)
})

test.each<[string, StateCode, 'public' | 'private']>([
  ['Higher Education Opportunity Program (HEOP)', 'NY', 'private'],
  ['Educational Opportunity Fund (EOF)', 'NJ', 'public'],
])('%s of %s comes to the first in a family, at colleges there', (name, state, control) => {
  const shown = (who: Partial<Student>, at: Partial<Beside> = {}) =>
    names(scholarships, student({ state, ...who }), { state, control, ...at }).includes(name)
  expect(shown({ firstGeneration: true })).toBe(true)
  expect(shown({ firstGeneration: false })).toBe(false)
  expect(shown({ firstGeneration: true }, { state: 'OH' })).toBe(false)
})

test('the Pell Grant is what everyone who qualifies gets: it stands on every list of four that costs something', () => {
  for (const { state } of colleges.slice(0, 300)) {
    const [first] = names(scholarships, student({ state }), { state })
    expect(first).toBe('Federal Pell Grant')
  }
})

test('at most two national contests in a list', () => {
  const programs = [1, 2, 3, 4].map((number) => program({ name: `Contest ${number}`, kind: 'contest' }))
  expect(names([...programs, program({ name: 'Pell' })])).toEqual(['Pell', 'Contest 1', 'Contest 2'])
})

test('ROTC comes to who asked for it, where the college has that service', () => {
  const programs = ['Army', 'Navy and Marine Corps'].map((service) =>
    program({ name: `${service} ROTC scholarships`, kind: 'service' }),
  )
  expect(names(programs)).toEqual([])
  expect(names(programs, student({ wouldServe: true }))).toEqual(['Army ROTC scholarships'])
})

const { scholarships, majors, colleges, agreements } = loadCatalog(join(import.meta.dirname, '../data'))

test('every shipped program has an official site and says that it is a lead; no amount, no date, no grade', () => {
  expect(scholarships.length).toBeGreaterThan(100)
  for (const { name, link, for: who, basis: known } of scholarships) {
    const basis = basisSentences[known]
    expect([name, new URL(link).protocol]).toEqual([name, 'https:'])
    expect([
      name,
      /\$|\bGPA\b|\d\.\d|deadline|(January|February|March|April|August|October|November|December)/.test(
        `${who} ${basis}`,
      ),
    ]).toEqual([name, false])
    expect(basis).toMatch(/^A (lead|right)\b.*official site/)
    expect(who.length + basis.length).toBeLessThan(390)
  }
})

test('whoever asks gets at most twelve programs, each once, all of them open to that student', () => {
  const anyone = fc.record({
    state: fc.constantFrom<Student['state']>('OH', 'TX', 'CA', 'DC', 'WY', null),
    families: fc.subarray(
      majors.slice(0, 60).map(({ id }) => id),
      { maxLength: 3 },
    ),
    gpa: fc.option(fc.double({ min: 1.5, max: 4, noNaN: true })),
    sat: fc.option(fc.integer({ min: 60, max: 160 }).map((tens) => tens * 10)),
    act: fc.option(fc.integer({ min: 12, max: 36 })),
    rank: fc.option(fc.integer({ min: 1, max: 100 })),
    firstGeneration: fc.boolean(),
    underrepresented: fc.boolean(),
    wishesTribal: fc.boolean(),
    school: fc.option(
      fc.record({ grade: fc.integer({ min: 8, max: 13 }), month: fc.integer({ min: 0, max: 11 }) }),
    ),
    wouldServe: fc.boolean(),
    taughtAtHome: fc.boolean(),
  })
  const charging = colleges.slice(0, 400).filter(({ flags }) => !flags.includes('charges no tuition'))
  fc.assert(
    fc.property(anyone, fc.constantFrom(...charging), (who, college) => {
      const found = scholarshipsFor(scholarships, who)(college)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(12)
      expect(new Set(found).size).toBe(found.length)
      for (const { state, states, audience, closes, joinBy } of found) {
        if (audience === 'first generation') expect(who.firstGeneration).toBe(true)
        else expect(audience === 'anyone' || who.underrepresented).toBe(true)
        if (who.school && closes !== null)
          expect(12 * (who.school.grade - 12) + who.school.month).toBeLessThanOrEqual(closes)
        if (who.school && joinBy !== null) expect(who.school.grade).toBeLessThanOrEqual(joinBy)
        expect(state === null || state === who.state).toBe(true)
        expect(!states || (who.state !== null && states.includes(who.state))).toBe(true)
      }
      expect(found.filter(({ kind }) => kind === 'contest').length).toBeLessThanOrEqual(2)
      for (const { least } of found)
        expect(least === null || judge(least, { ...who, rank: null }) !== 'not met').toBe(true)
      for (const { state, usedAt } of found)
        expect(
          state === null || ['anywhere', 'nonresident'].includes(usedAt) || college.state === state,
        ).toBe(true)
    }),
  )
})

test('a student in Ohio who plans on nursing sees the grant of Ohio and the Nurse Corps', () => {
  expect(names(scholarships, student({ families: ['51.38'] }))).toEqual(
    expect.arrayContaining(['Ohio College Opportunity Grant', 'Nurse Corps Scholarship']),
  )
})

test('HOPE is shown to a Georgian with the grades at a college in Georgia, and to nobody else', () => {
  const georgian = (change: Partial<Student>, at: Partial<Beside> = {}) =>
    names(scholarships, student({ state: 'GA', ...change }), { state: 'GA', ...at })
  expect(georgian({ gpa: 3.2 })).toContain('HOPE Scholarship')
  expect(georgian({ gpa: 3.2 })).not.toContain('Zell Miller Scholarship')
  expect(georgian({ gpa: 3.9, sat: 1300 })).toContain('Zell Miller Scholarship')
  expect(georgian({ gpa: 2.6 })).not.toContain('HOPE Scholarship')
  expect(georgian({ gpa: 3.2 }, { state: 'AL' })).not.toContain('HOPE Scholarship')
})

test('the strong first in a family, of a group, is led to Gates and the Hispanic Scholarship Fund, not to research prizes', () => {
  const strong = student({ state: 'TX', gpa: 4, sat: 1490, firstGeneration: true, underrepresented: true })
  const contests = scholarshipsFor(
    scholarships,
    strong,
  )({ ...ohioState, state: 'TX', missions: ['HSI'] })
    .filter(({ kind }) => kind === 'contest')
    .map(({ name }) => name)
  expect(contests).toEqual(['The Gates Scholarship', 'HSF Scholar Program'])
})

test.each([
  [3.7, false],
  [3.9, true],
])('a prize for finished research comes to a GPA of %f: %s', (gpa, shown) => {
  const found = names(scholarships, student({ gpa, sat: 1500, families: ['26.01'] }))
  expect(found.includes('Regeneron Science Talent Search')).toBe(shown)
})

test('Grow PA is for the fields that its law names: nursing, not film', () => {
  const grow = (family: string) =>
    names(scholarships, student({ state: 'PA', families: [family] }), { state: 'PA' }).includes(
      'Grow PA Scholarship Grant',
    )
  expect([grow('51.38'), grow('52.03'), grow('50.06')]).toEqual([true, true, false])
})

test.each<[string, StateCode, Partial<Student>, boolean]>([
  ['QuestBridge National College Match', 'OH', { gpa: 3.4, firstGeneration: true }, false],
  ['QuestBridge National College Match', 'OH', { gpa: 3.6, firstGeneration: true }, true],
  ['Jack Kent Cooke College Scholarship', 'OH', { gpa: 3.6, firstGeneration: true }, false],
  ['Jack Kent Cooke College Scholarship', 'OH', { gpa: 3.8, firstGeneration: true }, true],
  ['LIFE Scholarship', 'SC', { gpa: 2.6, sat: 900 }, false],
  ['National Merit Scholarship', 'OH', { gpa: 2.3, sat: null }, false],
  ['Bright Flight', 'MO', { gpa: 3.5, sat: 1000 }, false],
  ['Bright Flight', 'MO', { gpa: 3.5, sat: 1400 }, true],
  ['Bright Flight', 'MO', { gpa: 2.3, sat: null }, false],
  ['TOPS Honors', 'LA', { gpa: 3.6, sat: 1100 }, false],
  ['North Dakota Scholarship', 'ND', { gpa: 3.2, sat: 950 }, false],
  ['South Dakota Opportunity Scholarship', 'SD', { gpa: 3.2, sat: 950 }, false],
  ['Mississippi Eminent Scholars Grant', 'MS', { gpa: 3.6, sat: 1200 }, false],
  ['Bright Futures: Florida Academic Scholars', 'FL', { gpa: 2.3, sat: null }, false],
  ['Bright Futures: Florida Academic Scholars', 'FL', { gpa: 3.1, sat: 1340 }, true],
  ['Governor Guinn Millennium Scholarship', 'NV', { gpa: 2.6 }, false],
  ['Palmetto Fellows', 'SC', { gpa: 3.8, sat: 1100 }, false],
  ['Palmetto Fellows', 'SC', { gpa: 2.8, sat: 1450 }, false],
  ['Palmetto Fellows', 'SC', { gpa: 3.6, sat: 1250 }, true],
  ['Palmetto Fellows', 'SC', { gpa: 3.6, sat: 1330, rank: 68 }, false],
  ['Palmetto Fellows', 'SC', { gpa: 3.6, sat: 1330, rank: 5 }, true],
  ['Palmetto Fellows', 'SC', { gpa: 3.9, sat: 1450, rank: 68 }, true],
  ['LIFE Scholarship', 'SC', { gpa: 3.2, sat: 950 }, true],
  ['LIFE Scholarship', 'SC', { gpa: 2.3, sat: 950 }, false],
  ['KEES', 'KY', { gpa: 2.8, sat: 790 }, true],
])('%s of %s, for %o: %s', (name, state, record, shown) => {
  expect(names(scholarships, student({ state, ...record }), { state }).includes(name)).toBe(shown)
})

test('an exchange is for the states and colleges of its agreement', () => {
  const exchanges = agreements.filter(({ kind }) => kind === 'exchange')
  const listed = scholarships.filter(({ kind }) => kind === 'exchange')
  const parts = ({ states, except, uncommon }: Pick<ScholarshipProgram, 'states' | 'except' | 'uncommon'>) =>
    [states?.toSorted(), except?.toSorted(), uncommon].join()
  expect(listed.map(parts).toSorted()).toEqual(exchanges.map(parts).toSorted())
  const boulder = { unitid: 126614, state: 'CO' as const }
  expect(names(scholarships, student({ state: 'OR' }), boulder)).not.toContain(
    'Western Undergraduate Exchange (WUE)',
  )
})

test('the Academic Common Market is shown only for what no public college at home awards', () => {
  const market = (taughtAtHome: boolean) =>
    names(scholarships, student({ state: 'AL', taughtAtHome }), { state: 'GA' }).includes(
      'Academic Common Market',
    )
  expect([market(true), market(false)]).toEqual([false, true])
  const west = names(scholarships, student({ state: 'OR' }), { unitid: 126818, state: 'CO' })
  expect(west).toContain('Western Undergraduate Exchange (WUE)')
})

test('at a service academy nobody is led to grants for tuition or to other service', () => {
  const westPoint = colleges.find(({ unitid }) => unitid === 197036)
  if (!westPoint) throw new Error('West Point is in the catalog')
  const engineer = student({ state: 'NY', families: ['14.19'], gpa: 3.9, sat: 1450, wouldServe: true })
  const found = scholarshipsFor(scholarships, engineer)(westPoint)
  expect(found.map(({ kind }) => kind).filter((kind) => kind !== 'contest')).toEqual([])
  const cornell = scholarshipsFor(scholarships, engineer)({ ...westPoint, flags: [] })
  expect(cornell.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SMART Scholarship-for-Service', 'Federal Pell Grant']),
  )
})
