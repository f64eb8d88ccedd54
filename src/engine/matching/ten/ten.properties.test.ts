import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Community } from '#contract/matching/search-fields.ts'
import { isLikely, isWithinReach } from '#engine/matching/chance/bands.ts'
import { hasManyAdults } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { isHandful } from '#engine/matching/offer/offer.ts'
import { teaches } from '#engine/matching/offer/together.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { Search } from '#engine/matching/search.ts'
import { anyProfile, commonMajors, runs, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { columns, match, search } from '#engine/matching/testing/shipped.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { keepsWish } from '#engine/matching/wished-for.ts'

/** Of the community and faith that were asked for. */
const keeps = (profile: Profile, i: number) => {
  const its = columns.people[i]
  return its !== undefined && keepsWish(its, profile)
}
/** The colleges for everyone that award the subject itself. */
const ordinary = ({ offer, scorer }: Pick<Search, 'offer' | 'scorer'>) =>
  [...offer.colleges].filter((i) => {
    const { gone, condition, decides } = scorer.verdict(i)
    const isOpen = !gone && condition === null && decides !== 'below the published minimum'
    return isOpen && !offer.near.has(i) && !columns.isSpecial[i]
  })
/** The state's best known public university and its like. */
const isKnownPublic = (i: number) => columns.isPublic[i] === 1 && (columns.fame[i] ?? 0) > 0.55

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

test('at least three of ten are at home where the state has them; under 3.2 hardly anybody is sent far', () => {
  let places = 0
  let far = 0
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const profile: Profile = {
        ...anywhere(drawn),
        community: [],
        faith: [],
        maxMiles: null,
        collegeType: [],
      }
      const found = search(profile)
      const { ranked, seen, scorer } = found
      const atHome = (i: number) => columns.colleges[i]?.state === profile.state
      const there = ordinary(found).filter((i) => atHome(i) && scorer.chance(i) >= 0.3).length
      expect(ranked.filter(atHome).length).toBeGreaterThanOrEqual(Math.min(3, there))
      // From Alaska and Hawaii everything outside is far.
      if ((profile.gpa ?? 4) >= 3.2 || profile.state === 'AK' || profile.state === 'HI') return
      places += ranked.length
      far += ranked.filter((i) => !atHome(i) && (seen.miles[i] ?? 0) > seen.farMiles).length
    }),
    runs(60),
  )
  expect(far / places).toBeLessThan(0.05)
})

test('a wish for a community is kept by at least four of ten, and shown with its condition', () => {
  for (const state of ['GA', 'OR', 'OH', 'TX'] as const) {
    const profile = student({ state, major: 'Biology', gpa: 3.4, sat: 1130, community: ['HBCU'] })
    const { ranked } = search(profile)
    expect(ranked.filter((i) => keeps(profile, i)).length, state).toBeGreaterThanOrEqual(4)
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
    const found = search(student({ state, gpa: 2.8, sat: null, major: 'Psychology', maxMiles: miles }))
    const { ranked, seen } = found
    const isHome = (i: number) => columns.colleges[i]?.state === state
    const isWithin = (i: number) => (seen.miles[i] ?? 0) <= miles
    expect(
      ranked.filter((i) => !isHome(i) && !isWithin(i)),
      state,
    ).toEqual([])
    expect(ranked.filter(isHome).length, state).toBeGreaterThanOrEqual(5)
    const there = ordinary(found).filter(isWithin).length
    expect(ranked.filter(isWithin).length, state).toBeGreaterThanOrEqual(Math.min(4, there))
  }
})

test.each([
  [{ state: 'AR', major: 'marketing', gpa: 3.7, sat: 1290, maxMiles: 120 }, 400],
  [{ state: 'MT', major: 'criminal justice', gpa: 3.4, sat: 1150, maxMiles: 200 }, 510],
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

test('a college of the other control and beyond the distance gives way to one at home of the other control', () => {
  const asked = { state: 'KY', major: 'marketing', gpa: 2.5, sat: null, maxMiles: 60 } as const
  const { ranked } = search(student({ ...asked, collegeType: ['Private'] }))
  const publics = ranked.filter((i) => columns.isPublic[i]).map((i) => columns.colleges[i]?.state)
  expect(publics.filter((state) => state !== 'KY')).toEqual([])
})

test.each([
  ['ND', 'business', 2.7, 200],
  ['SD', 'business', 2.7, 300],
  ['MI', 'business', 3.6, 900],
] as const)(
  'who asks in %s for tribal colleges with %s gets them, most of them of the nearest',
  (state, major, gpa, far) => {
    const profile = student({ state, major, gpa, sat: null, community: ['Tribal'] })
    const { ranked, seen } = search(profile)
    const tribal = ranked.filter((i) => keeps(profile, i))
    expect(tribal.length).toBeGreaterThanOrEqual(state === 'MI' ? 3 : 4)
    expect(tribal.filter((i) => at(seen.miles, i) < far).length).toBeGreaterThanOrEqual(3)
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
  expect(ranked.filter((i) => keeps(profile, i)).length).toBeGreaterThanOrEqual(4)
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
  let places = 0
  let special = 0
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const found = search({ ...anywhere(drawn), community: [], faith: [], collegeType: [] })
      const { ranked, scorer, seen } = found
      const isNear = (i: number) => seen.zone[i] !== zones.notLookedAt && isWithinReach(scorer.band(i))
      if (ordinary(found).filter(isNear).length < 12) return
      places += ranked.length
      special += ranked.filter((i) => columns.isSpecial[i]).length
    }),
    runs(60),
  )
  expect(special / places).toBeLessThan(0.02)
})

test('a subject that fewer than ten colleges award is shown where it is taught, however far', () => {
  const { ranked, offer } = search(student({ state: 'MI', major: 'Naval Architecture', gpa: 3.8, sat: 1380 }))
  expect(ranked.filter((i) => !offer.near.has(i)).length).toBeGreaterThanOrEqual(4)
})

test("the state's own university has a place where it awards the subject and is within reach", () => {
  const isPublicAtHome = (i: number, state: string) =>
    columns.colleges[i]?.state === state && columns.isPublic[i] === 1
  const missing: string[] = []
  for (const state of stateCodes)
    for (const major of commonMajors) {
      const found = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const { ranked, scorer } = found
      const [own] = ordinary(found)
        .filter((i) => isPublicAtHome(i, state) && isKnownPublic(i))
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
      const found = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const { ranked, scorer, offer } = found
      const [own] = [...ordinary(found), ...offer.ofItsField]
        .filter((i) => columns.colleges[i]?.state === state && isKnownPublic(i))
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

test('of several chosen states each has its part of the list, where so many can be listed', () => {
  const lacking: string[] = []
  for (const states of [
    ['MD', 'PA'],
    ['OR', 'WA', 'ID'],
    ['MA', 'CT', 'NH', 'VT'],
  ] as const)
    for (const major of commonMajors) {
      const found = search(
        student({ state: 'NJ', gpa: 3.6, sat: 1250, major, interestedStates: [...states] }),
      )
      for (const state of states) {
        const isThere = (i: number) => columns.colleges[i]?.state === state
        const there = ordinary(found).filter((i) => isThere(i) && isWithinReach(found.scorer.band(i))).length
        if (found.ranked.filter(isThere).length < Math.min(2, there)) lacking.push(`${state} ${major}`)
      }
    }
  expect(lacking).toEqual([])
})

test('a college that awards a good part of the subject at home has a place', () => {
  const missing: string[] = []
  let counted = 0
  for (const state of stateCodes)
    for (const major of ['Marine Biology', 'Film', 'Information Technology', 'Finance', 'Nursing']) {
      const found = search(student({ state, major, gpa: 3.4, sat: 1160 }))
      const { ranked, scorer, offer, seen } = found
      const atHome = ordinary(found).filter((i) => seen.zone[i] === zones.home)
      const degrees = (i: number) => offer.awards[i] ?? 0
      const all = atHome.reduce((sum, i) => sum + degrees(i), 0)
      const [largest] = [...atHome].sort((a, b) => degrees(b) - degrees(a))
      const college = columns.colleges[largest ?? -1]
      if (largest === undefined || !college || hasManyAdults(college)) continue
      const within = ['target', 'likely', 'automatic'].includes(scorer.band(largest) ?? '')
      if (!within || degrees(largest) < Math.max(15, 0.2 * all)) continue
      counted++
      if (!ranked.includes(largest)) missing.push(`${state} ${major}: ${college.name}`)
    }
  expect(counted).toBeGreaterThan(70)
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
      const found = search(profile)
      const { ranked, scorer, seen } = found
      const isWithinMeans = (i: number) =>
        isLikely(scorer.band(i)) && (scorer.against.affordability[i] ?? 0) >= 0.5
      const atHome = ordinary(found).some(
        (i) => seen.zone[i] === zones.home && columns.rate[i] && isWithinMeans(i),
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
  const kept = ranked.filter((i) => keeps(profile, i))
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

test('low grades that ask for a private college or a subject taught far away are not sent where nobody like them is admitted', () => {
  const asked = [
    { state: 'UT', major: 'English', gpa: 2.02, collegeType: ['Private'] },
    { state: 'WA', major: 'Agriculture', gpa: 2 },
    { state: 'OR', major: 'Agriculture', gpa: 2 },
  ] as const
  for (const one of asked) {
    const { collegeList } = match(student({ sat: null, ...one })).report
    const far = collegeList.filter(({ chance }) => chance?.band === 'far reach')
    expect(far.length).toBeLessThanOrEqual(3)
  }
})

test('grades far below a class keep a college out of the list, or all but one that everybody at home knows', () => {
  for (const state of ['FL', 'NC', 'GA'] as const) {
    const { collegeList } = match(
      student({ state, major: 'Mechanical Engineering', gpa: 2.6, sat: null }),
    ).report
    const far = collegeList.filter(({ chance }) => chance?.band === 'far reach')
    expect(far.length, state).toBeLessThanOrEqual(1)
  }
})

test('where few at home award a subject, known universities with the same field have four places there', () => {
  const { collegeList } = match(
    student({ state: 'KS', major: 'Special Education', gpa: 3.3, sat: 1080 }),
  ).report
  const names = collegeList.map(({ collegeName }) => collegeName)
  expect(names).toEqual(expect.arrayContaining(['Kansas State University', 'University of Kansas']))
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

test('a likely college is looked at beside many whose word is lower than their chance: Azusa Pacific for nursing', () => {
  const { report } = match(student({ state: 'CA', gpa: 3.5, sat: null, major: 'Nursing' }))
  expect(report.collegeList.map(({ collegeName }) => collegeName)).toContain('Azusa Pacific University')
})
