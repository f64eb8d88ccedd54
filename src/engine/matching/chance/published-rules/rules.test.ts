import { expect, test } from 'vitest'
import { peopleOf } from '#catalog/rules/people.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'

const askedFor = (college: string, changes: Parameters<typeof student>[0]) => {
  const { report, askedFor: unitid } = match(student({ specificCollege: college, ...changes }))
  return report.collegeList.find((entry) => entry.unitid === unitid)
}

test('below a published minimum there is no percentage, and the rule stands on the card with its link', () => {
  const ucla = askedFor('UCLA', { state: 'CA', gpa: 2.3, sat: null })
  expect(ucla?.chance).toEqual({ low: null, high: null, band: 'below the published minimum' })
  expect(ucla?.rules[0]).toMatchObject({ kind: 'minimum', link: expect.stringMatching(/^https/) })
  expect(ucla?.rules[0]?.text).toContain('Your 2.3 is below it.')
  expect(ucla?.ledger[2]).toMatchObject({ component: 'Chance', source: 'Published admission rule' })
})

test('the line of the score names a rule that decides; the rule itself is told once, on the card', () => {
  const met = askedFor('Oakland University', { state: 'MI', gpa: 3.5, major: 'Psychology' })
  const below = askedFor('UCLA', { state: 'CA', gpa: 2.3, sat: null })
  expect([met, below].map((college) => college?.ledger[2]?.because)).toEqual([
    '', // the reason says it already
    '',
  ])
  expect(met?.matchReasoning).toContain('you meet the rule for admission')
  expect(below?.matchReasoning).toMatch(/^What you told us is below the minimum/)
})

test('a rule that asks for courses is met only if they are taken, since the form does not ask for them', () => {
  const toldAt = (college: string, changes: Parameters<typeof student>[0]) =>
    askedFor(college, changes)?.rules[0]?.text
  expect(toldAt('Portland State', { state: 'OR', gpa: 3.5, major: 'History' })).toMatch(
    /By what you told us, you meet it, if you take those courses\.$/,
  )
  expect(toldAt('Eastern Kentucky University', { state: 'KY', gpa: 3.5, major: 'History' })).toMatch(
    /in their first year\. By what you told us, you meet it\.$/,
  )
})

test('far below a minimum by weighted grades a college is a reach, and nobody is sent to one away from home', () => {
  const words = [2.6, 2.8].map((gpa) => askedFor('UNLV', { state: 'NV', gpa, sat: null })?.chance?.band)
  expect(words[0]).toBe('reach') // whatever the model says
  const north = student({ state: 'VA', gpa: 2.1, sat: null, major: 'Business' })
  const carolina = match(north).report.collegeList.filter(({ rules }) =>
    rules.some(({ text }) => text.includes('weighted GPA of 2.5')),
  )
  expect(carolina).toEqual([])
})

test('only who binds early is judged by more than the usual rate', () => {
  const best = { state: 'OH', gpa: 4, sat: 1580, major: 'History' } as const
  expect(askedFor('Notre Dame', { ...best, round: 'REA' })?.chance?.band).toBe('reach')
  expect(askedFor('Tufts', { ...best, round: 'ED' })?.chance?.band).toBe('target')
})

test('a score that a college does not read lowers nothing', () => {
  const words = [null, 1000, 1100].map(
    (sat) =>
      askedFor('Washington State University', { state: 'WA', gpa: 2.9, sat, major: 'History' })?.chance?.band,
  )
  expect(new Set(words)).toEqual(new Set(['likely']))
})

test('a minimum that is just met is no doubt where nearly all are admitted', () => {
  const record = { state: 'GA', gpa: 3, sat: null, major: 'History' } as const
  expect(askedFor('Columbus State University', record)?.chance?.band).toBe('likely')
})

test('a university assures no place on its stage', () => {
  const texan = { state: 'TX', gpa: 3.4, sat: null } as const
  expect(askedFor('University of North Texas', { ...texan, major: 'History' })?.chance?.band).toBe(
    'automatic',
  )
  const musician = askedFor('University of North Texas', { ...texan, major: 'Music' })
  expect(musician?.chance?.band).not.toBe('automatic')
  expect(musician?.rules[0]?.text).toContain(
    'You meet it for the university; this major may ask for an audition.',
  )
})

test('who meets a published rule is told so instead of a percentage', () => {
  const rank = { rank: 4, size: 400 }
  const austin = askedFor('UT Austin', { state: 'TX', gpa: 3.9, classRank: rank })
  expect(austin?.chance?.band).toBe('automatic')
  expect(askedFor('UT Austin', { state: 'OK', gpa: 3.9, classRank: rank })?.chance?.band).not.toBe(
    'automatic',
  )
  const unknown = askedFor('UT Austin', { state: 'TX', gpa: 3.9 })
  expect(unknown?.rules[0]?.text).toContain('Your class rank would decide it.')
})

test('where most places go by rank, nobody stands better for not giving it', () => {
  const record = { state: 'TX', gpa: 3.8, sat: 1420 } as const
  const given = askedFor('UT Austin', { ...record, classRank: { rank: 10, size: 100 } })
  expect([given?.chance?.band, askedFor('UT Austin', record)?.chance?.band]).toEqual(['reach', 'reach'])
})

test('a rule of grades with a score is missed by the score, however near the grades are', () => {
  const kansas = askedFor('University of Kansas', {
    state: 'KS',
    gpa: 2.6,
    sat: null,
    act: 19,
    major: 'History',
  })
  expect(kansas?.chance?.band).not.toBe('automatic')
  expect(kansas?.rules[0]?.text).toContain('You do not meet it, so a place is not assured.')
})

test('where many places go by the rank of residents, nobody from elsewhere is likely', () => {
  const visitor = { state: 'OR', gpa: 3.8, sat: 1350, major: 'History' } as const
  expect(askedFor('Texas A&M', visitor)?.chance?.band).toBe('target')
  expect(askedFor('Texas A&M', { ...visitor, state: 'TX' })?.chance?.band).toBe('target') // no rank given
})

test('where many places go by rank, a low score is a reach for those outside the rule', () => {
  const record = { gpa: 3.2, sat: null, act: 22, major: 'Kinesiology' } as const
  expect(askedFor('Texas A&M', { ...record, state: 'TX' })?.chance?.band).toBe('reach')
  expect(askedFor('Texas A&M', { ...record, state: 'OK' })?.chance?.band).toBe('reach')
})

test('a place that a rule promises in the subject itself is not called scarce', () => {
  const nurse = { state: 'OH', major: 'Nursing', gpa: 3.9, act: 28 } as const
  const toledo = askedFor('University of Toledo', nurse)
  expect(toledo?.chance?.band).toBe('automatic')
  expect(toledo?.matchReasoning).not.toMatch(/scarcer|for granted|a seat in the major|on top/)
  const architect = { state: 'KS', major: 'Architecture', gpa: 3.6, act: 25 } as const
  expect(askedFor('University of Kansas', architect)?.chance?.band).toBe('automatic')
  expect(askedFor('University of Kansas', { ...architect, gpa: 3.3 })?.chance?.band).not.toBe('automatic')
})

test('a college of cadets is for those who ask for what it teaches, and its card still says so', () => {
  const bay = askedFor('Massachusetts Maritime Academy', {
    state: 'MA',
    gpa: 3.3,
    sat: 1150,
    major: 'Marine Engineering',
  })
  expect(bay?.rules[0]).toMatchObject({
    kind: 'caution',
    text: expect.stringContaining('Regiment of Cadets'),
  })
  const { collegeList } = match(
    student({ state: 'MA', gpa: 3.3, sat: 1150, major: 'Marine Engineering' }),
  ).report
  expect(collegeList.map(({ collegeName }) => collegeName)).toContain('Massachusetts Maritime Academy')
})

test('a rate that counts only those who enrolled is no estimate, and the line says why', () => {
  const citadel = askedFor('The Citadel', { state: 'SC', gpa: 3, sat: 1080 })
  expect(citadel?.chance).toBeNull()
  expect(citadel?.ledger[2]?.because).toContain('so the rate tells us nothing')
})

test('a rule that is missed is told and keeps "likely" away; where nearly all are admitted a rank says nothing', () => {
  const below = { state: 'TX', gpa: 3.8, sat: 1300, classRank: { rank: 60, size: 480 } } as const
  const station = askedFor('Texas A&M', below)
  expect(station?.chance?.band).toBe('target')
  expect(station?.rules[0]?.text).toContain('You do not meet it')
  expect(askedFor('UT Austin', { ...below, major: 'History' })?.chance?.band).toBe('reach')
  const edinburg = askedFor('UT Rio Grande Valley', below)
  expect([edinburg?.chance?.band, edinburg?.rules]).toEqual(['likely', []])
})

test('a rule is not lost where the grades all but rule out the rank that would decide', () => {
  const tempe = askedFor('Arizona State University', { state: 'AZ', gpa: 2.7, sat: 960, major: 'History' })
  expect(tempe?.chance?.band).toBe('target')
  expect(tempe?.rules[0]?.text).toContain(
    'By your GPA you probably do not meet it, so a place is not assured.',
  )
})

test('a minimum of one subject is asked of those who want it, and of nobody else', () => {
  const below = { state: 'KS', gpa: 2.8, sat: 1200 } as const
  const engineer = askedFor('University of Kansas', { ...below, major: 'Mechanical Engineering' })
  expect(engineer?.chance?.band).toBe('below the published minimum')
  expect(engineer?.rules[0]?.text).toMatch(/engineering .* from a 3\.0.*Your 2\.8 is below it\.$/)
  expect(engineer?.rules.some(({ kind }) => kind === 'automatic')).toBe(false)
  expect(askedFor('University of Kansas', { ...below, major: 'History' })?.chance?.band).toBe('automatic')
  // Of two subjects the other is still open, and the rule is told.
  const undecided = askedFor('University of Kansas', { ...below, major: 'History or civil engineering' })
  expect(undecided?.chance?.band).toBe('automatic')
  expect(undecided?.rules.map(({ text }) => text).join()).toContain(
    'below it, which leaves the other subject',
  )
})

test('a minimum that only a rank could meet is not met where the grades all but rule that out', () => {
  const engineer = { state: 'AZ', major: 'Mechanical Engineering', sat: null } as const
  const unknown = askedFor('Arizona State University', { ...engineer, gpa: 2.9 })
  expect([
    unknown?.chance?.band,
    unknown?.rules[0]?.text.endsWith('a test score may still meet it.'),
  ]).toEqual(['reach', true])
  const low = askedFor('Arizona State University', { ...engineer, gpa: 2.6, act: 20 })
  expect(low?.chance?.band).toBe('below the published minimum')
  expect(low?.matchReasoning).toContain('for Mechanical Engineering')
})

test('a program that admits by its own rule is automatic for who meets it, though the subject chooses apart', () => {
  const nurse = { state: 'OH', sat: 1050, major: 'Nursing' } as const
  expect(askedFor('Bowling Green', { ...nurse, gpa: 3.9 })?.chance?.band).toBe('automatic')
  const missed = askedFor('Bowling Green', { ...nurse, gpa: 3.4 })
  expect(missed?.chance?.band).toBe('target')
  expect(missed?.rules[0]?.text).toContain('so a place in the major is not assured')
})

test('below what a direct entry asks, the subject is a reach: one begins elsewhere and applies again', () => {
  const nurse = { state: 'AZ', sat: null, major: 'Nursing' } as const
  const tempe = askedFor('Arizona State University', { ...nurse, gpa: 3.1 })
  expect(tempe?.chance?.band).toBe('reach')
  expect(tempe?.rules.map(({ text }) => text).join()).toContain('you would begin in another major')
  const met = askedFor('Arizona State University', { ...nurse, gpa: 3.9 })
  expect([met?.chance?.band, met?.rules.some(({ text }) => text.includes('you may apply for it'))]).toEqual([
    'target',
    true,
  ])
})

test('nobody is likely in a subject for not giving the score that decides its direct entry', () => {
  const record = { state: 'IN', gpa: 3.8, major: 'Finance', act: null } as const
  const bandAt = (sat: number | null) =>
    askedFor('Indiana University Bloomington', { ...record, sat })?.chance?.band
  expect([1370, 1300, null].map(bandAt)).toEqual(['likely', 'reach', 'target'])
})

test('a minimum that the score misses is not said to be missed by the grades', () => {
  const record = { state: 'AR', major: 'Psychology', gpa: 2.6, act: null } as const
  const text = (sat: number | null) =>
    askedFor('University of Central Arkansas', { ...record, sat })?.rules[0]?.text
  expect(text(920)).toContain('Your SAT of 920 is below it.')
  expect(
    askedFor('University of Central Arkansas', { ...record, gpa: 2.2, sat: 920 })?.rules[0]?.text,
  ).toContain('Your 2.2 is below it.')
})

test('where a college awards another subject, or reports this one within another, the rules of that one hold', () => {
  const record = { gpa: 2.6, sat: null, act: 20 } as const
  const band = (college: string, state: 'KY' | 'KS', major: string) =>
    askedFor(college, { ...record, state, major })?.chance?.band
  expect(band('University of Kentucky', 'KY', 'Cybersecurity')).toBe('below the published minimum')
  expect(band('University of Kansas', 'KS', 'Robotics')).toBe('below the published minimum')
  expect(band('University of Kansas', 'KS', 'History')).not.toBe('below the published minimum')
  expect(band('University of Louisville', 'KY', 'Game Design')).toBe('target')
  expect(band('University of Louisville', 'KY', 'History')).toBe('automatic')
})

test('a rule that is for all subjects but some is told to those, and decides nothing', () => {
  const record = { state: 'VA', gpa: 3.6, sat: 1200 } as const
  expect(askedFor('Radford University', { ...record, major: 'Psychology' })?.chance?.band).toBe('automatic')
  const dancer = askedFor('Radford University', { ...record, major: 'Dance' })
  expect(dancer?.chance?.band).not.toBe('automatic')
  expect(dancer?.rules[0]?.text).toContain('You meet it for the university; this major may ask for more.')
})

test('an automatic place is the university’s: nursing at a public college chooses apart', () => {
  const record = { state: 'MI', gpa: 3.5 } as const
  expect(askedFor('Oakland University', { ...record, major: 'Psychology' })?.chance?.band).toBe('automatic')
  const nursing = askedFor('Oakland University', { ...record, major: 'Nursing' })
  expect(nursing?.chance?.band).toBe('target')
  expect(nursing?.rules[0]?.text).toContain('nursing has few places and chooses apart')
})

test('a chance counts in Match as its word says', () => {
  const college = askedFor('UT Knoxville', { state: 'TN', gpa: 3.4, act: 24, sat: null })
  const line = college?.ledger.find(({ component }) => component === 'Chance')
  expect(college?.chance?.band).toBe('reach')
  expect(line?.points).toBeLessThan(line?.max ?? 0)
})

test('nobody is likely where a required score is missing', () => {
  const with4 = { state: 'IN', gpa: 4, major: 'Biology' } as const
  expect(askedFor('Purdue University', { ...with4, sat: null, act: null })?.chance?.band).toBe('target')
  expect(askedFor('Purdue University', { ...with4, sat: 1450 })?.chance?.band).toBe('likely')
})

test('what would decide a rule is named, and either test settles what is asked of the other', () => {
  const pullman = askedFor('Washington State University', { state: 'WA', gpa: 3.4, sat: null })
  expect(pullman?.rules[0]?.text).toContain('Your class rank would decide it.')
  const rulesOfMexico = (act: number | null) =>
    askedFor('New Mexico State University', {
      state: 'NM',
      gpa: 2.5,
      classRank: { rank: 60, size: 100 },
      sat: null,
      act,
    })?.rules.map(({ text }) => text)
  expect(rulesOfMexico(null)?.[0]).toContain('A test score would decide it.')
  expect(rulesOfMexico(20)?.[0]).toContain('You do not meet it, so a place is not assured.')
  expect(rulesOfMexico(24)?.[0]).toContain('you meet it')
})

test('an unweighted GPA somewhat below a weighted minimum is told and not ruled out, one far below is', () => {
  const charlotte = (gpa: number) => askedFor('UNC Charlotte', { state: 'NC', gpa, sat: null })
  expect(charlotte(2.3)?.chance?.band).toMatch(/target|reach/)
  expect(charlotte(2.3)?.rules[0]?.text).toContain('Your 2.3 is below it, but unweighted: a weighted GPA may')
  expect(charlotte(1.9)?.chance?.band).toBe('below the published minimum')
  const vegas = (gpa: number, act: number | null) => askedFor('UNLV', { state: 'NV', gpa, sat: null, act })
  expect(vegas(2.8, null)?.rules[0]?.text).toContain('a weighted GPA or a test score may reach it.')
  expect(vegas(2.8, 20)?.rules).toHaveLength(1) // the minimum says it; the automatic rule is not told as well
  expect(vegas(2.4, 20)?.chance?.band).toBe('below the published minimum')
  expect(vegas(2.4, 24)?.chance?.band).toBe('automatic')
})

test('an index of Iowa that is missed is told; more core courses may make up for a little', () => {
  const iowaState = (act: number) =>
    askedFor('Iowa State University', { state: 'IL', gpa: 3.3, sat: null, act })
  expect(iowaState(29)?.chance?.band).toBe('automatic') // 87 + 99 + 60 = 246
  expect(iowaState(25)?.rules[0]?.text).toContain('each further year of core courses adds five points')
  expect(iowaState(17)?.rules[0]?.text).toContain('a place is not assured')
  expect(iowaState(17)?.chance?.band).not.toBe('likely')
})

test('where anyone is admitted, a rule that is not met is not told', () => {
  const superior = askedFor('Lake Superior State University', { state: 'MI', gpa: 2.3 })
  expect([superior?.chance?.band, superior?.rules]).toEqual(['open admission', []])
})

test('a guarantee for partner high schools is told and decides nothing', () => {
  const western = askedFor('Western Washington University', { state: 'WA', gpa: 3.2, sat: null })
  expect(western?.rules[0]?.text).toContain('Ask your counselor whether yours is one.')
  expect(western?.chance?.band).not.toBe('automatic')
  expect(askedFor('Western Washington University', { state: 'OR', gpa: 3.2 })?.rules).toEqual([])
})

test('a caution with a condition is for those who do not meet it', () => {
  const morehead = (gpa: number) => askedFor('Morehead State University', { state: 'KY', gpa })?.rules
  expect(morehead(2.4)?.[0]?.text).toContain('learning contract')
  expect(morehead(2.5)).toEqual([])
  expect(askedFor('Western Kentucky University', { state: 'KY', gpa: 2.3 })?.chance?.band).toBe('target')
  expect(morehead(1.9)?.[0]?.text).toContain('Your 1.9 is below it.')
})

test('a college whose newer rule asks for scores is not called blind to them', () => {
  const wyoming = askedFor('University of Wyoming', { state: 'CO', gpa: 3.2, act: 22, sat: null })
  expect(wyoming?.admissions.testPolicy).toBe('Test scores are required again')
  expect(wyoming?.chance?.band).toBe('automatic')
})

test('residents and others are judged by their own rate where the college publishes it, and told whose it is', () => {
  const told = (state: 'GA' | 'OH') => {
    const card = askedFor('Georgia Tech', { state, gpa: 3.9, sat: 1450, major: 'Physics' })
    return `${card?.matchReasoning} ${card?.ledger[2]?.because}`
  }
  expect(told('GA')).toContain('33.1% of applicants from Georgia got in')
  expect(told('OH')).toContain('10.4% of applicants from outside Georgia got in')
})

test('the round counts at the college that was named, and nowhere else', () => {
  const profile = { state: 'OH', gpa: 3.9, sat: 1450, major: 'Physics' } as const
  const plain = match(student({ ...profile, specificCollege: 'Kenyon' })).report
  const early = match(student({ ...profile, specificCollege: 'Kenyon', round: 'ED' })).report
  const high = (report: typeof plain, name: string) =>
    report.collegeList.find(({ collegeName }) => collegeName === name)?.chance?.high ?? 0
  expect(high(early, 'Kenyon College')).toBeGreaterThan(high(plain, 'Kenyon College'))
  for (const { collegeName, chance } of early.collegeList)
    if (collegeName !== 'Kenyon College' && high(plain, collegeName) > 0)
      expect(chance?.high).toBe(high(plain, collegeName))
})

const planned = (specificCollege: string, round: 'ED' | 'REA' | 'EA' | null) => {
  const { report, askedFor } = match(student({ state: 'OH', gpa: 3.9, sat: 1400, specificCollege, round }))
  const named = report.collegeList.find(({ unitid }) => unitid === askedFor)
  return { ...named, notes: report.notes.join(' ') }
}

test.each([
  ['Ohio State', 'ED', 'We do know of early action there.'],
  ['Stanford', 'ED', 'We do know of restrictive early action there.'],
  ['Notre Dame', 'ED', 'We do know of restrictive early action there.'],
  ['Penn State', 'ED', 'We do know of early action there.'],
  ['Colorado College', 'REA', 'We do know of early decision and early action there.'],
  ['University of Cincinnati', 'ED', 'Check its admissions page.'],
] as const)(
  'at %s, where we know of no %s, the round changes no chance and the note says so',
  (name, round, also) => {
    const plain = planned(name, null)
    const early = planned(name, round)
    expect(early.chance).toEqual(plain.chance)
    expect(early.ledger).toEqual(plain.ledger)
    expect(early.notes).toMatch(/We do not know of (early decision|restrictive early action) at /)
    expect(early.notes).toContain(also)
  },
)

test.each([
  ['University of Michigan', 'ED'],
  ['Stanford', 'REA'],
  ['Colorado College', 'ED'],
  ['Ohio State', 'EA'],
] as const)('at %s, which has %s, the round counts', (name, round) => {
  const ends = ({ chance }: ReturnType<typeof planned>) => (chance?.low ?? 0) + (chance?.high ?? 0)
  const early = planned(name, round)
  expect(ends(early)).toBeGreaterThan(ends(planned(name, null)))
  expect(early.notes).toContain('is an estimate.')
})

test('a round without a college changes nothing, and the note says so', () => {
  const { report } = match(student({ round: 'ED' }))
  expect(report.collegeList).toEqual(match(student({})).report.collegeList)
  expect(report.notes.join(' ')).toContain('It changed no chance here.')
})

test("a resident's net price is never shown to a student of another state", () => {
  const visitor = askedFor('Ohio State', { state: 'IN' })
  expect(visitor?.price).toMatchObject({ kind: 'before grants' })
  expect(visitor?.netPrice).toMatchObject({ average: { value: null }, byIncome: [] })
  const resident = askedFor('Ohio State', { state: 'OH' })
  expect(resident?.price?.kind).toBe('net price')
  expect(resident?.netPrice.byIncome).toHaveLength(5)
  const net = String(resident?.netPrice.average.value?.toLocaleString('en-US'))
  expect(JSON.stringify(visitor)).not.toContain(net)
})

test('a reciprocity of two states makes the price about that of residents, and never their net price', () => {
  const listed = (state: 'MN' | 'IA') => askedFor('UW-Madison', { state })
  const agreed = listed('MN')
  const visitor = listed('IA')
  expect(agreed?.price).toMatchObject({
    kind: 'before grants',
    agreement: 'the agreement of Minnesota and Wisconsin',
  })
  expect(agreed?.price?.amount).toBeLessThan((visitor?.price?.amount ?? 0) - 15_000)
  expect(agreed?.netPrice).toMatchObject({ average: { value: null }, byIncome: [] })
  expect(agreed?.admissions.tuitionNote).toMatch(/the agreement of Minnesota and Wisconsin/i)
  expect(agreed?.admissions.tuitionNote).not.toContain('for students from other states')
  const points = (college: typeof agreed) =>
    college?.ledger.find(({ component }) => component === 'Affordability')
  expect(points(agreed)?.points).toBeGreaterThan(points(visitor)?.points ?? 100)
  expect(points(agreed)?.because).toContain('With the agreement of Minnesota and Wisconsin, a year')
})

test('where the higher of two tuitions is charged, that of the similar college at home counts', () => {
  const twinCities = askedFor('University of Minnesota Twin Cities', { state: 'MN' })
  const madison = askedFor('UW-Madison', { state: 'WI' })
  const [there, here] = [twinCities, madison].map((college) => college?.admissions.inStateTuition ?? 0)
  expect(there).toBeGreaterThan(here ?? 0)
  const { portraits } = match(student({ state: 'MN', specificCollege: 'UW-Madison' }))
  const portrait = portraits.find(({ college }) => college.unitid === 240444)
  const { inState } = portrait?.college.tuition.earlier ?? { inState: 0 }
  expect(portrait?.agreedTuition).toBeGreaterThan(Number(inState))
})

test('South Dakota grants its resident tuition to neighbors, who apply for nothing', () => {
  const brookings = askedFor('South Dakota State University', { state: 'MN' })
  expect(brookings?.price?.agreement).toBe('the South Dakota Advantage')
  expect(brookings?.admissions.tuitionNote).toMatch(/the South Dakota Advantage/i)
  expect(brookings?.admissions.tuitionNote).not.toMatch(/appl(y|ied|ication)/)
  expect(askedFor('South Dakota State University', { state: 'OH' })?.price?.agreement).toBeUndefined()
  expect(askedFor('North Dakota State University', { state: 'MN' })?.price?.agreement).toContain(
    'North Dakota',
  )
})

test.each([
  ['Oregon State University', 'WA', 'Western Undergraduate Exchange'],
  ['University of Vermont', 'MA', 'New England Regional Student Program'],
  ['University of Kansas', 'MO', 'Midwest Student Exchange Program'],
] as const)(
  'the price at %s for a student from %s is a list price that the %s may lower',
  (name, state, exchange) => {
    const note = askedFor(name, { state })?.admissions.tuitionNote
    expect(note).toContain(exchange)
    expect(note).not.toMatch(/You would pay|does not apply to/)
  },
)

test('an exchange is not mentioned to a state outside of it', () => {
  for (const state of ['TX', 'IA', 'NC'] as const)
    expect(askedFor('Oregon State University', { state })?.admissions.tuitionNote).not.toContain('Exchange')
})

test('a trade is told plainly, with public two-year colleges of the state by name', () => {
  const { report } = match(student({ state: 'MI', gpa: 2.8, sat: null, major: 'welding' }))
  expect(report.notes[0]).toMatch(/certificate.*Public (two-year )?colleges in Michigan that teach it: .+ \(/)
})

test('a headline has at most twelve words', () => {
  for (const state of ['OH', 'DC', 'CA', 'NC'] as const)
    for (const major of ['nursing', 'undecided', 'pre-med', 'Teacher Education, Multiple Levels'])
      for (const { headline } of match(student({ state, major })).report.collegeList) {
        expect(headline.split(' ').length).toBeLessThanOrEqual(12)
        expect(headline.length).toBeGreaterThan(5)
      }
})

test('a college that asks for scores again is not called optional, and its card says so', () => {
  const ohioState = askedFor('Ohio State', { state: 'OH', gpa: 3.7, sat: 1150 })
  expect(ohioState?.rules.map(({ text }) => text).join(' ')).toContain('Requires SAT or ACT scores again')
  expect(JSON.stringify([ohioState?.matchReasoning, ohioState?.ledger])).not.toContain('optional')
  expect(ohioState?.admissions.testPolicy).toBe('Test scores are required again')
  expect(askedFor('University of Alabama', { state: 'AL' })?.admissions.testPolicy).toContain(
    'asked of some students',
  )
})

test('who is exempt from scores that are asked for again is not asked for them', () => {
  const asksScores = (gpa: number) => {
    const { portraits } = match(
      student({ specificCollege: 'University of Alabama', state: 'AL', gpa, sat: null }),
    )
    return portraits.find(({ college }) => college.unitid === 100751)?.verdict.asksScores
  }
  expect(asksScores(2.9)).toBe(true)
  expect(asksScores(3)).toBe(false)
})

test('a subject that is not open to first-years does not count as taught, and who asks is told why', () => {
  const nursing = { state: 'VA', major: 'nursing', gpa: 3.6, sat: 1300 } as const
  const { report } = match(student({ ...nursing, specificCollege: 'George Washington University' }))
  const asked = report.collegeList.find(({ collegeName }) => collegeName === 'George Washington University')
  expect(report.notes.join(' ')).toContain("already hold a bachelor's degree in another field")
  expect(JSON.stringify([report.notes, asked])).not.toContain('no bachelor')
  expect(asked?.ledger[0]).toMatchObject({ component: 'Program', source: 'Published admission rule' })
  expect(asked?.matchReasoning).toContain('First-years cannot apply for Nursing here')
  const names = match(student(nursing)).report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).not.toContain('George Washington University')
  const history = askedFor('George Washington University', { ...nursing, major: 'history' })
  expect(JSON.stringify(history)).not.toContain('nursing degree')
})

test('a college that became part of another is not chosen, and says so where it was asked for', () => {
  const arts = { state: 'WA', major: 'theater', gpa: 3.4, sat: null } as const
  const names = match(student(arts)).report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).not.toContain('Cornish College of the Arts')
  const asked = askedFor('Cornish College of the Arts', arts)
  expect(asked?.rules[0]).toMatchObject({
    kind: 'caution',
    text: expect.stringContaining('Seattle University'),
  })
})

test('a wish for women’s colleges does not find one that admits men', () => {
  const { collegeList } = match(student({ state: 'MD', community: ['Women'], sat: 1150 })).report
  const notreDame = collegeList.find(({ unitid }) => unitid === 163578)
  expect(notreDame?.headline ?? '').not.toContain('women')
  const asked = askedFor('Notre Dame of Maryland University', { state: 'MD', community: ['Women'] })
  expect(JSON.stringify([asked?.headline, asked?.matchReasoning])).not.toMatch(/women/i)
})

test('a Jewish wish in New York finds Yeshiva and Touro, with the source of the affiliation', () => {
  const { collegeList } = match(student({ state: 'NY', faith: ['Jewish'], major: 'psychology' })).report
  const yeshiva = collegeList.find(({ unitid }) => unitid === 197708)
  expect(yeshiva?.headline).toContain('Jewish, as you asked')
  expect(yeshiva?.rules[0]?.source).toContain('Yeshiva University')
  expect(yeshiva?.about).not.toContain('Jewish') // a federal fact
  expect(collegeList.some(({ unitid }) => unitid === 196592)).toBe(true)
})

test.each([
  [165015, 'MA', 'Jewish', 'nonsectarian'],
  [170301, 'MI', 'Protestant', 'Reformed tradition'],
  [233611, 'VA', 'Latter-day Saints', 'committed to the teachings'],
] as const)(
  'a faith that the federal record lacks is known of %i, and what it means is told',
  (unitid, state, faith, told) => {
    const college = catalog.colleges.find((one) => one.unitid === unitid)
    if (!college) throw new Error(`${unitid} is not in the catalog`)
    expect(college.faith).toBeNull()
    expect(peopleOf(college, catalog.rules).faith).toBe(faith)
    const asked = askedFor(college.name, { state, faith: [faith] })
    expect(asked?.rules.map(({ text }) => text).join(' ')).toContain(told)
  },
)

test('a score is called required only where those who enrolled had sent one', () => {
  const uconn = askedFor('University of Connecticut', { state: 'CT', gpa: 3.6, sat: null })
  expect(uconn?.admissions.testPolicy).toContain('unclear')
  expect(uconn?.matchReasoning).not.toMatch(/test score|requires SAT|must send/)
})

test('where no figure alone would decide a rule, all that would are named', () => {
  const knoxville = askedFor('University of Tennessee, Knoxville', { state: 'TN', gpa: 3.9, sat: null })
  expect(knoxville?.rules.map(({ text }) => text).join(' ')).toContain(
    'Your class rank and a test score together would decide it.',
  )
})

test('where a minimum is missed or in doubt, the way below a higher one is not told as open', () => {
  const told = (gpa: number | null) =>
    askedFor('University of Kentucky', { state: 'KY', gpa, sat: null })
      ?.rules.map(({ text }) => text)
      .join(' ')
  const contract = 'admit only with a learning contract'
  expect(told(2.2)).toContain(contract)
  expect(told(1.8)).not.toContain(contract)
  expect(told(null)).not.toContain(contract)
  expect(told(1.8)).toContain('Your 1.8 is below it.')
})

test('a GPA that just meets a minimum loses nobody: a 2.5 in California is shown its state universities', () => {
  const { collegeList } = match(student({ state: 'CA', major: 'Psychology', gpa: 2.5, sat: null })).report
  const states = collegeList.filter(({ collegeName }) =>
    collegeName.startsWith('California State University'),
  )
  expect(states.length).toBeGreaterThanOrEqual(3)
})

test('a minimum that a score may still meet is told above the list, with what would meet it', () => {
  const { notes, collegeList } = match(student({ state: 'LA', major: 'Biology', gpa: 2.9, sat: null })).report
  expect(notes.join(' ')).toMatch(
    /LSU; .* Your 2\.9 is below it; a test score may still meet it\. Not listed/,
  )
  expect(
    collegeList.some(({ collegeName }) => collegeName.startsWith('Louisiana State University and')),
  ).toBe(false)
})
