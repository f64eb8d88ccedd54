import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Report } from '#contract/matching/report.ts'
import { anyProfile, commonMajors, runs, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { catalog, columns, match, resolvers, search, unitids } from '#engine/matching/testing/shipped.ts'
import type { Profile } from './profile.ts'
import { isOfFaith } from './wished-for.ts'

const kept = (before: readonly number[], after: readonly number[]) =>
  before.filter((id) => after.includes(id)).length

test('every report has the shape of the contract, and the same request twice is byte-identical', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { report } = match(profile)
      expect(Report.parse(report)).toEqual(report)
      expect(JSON.stringify(match(profile).report)).toBe(JSON.stringify(report))
    }),
    runs(70),
  )
})

test('whichever college is named, it has one of the ten places', () => {
  const strong = { gpa: 3.95, sat: 1480, classRank: { rank: 15, size: 400 } } as const
  for (const state of stateCodes)
    for (const specificCollege of ['Boise State', 'Penn State', 'MIT', 'Ohio State', 'Howard'])
      expect(search(student({ ...strong, state, major: 'Biology', specificCollege })).ranked.length).toBe(10)
})

test('no list is empty, whatever the subject, the record and the chosen states', () => {
  const rare = catalog.majors.filter(({ graduates }) => graduates < 500).map(({ title }) => title)
  fc.assert(
    fc.property(anyProfile(rare), fc.constantFrom(...stateCodes), (drawn, chosen) => {
      const ranked = unitids({ ...drawn, interestedStates: [chosen], specificCollege: null })
      expect(ranked.length).toBeGreaterThan(0)
    }),
    runs(300),
  )
})

test('ledger points sum to the score, and no line has more than its maximum', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      for (const { ledger, matchPercentage } of match(profile).report.collegeList) {
        expect(ledger.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(matchPercentage)
        expect(ledger.reduce((sum, { max }) => sum + max, 0)).toBe(100)
        for (const { points, max, source } of ledger) {
          expect(points ?? 0).toBeLessThanOrEqual(max)
          expect(source === null).toBe(max === 0)
        }
      }
    }),
    runs(60),
  )
})

test('no duplicates, sorted by Match, every college but the one asked for offers the major', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { ranked, offer, asked, reading } = search(profile)
      expect(new Set(ranked).size).toBe(ranked.length)
      const { report, askedFor } = match(profile)
      const scores = report.collegeList.map(({ matchPercentage }) => matchPercentage ?? 0)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      for (const i of ranked) if (i !== asked) expect(offer.awards[i]).toBeGreaterThan(0)
      if (askedFor !== null) expect(report.collegeList.map(({ unitid }) => unitid)).toContain(askedFor)
      expect(reading.families.length).toBeGreaterThan(0)
    }),
    runs(70),
  )
})

test('chosen states are kept as long as a college there offers the major, and the list holds as many as there are', () => {
  fc.assert(
    fc.property(anyProfile(), fc.constantFrom(...stateCodes), (drawn, chosen) => {
      const profile: Profile = { ...drawn, interestedStates: [chosen], specificCollege: null }
      const { ranked, outside, offer, scorer } = search(profile)
      const offering = [...offer.colleges].filter((i) => columns.colleges[i]?.state === chosen)
      const isOpen = (i: number) => {
        const { decides, gone, inDoubt, condition } = scorer.verdict(i)
        const its = columns.people[i]
        const isOthers = profile.faith.length > 0 && its?.isForItsOwnChurch && !isOfFaith(its, profile)
        return (
          decides !== 'below the published minimum' && !gone && !inDoubt && condition === null && !isOthers
        )
      }
      if (!offering.some((i) => !offer.near.has(i) && isOpen(i))) {
        expect(outside).toBe(true)
        expect(ranked).toHaveLength(10)
        expect(match(profile).report.notes[0]).toMatch(
          /^No college in .+ These are among the nearest that do\.$/,
        )
      } else {
        const { length } = offering.filter(isOpen)
        expect(ranked.every((i) => columns.colleges[i]?.state === chosen)).toBe(true)
        expect(ranked).toHaveLength(Math.min(10, length))
      }
    }),
    runs(70),
  )
})

test('without chosen states: ten colleges, at least 2 likely and 1 reach, at most 2 far reach', () => {
  let lists = 0
  let without = 0
  fc.assert(
    fc.property(anyProfile(commonMajors), (drawn) => {
      const { ranked, scorer, offer, seen } = search({
        ...drawn,
        interestedStates: [],
        specificCollege: null,
      })
      const bands = ranked.map((i) => scorer.band(i))
      const near = [...offer.colleges].filter(
        (i) => seen.zone[i] !== 0 && !offer.near.has(i) && !columns.isSpecial[i],
      )
      const inPool = (wanted: readonly (string | null)[]) =>
        near.filter((i) => wanted.includes(scorer.band(i)) && scorer.verdict(i).condition === null).length
      const count = (wanted: readonly (string | null)[]) =>
        bands.filter((band) => wanted.includes(band)).length
      const likely = ['likely', 'open admission', 'automatic']
      expect(ranked).toHaveLength(10)
      expect(count(likely)).toBeGreaterThanOrEqual(Math.min(2, inPool(likely)))
      // Students below a 3.2 get no reach far from home, so there may be none.
      // One that is worth far less than all others is no hope.
      if ((drawn.gpa ?? 4) >= 3.4 && inPool(['reach']) > 0) {
        lists++
        if (count(['reach', 'far reach']) === 0) without++
      }
      expect(count(['far reach'])).toBeLessThanOrEqual(2)
    }),
    runs(70),
  )
  expect(without / lists).toBeLessThan(0.1)
})

test('Public or Private alone is a filter; size and setting fill at least half of the ten', () => {
  const one = fc.constantFrom('Public', 'Private', 'Large', 'Small', 'Urban', 'Rural')
  fc.assert(
    fc.property(anyProfile(commonMajors), one, (drawn, type) => {
      const profile: Profile = {
        ...drawn,
        collegeType: [type],
        community: [],
        faith: [],
        maxMiles: null,
        interestedStates: [],
        specificCollege: null,
      }
      const colleges = search(profile).ranked.flatMap((i) => columns.colleges[i] ?? [])
      const size = ({ undergraduates }: { undergraduates: unknown }) => Number(undergraduates)
      const fits = {
        Public: colleges.filter(({ control }) => control === 'public').length,
        Private: colleges.filter(({ control }) => control === 'private').length,
        Large: colleges.filter((college) => size(college) >= 15_000).length,
        Small: colleges.filter((college) => size(college) < 5000).length,
        Urban: colleges.filter(({ locale }) => locale <= 13).length,
        Rural: colleges.filter(({ locale }) => locale >= 31).length,
      }
      expect(fits[type]).toBeGreaterThanOrEqual(type === 'Public' || type === 'Private' ? 10 : 5)
    }),
    runs(70),
  )
})

test('SAT ±10 or GPA ±.02 leaves at least 8 of 10 unchanged', () => {
  const lost = fc.sample(anyProfile(), runs(200)).flatMap((drawn) => {
    const profile: Profile = { ...drawn, act: null }
    const before = unitids(profile)
    const nudged = [-0.02, 0.02].map((step) => ({
      ...profile,
      gpa: Math.min(4, (profile.gpa ?? 3) + step),
    }))
    const retaken =
      profile.sat === null
        ? []
        : [-10, 10].map((step) => ({ ...profile, sat: Math.min(1600, (profile.sat ?? 0) + step) }))
    return [...nudged, ...retaken].map((after) => before.length - kept(before, unitids(after)))
  })
  // A pledge by the true record (a reach, two safe ones) may need a third place: some 2 of 1,000 steps.
  expect(lost.filter((places) => places > 2).length / lost.length).toBeLessThan(0.01)
  expect(Math.max(...lost)).toBeLessThanOrEqual(4)
})

test('underrepresented, first generation, activities in words and honors change nothing in rank or score', () => {
  const bare = (profile: Profile) =>
    match(profile).report.collegeList.map(({ unitid, matchPercentage, chance, ledger }) => ({
      unitid,
      matchPercentage,
      chance,
      ledger,
    }))
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const other: Profile = {
        ...profile,
        underrepresented: !profile.underrepresented,
        firstGeneration: !profile.firstGeneration,
        nhs: !profile.nhs,
        leads: !profile.leads,
        apCourses: 12,
        serviceHours: 300,
      }
      expect(bare(other)).toEqual(bare(profile))
    }),
    runs(60),
  )
})

test('at least 60 % of the colleges a general search may show appear over 2,000 random profiles', () => {
  const seen = new Set<number>()
  const majors = catalog.majors.filter(({ graduates }) => graduates >= 500).map(({ title }) => title)
  for (const profile of fc.sample(anyProfile(majors), { numRuns: 2000, seed: 7 }))
    for (const i of search({ ...profile, specificCollege: null }).ranked) seen.add(i)
  const eligible = columns.colleges.flatMap((_, i) => (columns.isSpecial[i] ? [] : [i]))
  expect(eligible.filter((i) => seen.has(i)).length / eligible.length).toBeGreaterThan(0.6)
}, 120_000)

test('lists for distant profiles overlap by less than 60 %', () => {
  const pairs: [Partial<Profile>, Partial<Profile>][] = [
    [
      { state: 'CA', gpa: 4, sat: 1550, major: 'Computer Science' },
      { state: 'MS', gpa: 2.5, sat: 900, major: 'Nursing' },
    ],
    [
      { state: 'OH', gpa: 3.9, sat: 1500 },
      { state: 'OH', gpa: 2.4, sat: 950 },
    ],
    [
      { state: 'NY', major: 'History' },
      { state: 'WA', major: 'History' },
    ],
    [
      { state: 'TX', major: 'Forestry' },
      { state: 'TX', major: 'Finance' },
    ],
  ]
  for (const [one, other] of pairs)
    expect(kept(unitids(student(one)), unitids(student(other)))).toBeLessThan(6)
})

test('a misspelled or unknown major never leaves the list empty', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...stateCodes), (major, state) => {
      const { ranked, offer, scorer } = search(student({ major, state }))
      const forAll = [...offer.colleges].filter((i) => scorer.verdict(i).condition === null)
      expect(ranked.length).toBe(Math.min(10, forAll.length))
      expect(ranked.length).toBeGreaterThanOrEqual(1)
    }),
    runs(70),
  )
  expect(resolvers.readMajor('computr sience').kind).toBe('understood')
})
