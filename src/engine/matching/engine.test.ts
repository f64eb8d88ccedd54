import { expect, test } from 'vitest'
import type { College } from '#contract/matching/report.ts'
import { stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'

const named = (list: readonly College[], name: string) => list.find(({ collegeName }) => collegeName === name)

test('the college asked for is always in, nicknames resolved', () => {
  const { report, askedFor } = match(
    student({ specificCollege: 'ole miss', state: 'WA', interestedStates: ['WA'] }),
  )
  expect(askedFor).toBe(176_017)
  expect(named(report.collegeList, 'University of Mississippi')).toBeDefined()
  expect(report.notes).toContain('You asked about the University of Mississippi, so it is in the list.')
  expect(report.collegeList).toHaveLength(10)
})

test('a college asked for that does not teach the subject is in, with 0 points for it, and says so', () => {
  const { report } = match(student({ specificCollege: 'Juilliard', major: 'Nursing' }))
  const asked = named(report.collegeList, 'The Juilliard School')
  expect(asked?.ledger[0]).toMatchObject({ component: 'Program', points: 0 })
  expect(asked?.matchReasoning).toContain("Nobody earned a bachelor's degree in Nursing")
  expect(report.notes.join(' ')).toContain("It awarded no bachelor's degree in Nursing in 2023-24.")
})

test('an unknown college is said to be unknown', () => {
  const { report, askedFor } = match(student({ specificCollege: 'Hogwarts' }))
  expect(askedFor).toBeNull()
  expect(report.notes).toContain(
    'We did not find a college called "Hogwarts". Check the spelling, or search with its full name. Colleges for profit and those without bachelor\'s degrees are not in our catalog.',
  )
})

test('where no college in the state has the major, the nearest ones come and the first note says so', () => {
  const { report } = match(student({ state: 'WY', interestedStates: ['WY'], major: 'aerospace engineering' }))
  expect(report.notes[0]).toBe(
    "No college in Wyoming awards a bachelor's degree in Aerospace Engineering. These are among the nearest that do.",
  )
  expect(report.collegeList).toHaveLength(10)
})

test('a state with few colleges gives a short list and a note', () => {
  const { report } = match(student({ state: 'AK', interestedStates: ['AK'], major: 'Nursing' }))
  expect(report.collegeList.length).toBeLessThan(10)
  expect(report.notes[0]).toMatch(
    /^Only \d colleges? we list in Alaska awards? a bachelor's degree in Nursing, so the list is short\.$/,
  )
})

test('a related subject takes a place only where the subject itself, at home or in the region, does not fill it', () => {
  const substitutes = (changes: Parameters<typeof student>[0]) =>
    match(student(changes)).report.collegeList.filter(({ headline }) => headline.includes(' instead')).length
  expect(
    substitutes({ state: 'TX', major: 'petroleum engineering', gpa: 3.8, sat: 1350 }),
  ).toBeLessThanOrEqual(2)
  expect(substitutes({ state: 'PA', major: 'dental hygiene', gpa: 3 })).toBeLessThanOrEqual(3)
  expect(substitutes({ state: 'WI', major: 'asl interpreting', gpa: 3.4 })).toBeLessThanOrEqual(6)
})

test('an undecided student gets no major profile, colleges with a wide choice, and is told so', () => {
  const { report } = match(student({ major: 'undecided' }))
  expect(report.understoodMajor).toBeNull()
  expect(report.majorProfile).toBeNull()
  expect(report.notes[0]).toMatch(/^You have not picked a major/)
  expect(report.collegeList[0]?.matchReasoning).toMatch(/choose from (all|\d+ of the) 12 large fields/)
})

test('a major gets its profile: description, related majors and careers with pay, year and link', () => {
  const { majorProfile, understoodMajor } = match(student({ major: 'cs' })).report
  expect(understoodMajor).toEqual({
    title: 'Computer Science',
    families: ['11.07', '11.01', '14.09'],
    exact: true,
  })
  expect(majorProfile?.title).toBe('Computer Science')
  expect(majorProfile?.recommendedMajors.length).toBeGreaterThanOrEqual(3)
  expect(majorProfile?.careerPaths.length).toBeGreaterThanOrEqual(3)
  expect(majorProfile?.careerPaths[0]?.medianPay).toMatchObject({ source: 'BLS OEWS', year: 'May 2025' })
})

test('facts are those of the source: Ohio State and Harvard', () => {
  const { report } = match(student({ specificCollege: 'Ohio State', state: 'OH', interestedStates: ['OH'] }))
  expect(named(report.collegeList, 'Ohio State University-Main Campus')).toMatchObject({
    location: 'Columbus, Ohio',
    admissions: {
      acceptanceRate: 60.6,
      averageSat: '1310-1480',
      openAdmission: false,
      outOfStateTuition: 38_365,
    },
    locked: false,
    scorePreview: false,
  })
  const harvard = named(
    match(student({ specificCollege: 'Harvard' })).report.collegeList,
    'Harvard University',
  )
  expect(harvard?.admissions).toMatchObject({ acceptanceRate: 3.6, averageSat: '1510-1580' })
})

test('test blind is said as reported, with its year, where no policy of a system says it', () => {
  const policyAt = (name: string) =>
    named(match(student({ specificCollege: name })).report.collegeList, name)?.admissions.testPolicy
  expect(policyAt('Temple University')).toBe('Test blind, as reported for fall 2024')
  expect(policyAt('San Diego State University')).toBe('Test blind: scores are not considered')
})

test('a test-blind college shows no SAT range as if it counted, and leaves academic fit out', () => {
  const ucla = named(
    match(student({ specificCollege: 'UCLA', sat: 1500 })).report.collegeList,
    'University of California-Los Angeles',
  )
  expect(ucla?.admissions).toMatchObject({
    averageSat: null,
    averageAct: null,
    testPolicy: 'Test blind: scores are not considered',
  })
  expect(ucla?.ledger[1]).toMatchObject({
    points: 0,
    max: 0,
    because: 'This college does not look at test scores.',
  })
})

test('open admission says so instead of a percentage', () => {
  const open = catalog.colleges.find(
    ({ admission, flags, programs }) => admission.open && flags.length === 0 && [...programs].length > 20,
  )
  const { report } = match(student({ specificCollege: open?.name ?? '' }))
  expect(named(report.collegeList, open?.name ?? '')).toMatchObject({
    admissions: { openAdmission: true, acceptanceRate: null },
    chance: { low: null, high: null, band: 'open admission' },
  })
})

test("school-specific aid is the college's own pages, named as such", () => {
  const [college] = match(student()).report.collegeList
  expect(college?.scholarships.schoolSpecific.map(({ name }) => name)).toEqual([
    'Financial aid page',
    'Net price calculator',
  ])
  expect(college?.scholarships.private.length).toBeGreaterThan(0)
})

test('wishes about campus life read facts only, and the rest is "not verified"', () => {
  const { report } = match(
    student({ activities: ['ROTC', 'Volunteer Programs'], campusPrograms: ['Greek Life'] }),
  )
  for (const { ledger } of report.collegeList) {
    expect(ledger[7]?.because).toMatch(/We could not check Volunteer Programs or Greek Life\.$/)
  }
})

test('a service academy comes only when it is asked for by name', () => {
  const strong = { gpa: 4, sat: 1500, state: 'MD', major: 'Mechanical Engineering' } as const
  const isAcademy = ({ collegeName }: College) =>
    /(Naval|Military|Air Force|Coast Guard|Merchant Marine) Academy/.test(collegeName)
  expect(match(student(strong)).report.collegeList.some(isAcademy)).toBe(false)
  expect(match(student({ ...strong, activities: ['ROTC'] })).report.collegeList.some(isAcademy)).toBe(false)
  expect(
    match(student({ ...strong, specificCollege: 'Naval Academy' })).report.collegeList.some(isAcademy),
  ).toBe(true)
})

test('private and small colleges are relaxed with a note where there are too few', () => {
  const { report } = match(
    student({ state: 'WY', interestedStates: ['WY', 'AK'], collegeType: ['Private'], major: 'Nursing' }),
  )
  expect(report.notes).toContain(
    'There are not enough private colleges for this search, so others fill the list.',
  )
})

test('every state chosen at once, with any major: no note is longer than the contract allows', () => {
  for (const { title } of catalog.majors) {
    const { notes } = match(student({ major: title, interestedStates: [...stateCodes] })).report
    for (const note of notes) expect(note.length, note).toBeLessThanOrEqual(400)
  }
})

test('someone below the minimum of the state universities reads which ones, and why none is listed', () => {
  const { notes } = match(student({ state: 'CA', gpa: 2.3, sat: null, major: 'Business' })).report
  expect(
    notes.some((note) => /^California State University asks .* Your 2\.3 is below it\./.test(note)),
  ).toBe(true)
  expect(notes.some((note) => note.startsWith('The University of California asks'))).toBe(true)
  const strong = match(student({ state: 'CA', gpa: 3.9, sat: null, major: 'Business' })).report
  expect(strong.notes.join(' ')).not.toContain('is below it')
})

test('a subject of which every college is out of reach widens to what is next to it', () => {
  const { report } = match(student({ state: 'CA', gpa: 2.4, sat: 900, major: 'Meteorology' }))
  expect(report.notes.join(' ')).toContain('a subject next to it')
  expect(report.collegeList.filter(({ chance }) => chance?.band === 'far reach').length).toBeLessThanOrEqual(
    2,
  )
})

test.each([
  ['UNC', 'Psychology', 'Behavioral Science'],
  ['University of Iowa', 'Psychology', 'Behavioral Science'],
  ['UIUC', 'Biology', 'Cell and Molecular Biology'],
  ['Indiana University Bloomington', 'Finance', 'General Business'],
  ['Michigan Ross', 'Marketing', 'Business Administration'],
])('%s teaches %s, and reports it within %s', (specificCollege, major, within) => {
  const { report, askedFor } = match(student({ specificCollege, major, gpa: 3.8, sat: 1400 }))
  expect(report.notes.join(' ')).not.toContain('awarded no')
  const college = report.collegeList.find(({ unitid }) => unitid === askedFor)
  expect(college?.headline).toContain(`${major} within ${within}`)
  expect(college?.matchReasoning).toContain(within)
})

test('a small program next to the field is not taken for the whole of it', () => {
  const { report } = match(student({ specificCollege: 'Caltech', major: 'Accounting' }))
  expect(report.notes.join(' ')).toContain("awarded no bachelor's degree in Accounting")
})

test('a nickname that several colleges have means the one at home, then one in a chosen state', () => {
  const [wyoming, seattle, madison] = [240_727, 236_948, 240_444]
  const asked = (more: Parameters<typeof student>[0]) =>
    match(student({ specificCollege: 'UW', ...more })).askedFor
  expect(asked({ state: 'WY' })).toBe(wyoming)
  expect(asked({ state: 'WA' })).toBe(seattle)
  expect(asked({ state: 'TX', interestedStates: ['WA'] })).toBe(seattle)
  expect(asked({ state: 'TX' })).toBe(madison)
})
