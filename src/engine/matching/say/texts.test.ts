import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateNames } from '#contract/states.ts'
import { academicFit } from '#engine/matching/match/fit-curves.ts'
import { anyProfile, runs, student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import type { Portrait } from './portrait.ts'
import { academicFrames, lowScoreFrames, strongScoreFrames, undermatchFrames } from './sentences/academics.ts'
import * as briefs from './sentences/briefs.ts'
import { lowCompletionFrames, standingFrames } from './sentences/standing.ts'

/** The end of a sentence, but not after 'St.' or an initial. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?])(?<!\bSt\.) (?=[A-Z0-9$])/).filter(Boolean)

/** A sentence without its names and figures. */
function frameOf(sentence: string, { college, name, subject }: Portrait): string {
  const names = [name, college.name, college.city, subject ?? '', college.religion || '', ...stateNames]
  return names
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, '_'), sentence)
    .replaceAll(/[$]?\d[\d,.]*%?/g, '#')
}

test('no two colleges in one list share a sentence frame word for word', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { report, portraits } = match(profile)
      const frames = report.collegeList.flatMap((college, i) => {
        const portrait = portraits[i]
        if (!portrait) return []
        const text = [college.matchReasoning, college.campusVibe, college.admissions.tuitionNote ?? ''].join(
          ' ',
        )
        return [...new Set(sentencesOf(text).map((sentence) => frameOf(sentence, portrait)))]
      })
      const twice = frames.filter((frame, i) => frames.indexOf(frame) !== i)
      expect(twice).toEqual([])
    }),
    runs(50),
  )
})

test('the reasoning has two to four sentences, promises nothing and names no race', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      for (const { matchReasoning } of match(profile).report.collegeList) {
        const { length } = sentencesOf(matchReasoning)
        expect(length, matchReasoning).toBeGreaterThanOrEqual(2)
        expect(length, matchReasoning).toBeLessThanOrEqual(4)
        expect(matchReasoning).not.toMatch(
          /guarantee|you will get in|certain to|\b(Black|Hispanic|Latino|Asian|Native American|white)\b/i,
        )
        expect(matchReasoning).not.toMatch(/undefined|null|NaN|\{|\}| {2}/)
      }
    }),
    runs(50),
  )
})

test('every text is clean: no holes, no doubled words, each sentence ends', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      for (const { matchReasoning, campusVibe, admissions, ledger } of match(profile).report.collegeList) {
        const texts = [
          matchReasoning,
          campusVibe,
          admissions.tuitionNote ?? 'None.',
          ...ledger.map(({ because }) => because),
        ]
        for (const text of texts) {
          expect(text).toMatch(/[.?!]$/)
          expect(text).not.toMatch(/undefined|null|NaN|\$\{| {2}|\b(the the|a a|in in|of of)\b|,,|\.\./)
          expect(text).not.toMatch(
            /\b[Aa] (Ohio|Illinois|Indiana|Iowa|Idaho|Alaska|Alabama|Arizona|Arkansas|Oregon|Oklahoma|Utah)\b/,
          )
        }
      }
    }),
    runs(50),
  )
})

test('figures in the reasoning are those of the facts, with a year beside them', () => {
  const { report, portraits } = match(student({ state: 'OH', major: 'Nursing', gpa: 3.6, sat: 1250 }))
  for (const [i, { matchReasoning }] of report.collegeList.entries()) {
    const money = [...matchReasoning.matchAll(/\$([\d,]+)/g)].map(([, digits]) =>
      Number(digits?.replaceAll(',', '')),
    )
    const college = portraits[i]?.college
    const known = [
      college?.tuition.inState,
      college?.tuition.outOfState,
      college?.netPrice.average,
      portraits[i]?.price?.amount,
      college?.outcomes.earnings,
      ...Array.from(college?.programs ?? [], ({ earnings }) => earnings),
    ]
    for (const amount of money) expect(known).toContain(amount)
    for (const sentence of sentencesOf(matchReasoning))
      if (/[$]|\d{2,}(?:\.\d)?% (?:of|were|got|had|within)/.test(sentence))
        expect(sentence).toMatch(/20[12]\d/)
  }
})

test('a headline has at most twelve words; a neighboring subject or a wish that is met comes first', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { report, portraits } = match(profile)
      report.collegeList.forEach(({ headline = '' }, i) => {
        expect(headline.split(' ').length, headline).toBeLessThanOrEqual(12)
        const { near, within } = portraits[i]?.program ?? {}
        if (near && within) expect(headline).toContain(` within ${near}`)
        else if (near) expect(headline.startsWith(`Awards ${near} instead`), headline).toBe(true)
      })
    }),
    runs(50),
  )
  const georgia = match(student({ state: 'GA', major: 'Business', gpa: 3.3, sat: 1080, community: ['HBCU'] }))
  const spoken = georgia.report.collegeList.map(({ headline }) => headline)
  expect(
    spoken.filter((headline) => headline?.startsWith('An HBCU as you asked, ')).length,
  ).toBeGreaterThanOrEqual(4)
})

/** Students with one test, so that some meet colleges that report another. */
const oneTest = () =>
  fc.tuple(anyProfile(), fc.boolean()).map(([profile, act]) => ({
    ...profile,
    sat: act ? null : profile.sat,
    act: act ? (profile.act ?? 22) : null,
  }))

test('a score is judged by the range it is told beside, and the words follow from where it lies', () => {
  const says = (frames: typeof academicFrames, portrait: Portrait) =>
    frames.some((frame) => frame(portrait) !== null)
  fc.assert(
    fc.property(fc.oneof(anyProfile(), oneTest()), (profile) => {
      for (const portrait of match(profile).portraits) {
        const { test: told, fits } = portrait
        const [fit, strong, easy, low] = [academicFrames, strongScoreFrames, undermatchFrames, lowScoreFrames]
        const said = [fit, strong, easy, low].filter((frames) => says(frames, portrait))
        if (!told) {
          expect(said).toEqual([])
          continue
        }
        const { score, place } = told
        expect(fits['Academic fit']).toBe(academicFit(place))
        expect(said.length).toBeLessThanOrEqual(1)
        if (said[0] === fit) expect(score >= told.low && score <= told.high).toBe(true)
        if (said[0] === strong || said[0] === easy) expect(score).toBeGreaterThan(told.high)
        if (said[0] === low) expect(score).toBeLessThan(told.low)
        const brief = briefs.academic(portrait)
        if (brief?.includes('fit')) expect(score >= told.low && score <= told.high).toBe(true)
        else if (brief) expect(score).toBeGreaterThan(told.high)
      }
    }),
    runs(60),
  )
})

test.each([
  [
    { state: 'KS', major: 'computer science', gpa: 3, sat: null, act: 22 },
    'Central Methodist University-College of Liberal Arts and Sciences',
    'ACT 22 inside 17-23',
  ],
  [
    { state: 'ID', major: 'civil engineering', gpa: 3.8, sat: null, act: 29 },
    'Utah State',
    'ACT 29 above 20-28',
  ],
] as const)('%j at %s: %s, and nothing on the card says otherwise', (changes, name, fact) => {
  const { collegeList } = match(student({ ...changes, specificCollege: name })).report
  const card = collegeList.find(({ collegeName }) => collegeName.startsWith(name))
  expect(card?.ledger.find(({ component }) => component === 'Academic fit')?.fact).toBe(fact)
  const other = fact.includes('inside')
    ? /stretch|ahead|well over|stand out a|above/i
    : /neither|fits? the class|belong/i
  expect(`${card?.headline} ${card?.matchReasoning}`).not.toMatch(other)
})

test('of two ranges that contradict each other the implausible one is not told', () => {
  const { report, portraits } = match(
    student({
      state: 'OK',
      major: 'Biology',
      gpa: 3.8,
      sat: null,
      act: 28,
      specificCollege: 'Oklahoma Baptist',
    }),
  )
  const at = portraits.findIndex(({ college }) => college.name.startsWith('Oklahoma Baptist'))
  expect(portraits[at]?.test).toBeNull()
  expect(report.collegeList[at]?.admissions).toMatchObject({ averageSat: '1070-1240', averageAct: null })
  expect(report.collegeList[at]?.matchReasoning).not.toContain('17-19')
})

test('where a place is settled, no score is doubted and no estimate spoken of', () => {
  let settled = 0
  for (const state of ['MS', 'MI', 'KS', 'ID', 'NE', 'UT'] as const)
    for (const major of ['Nursing', 'Computer Science', 'History', 'Business Administration']) {
      const { report, portraits } = match(student({ state, major, gpa: 3.3, sat: null, act: 18 }))
      for (const [i, { chance, matchReasoning }] of report.collegeList.entries()) {
        const portrait = portraits[i]
        if (!portrait || (chance?.band !== 'automatic' && chance?.band !== 'open admission')) continue
        settled++
        expect(lowScoreFrames.flatMap((frame) => frame(portrait) ?? [])).toEqual([])
        expect(matchReasoning).not.toMatch(/estimate|admit rate|carry more|low side|retake|falls short/)
      }
    }
  expect(settled).toBeGreaterThan(50)
})

test('a card that warns of completion does not praise it, and one with fitting scores blames the grades', () => {
  const praise = /predict|colleges with similar students|graduation rate is good|tend to finish/
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const { report, portraits } = match(profile)
      report.collegeList.forEach(({ matchReasoning }, i) => {
        const portrait = portraits[i]
        if (!portrait) return
        const warned = lowCompletionFrames.some((frame) => frame(portrait))
        if (warned)
          expect(standingFrames.flatMap((frame) => frame(portrait) ?? []).join(' ')).not.toMatch(praise)
        const { test: told } = portrait
        if (told && told.score >= told.low) expect(matchReasoning).not.toContain('your record is under')
      })
    }),
    runs(50),
  )
})

test('for the undecided an area counts by any degree in it, and a narrow choice is not called wide', () => {
  const undecided = student({ state: 'CT', major: 'undecided', gpa: 4, sat: 1540, specificCollege: 'Yale' })
  const { report, portraits } = match(undecided)
  const yale = portraits.find(({ college }) => college.name === 'Yale University')
  expect(yale?.areas).toEqual({ offered: 8, of: 12 }) // neither business nor nursing, teaching or communication
  report.collegeList.forEach(({ headline, matchReasoning }, i) => {
    const { areas } = portraits[i] ?? {}
    if (areas && areas.offered <= 6) expect(`${headline} ${matchReasoning}`).not.toContain('of the 12')
  })
})

const thinSubjects = ['mortuary science', 'asl interpreting', 'forensic science', 'construction management']

test('the card of a substitute says in its first sentence which subject it is, and which it is not', () => {
  fc.assert(
    fc.property(anyProfile(thinSubjects), (profile) => {
      const { report, portraits } = match(profile)
      report.collegeList.forEach(({ matchReasoning, headline }, i) => {
        const { program, subject } = portraits[i] ?? {}
        if (!program?.near || program.within) return
        expect(headline.startsWith(`Awards ${program.near} instead`), headline).toBe(true)
        const [first = ''] = sentencesOf(matchReasoning)
        expect(first).toContain(program.near)
        expect(first).toContain(subject)
      })
    }),
    runs(40),
  )
})

test('substitutes leave room for colleges that award the subject, farther away', () => {
  for (const state of ['GA', 'TN', 'CO'] as const) {
    const { portraits } = match(student({ state, major: 'mortuary science', gpa: 3, sat: null, act: 20 }))
    expect(
      portraits.some(({ program }) => program?.near === null),
      state,
    ).toBe(true)
  }
})

test('that few finish is told whatever else there is to say', () => {
  for (const state of ['OH', 'AK', 'NC'] as const)
    for (const { college, profile } of match(student({ state, gpa: 2.9, sat: 1000, major: 'Business' }))
      .portraits) {
      const { graduation6 } = college.outcomes
      if (typeof graduation6 !== 'number' || graduation6 >= 35) continue
      const card = match({ ...profile, specificCollege: college.name }).report.collegeList.find(
        ({ unitid }) => unitid === college.unitid,
      )
      expect(card?.matchReasoning, college.name).toContain(`${Math.round(graduation6)}%`)
    }
  const asked = match(
    student({ state: 'OH', gpa: 3.1, sat: 1060, specificCollege: 'Wilberforce University' }),
  )
  const wilberforce = asked.report.collegeList.find(({ unitid }) => unitid === asked.askedFor)
  expect(wilberforce?.matchReasoning).toContain('12%')
})

test('a university that has the degree under another code is told to teach it, and no other is', () => {
  const builder = student({ state: 'OR', major: 'construction management', gpa: 3.3, sat: 1150 })
  const { portraits } = match(builder)
  const within = portraits.filter(({ program }) => program?.within)
  expect(within.map(({ college }) => college.name)).toEqual(['Oregon State University']) // accredited in it
})

test('that hardly anyone finishes is told beside any other caution', () => {
  const { report } = match(
    student({
      state: 'AZ',
      major: 'pre-med',
      gpa: 2.86,
      sat: 1020,
      specificCollege: 'Ottawa University-Surprise',
    }),
  )
  const ottawa = report.collegeList.find(({ collegeName }) => collegeName === 'Ottawa University-Surprise')
  expect(ottawa?.matchReasoning).toContain('18%')
})
