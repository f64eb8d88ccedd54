import fc from 'fast-check'
import { expect, test } from 'vitest'
import { officialSites } from '#catalog/build/by-hand/official.ts'
import { isBlindByPolicy, testsNow } from '#catalog/colleges/test-policy.ts'
import { loadCatalog } from '#catalog/load.ts'
import { scoresAgain } from '#contract/matching/scores-again.ts'
import { conditionOf, judge, type Record } from './condition.ts'
import { peopleOf } from './people.ts'
import { isGone, type Rule, type RuleKind } from './rule.ts'

const { rules, collegeById, colleges } = loadCatalog('src/catalog/data')

const nobody: Record = { gpa: null, sat: null, act: null, rank: null }
function rule(unitid: number, kind: RuleKind, state?: string): Rule {
  const found = rules
    .get(unitid)
    ?.find(({ kind: is, who }) => is === kind && (!state || (who?.state === state) === who?.resident))
  if (!found) throw new Error(`no ${kind} at ${unitid}`)
  return found
}
const verdict = ({ condition }: Rule, student: Partial<Record>) =>
  condition && judge(condition, { ...nobody, ...student })

const berkeley = 110635
const longBeach = 110583
test('University of California 3.0 residents / 3.4 others, California State University 2.5 / 3.0', () => {
  expect(verdict(rule(berkeley, 'minimum', 'CA'), { gpa: 2.99 })).toBe('not met')
  expect(verdict(rule(berkeley, 'minimum', 'CA'), { gpa: 3.0 })).toBe('met')
  expect(verdict(rule(berkeley, 'minimum', 'OR'), { gpa: 3.39 })).toBe('not met')
  expect(verdict(rule(longBeach, 'minimum', 'CA'), { gpa: 2.49 })).toBe('not met')
  expect(verdict(rule(longBeach, 'minimum', 'OR'), { gpa: 2.9 })).toBe('not met')
  expect(rule(longBeach, 'minimum', 'CA').sentence).toContain('between 2.0 and 2.49')
})

test('Texas admits by class rank: UT Austin by its own percent, the others the top 10 %', () => {
  expect(verdict(rule(228778, 'automatic', 'TX'), { rank: 5 })).toBe('met')
  expect(verdict(rule(228778, 'automatic', 'TX'), { rank: 6.5 })).toBe('not met')
  expect(verdict(rule(228723, 'automatic', 'TX'), { rank: 10 })).toBe('met')
  expect(verdict(rule(228723, 'automatic', 'TX'), { gpa: 4, sat: 1600 })).toBe('unknown')
})

test('Iowa counts an index of ACT and GPA, and an SAT as the Regents convert it', () => {
  const iowaState = rule(153603, 'automatic')
  expect(verdict(iowaState, { gpa: 3.5, act: 27 })).toBe('met') // 81 + 105 + 60 = 246
  expect(verdict(iowaState, { gpa: 3.5, act: 26 })).toBe('not met')
  expect(verdict(iowaState, { gpa: 3.5, sat: 1260 })).toBe('met') // 27
  expect(verdict(iowaState, { gpa: 3.5 })).toBe('unknown')
})

test('Kansas, Mississippi and Oklahoma State are met by any of their ways', () => {
  expect(verdict(rule(155399, 'automatic', 'KS'), { gpa: 2.5, act: 21 })).toBe('met')
  expect(verdict(rule(175856, 'automatic', 'MS'), { gpa: 2.4, rank: 45, act: 16 })).toBe('met')
  expect(verdict(rule(207388, 'automatic'), { gpa: 3.1, rank: 30 })).toBe('met')
})

test('Eastern Kentucky admits from a 2.0, and says what a 2.2 takes in the first year', () => {
  const eku = rule(156620, 'automatic')
  expect(verdict(eku, { gpa: 2.2 })).toBe('met')
  expect(verdict(eku, { gpa: 1.9 })).toBe('not met')
  expect(eku.sentence).toContain('those below a 2.5 take directed courses')
})

test('Wyoming admits with support below what it assures, and says so', () => {
  const wyoming = rule(240727, 'automatic')
  expect(verdict(wyoming, { gpa: 2.6, act: 18 })).toBe('met')
  expect(verdict(wyoming, { gpa: 3.4, sat: 900 })).toBe('met')
  expect(verdict(wyoming, { gpa: 2.3, act: 19 })).toBe('not met')
  expect(verdict(wyoming, { gpa: 2.3, act: 20 })).toBe('met')
  expect(verdict(wyoming, { gpa: 2.2, act: 30 })).toBe('not met')
  expect(wyoming.sentence).toContain('with support with a 2.5')
})

test('regional universities of Oklahoma admit by a score, and two of them by a 2.7', () => {
  expect(verdict(rule(207041, 'automatic'), { gpa: 2.7 })).toBe('met') // East Central
  expect(verdict(rule(207847, 'automatic'), { gpa: 2.5, act: 19 })).toBe('not met') // Southeastern
  expect(verdict(rule(207847, 'automatic'), { gpa: 2.5, act: 20 })).toBe('met')
  expect(verdict(rule(207306, 'automatic'), { gpa: 3.5 })).toBe('unknown') // Northwestern
  expect(verdict(rule(206914, 'automatic'), { gpa: 2.7, rank: 50 })).toBe('met') // Cameron
  expect(verdict(rule(206914, 'automatic'), { gpa: 3.5, rank: 60, act: 19 })).toBe('not met')
})

test.each([
  ['SUNY Morrisville', 196051],
  ['Alfred State', 196006],
  ['Medgar Evers', 190646],
  ['City Tech', 190655],
  ['Staten Island', 190558],
  ['Abraham Baldwin', 138558],
])("first-years cannot begin with the bachelor's degree in nursing at %s", (_name, unitid) => {
  const nursing = rules
    .get(unitid)
    ?.find(({ kind, about }) => kind === 'not for first-years' && about?.includes('51.38'))
  expect(nursing?.sentence).toMatch(
    /^Its bachelor's degree in nursing is .*(registered nurses|an associate degree in nursing)/,
  )
})

test('SUNY Canton and Delhi have a way to both degrees for first-years, so nothing is said against them', () => {
  for (const unitid of [196015, 196024])
    expect(rules.get(unitid)?.some(({ kind }) => kind === 'not for first-years') ?? false).toBe(false)
})

test('what an accreditor decided is told with its months', () => {
  expect(rule(199582, 'trouble').sentence).toContain('December 2024') // Saint Augustine's
})

test('a weighted minimum is met from above, missed from half a point below, and else undecided', () => {
  const florida = rule(134097, 'minimum')
  expect(verdict(florida, { gpa: 2.5 })).toBe('met')
  expect(verdict(florida, { gpa: 2.49 })).toBe('unknown') // honors and AP count more
  expect(verdict(florida, { gpa: 1.99 })).toBe('not met')
  expect(verdict(florida, {})).toBe('unknown')
})

test('an SAT counts as the ACT that it reaches, unless the college says what it asks of each', () => {
  const marshall = rule(237525, 'automatic') // an ACT of 19
  expect([980, 990].map((sat) => verdict(marshall, { gpa: 2.5, sat }))).toEqual(['not met', 'met'])
  const reno = rule(182290, 'minimum') // an ACT of 22, or an SAT of 1120
  expect([1110, 1120].map((sat) => verdict(reno, { gpa: 2, sat }))).toEqual(['not met', 'met'])
  expect([21, 22].map((act) => verdict(reno, { gpa: 2, act }))).toEqual(['not met', 'met'])
  expect(verdict(reno, { gpa: 2 })).toBe('unknown')
})

test('Texas State asks for a higher score the lower the quarter of the class', () => {
  const texasState = rule(228459, 'automatic', 'TX')
  expect(verdict(texasState, { rank: 25 })).toBe('met')
  expect(verdict(texasState, { rank: 40, sat: 1080 })).toBe('not met')
  expect(verdict(texasState, { rank: 40, sat: 1090 })).toBe('met')
  expect(verdict(texasState, { rank: 90, act: 29 })).toBe('met')
})

test.each([
  ['North Texas', 227216, { gpa: 3.0 }, { gpa: 2.99, rank: 30, sat: 1120 }],
  ['North Texas at Dallas', 484905, { gpa: 2.25, act: 20 }, { gpa: 2.99, rank: 31, act: 19 }],
  ['Texas Tech', 229115, { rank: 50, act: 26 }, { rank: 50, act: 25 }],
  ["Texas Woman's", 229179, { gpa: 2.0, rank: 50 }, { gpa: 3.5, rank: 51 }],
  ['East Texas A&M', 224554, { rank: 30 }, { rank: 31, act: 20 }],
  ['Arkansas State', 106458, { gpa: 2.5, act: 19 }, { gpa: 2.99, act: 18, rank: 21 }],
  ['Troy', 102368, { gpa: 2, act: 20 }, { gpa: 2.5, act: 19 }],
  ['Central Oklahoma', 206941, { gpa: 2.7 }, { gpa: 2.6, act: 19 }],
  ['Winona State', 175272, { gpa: 3.0 }, { gpa: 2.99 }],
  ['Central Missouri', 176965, { gpa: 2.0, act: 21 }, { gpa: 2.7, act: 20 }],
  ['Southeast Missouri', 179557, { gpa: 2.5, act: 19 }, { gpa: 2.7, act: 18 }],
  ['Grand Valley State', 170082, { gpa: 3.0 }, { gpa: 2.99 }],
  ['SIU Carbondale', 149222, { gpa: 2.0, act: 23 }, { gpa: 2.7, act: 22, rank: 11 }],
  ['Western Illinois', 149772, { gpa: 2.75 }, { gpa: 2.74 }],
  ['West Oahu', 141981, { gpa: 2.7 }, { gpa: 2.69 }],
  ['Portland State', 209807, { gpa: 2.5 }, { gpa: 2.49 }],
  ['Northern Colorado', 127741, { gpa: 3.0 }, { gpa: 2.49 }],
  ['Northern Illinois', 147703, { gpa: 3.0 }, { gpa: 2.99 }],
  ['Central Washington', 234827, { gpa: 3.0 }, { gpa: 2.99 }],
  ['Eastern Oregon', 208646, { gpa: 2.75 }, { gpa: 2.74 }],
  ['Radford', 233277, { gpa: 3.3 }, { gpa: 3.29 }],
  ['Colorado Mesa', 127556, { gpa: 3.0 }, { gpa: 2.99 }],
  ['MSU Denver', 127565, { gpa: 2.0 }, { gpa: 1.99 }],
  ['St. Cloud State', 174783, { gpa: 2.5 }, { gpa: 2.49 }],
  ['North Alabama', 101879, { gpa: 2.5 }, { gpa: 2.49 }],
  ['Little Rock', 106245, { gpa: 2.25, sat: 840 }, { gpa: 2.99, act: 14 }],
  ['Missouri-St. Louis', 178420, { gpa: 3.05, act: 21 }, { gpa: 3.04, rank: 39, act: 21 }],
  ['Missouri Western', 178387, { gpa: 2.5, act: 17 }, { gpa: 2.49, act: 18 }],
  ['Langston', 207209, { gpa: 2.7, rank: 50 }, { gpa: 2.6, rank: 40, act: 19 }],
  ['Tarleton State', 228529, { rank: 50 }, { gpa: 4, rank: 51 }],
  ['Angelo State', 222831, { gpa: 2.5, rank: 50 }, { gpa: 2.49, rank: 26 }],
  ['Texas A&M-Kingsville', 228705, { rank: 60, act: 20 }, { rank: 60, act: 19 }],
  ['Midwestern State', 226833, { rank: 50, act: 21 }, { rank: 50, act: 20 }],
  ['West Texas A&M', 229814, { gpa: 2.0, rank: 50, act: 18 }, { gpa: 1.9, rank: 20, act: 30 }],
])('%s admits by its own rule, and not just below it', (_name, unitid, above, below) => {
  const own = rules.get(unitid)?.filter(({ kind, about }) => kind === 'automatic' && !about.includes('51.38'))
  expect(own?.map((one) => [verdict(one, above), verdict(one, below)])).toEqual([['met', 'not met']])
})

test('a caution with a condition is met from what the college asks for on', () => {
  expect(verdict(rule(106397, 'trouble'), { gpa: 3.0, act: 20 })).toBe('met') // Arkansas
  expect(verdict(rule(106397, 'trouble'), { gpa: 3.1, act: 19 })).toBe('not met')
  expect(verdict(rule(482680, 'trouble'), { gpa: 2.99, sat: 910 })).toBe('not met') // North Georgia
  expect(verdict(rule(102094, 'trouble'), { gpa: 2.5, act: 19 })).toBe('met') // South Alabama
})

test.each([
  ['Eastern Illinois', 144892, 'trouble', { gpa: 2.5 }, { gpa: 2.49 }],
  ['Austin Peay', 219602, 'trouble', { gpa: 2.6, act: 19 }, { gpa: 2.74, act: 18 }],
  ['Colorado State Pueblo', 128106, 'trouble', { gpa: 2.0 }, { gpa: 1.4 }],
  ['Colorado Springs', 126580, 'trouble', { gpa: 2.4, act: 21 }, { gpa: 2.49, act: 20 }],
  ['Valdosta State', 141264, 'trouble', { gpa: 2.24, sat: 920 }, { gpa: 3.5, sat: 880 }],
  ['Central Washington', 234827, 'minimum', { gpa: 2.0 }, { gpa: 1.99 }],
  ['Nevada State', 441900, 'minimum', { gpa: 2.0 }, { gpa: 1.99 }],
  ['LSU Alexandria', 159382, 'minimum', { gpa: 2.0 }, { gpa: 1.99 }],
  ['Alabama A&M', 100654, 'minimum', { gpa: 2.0 }, { gpa: 1.99 }],
  ['Columbus State', 139366, 'minimum', { gpa: 2.5, act: 17 }, { gpa: 2.99, act: 16 }],
] as const)('%s asks for what its page says, and no less', (_name, unitid, kind, above, below) => {
  const asked = rule(unitid, kind)
  expect([asked.about, verdict(asked, above), verdict(asked, below)]).toEqual([[], 'met', 'not met'])
})

test.each([
  ['nursing at Radford', 233277, '51.38', { gpa: 3.5 }, { gpa: 3.49 }],
  ['nursing at Memphis', 220862, '51.38', { gpa: 3.0, act: 23 }, { gpa: 3.9, act: 22 }],
  ['nursing at Akron', 200800, '51.38', { gpa: 3.0, sat: 1100 }, { gpa: 2.9, act: 30 }],
  ['nursing at North Alabama', 101879, '51.38', { gpa: 3.5 }, { gpa: 3.49 }],
  ['nursing at Colorado Springs', 126580, '51.38', { gpa: 3.0 }, { gpa: 2.9, act: 23 }],
  ['engineering at Colorado Springs', 126580, '14', { gpa: 3.2 }, { gpa: 3.1, act: 24 }],
  ['engineering at Kingsville', 228705, '14', { act: 21 }, { gpa: 4, rank: 1, act: 20 }],
])('%s has a bar of its own', (_name, unitid, field, above, below) => {
  const own = rules.get(unitid)?.find(({ about }) => about.includes(field))
  expect(own && [verdict(own, above), verdict(own, below)]).toEqual(['met', 'not met'])
})

test('Northern Arizona guarantees a place to residents alone', () => {
  expect(rule(105330, 'automatic').who).toEqual({ state: 'AZ', resident: true })
})

test('a Texas college with a rule of its own is not told of the law beside it', () => {
  for (const unitid of [222831, 226833, 228529, 228705, 229814])
    expect(rules.get(unitid)?.some(({ id }) => id === 'texas-top-10')).toBe(false)
})

test('Knoxville asks for a score beside the rank, Missouri for less of it the higher the rank', () => {
  expect(verdict(rule(221759, 'automatic', 'TN'), { rank: 10, act: 24 })).toBe('met')
  expect(verdict(rule(221759, 'automatic', 'TN'), { rank: 1, gpa: 4, act: 23 })).toBe('not met')
  const missouri = rule(178396, 'automatic')
  expect(verdict(missouri, { gpa: 2, act: 24 })).toBe('met')
  expect(verdict(missouri, { gpa: 3.5, rank: 38, act: 21 })).toBe('met')
  expect(verdict(missouri, { gpa: 3.5, rank: 39, act: 21 })).toBe('not met')
})

test('conditions that the form cannot decide are told: church, nomination, service, need, group', () => {
  expect(rule(230038, 'endorsement').condition).toBeNull()
  expect(rule(197036, 'nomination').condition).toBeNull()
  expect(rule(130624, 'service').sentence).toContain('no nomination')
  for (const unitid of [156295, 178697, 156189]) expect(rule(unitid, 'need').condition).toBeNull()
  expect(rule(155140, 'group').sentence).toContain('tribe')
})

test('where a faith is asked of applicants it is told, also if the federal record names none', () => {
  const lancasterBible = 213400
  expect(rule(lancasterBible, 'profession').sentence).toContain('accepted Jesus Christ as personal Savior')
  for (const unitid of [lancasterBible, 215114, 217925]) {
    const college = collegeById.get(unitid)
    expect(college?.religion).toBe(false)
    expect(college && peopleOf(college, rules).faith).toBe('Protestant')
    expect(rule(unitid, 'profession').condition).toBeNull()
  }
})

test('a maritime academy is for cadets only where all who live there are; elsewhere it says which majors are', () => {
  expect(rule(166692, 'cadets').sentence).toContain('Regiment of Cadets') // Massachusetts
  for (const unitid of [161299, 196291]) {
    expect(rule(unitid, 'trouble').sentence).toMatch(/Coast Guard license.*Regiment.*is a choice/) // Maine, SUNY
    expect(rules.get(unitid)?.some(({ kind }) => kind === 'cadets')).toBe(false)
  }
})

test('women’s and men’s colleges come from the federal flag, less one that has since admitted men', () => {
  expect(rule(168218, 'one sex').id).toBe('women') // Wellesley
  expect(rule(152673, 'one sex').id).toBe('men') // Wabash
  expect(rules.get(163578)?.some(({ kind }) => kind === 'one sex') ?? false).toBe(false) // Notre Dame of Maryland
})

test('a college that has closed or will is known: Siena Heights, seven campuses of Penn State', () => {
  expect(rule(172264, 'closing').sentence).toContain('2025-26')
  expect(isGone(rules.get(176770))).toBe(true) // Cox
  expect([...rules.values()].flat().filter(({ id }) => id === 'penn-state-campuses')).toHaveLength(7)
})

test('a college that became part of another names its heir, and both kinds count as gone', () => {
  expect(rule(235024, 'merged').sentence).toContain('Seattle University') // Cornish
  expect(rule(112570, 'merged').sentence).toContain('Arizona State University') // California College of ASU
  expect(rule(185129, 'merged').sentence).toContain('to become part of Kean University') // NJCU
  for (const unitid of [166018, 164492, 235024, 111188]) expect(isGone(rules.get(unitid))).toBe(true)
  for (const unitid of [166683, 199412, 125897]) expect(isGone(rules.get(unitid))).toBe(false) // MIT; only plans
})

test('for whom a college is: the federal record, less what a rule knows better', () => {
  const people = (unitid: number) => {
    const college = collegeById.get(unitid)
    return college && peopleOf(college, rules)
  }
  expect(people(168218)).toEqual({ communities: ['Women'], faith: null, isForItsOwnChurch: false }) // Wellesley
  expect(people(163578)).toMatchObject({ communities: [], faith: 'Catholic' }) // Notre Dame of Maryland
  expect(people(197708)?.faith).toBe('Jewish') // Yeshiva: not in the federal record
  expect(collegeById.get(197708)?.religion).toBe(false)
})

test('nursing that a first-year cannot enter is known by its family', () => {
  expect(rule(131469, 'not for first-years').about).toEqual(['51.38']) // George Washington
  expect(rule(207351, 'not for first-years').about).toEqual(['51.38']) // Oklahoma Panhandle State
  for (const { programs, unitid } of colleges) {
    const later = rules.get(unitid)?.find(({ kind }) => kind === 'not for first-years')
    const awarded = new Set([...programs].map(({ family }) => family))
    for (const family of later?.about ?? []) expect(awarded.has(family), `${unitid} ${family}`).toBe(true)
  }
})

test('every rule names a known college, its source, its link and the day it was read', () => {
  for (const [unitid, list] of rules) {
    expect(collegeById.has(unitid)).toBe(true)
    for (const { sentence, source, link, read } of list) {
      expect(sentence).toMatch(/^[A-Z].{15,230}\.$/)
      expect(source.length).toBeGreaterThan(3)
      expect(link).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]{2,}\//)
      expect(read).toMatch(/^202\d-\d\d-\d\d$/)
    }
  }
})

test('no rule is taken from a blog, a newspaper or a preparer for tests: such a line stops the build', () => {
  const isOfficial = officialSites('src/catalog/rules/official-sites.tsv')
  const ohioState = collegeById.get(204796)
  if (!ohioState) throw new Error('Ohio State is in the catalog')
  const pages: [string, boolean][] = [
    ['https://hscounselors.osu.edu/a', true],
    ['https://www.highered.ohio.gov/a', true],
    ['https://studentaid.gov/a', true],
    ['https://www.iowaregents.edu/a', false], // of another state
    ['https://seattleu.edu/who-we-are', false], // of another college
    ['https://mmtprep.com/?p=9694', false],
    ['https://osu.edu.example.com/a', false],
    ['https://notosu.edu/a', false],
    ['https://en.wikipedia.org/wiki/Ohio_State', false],
  ]
  for (const [page, official] of pages)
    expect([page, isOfficial(page, [ohioState])]).toEqual([page, official])
  const listed = [...rules.values()].flat().filter(({ kind }) => kind !== 'closing' && kind !== 'merged')
  for (const { link, unitids, id } of listed) {
    const of = unitids.flatMap((unitid) => collegeById.get(unitid) ?? [])
    expect([id, isOfficial(link, of)]).toEqual([id, true])
  }
})

test('a rule for residents is about the state its colleges stand in', () => {
  for (const { unitid, state } of colleges)
    for (const { id, who } of rules.get(unitid) ?? [])
      expect(who === null || who.state === state, id).toBe(true)
})

test('a better record never loses a rule that a weaker one meets', () => {
  const conditions = [...rules.values()].flat().flatMap(({ condition }) => (condition ? [condition] : []))
  const student = fc.record({
    gpa: fc.double({ min: 0, max: 3.9, noNaN: true }),
    sat: fc.integer({ min: 40, max: 159 }).map((tens) => tens * 10),
    act: fc.integer({ min: 9, max: 35 }),
    rank: fc.integer({ min: 2, max: 100 }),
  })
  fc.assert(
    fc.property(student, fc.constantFrom(...conditions), (weaker, condition) => {
      const better = {
        gpa: weaker.gpa + 0.1,
        sat: weaker.sat + 10,
        act: weaker.act + 1,
        rank: weaker.rank - 1,
      }
      if (judge(condition, weaker) === 'met') expect(judge(condition, better)).toBe('met')
    }),
  )
})

test('what is not a requirement is refused', () => {
  expect(() => conditionOf('gpa>3')).toThrow('"gpa>3" is not a requirement')
  expect(conditionOf('')).toBeNull()
})

test('colleges that ask for scores again are known, whatever the federal year says', () => {
  for (const unitid of [228778, 243744, 204796])
    expect(rule(unitid, 'tests').sentence).toContain('Requires SAT or ACT scores again')
})

test('a card finds the sentence on scores among its rules, and takes no other for it', () => {
  const found = [...rules.values()].flat().filter(({ kind, sentence, link, source, read }) => {
    const onCard = { kind: 'caution', text: sentence, link, source, readOn: read } as const
    expect([sentence, scoresAgain([onCard]) !== null]).toEqual([sentence, kind === 'tests'])
    return kind === 'tests'
  })
  expect(found.length).toBeGreaterThan(5)
})

test('the policy of today is that of the newer rule; without one, that of the record where it is believed', () => {
  const now = (unitid: number) => {
    const college = collegeById.get(unitid)
    return college && testsNow(college, rules.get(unitid))
  }
  expect(collegeById.get(204796)?.admission.tests).toBe('optional') // Ohio State
  expect(now(204796)).toBe('required')
  expect(now(100751)).toBe('required of some') // Alabama
  expect(now(129020)).toBe('unclear') // Connecticut
  expect(now(110635)).toBe('not considered') // Berkeley
})

test.each([
  [211440, /350 of 6,756 .* in 2015/], // Carnegie Mellon
  [145637, /6\.7%/], // Illinois
])(
  'computer science at %i has hardly any places, and the sentence has the count of its own',
  (unitid, count) => {
    const few = rules.get(unitid)?.filter(({ kind }) => kind === 'hardly any places')
    expect(few).toMatchObject([{ about: ['11.07'], sentence: expect.stringMatching(count) }])
  },
)

test('the California systems are test blind by policy, others only by the record', () => {
  const blind = [...collegeById.values()].filter(({ admission }) => admission.tests === 'not considered')
  const byPolicy = blind.filter(({ unitid }) => isBlindByPolicy(rules.get(unitid)))
  expect(new Set(byPolicy.map(({ state }) => state))).toEqual(new Set(['CA']))
  expect(byPolicy.length).toBeGreaterThan(25)
  expect(blind.length).toBeGreaterThan(10 * byPolicy.length)
})

test.each([
  ['Cairn University', true], // no church in the federal record, evangelical by its own words
  ['Taylor University', true],
  ['Franciscan University of Steubenville', true], // one degree in six is in theology
  ['Cedarville University', true],
  ['Villanova University', false],
  ['Brandeis University', false], // founded by a faith, and open to all
])('%s is mostly chosen for its faith: %s', (name, expected) => {
  const college = [...collegeById.values()].find((one) => one.name.startsWith(name))
  expect(college && peopleOf(college, rules).isForItsOwnChurch).toBe(expected)
})
