import fc from 'fast-check'
import { expect, test } from 'vitest'
import { academicFit } from '#engine/matching/match/fit-curves.ts'
import { anyProfile, runs, student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { wordsIn } from './names.ts'

type Found = ReturnType<typeof match>
const cardsOf = ({ report, told, portraits }: Found) =>
  report.collegeList.flatMap((card, i) => {
    const [said, portrait] = [told.collegeList[i], portraits[i]]
    return said && portrait ? [{ card, portrait, ids: idsOf(said.matchReasoning) }] : []
  })
const idsOf = (text: Found['told']['collegeList'][number]['matchReasoning']) =>
  typeof text === 'object' && 'sentences' in text ? text.sentences.map(({ id }) => id) : []

const over = (check: (card: ReturnType<typeof cardsOf>[number]) => void, profiles = anyProfile()) =>
  fc.assert(
    fc.property(profiles, (profile) => {
      for (const card of cardsOf(match(profile))) check(card)
    }),
    runs(40),
  )

test('a reason has two or three messages and at most 45 words, promises nothing and names no race', () => {
  over(({ card: { matchReasoning }, portrait, ids }) => {
    expect(ids.length, matchReasoning).toBeGreaterThanOrEqual(2)
    expect(ids.length, matchReasoning).toBeLessThanOrEqual(3)
    expect(new Set(ids).size).toBe(ids.length)
    const { subject, program } = portrait
    const withoutTitles = [subject, program?.near].reduce<string>(
      (text, title) => (title ? text.replaceAll(title, 'it') : text),
      matchReasoning,
    )
    expect(wordsIn(withoutTitles), matchReasoning).toBeLessThanOrEqual(45)
    expect(matchReasoning).not.toMatch(
      /guarantee|you will get in|certain to|\b(Black|Hispanic|Latino|Asian|Native American|white)\b/i,
    )
  })
})

test('every text is clean: no holes, no doubled words, each sentence ends', () => {
  over(({ card: { matchReasoning, campusVibe, headline, admissions, ledger } }) => {
    const sentences = [
      matchReasoning,
      campusVibe,
      admissions.tuitionNote ?? 'None.',
      ...ledger.map((l) => l.because),
    ]
    for (const text of sentences.filter((one) => one !== '')) expect(text).toMatch(/[.?!]$/)
    for (const text of [...sentences, headline])
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\b(\w+) \1\b|,,|\.\.|^[a-z]/)
  })
})

test('a card depends on the college and the student alone, and nothing is told twice', () => {
  fc.assert(
    fc.property(anyProfile(), (profile) => {
      const found = match({ ...profile, specificCollege: null })
      const last = found.report.collegeList.at(-1)
      if (!last) return
      const asked = match({ ...profile, specificCollege: last.collegeName })
      const again = asked.report.collegeList.find(({ unitid }) => unitid === last.unitid)
      if (asked.askedFor === last.unitid) expect(again).toEqual(last)
      for (const { card } of cardsOf(found)) {
        const sentences = [
          card.matchReasoning,
          card.admissions.tuitionNote ?? '',
          ...card.ledger.map((l) => l.because),
        ]
          .flatMap((text) => text.split(/(?<=\.) (?=[A-Z0-9])/))
          .filter((text) => text !== '')
        expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length)
      }
    }),
    runs(30),
  )
})

test('figures of money are those of the facts, with a year in the sentence', () => {
  over(({ card: { matchReasoning }, portrait: { college, price } }) => {
    const known = [
      college.tuition.inState,
      college.tuition.outOfState,
      college.netPrice.average,
      price?.amount,
    ]
    for (const [, digits = ''] of matchReasoning.matchAll(/\$([\d,]+)/g))
      expect(known).toContain(Number(digits.replaceAll(',', '')))
    for (const sentence of matchReasoning.split(/(?<=\.) /))
      if (sentence.includes('$')) expect(sentence).toMatch(/20[12]\d/)
  })
})

test('a headline has two parts and few words; what must be known comes first', () => {
  over(({ card: { headline }, portrait: { program, verdict } }) => {
    expect(wordsIn(headline), headline).toBeLessThanOrEqual(14)
    if (verdict.decides === 'below the published minimum')
      expect(headline).toMatch(/^Below its published minimum/)
    else if (program?.near) expect(headline).toContain(program.near.slice(1))
  })
})

test('what must be known stands first: a minimum that is not met, a subject that is not awarded', () => {
  const thin = ['mortuary science', 'asl interpreting', 'forensic science', 'construction management']
  over(({ card: { matchReasoning }, portrait: { program, subject, verdict }, ids }) => {
    if (verdict.decides === 'below the published minimum') expect(ids[0]).toBe('chance.below')
    else if (!program) expect(ids[0]).toMatch(/subject\.(none|later)/)
    else if (program.near) {
      expect(ids[0]).toMatch(/subject\.(near|within|filed|listed)/)
      expect(matchReasoning).toContain(subject)
    }
  }, anyProfile(thin))
})

test('a score is told beside the range that judges it', () => {
  over(({ portrait: { test: told, fits }, card: { matchReasoning, ledger } }) => {
    if (!told) return
    expect(fits['Academic fit']).toBe(academicFit(told.place))
    const side = told.score < told.low ? 'below' : told.score > told.high ? 'above' : 'inside'
    expect(`${matchReasoning} ${ledger[1]?.because}`).toContain(
      `Your ${told.test} of ${told.score} is ${side} the usual range, ${Math.round(told.low)} to ${Math.round(told.high)}.`,
    )
  })
})

test('where a place is settled, no score is doubted and no estimate spoken of', () => {
  let settled = 0
  over(({ card: { chance, matchReasoning }, ids }) => {
    if (chance?.low !== null || chance === null) return
    settled++
    expect(matchReasoning).not.toMatch(/estimate|is below the usual/)
    expect(ids).not.toContain('chance.moved')
  })
  expect(settled).toBeGreaterThan(10)
})

test('that hardly anyone finishes is told whatever else there is to say, and nothing praises it', () => {
  over(({ portrait, ids }) => {
    const { graduation6 } = portrait.college.outcomes
    if (portrait.college.flags.includes('graduation partial')) return
    if (typeof graduation6 === 'number' && graduation6 < 35) expect(ids).toContain('finish.low')
    if (ids.includes('finish.low')) expect(ids).not.toContain('finish.rate')
  })
})

test('a required score that was not given, and a distance past the wish, are told', () => {
  over(
    ({ portrait, ids }) => {
      const { miles, profile } = portrait
      if (miles !== null && profile.maxMiles !== null && miles > profile.maxMiles)
        expect(ids).toContain('place.far')
    },
    anyProfile().map((profile) => ({ ...profile, maxMiles: 60 })),
  )
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
})
