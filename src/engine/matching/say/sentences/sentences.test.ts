import { expect, test } from 'vitest'
import * as because from '#engine/matching/match/because.ts'
import { componentNamed } from '#engine/matching/match/components.ts'
import { headline } from '#engine/matching/say/headline.ts'
import { spokenName, withThe } from '#engine/matching/say/names.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { vibeOf } from '#engine/matching/say/vibe.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { automatic } from './briefs.ts'
import { militaryFrames } from './community.ts'
import { faithFrames } from './faith.ts'
import { type Frame, speaker } from './frames.ts'
import { placeFrames } from './place.ts'
import { programFrames, smallProgramFrames } from './program.ts'
import { settingFrames, teachingFrames } from './setting.ts'

// Each test says a rule of the words, on one real college with the facts that the rule is about.

const [ordinary] = match(student({ state: 'OH', major: 'Psychology' })).portraits
if (!ordinary) throw new Error('no college in Ohio')

type Changes = Omit<Partial<Portrait>, 'college'> & { college?: Partial<Portrait['college']> }
const portrait = ({ college, ...changes }: Changes): Portrait => ({
  ...ordinary,
  ...changes,
  college: { ...ordinary.college, ...college },
})
const campus = (college: Partial<Portrait['college']>, isForCadets = false) => ({
  college: { ...ordinary.college, ...college },
  name: ordinary.name,
  state: 'Ohio',
  isForCadets,
})
const said = <About>(frames: readonly Frame<About>[], about: About) =>
  frames.flatMap((frame) => frame(about) ?? []).join(' ')

test('a small program promises close professors only where teachers are not shared among many', () => {
  const small = { ...(ordinary.program as NonNullable<Portrait['program']>), degrees: 40 }
  const at = (studentFacultyRatio: Portrait['college']['studentFacultyRatio']) =>
    said(programFrames, portrait({ program: small, college: { studentFacultyRatio, undergraduates: 3000 } }))
  expect(at(17)).toContain('small enough to know your professors')
  for (const ratio of [18, 20, 'not reported'] as const)
    expect(at(ratio)).not.toContain('know your professors')
})

test('the few of a small program are small classes only where teachers are not shared among many', () => {
  const small = { ...(ordinary.program as NonNullable<Portrait['program']>), degrees: 6 }
  const at = (studentFacultyRatio: number) =>
    said(smallProgramFrames, portrait({ program: small, college: { studentFacultyRatio } }))
  expect(at(17)).toContain('should be small')
  expect(at(18)).not.toContain('should be small')
})

test('nobody stays unseen at a small college; a large one has its crowd', () => {
  const at = (undergraduates: number) =>
    said(teachingFrames, campus({ undergraduates, studentFacultyRatio: 9 }))
  expect(at(2000)).toContain('face in the crowd')
  expect(at(33_488)).not.toMatch(/face in the crowd|close at hand/)
})

test('a state next door is near only within 250 miles', () => {
  const at = (miles: number | null) =>
    said(placeFrames, portrait({ nearness: 'neighbor', chosen: false, miles, fromHome: null }))
  expect(at(120)).toMatch(/trips home manageable.*one state over.*no farther than.*without a flight/)
  for (const miles of [251, 656, null]) expect(at(miles)).toBe('')
})

test('who is admitted by a published rule reads it first, each college of a list in other words', () => {
  const byRule = portrait({ chance: { low: null, high: null, band: 'automatic' } })
  const said = automatic.map((brief) => brief(byRule) ?? '')
  let admittedAtAll = 0
  for (const state of ['MS', 'KS', 'CA', 'MI'] as const) {
    const { collegeList } = match(student({ state, major: 'Biology', gpa: 3.4, sat: 1150 })).report
    const admitted = collegeList.filter(({ chance }) => chance?.band === 'automatic')
    admittedAtAll += admitted.length
    const told = admitted.map(({ headline }) => headline)
    for (const headline of told) expect(headline).toMatch(/automatic|rule/i)
    for (const { matchReasoning } of admitted) expect(matchReasoning).toMatch(/automatic|rule/i)
    const ways = told.map((headline) => said.findIndex((words) => headline.toLowerCase().includes(words)))
    expect(new Set(ways).size).toBe(ways.length)
  }
  expect(admittedAtAll).toBeGreaterThan(5)
})

test('a line under a name has two parts, even where only open admission speaks for the college', () => {
  const open = portrait({ chance: { low: null, high: null, band: 'open admission' }, nearness: 'home' })
  const chance = componentNamed('Chance')
  expect(headline(open, [{ component: chance, beyond: 0.1 }], speaker())).toBe(
    'Open admission, at home in Ohio',
  )
})

test('two cards of a list do not have the same line if there is more to say', () => {
  const about = portrait({ chance: { low: null, high: null, band: 'open admission' }, nearness: 'home' })
  const strengths = [{ component: componentNamed('Chance'), beyond: 0.1 }]
  const one = speaker()
  const lines = [1, 2, 3].map(() => headline(about, strengths, one))
  const atHome = 'Open admission, at home in Ohio'
  expect(lines).toEqual([atHome, `Open admission, in ${about.college.city}`, atHome])
})

test.each([
  ['Friends', 'It has a Quaker affiliation.'],
  ['Undenominational', 'It has a nondenominational affiliation.'],
  ['Presbyterian Church (USA)', 'It is affiliated with the Presbyterian Church (USA).'],
  [
    'The Church of Jesus Christ of Latter-day Saints',
    'Its religious affiliation is the Church of Jesus Christ of',
  ],
  ['Other religious affiliation', 'It has a religious affiliation, which the federal list does not name.'],
])('the faith %s is told as people say it', (religion, sentence) => {
  const text = said(faithFrames, campus({ religion }))
  expect(text).toContain(sentence)
  expect(text).not.toMatch(/\([^)]*\(|Other religious|Undenominational|is Friends/)
})
test('without a faith nothing is said of one', () => {
  for (const religion of [false, null] as const) expect(said(faithFrames, campus({ religion }))).toBe('')
})

test('a place that bears the name of the college itself is told by its state', () => {
  const richmond = { name: 'University of Richmond', city: 'University of Richmond', locale: 12 }
  expect(said(settingFrames, campus(richmond))).toContain('study in Ohio, in a midsize city.')
  expect(said(settingFrames, campus(richmond))).not.toContain('Richmond')
  expect(said(placeFrames, portrait({ nearness: 'home', college: richmond }))).not.toContain('Richmond')
})

test('a city that is called one is not called so twice', () => {
  const at = (city: string) => said(settingFrames, campus({ city, locale: 11 }))
  expect(at('Salt Lake City')).toMatch(/(?<!of )Salt Lake City is at the door/)
  expect(at('Boise')).toContain('The city of Boise is at the door')
})

test('a town is closed by a comma before its sentence goes on', () => {
  const town = said(settingFrames, campus({ city: 'Kent', locale: 32, undergraduates: 920 }))
  expect(town).toContain(
    'In the town of Kent, Ohio, you find a very small student body of 920 undergraduates.',
  )
})

test('where half study only online, nobody is said to spend days among all of them', () => {
  const at = (shareOnline: number) => vibeOf(campus({ shareOnline, undergraduates: 50_059 })).setting
  const told = at(80).sentences.flatMap((sentence) => sentence ?? [])
  expect(told.length).toBeGreaterThanOrEqual(10)
  for (const sentence of told) {
    expect(sentence).toContain('80% of')
    expect(sentence).not.toContain('50,059')
  }
  expect(at(49).sentences.join(' ')).toMatch(/50,059 undergraduates study/)
  const { report, askedFor } = match(student({ state: 'VA', specificCollege: 'Liberty University' }))
  const liberty = report.collegeList.find(({ unitid }) => unitid === askedFor)
  expect(liberty?.about).toContain('students, 80% online')
})

test('a name with a comma is closed before its sentence goes on', () => {
  const text = said(programFrames, portrait({ name: 'University of Nebraska, Lincoln' }))
  expect(text).toContain('the University of Nebraska, Lincoln, handed out')
})

test('a path such as pre-med is counted in the majors that suit it', () => {
  const doctor = portrait({ isRoute: true, subject: 'Pre-Medicine' })
  expect(said(programFrames, doctor)).toMatch(
    /degrees in majors that suit Pre-Medicine .*majors that suit it/,
  )
})

test('a military college says so; any other does not', () => {
  expect(said(militaryFrames, campus({}, true))).toContain('military college')
  expect(said(militaryFrames, campus({ flags: ['charges no tuition'] }))).toContain('service academy')
  expect(said(militaryFrames, campus({ flags: [] }))).toBe('')
})

test('the District of Columbia is never called a state', () => {
  const home = { nearness: 'home', chosen: false, state: 'the District of Columbia' } as const
  const capitalCity = { ...home, home: home.state, college: { state: 'DC' } } as const
  expect(because.place(portrait(capitalCity)).because).toBe('In the District of Columbia, where you live.')
  const chosen = portrait({ ...capitalCity, chosen: true, nearness: 'neighbor' })
  expect(because.place(chosen).because).toBe('The District of Columbia is a place you chose.')
  for (const about of [portrait(capitalCity), chosen])
    expect(said(placeFrames, about)).not.toMatch(/own state|home state|states you/)
  expect(because.place(portrait({ nearness: 'home', chosen: false })).because).toBe(
    'In Ohio, your home state.',
  )
})

test('a public college that publishes one rate says that it is of applicants from all states', () => {
  const admission = { ...ordinary.college.admission, rate: 85, byResidency: null }
  const chance = { low: 0.7, high: 0.9, band: 'likely' } as const
  const at = (control: 'public' | 'private') =>
    because.chance(
      portrait({ chance, verdict: { ...ordinary.verdict, decides: null }, college: { admission, control } }),
      true,
    ).because
  expect(at('public')).toMatch(/^Admits 85% of applicants from all states; our estimate for you/)
  expect(at('private')).toMatch(/^Admits 85% of applicants; our estimate/)
})

test.each([
  ["Saint Joseph's University - Philadelphia", "Saint Joseph's University, Philadelphia"],
  ['University of New Hampshire-Main Campus', 'the University of New Hampshire'],
  ['The University of Alabama', 'the University of Alabama'],
  ['State University of New York at Oswego', 'the State University of New York at Oswego'],
  ['Reed College', 'Reed College'],
])('%s within a sentence: %s', (name, spoken) => {
  expect(withThe(spokenName(name))).toBe(spoken)
})

test('New York is not said to be in New York', () => {
  const there = {
    state: 'New York',
    home: 'New York',
    nearness: 'home',
    college: { city: 'New York' },
  } as const
  expect(said(placeFrames, portrait(there)).match(/New York/g)).toHaveLength(2) // once in each of two sentences
  expect(said(placeFrames, portrait({ ...there, college: { city: 'Albany' } }))).toContain(
    'New York, in Albany',
  )
})
