import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Community } from '#contract/matching/search-fields.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import { hasManyAdults } from '#engine/matching/columns.ts'
import { sizeAndSettingFit } from '#engine/matching/match/college-type.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { isHandful } from '#engine/matching/offer/offer.ts'
import { teaches } from '#engine/matching/offer/together.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { anyProfile, commonMajors, runs, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { columns, match, search } from '#engine/matching/testing/shipped.ts'
import { regionMiles, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { isKnownPublic } from './own-university.ts'
import { keeps } from './pool.ts'
import { tiers } from './tiers.ts'

const anywhere = (drawn: Profile): Profile => ({ ...drawn, interestedStates: [], specificCollege: null })

test('"Likely" never stands under a 35 % rate; a minimum not met is never "likely", "target" or chosen', () => {
  fc.assert(
    fc.property(anyProfile(), (drawn) => {
      const { ranked, asked, scorer } = search(drawn)
      for (const i of ranked) {
        if (scorer.band(i) === 'likely') expect(columns.rate[i]).toBeGreaterThanOrEqual(0.35)
        if (scorer.verdict(i).decides !== 'below the published minimum') continue
        expect(i).toBe(asked)
        expect(scorer.band(i)).toBe('below the published minimum')
      }
    }),
    runs(60),
  )
})

test('a college that closes, or that is not for everyone, is never chosen unasked', () => {
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const { ranked, scorer } = search({ ...anywhere(drawn), community: [], faith: [] })
      for (const i of ranked) {
        expect(scorer.verdict(i).gone).toBe(false)
        expect(scorer.verdict(i).condition).toBeNull()
      }
    }),
    runs(60),
  )
})

test('at least three of ten are at home where the state has them; under 3.2 nobody is sent far', () => {
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const profile: Profile = {
        ...anywhere(drawn),
        community: [],
        faith: [],
        maxMiles: null,
        collegeType: [],
      }
      const { ranked, pool, seen, scorer } = search(profile)
      const atHome = (i: number) => columns.colleges[i]?.state === profile.state
      const there = [...pool.colleges].filter(
        (i, k) => atHome(i) && pool.tier[k] === 0 && scorer.chance(i) >= 0.3,
      ).length
      expect(ranked.filter(atHome).length).toBeGreaterThanOrEqual(Math.min(3, there))
      // From Alaska and Hawaii everything outside is far.
      if ((profile.gpa ?? 4) < 3.2 && profile.state !== 'AK' && profile.state !== 'HI')
        for (const i of ranked) expect(atHome(i) || (seen.miles[i] ?? 0) <= seen.farMiles).toBe(true)
    }),
    runs(60),
  )
})

test('a wish for a community is kept by at least four of ten, and shown with its condition', () => {
  for (const state of ['GA', 'OR', 'OH', 'TX'] as const) {
    const profile = student({ state, major: 'Biology', gpa: 3.4, sat: 1130, community: ['HBCU'] })
    const { ranked } = search(profile)
    expect(ranked.filter((i) => keeps(columns, profile, i)).length, state).toBeGreaterThanOrEqual(4)
  }
  const georgia = match(student({ state: 'GA', major: 'Biology', gpa: 3.4, sat: 1130, community: ['HBCU'] }))
  const spelman = georgia.report.collegeList.find(({ collegeName }) => collegeName === 'Spelman College')
  expect(spelman?.rules.map(({ kind }) => kind)).toEqual(['condition'])
})

test("who asks for women's colleges is sent to no men's", () => {
  const wish = { state: 'GA', gpa: 3.4, sat: 1150, community: ['Women', 'HBCU'] } as const
  const names = match(student(wish)).report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).toContain('Spelman College')
  expect(names).not.toContain('Morehouse College')
})

test('in chosen states, too, nobody is sent to a handful of degrees while larger programs wait', () => {
  const states = ['MA', 'CT', 'NH', 'VT', 'ME'] as const
  const asked = { state: 'PA', gpa: 3.7, sat: 1330, major: 'English', interestedStates: [...states] } as const
  const { portraits } = match(student({ ...asked, collegeType: ['Private', 'Small'] }))
  const few = portraits.filter(({ program }) => (program?.degrees ?? 0) < 5)
  expect(few.length).toBeLessThan(2) // New Hampshire has no other
  for (const state of states) expect(portraits.map(({ college }) => college.state)).toContain(state)
})

test('where no college of a chosen state can be listed, the nearest others are, and a note says so', () => {
  const asked = { state: 'OH', gpa: 2.3, sat: null, major: 'agriculture' } as const
  const { report } = match(student({ ...asked, interestedStates: ['WV'] }))
  expect(report.collegeList.length).toBe(10)
  expect(report.notes[0]).toContain(
    "No college in West Virginia that awards a bachelor's degree in Agriculture",
  )
})

test('a distance leaves no student without the own state, and sends nobody elsewhere beyond it', () => {
  for (const [state, miles] of [
    ['NY', 60],
    ['TX', 250],
    ['CA', 50],
  ] as const) {
    const { ranked, seen, pool } = search(
      student({ state, gpa: 2.8, sat: null, major: 'Psychology', maxMiles: miles }),
    )
    const isHome = (i: number) => columns.colleges[i]?.state === state
    const isWithin = (i: number) => (seen.miles[i] ?? 0) <= miles
    expect(
      ranked.filter((i) => !isHome(i) && !isWithin(i)),
      state,
    ).toEqual([])
    expect(ranked.filter(isHome).length, state).toBeGreaterThanOrEqual(5)
    const there = [...pool.colleges].filter((i, k) => pool.tier[k] === tiers.fits && isWithin(i)).length
    expect(ranked.filter(isWithin).length, state).toBeGreaterThanOrEqual(Math.min(4, there))
  }
})

test.each([
  [{ state: 'AR', major: 'marketing', gpa: 3.7, sat: 1290, maxMiles: 120 }, 400],
  [{ state: 'MT', major: 'criminal justice', gpa: 3.4, sat: 1150, maxMiles: 200 }, 400],
  [{ state: 'MN', major: 'mechanical engineering', gpa: 3.9, sat: 1450, maxMiles: 100 }, 500],
  [{ state: 'OK', major: 'environmental science', gpa: 3.3, sat: null, maxMiles: 120 }, 400],
  [{ state: 'ID', major: 'elementary education', gpa: 3.1, sat: null, act: 21, maxMiles: 150 }, 450],
] as const)('where a distance cannot be kept, what is nearer comes first: %j', (asked, farthest) => {
  const { ranked, seen, scorer } = search(student(asked))
  expect(Math.max(...ranked.map((i) => seen.miles[i] ?? 0))).toBeLessThan(farthest)
  expect(ranked.filter((i) => isLikely(scorer.band(i))).length).toBeGreaterThanOrEqual(2)
  const atHome = (i: number) => columns.colleges[i]?.state === asked.state
  expect(ranked.filter((i) => columns.isSpecial[i] && !atHome(i))).toEqual([])
})

test.each([
  ['ND', 'business', 2.7, 200],
  ['SD', 'business', 2.7, 300],
  ['MI', 'business', 3.6, 900],
] as const)(
  'who asks in %s for tribal colleges with %s gets four of the nearest',
  (state, major, gpa, far) => {
    const profile = student({ state, major, gpa, sat: null, community: ['Tribal'] })
    const { ranked, seen } = search(profile)
    const tribal = ranked.filter((i) => keeps(columns, profile, i))
    expect(tribal.length).toBeGreaterThanOrEqual(4)
    for (const i of tribal) expect(seen.miles[i], columns.colleges[i]?.name).toBeLessThan(far)
  },
)

test('a wish for a faith brings no handful of degrees of a tiny college where nobody from home goes', () => {
  for (const [state, faith, major] of [
    ['PA', 'Jewish', 'accounting'],
    ['OR', 'Other', 'criminal justice'],
  ] as const) {
    const { ranked, seen, offer } = search(student({ state, major, gpa: 3.1, sat: null, faith: [faith] }))
    const isHardlyTaught = (i: number) =>
      columns.isSpecial[i] && seen.zone[i] === zones.notLookedAt && isHandful(offer, i)
    expect(ranked.filter(isHardlyTaught).map((i) => columns.colleges[i]?.name)).toEqual([])
  }
})

test('a community and a faith are both asked for only where enough colleges within the distance have both', () => {
  const wish = { community: ['Hispanic-serving'], faith: ['Catholic'] } as const
  const asked = student({ state: 'WI', major: 'marketing', gpa: 3.7, sat: 1290, maxMiles: 250, ...wish })
  const { profile, ranked } = search(asked)
  expect(profile.eitherIsEnough).toBe(true)
  expect(ranked.filter((i) => keeps(columns, profile, i)).length).toBeGreaterThanOrEqual(4)
  expect(search({ ...asked, maxMiles: null }).profile.eitherIsEnough).toBeUndefined()
})

test('a wish for a faith is no wish for a college of one sex or for a calling', () => {
  const wishes = [
    ['NE', 'Catholic', 'Elementary Education'],
    ['NY', 'Jewish', 'Jewish studies'],
    ['GA', 'Protestant', 'Biology'],
  ] as const
  for (const [state, faith, major] of wishes) {
    const { ranked, scorer } = search(student({ state, major, gpa: 3.4, sat: 1180, faith: [faith] }))
    for (const i of ranked) expect(scorer.verdict(i).condition).not.toBe('one sex')
  }
})

test('in a chosen state a college that is not for everyone only fills what others leave', () => {
  const { ranked, scorer } = search(
    student({ state: 'NC', major: 'History', gpa: 3.6, sat: 1250, interestedStates: ['SC'] }),
  )
  for (const i of ranked) expect(scorer.verdict(i).condition).toBeNull()
})

test('a strong student of a small state is not left with likely colleges alone', () => {
  for (const [state, major] of [
    ['ND', 'Psychology'],
    ['SD', 'Physics'],
    ['WY', 'Biology'],
  ] as const) {
    const { ranked, scorer } = search(student({ state, major, gpa: 3.95, sat: 1500 }))
    const beyond = ranked.filter((i) => ['target', 'reach'].includes(scorer.band(i) ?? ''))
    expect(beyond.length, state).toBeGreaterThanOrEqual(2)
  }
})

test('a strong student has two safe likelies', () => {
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const profile = { ...anywhere(drawn), gpa: 3.9, sat: 1480, act: null, community: [], faith: [] }
      const { ranked, scorer } = search({ ...profile, collegeType: [], maxMiles: null })
      const safe = ranked.filter((i) => {
        const band = scorer.band(i)
        const open = band === 'open admission' || band === 'automatic'
        return open || (band === 'likely' && (columns.rate[i] ?? 0) >= 0.6)
      })
      expect(safe.length).toBeGreaterThanOrEqual(2)
    }),
    runs(60),
  )
})

test('a college hardly anybody knows, or made for two years, comes only where little else fits', () => {
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const { ranked, pool } = search({ ...anywhere(drawn), community: [], faith: [], collegeType: [] })
      const others = pool.tier.filter((tier) => tier === tiers.fits).length
      if (others >= 12) expect(ranked.filter((i) => columns.isSpecial[i])).toEqual([])
    }),
    runs(60),
  )
})

test('a subject that fewer than ten colleges award is shown where it is taught, however far', () => {
  const { ranked, offer } = search(student({ state: 'MI', major: 'Naval Architecture', gpa: 3.8, sat: 1380 }))
  expect(ranked.filter((i) => !offer.near.has(i)).length).toBeGreaterThanOrEqual(4)
})

test('no wish for a setting sends a student where nobody from home goes', () => {
  const { ranked, seen } = search(
    student({ state: 'MT', major: 'Forestry', gpa: 3.3, sat: 1150, collegeType: ['Rural'] }),
  )
  for (const i of ranked)
    expect((seen.zone[i] ?? 0) > 0 || (seen.miles[i] ?? 0) <= 700, columns.colleges[i]?.name).toBe(true)
})

test.each([
  ['DC', 'Nursing', 3.7, 1290],
  ['NJ', 'History', 3.3, null],
  ['KS', 'Environmental Science', 3.9, 1450],
] as const)(
  'from %s, small and rural private colleges with %s are looked for in all of the region',
  (state, major, gpa, sat) => {
    const collegeType = ['Small', 'Rural', 'Private'] as const
    const { ranked, seen, scorer } = search(student({ state, major, gpa, sat, collegeType }))
    const wished = ranked.filter((i) => sizeAndSettingFit(columns, scorer.wishes, i))
    expect(wished.length).toBeGreaterThanOrEqual(6)
    const unknown = wished.filter((i) => seen.zone[i] === zones.notLookedAt)
    expect(unknown.length).toBeGreaterThan(0)
    for (const i of unknown) {
      expect(columns.isPublic[i]).toBe(0)
      expect(seen.miles[i]).toBeLessThanOrEqual(regionMiles)
    }
  },
)

test("the state's own university has a place where it awards the subject and is within reach", () => {
  const isPublicAtHome = (i: number, state: string) =>
    columns.colleges[i]?.state === state && columns.isPublic[i] === 1
  const missing: string[] = []
  for (const state of stateCodes)
    for (const major of commonMajors) {
      const { ranked, pool, scorer } = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const [own] = [...pool.colleges]
        .filter(
          (i, k) => pool.tier[k] === tiers.fits && isPublicAtHome(i, state) && (columns.fame[i] ?? 0) > 0.55,
        )
        .sort((a, b) => (columns.fame[b] ?? 0) - (columns.fame[a] ?? 0))
      const within = own !== undefined && ['target', 'likely', 'automatic'].includes(scorer.band(own) ?? '')
      if (within && !ranked.includes(own)) missing.push(`${state} ${major}: ${columns.colleges[own]?.name}`)
    }
  // A promise made for the whole list (two safe colleges, a reach) may still need its place.
  expect(missing.length, missing.join('; ')).toBeLessThanOrEqual(3)
})

test('a branch of a large subject is studied within it at home before a handful of degrees far away', () => {
  const missing: string[] = []
  for (const state of stateCodes)
    for (const major of ['Zoology', 'Applied Psychology', 'Human Resources', 'Information Science']) {
      const { ranked, pool, scorer, offer } = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const [own] = [...pool.colleges]
        .filter((i, k) => {
          const awardsIt = pool.tier[k] === tiers.fits || offer.ofItsField.has(i)
          return awardsIt && columns.colleges[i]?.state === state && isKnownPublic(columns, i)
        })
        .sort((a, b) => (columns.fame[b] ?? 0) - (columns.fame[a] ?? 0))
      const within = own !== undefined && ['target', 'likely', 'automatic'].includes(scorer.band(own) ?? '')
      if (within && !ranked.includes(own)) missing.push(`${state} ${major}: ${columns.colleges[own]?.name}`)
    }
  expect(missing.length, missing.join('; ')).toBeLessThanOrEqual(3)
  const montana = search(student({ state: 'MT', major: 'Applied Psychology', gpa: 2.67 }))
  expect(montana.ranked.map((i) => columns.colleges[i]?.name)).toEqual(
    expect.arrayContaining(['The University of Montana', 'Montana State University']),
  )
})

test('chosen states count like home: each of two has its own university in the list', () => {
  const { ranked, scorer } = search(
    student({ state: 'NJ', gpa: 3.7, sat: 1300, major: 'Psychology', interestedStates: ['MD', 'PA'] }),
  )
  for (const name of ['University of Maryland-College Park', 'Pennsylvania State University-Main Campus']) {
    const i = columns.colleges.findIndex((college) => college.name === name)
    expect(['reach', 'target', 'likely']).toContain(scorer.band(i))
    expect(ranked, name).toContain(i)
  }
})

test('a college that awards a good part of the subject at home has a place', () => {
  const missing: string[] = []
  let found = 0
  for (const state of stateCodes)
    for (const major of ['Marine Biology', 'Film', 'Information Technology', 'Finance', 'Nursing']) {
      const { ranked, pool, scorer, offer } = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const atHome = [...pool.colleges].filter((_, k) => pool.zone[k] === zones.home)
      const degrees = (i: number) => offer.awards[i] ?? 0
      const all = atHome.reduce((sum, i) => sum + degrees(i), 0)
      const [largest] = [...pool.colleges]
        .filter((_, k) => pool.zone[k] === zones.home && pool.tier[k] === tiers.fits)
        .sort((a, b) => degrees(b) - degrees(a))
      const college = columns.colleges[largest ?? -1]
      if (largest === undefined || !college || hasManyAdults(college)) continue
      const within = ['target', 'likely', 'automatic'].includes(scorer.band(largest) ?? '')
      if (!within || degrees(largest) < Math.max(15, 0.2 * all)) continue
      found++
      if (!ranked.includes(largest)) missing.push(`${state} ${major}: ${college.name}`)
    }
  expect(found).toBeGreaterThan(70)
  // As above, a promise made for the whole list may need the place.
  expect(missing.length, missing.join('; ')).toBeLessThanOrEqual(3)
})

test('without a wish for it, a college chosen for its community yields to an equal; with it, it leads', () => {
  const share = (community: readonly Community[]) => {
    const lists = (['VA', 'NC', 'GA', 'AL', 'MS', 'LA', 'TN', 'MI', 'TX', 'FL'] as const).flatMap(
      (state) => search(student({ state, gpa: 3.3, sat: 1090, major: 'Psychology', community })).ranked,
    )
    const ofIt = lists.filter((i) => columns.colleges[i]?.missions.includes('HBCU'))
    return ofIt.length / lists.length
  }
  expect(share([])).toBeLessThan(0.15)
  expect(share(['HBCU'])).toBeGreaterThan(0.5)
})

test('a college where all live as cadets is for those who ask for ROTC, and its card says so', () => {
  const asking = (activities: Profile['activities']) =>
    match(
      student({ state: 'VA', gpa: 3.6, sat: 1250, major: 'History', activities }),
    ).report.collegeList.find(({ collegeName }) => collegeName === 'Virginia Military Institute')
  expect(asking([])).toBeUndefined()
  expect(asking(['ROTC'])?.rules.map(({ kind }) => kind)).toContain('condition')
})

test('one likely college is of the cheaper half, where one could be listed', () => {
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const profile: Profile = { ...anywhere(drawn), community: [], faith: [], collegeType: [] }
      const { ranked, pool, scorer } = search(profile)
      const isWithinMeans = (i: number) =>
        isLikely(scorer.band(i)) && (scorer.against.affordability[i] ?? 0) >= 0.5
      const atHome = [...pool.colleges].some(
        (i, k) =>
          pool.zone[k] === zones.home && pool.tier[k] === tiers.fits && columns.rate[i] && isWithinMeans(i),
      )
      if (atHome) expect(ranked.some(isWithinMeans)).toBe(true)
    }),
    runs(60),
  )
})

test('a wish for private colleges leaves public ones out of account: Columbia College Chicago for theater', () => {
  const profile = student({ state: 'IL', major: 'Theatre', gpa: 3.5, collegeType: ['Private', 'Urban'] })
  const names = match(profile).report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).toContain('Columbia College Chicago')
})

test("who asks for one faith is sent to no college of another church's own", () => {
  const { portraits } = match(
    student({ state: 'PA', major: 'theology', gpa: 3.3, sat: 1100, faith: ['Catholic'] }),
  )
  const others = portraits.filter(({ people }) => people.faith !== 'Catholic' && people.isForItsOwnChurch)
  expect(others.map(({ college }) => college.name)).toEqual([])
})

test('unasked, hardly any list leaves home for a church’s own college, or goes far to a public one where nobody else does', () => {
  const states = ['TX', 'OH', 'FL', 'TN', 'MI', 'AZ', 'MN', 'GA'] as const
  const lists = states.flatMap((state) =>
    commonMajors.map((major) => search(student({ state, major, gpa: 3.5, sat: 1200 }))),
  )
  const isOwnChurch = (i: number) => columns.people[i]?.isForItsOwnChurch === true
  const toChurch = lists.filter(({ ranked, seen }) =>
    ranked.some((i) => seen.zone[i] !== zones.home && isOwnChurch(i)),
  )
  const toNobody = lists.filter(({ ranked, seen }) =>
    ranked.some(
      (i) =>
        seen.zone[i] === zones.anywhere &&
        columns.isPublic[i] &&
        at(columns.rate, i) >= 0.2 &&
        at(seen.firstYears, i) < 10,
    ),
  )
  expect(toChurch.length).toBeLessThanOrEqual(0.03 * lists.length)
  expect(toNobody.length).toBeLessThanOrEqual(0.01 * lists.length)
})

test('being at home is no reason to prefer a college that nobody would choose', () => {
  const namesFor = (profile: Partial<Profile>) =>
    match(student(profile)).report.collegeList.map(({ collegeName }) => collegeName)
  const chicago = namesFor({ state: 'IL', major: 'Computer Science', gpa: 4, sat: 1540 })
  expect(chicago).not.toContain('Governors State University')
  const raleigh = namesFor({ state: 'NC', major: 'Film', gpa: 3.9, sat: 1480 })
  expect(raleigh).not.toContain("Saint Augustine's University")
})

test('who brings a grant toward public tuition elsewhere is shown public colleges elsewhere', () => {
  const { collegeList } = match(student({ state: 'DC', major: 'Biology', gpa: 3.7, sat: 1300 })).report
  const granted = collegeList.filter(({ price }) => price?.grant)
  expect(granted.length).toBeGreaterThanOrEqual(1)
  // Its price is no list price, so no sentence may say so.
  for (const { matchReasoning } of granted)
    expect(matchReasoning).not.toMatch(/listed|before (any )?grants?|came to/)
})

test('a road that ends with a doctorate leads first to colleges that award it', () => {
  const { collegeList } = match(student({ state: 'MA', major: 'Pharmacy', gpa: 3.6, sat: 1250 })).report
  const names = collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['MCPHS University', 'University of Connecticut']))
  expect(names).not.toContain('Amherst College')
})

test('a private college far below the student gives way at home, too', () => {
  const { collegeList } = match(student({ state: 'ME', major: 'Accounting', gpa: 3.9, sat: 1450 })).report
  expect(collegeList.map(({ collegeName }) => collegeName)).not.toContain('Thomas College')
})

test('where home awards hardly any degrees in a subject, the region’s large program has a place', () => {
  const { collegeList } = match(student({ state: 'KY', major: 'Fashion', gpa: 3.44, sat: 1080 })).report
  expect(collegeList.map(({ collegeName }) => collegeName)).toContain('Kent State University at Kent')
})

test('no handful of degrees is brought in for the sake of a reach', () => {
  const profile = student({ state: 'IA', major: 'Elementary Education', gpa: 3.9, sat: 1450 })
  const names = match(profile).report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).not.toContain('Washington University in St Louis')
})

test('a wish for a community comes before the state’s own university', () => {
  const profile = {
    state: 'MS',
    major: 'Biology',
    gpa: 3.1,
    sat: null,
    act: 19,
    community: ['HBCU'],
  } as const
  const { collegeList } = match(student(profile)).report
  const names = collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['Alcorn State University', 'Jackson State University']))
})

test('programs of a handful of degrees do not keep larger ones farther away out of sight', () => {
  const { ranked } = search(student({ state: 'NE', major: 'Actuarial Science', gpa: 3.7, sat: 1350 }))
  expect(ranked.map((i) => columns.colleges[i]?.name)).toContain('Purdue University-Main Campus')
})

test('a degree that is filed under another code counts: Virginia or William & Mary for accounting', () => {
  const { ranked } = search(student({ state: 'VA', major: 'accounting', gpa: 3.95, sat: 1450 }))
  const names = ranked.map((i) => columns.colleges[i]?.name)
  expect(names).toEqual(expect.arrayContaining(['University of Virginia-Main Campus', 'William & Mary']))
})

test('elsewhere, colleges that award a subject come before those that may teach it', () => {
  let away = 0
  let mayTeach = 0
  for (const state of stateCodes) {
    const { ranked, seen, offer } = search(student({ state, major: 'Cybersecurity', gpa: 3.4, sat: 1180 }))
    const elsewhere = ranked.filter((i) => seen.zone[i] !== zones.home)
    away += elsewhere.length
    mayTeach += elsewhere.filter((i) => offer.unsure.has(i)).length
  }
  expect(mayTeach / away).toBeLessThan(0.35) // .53 without the rule
})

test('an average student keeps a better match at home', () => {
  const { report } = match(student({ state: 'KY', major: 'criminal justice', gpa: 2.9, sat: null, act: 20 }))
  const names = report.collegeList.map(({ collegeName }) => collegeName)
  expect(names).toContain('Eastern Kentucky University')
})

test('a faith asked for is kept by a related subject where too few of it award the subject itself', () => {
  const profile = student({ state: 'UT', major: 'Fashion', faith: ['Latter-day Saints'] })
  const { ranked, offer } = search(profile)
  const kept = ranked.filter((i) => keeps(columns, profile, i))
  expect(kept.map((i) => [columns.colleges[i]?.name, offer.near.get(i)])).toEqual([
    ['Brigham Young University-Idaho', '19.09'],
    ['Brigham Young University', '50.0401'], // at home
  ])
})

test('Haskell, which is for members of tribes, comes for who asks for tribal colleges, and its card says for whom', () => {
  const asked = { state: 'OK', major: 'Business', gpa: 2.9, sat: 1000 } as const
  const haskell = (community: Profile['community']) =>
    match(student({ ...asked, community })).report.collegeList.find(({ collegeName }) =>
      collegeName.startsWith('Haskell'),
    )
  expect(haskell(['Tribal'])?.rules.map(({ kind }) => kind)).toEqual(['condition'])
  expect(haskell([])).toBeUndefined()
})

test('a college for women that awards a related subject is looked at for who asks for one', () => {
  const { ranked, offer } = search(
    student({ state: 'MA', major: 'International Relations', gpa: 3.7, sat: 1350, community: ['Women'] }),
  )
  const smith = ranked.find((i) => columns.colleges[i]?.name === 'Smith College')
  expect(smith !== undefined && offer.near.has(smith)).toBe(true)
})

test('a community asked for is kept at home by a related subject, the larger of those next to it', () => {
  const { report } = match(
    student({ state: 'MD', gpa: 3.2, sat: 1060, major: 'communications', community: ['HBCU'] }),
  )
  const morgan = report.collegeList.find(({ collegeName }) => collegeName === 'Morgan State University')
  expect(morgan?.headline).toContain('Journalism, not ')
})

test('of two subjects each is awarded by at least three of the ten, where so many could be listed', () => {
  const lacking: string[] = []
  for (const state of ['MO', 'OH', 'TX', 'NY', 'GA', 'WA'] as const)
    for (const major of ['architecture or nursing', 'dance or psychology', 'fashion or graphic design']) {
      const { ranked, offer } = search(student({ state, major, gpa: 3.3, sat: 1100 }))
      expect(offer.each).toHaveLength(2)
      for (const own of offer.each) {
        const with3 = ranked.filter((i) => teaches(own, i) && !isHandful(own, i)).length
        if (with3 < 3) lacking.push(`${state} ${major}`)
      }
    }
  expect(lacking).toEqual([])
})

test('where few at home award a subject, known universities with the same field have four places there', () => {
  const { collegeList } = match(
    student({ state: 'KS', major: 'Special Education', gpa: 3.3, sat: 1080 }),
  ).report
  const names = collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['Kansas State University', 'University of Kansas']))
})

test.each([
  ['Utah State University', { state: 'ID', major: 'Business', gpa: 3.7, sat: 1290 }],
  ['University of Arkansas', { state: 'OK', major: 'Criminal Justice', gpa: 3.4, sat: 1150 }],
  ['The University of Alabama', { state: 'MS', major: 'Mechanical Engineering', gpa: 4, sat: null, act: 34 }],
] as const)('one of the places that many from home go to is listed: %s', (name, asked) => {
  const { ranked, seen } = search(student(asked))
  const i = ranked.find((k) => columns.colleges[k]?.name === name)
  expect(i, name).toBeDefined()
  expect(seen.destinations).toContain(i)
  const least = Math.min(...ranked.map((k) => seen.firstYears[k] ?? 0))
  expect(seen.firstYears[i ?? -1]).toBeGreaterThan(5 * least)
})

test('from a large state nobody is sent to a public college far away that hardly anyone from there goes to', () => {
  for (const state of ['CO', 'IL', 'NJ', 'MI', 'WA', 'MA', 'PA', 'MD'] as const)
    for (const major of ['Criminal Justice', 'Psychology', 'Business', 'Biology', 'Elementary Education']) {
      const { ranked, seen } = search(student({ state, major, gpa: 3.4, sat: 1150 }))
      const alone = ranked.filter(
        (i) =>
          columns.isPublic[i] === 1 &&
          (columns.rate[i] ?? 0) >= 0.2 &&
          (seen.miles[i] ?? 0) > 500 &&
          (seen.firstYears[i] ?? 0) < 0.002 * seen.leavers,
      )
      expect(
        alone.map((i) => columns.colleges[i]?.name),
        `${state} ${major}`,
      ).toEqual([])
    }
})

test.each([
  ['Sam Houston State University', { state: 'TX', major: 'Criminal Justice', gpa: 3.1, sat: null, act: 21 }],
  ['Massachusetts College of Art and Design', { state: 'MA', major: 'Art', gpa: 3.5, sat: 1180 }],
] as const)('the public program that is by far the largest at home is listed: %s', (name, asked) => {
  const { ranked } = search(student(asked))
  expect(ranked.map((i) => columns.colleges[i]?.name)).toContain(name)
})

test('of colleges that mostly award two-year degrees a list has three at most, the largest', () => {
  for (const major of ['Business', 'Marketing', 'Computer Science'])
    for (const gpa of [2.1, 2.5]) {
      const { ranked, offer } = search(student({ state: 'FL', major, gpa, sat: null }))
      const ofThem = ranked.filter((i) => columns.isMostlyTwoYear[i])
      expect(ofThem.length, `${major} ${gpa}`).toBeLessThanOrEqual(3) // up to seven without the rule
      expect(Math.min(...ofThem.map((i) => offer.awards[i] ?? 0)), `${major} ${gpa}`).toBeGreaterThan(80)
    }
})

test('of public colleges around one city four are enough where a known one with a larger program waits', () => {
  const names = (major: string, gpa: number, sat: number) =>
    search(student({ state: 'NY', major, gpa, sat })).ranked.map((i) => columns.colleges[i]?.name ?? '')
  const english = names('English', 3.8, 1350)
  expect(english).toContain('University at Buffalo')
  expect(english.filter((name) => name.includes('CUNY'))).toHaveLength(4) // six without the rule
  expect(names('Computer Science', 3.7, 1290)).toContain('University at Albany')
})

test('a likely college is looked at beside many whose word is lower than their chance: Azusa Pacific for nursing', () => {
  const { report } = match(student({ state: 'CA', gpa: 3.5, sat: null, major: 'Nursing' }))
  expect(report.collegeList.map(({ collegeName }) => collegeName)).toContain('Azusa Pacific University')
})
