import { expect, test } from 'vitest'
import type { Community, Faith } from '#contract/matching/search-fields.ts'
import { strengthsOf } from '#engine/matching/match/components.ts'
import { headline } from '#engine/matching/say/headline.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { reasoning } from '#engine/matching/say/reasoning.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { lowScoreFrames, withoutScoreFrames } from './academics.ts'
import { belowMinimumFrames, contestedFrames, goodOddsFrames, lacksTest, reachFrames } from './admission.ts'
import * as briefs from './briefs.ts'
import { type Frame, speaker } from './frames.ts'
import { beyondWishFrames, distanceFrames, placeFrames } from './place.ts'
import { hardPriceFrames } from './price/cost.ts'
import { associateFrames } from './program.ts'
import { plainFrames } from './special.ts'
import { lowCompletionFrames } from './standing.ts'

// What a card must not keep quiet, and what it must not claim; on one real college with the facts of the rule.

const [ordinary] = match(student({ state: 'OH', major: 'Psychology' })).portraits
if (!ordinary?.program) throw new Error('no college in Ohio')
const { program } = ordinary

type Changes = Omit<Partial<Portrait>, 'college' | 'profile'> & {
  college?: Partial<Portrait['college']>
  profile?: Partial<Portrait['profile']>
}
const portrait = ({ college, profile, ...changes }: Changes): Portrait => ({
  ...ordinary,
  ...changes,
  college: { ...ordinary.college, ...college },
  profile: { ...ordinary.profile, ...profile },
})
const spoken = (frames: readonly Frame[], about: Portrait) => frames.flatMap((frame) => frame(about) ?? [])
const said = (frames: readonly Frame[], about: Portrait) => spoken(frames, about).join(' ')
const card = (about: Portrait) => reasoning(about, strengthsOf(about.fits), speaker())
const admitting = (rate: number) => ({ ...ordinary.college.admission, rate, open: false, byResidency: null })
const estimated = (band: 'likely' | 'target' | 'reach' | 'far reach', low: number, high: number) => ({
  low,
  high,
  band,
})
const openDoors = { low: null, high: null, band: 'open admission' } as const

test('below a published minimum the card says so before all praise, in its headline too', () => {
  const { report, askedFor } = match(student({ state: 'CA', gpa: 2.3, sat: null, specificCollege: 'UCLA' }))
  const ucla = report.collegeList.find(({ unitid }) => unitid === askedFor)
  expect(ucla?.headline).toMatch(/^Below its published minimum, /)
  expect(ucla?.matchReasoning.split('. ')[0]).toMatch(/minimum|published rule|bar that it publishes/)
  expect(report.notes.filter((note) => /Not listed.*Los Angeles/.test(note))).toEqual([])
})

test.each([
  ['Haskell', { state: 'KS' }, { community: ['Tribal'] }],
  ['Wheaton College', { state: 'IL', major: 'History', sat: 1450, gpa: 3.9 }, null],
  ['The Citadel', { state: 'SC', major: 'History' }, { activities: ['ROTC'] }],
] as const)(
  'odds are not praised at %s, where a condition decides, unless the wish is for it',
  (college, who, wish) => {
    const told = (change: object) => {
      const { report, portraits, askedFor } = match(student({ ...who, specificCollege: college, ...change }))
      const at = portraits.findIndex((one) => one.college.unitid === askedFor)
      const [about, shown] = [portraits[at], report.collegeList[at]]
      if (!about || !shown) throw new Error('the college asked for is in the list')
      const likely = { ...about, chance: estimated('likely', 0.7, 0.95) }
      return {
        praised: /calmer|to plan with|likely|ground to stand on|steadier|said yes/.test(card(likely)),
        brief: briefs.chance(likely),
        first: /this card/.test(shown.matchReasoning),
      }
    }
    expect(told({})).toEqual({ praised: false, brief: null, first: true })
    if (wish) expect(told(wish)).toMatchObject({ brief: 'admission looks likely', first: false })
  },
)

test('what may be true of every college of a list can be said of ten', () => {
  const under = { low: null, high: null, band: 'below the published minimum' } as const
  expect(spoken(belowMinimumFrames, portrait({ chance: under })).length).toBeGreaterThanOrEqual(10)
  for (const rate of [30, 80])
    for (const band of ['reach', 'far reach'] as const) {
      const about = portrait({ chance: estimated(band, 0.05, 0.3), college: { admission: admitting(rate) } })
      expect(spoken(reachFrames, about).length, `${band} ${rate}`).toBeGreaterThanOrEqual(10)
    }
  for (const kind of ['net price', 'before grants'] as const) {
    const price = { kind, amount: 60_000, year: '2023-24', source: 'any' }
    expect(spoken(hardPriceFrames, portrait({ price })).length, kind).toBeGreaterThanOrEqual(10)
  }
  const sought = portrait({ chance: openDoors, program: { ...program, contested: 'Psychology' } })
  expect(spoken(contestedFrames, sought).length).toBeGreaterThanOrEqual(10)
})

test.each([
  ['a reach', { chance: estimated('reach', 0.1, 0.4) }, reachFrames],
  [
    'a hard price',
    {
      chance: estimated('target', 0.4, 0.7),
      fits: { ...ordinary.fits, Affordability: 0.05 },
      price: { kind: 'net price', amount: 48_000, year: '2022-23', source: 'any' },
    },
    hardPriceFrames,
  ],
] as const)('%s is told where another subject is awarded too', (_what, changes, frames) => {
  const about = portrait({
    ...changes,
    program: { ...program, near: 'Sociology' },
    bandWithoutScore: null,
    college: { admission: admitting(40), missions: [], flags: [] },
    profile: { sat: 1200 },
  })
  const text = card(about)
  expect(spoken(frames, about).some((sentence) => text.includes(sentence))).toBe(true)
  expect(text).toContain('Sociology')
})

test('for whom a college is does not hide that it is a reach', () => {
  const about = portrait({
    chance: estimated('reach', 0.1, 0.4),
    college: { admission: admitting(40), missions: ['men only'] },
  })
  const text = card(about)
  expect(text).toMatch(/for men|men's college/)
  expect(spoken(reachFrames, about).some((sentence) => text.includes(sentence))).toBe(true)
})

test('open admission does not promise a major that may choose its students', () => {
  const sought = portrait({ chance: openDoors, program: { ...program, contested: 'Psychology' } })
  expect(said(goodOddsFrames, sought)).toBe('')
  expect(briefs.chance(sought)).toBeNull()
  const text = card(sought)
  expect(spoken(contestedFrames, sought).some((sentence) => text.includes(sentence))).toBe(true)
  const free = portrait({ chance: openDoors })
  expect(said(goodOddsFrames, free)).toContain('Admission is open')
  expect(briefs.chance(free)).toBe('open admission')
})

test('nothing is said of grades that were not given', () => {
  const likely = { chance: estimated('likely', 0.7, 0.9), college: { admission: admitting(80) } }
  expect(said(goodOddsFrames, portrait(likely))).toContain('a record like yours')
  expect(said(goodOddsFrames, portrait({ ...likely, profile: { gpa: null } }))).not.toContain('record')
  const reach = { chance: estimated('reach', 0.1, 0.4), college: { admission: admitting(80) } }
  expect(said(reachFrames, portrait({ ...reach, profile: { gpa: null } }))).not.toMatch(/record|grades/)
  const low = { test: 'SAT', score: 900, low: 1000, high: 1200, place: -1 } as const
  const tests = { ...admitting(60), tests: 'optional' as const }
  const about = portrait({
    chance: estimated('target', 0.4, 0.7),
    test: low,
    profile: { gpa: null },
    college: { admission: tests },
  })
  expect(said(lowScoreFrames, about)).not.toMatch(/grades|record|without yours/)
  const { portraits } = match(student({ state: 'OH', gpa: null, sat: 850, major: 'Psychology' }))
  expect(portraits.map(({ bandWithoutScore }) => bandWithoutScore)).toEqual(portraits.map(() => null))
})

test('who may leave a score out reads the word with it, too', () => {
  const test = { test: 'SAT', score: 900, low: 1000, high: 1200, place: -1 } as const
  const about = portrait({ chance: estimated('reach', 0.1, 0.4), bandWithoutScore: 'target', test })
  for (const sentence of spoken(withoutScoreFrames, about)) {
    expect(sentence).toContain('a reach')
    expect(sentence).toContain('a target')
  }
})

test('essays carry more only where they are read', () => {
  const low = { test: 'SAT', score: 900, low: 1000, high: 1200, place: -1 } as const
  const at = (essay: 'considered' | 'not considered') => {
    const { weighs } = ordinary.college.admission
    const admission = { ...admitting(60), weighs: { ...weighs, essay } }
    return said(
      lowScoreFrames,
      portrait({ chance: estimated('target', 0.4, 0.7), test: low, college: { admission } }),
    )
  }
  expect(at('considered')).toContain('so grades and essays have to carry more')
  expect(at('not considered')).toContain('so grades have to carry more')
})

test('words for a rate and an estimate follow the numbers', () => {
  const at = (band: Parameters<typeof estimated>[0], low: number, rate: number) =>
    portrait({ chance: estimated(band, low, 0.95), college: { admission: admitting(rate) } })
  expect(said(reachFrames, at('far reach', 0.01, 24))).toContain('Few get in (24%')
  expect(said(reachFrames, at('far reach', 0.01, 41.7))).not.toContain('Few get in')
  expect(said(reachFrames, at('reach', 0.1, 40))).toContain('turned away')
  expect(said(reachFrames, at('reach', 0.1, 49.9))).not.toContain('turned away')
  expect(said(goodOddsFrames, at('likely', 0.7, 55))).toMatch(/to plan with.*steadier names/)
  expect(said(goodOddsFrames, at('likely', 0.69, 54))).not.toMatch(/to plan with|steadier/)
})

test('distance is no doubt at home', () => {
  const far = { miles: 529, chosen: false } as const
  expect(said(distanceFrames, portrait({ ...far, nearness: 'home' }))).toBe('')
  expect(said(distanceFrames, portrait({ ...far, nearness: 'neighbor' }))).toContain('529 miles')
})

test('a college beyond the requested distance says how far it is, whatever else its card says, and is not called near', () => {
  const profile = { maxMiles: 100 }
  const target = { chance: estimated('target', 0.3, 0.7), chosen: false } as const
  for (const nearness of ['home', 'neighbor', 'farther'] as const) {
    const about = portrait({ ...target, nearness, miles: 214, profile })
    expect(card(about)).toMatch(/\b214\b.*\b100\b|\b100\b.*\b214\b/)
    expect(said(placeFrames, about)).not.toMatch(/weekend|manageable|without a flight/)
  }
  const reach = portrait({ chance: estimated('reach', 0.1, 0.3), nearness: 'farther', miles: 915, profile })
  expect(card(reach)).toContain('915')
  expect(card(reach)).toMatch(/10-30%|10 to 30 percent/)
  expect(said(beyondWishFrames, portrait({ ...target, miles: 100, profile }))).toBe('')
  expect(spoken(beyondWishFrames, reach)).toHaveLength(10) // one each for a whole list
})

test('what was asked for is told as one thing, and a faith the form does not name is claimed for nobody', () => {
  const told = (communities: readonly Community[], faith: Faith, religion: string | null = null) =>
    briefs.wish(
      portrait({
        people: { communities, faith, isForItsOwnChurch: false },
        profile: { community: communities, faith: [faith] },
        college: { religion },
      }),
    )
  expect(told(['Women'], 'Catholic')).toBe('a Catholic college for women as you asked')
  expect(told(['HBCU'], 'Protestant')).toBe('a Protestant HBCU as you asked')
  expect(told(['Hispanic-serving'], 'Catholic')).toBe('Catholic and Hispanic-serving as you asked')
  expect(told([], 'Jewish')).toBe('Jewish as you asked')
  expect(told([], 'Other', 'Greek Orthodox')).toBe('a Greek Orthodox college')
  expect(told([], 'Other', 'Other religious affiliation')).toBe('a religious college')
  expect(told(['HBCU'], 'Other')).toBe('an HBCU as you asked')
})

test('every historically Black college of a list says that it is one', () => {
  const { portraits, report } = match(
    student({ state: 'CA', major: 'biology', gpa: 3.4, sat: 1130, community: ['HBCU'] }),
  )
  const silent = portraits.filter(
    ({ people }, k) =>
      people.communities.includes('HBCU') && !report.collegeList[k]?.campusVibe.includes('(HBCU)'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('no class is called by the year it entered, and nobody is told that none applied', () => {
  const admission = { ...admitting(60), applications: 0 }
  const about = portrait({
    college: { admission, outcomes: { ...ordinary.college.outcomes, graduation6: 39 } },
  })
  expect(said(lowCompletionFrames, about)).toContain('39% of those who entered in 2018')
  expect(said(lowCompletionFrames, about)).not.toMatch(/class of 2018|the 2018 class/)
  expect(said(plainFrames, about)).not.toContain('0 students')
})

test('a headline promises campus life only where all wishes are verified', () => {
  const fits = { ...ordinary.fits, 'Campus life': 1 }
  const band = { wish: 'Performing Arts', fact: { fit: 1, fact: 'awards degrees in music' } } as const
  const unknown = { wish: 'Greek Life', fact: null } as const
  expect(briefs.campusLife(portrait({ fits, campus: [band] }))).toBe('campus life as you wished')
  expect(briefs.campusLife(portrait({ fits, campus: [band, unknown] }))).toBeNull()
  expect(headline(portrait({ fits, campus: [unknown] }), [], speaker())).not.toContain('wished')
})

test('where nursing has at least as many associate degrees the card says so with their number, elsewhere not', () => {
  const nurse = (state: 'UT' | 'OH', specificCollege: string) => {
    const { report, askedFor } = match(student({ state, major: 'nursing', specificCollege }))
    return report.collegeList.find(({ unitid }) => unitid === askedFor)?.matchReasoning ?? ''
  }
  const weber = nurse('UT', 'Weber State University')
  expect(weber).toContain('416 associate degrees')
  expect(nurse('OH', 'Ohio State University')).not.toContain('associate degree')
  expect(nurse('UT', 'Utah Tech University')).not.toContain('associate degree') // 40 beside 224
  const history = match(student({ state: 'UT', major: 'history', specificCollege: 'Weber State University' }))
  expect(JSON.stringify(history.report.collegeList)).not.toContain('associate degree')
})

test('every way to tell of associate degrees has their number and year', () => {
  const about = portrait({ program: { ...program, associates: 41 } })
  const told = spoken(associateFrames, about)
  expect(told.length).toBeGreaterThan(4)
  for (const sentence of told) {
    expect(sentence).toContain('41 associate degrees')
    expect(sentence).toContain(about.yearOf('programs.awards'))
    expect(sentence).toContain('first-years')
  }
  expect(spoken(associateFrames, portrait({}))).toEqual([])
})

test('a two-year college with some bachelor’s degrees says how few they are, and to ask how they begin', () => {
  const { report } = match(student({ state: 'FL', major: 'Business', gpa: 2.3, sat: null }))
  const valencia = report.collegeList.find(({ collegeName }) => collegeName === 'Valencia College')
  expect(valencia?.matchReasoning).toMatch(/\b787\b.*35,125 undergraduates|35,125 undergraduates.*\b787\b/)
  expect(card(portrait({ fewBachelors: null }))).not.toContain('two-year')
})

test('who is admitted by a rule without a score is not sent to a test, but where a newer rule asks for one', () => {
  const admission = { ...ordinary.college.admission, tests: 'required' as const, satSubmitted: 90 }
  const asks = { college: { admission }, profile: { sat: null, act: null } }
  const byRule = { low: null, high: null, band: 'automatic' as const }
  const { verdict } = ordinary
  expect(lacksTest(portrait({ ...asks, chance: estimated('target', 0.3, 0.7) }))).toBe(true)
  expect(lacksTest(portrait({ ...asks, chance: byRule }))).toBe(false)
  expect(lacksTest(portrait({ ...asks, chance: byRule, verdict: { ...verdict, asksScores: true } }))).toBe(
    true,
  )
})
