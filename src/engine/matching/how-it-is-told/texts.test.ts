import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateNames } from '#contract/states.ts'
import { anyProfile, runs, student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import type { Portrait } from './portrait.ts'

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
