import { expect, test } from 'vitest'
import * as because from '#engine/matching/match/because.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { speaker } from '#engine/matching/say/sentences/frames.ts'
import { tuitionNote } from '#engine/matching/say/tuition-note.ts'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { goodPriceFrames, hardPriceFrames } from './cost.ts'

function asked(specificCollege: string, state: Portrait['profile']['state'] = 'OH'): Portrait {
  const { portraits, askedFor } = match(student({ state, specificCollege }))
  const found = portraits.find(({ college }) => college.unitid === askedFor)
  if (!found) throw new Error(`${specificCollege} is not in the list`)
  return found
}
const said = (frames: typeof goodPriceFrames, about: Portrait) =>
  frames.flatMap((frame) => frame(about) ?? []).join(' ')
const withTuition = (about: Portrait, inState: number): Portrait => ({
  ...about,
  college: {
    ...about.college,
    tuition: { year: '2024-25', outOfStateYear: '2024-25', inState, outOfState: 30_000 },
  },
})

test('tuition is praised where it is low itself; elsewhere what speaks is the net price', () => {
  const home = asked('Ohio State')
  const praise = /strong point|keeps the cost down|pays off|goes further|leaves room/
  expect(said(goodPriceFrames, withTuition(home, 11_900))).toMatch(praise)
  const dear = said(goodPriceFrames, withTuition(home, 19_974))
  expect(dear).not.toMatch(praise)
  expect(dear).not.toContain('$19,974')
  expect(dear).toContain('after grants')
  expect(said(hardPriceFrames, withTuition(home, 11_900))).not.toContain('Tuition is high')
})

test('aid does real work only where many get a grant that brings the year under the listed tuition', () => {
  const oberlin = asked('Oberlin College')
  const at = (share: number, amount: number) => {
    const price = { kind: 'net price', amount, year: '2022-23', source: 'any' } as const
    const fits = { ...oberlin.fits, Affordability: 0.6 }
    const college = { ...oberlin.college, grants: { share, average: 9000 } }
    return said(goodPriceFrames, { ...oberlin, price, fits, college })
  }
  expect(at(80, 20_000)).toContain('Aid does real work')
  expect(at(10, 20_000)).not.toMatch(/Aid does|Grants bring|sticker price/)
  expect(at(80, 90_000)).not.toMatch(/Aid does|Grants bring|sticker price/)
})

test.each(['Berea College', 'College of the Ozarks', 'Alice Lloyd College'])(
  'where nobody pays tuition, the note of %s tells the net price alone',
  (name) => {
    const note = tuitionNote(asked(name), speaker())
    expect(note).toMatch(/\$[\d,]+/)
    expect(note).not.toMatch(/tuition|listed|sticker|full price|for everyone|One price/)
  },
)

test('a private college with two prices tells each student the own one', () => {
  expect(tuitionNote(asked('College of Biblical Studies-Houston', 'TX'), speaker())).toContain('$7,475')
  const visitor = tuitionNote(asked('College of Biblical Studies-Houston', 'GA'), speaker())
  expect(visitor).toContain('$9,275')
  expect(visitor).not.toMatch(/same|wherever|no difference|everyone|all students|One price/)
})

test('a share of colleges that rounds to all or none is told in words', () => {
  const about = asked('Oberlin College')
  const at = (fit: number) =>
    because.affordability({ ...about, fits: { ...about.fits, Affordability: fit } }, true)
  expect(at(0.001).fact).toBe('among the most expensive colleges')
  expect(at(0.001).because).toContain('hardly any college would cost a student from Ohio more.')
  expect(at(0.999).fact).toBe('among the least expensive colleges')
  expect(at(0.3).fact).toBe('more expensive than 70% of colleges')
})

test('wishes that no source records are told apart from those that are not met', () => {
  const about = asked('Oberlin College')
  const wish = (fit: number | null) => ({
    wish: 'ROTC' as const,
    fact:
      fit === null ? null : { fit, fact: 'awards degrees in music, theater or dance, or so the files say' },
  })
  const at = (...fits: (number | null)[]) =>
    because.campusLife({ ...about, campus: fits.map(wish) }, true).fact
  expect(at(1, 1)).toBe('has what you wished for')
  expect(at(1, 1, null)).toBe('2 of 3 wishes verified')
  expect(at(1, 0)).toBe('has 1 of 2 wishes')
  expect(at(1, 0.5, null)).toBe('has 1 of 3 wishes, 1 in part, 1 not verified')
})

test('where grants came to more than a year costs, no text names a price below nothing', () => {
  const { collegeList } = match(
    student({
      state: 'FL',
      major: 'Elementary Education',
      gpa: 2.4,
      sat: null,
      specificCollege: 'St Petersburg College',
    }),
  ).report
  const saintPetersburg = collegeList.find(({ collegeName }) => collegeName === 'St Petersburg College')
  const { ledger, headline, matchReasoning, admissions } = saintPetersburg ?? {}
  expect(JSON.stringify(ledger)).toContain('Grants covered all of an average year with living costs')
  expect(JSON.stringify([ledger, headline, matchReasoning, admissions?.tuitionNote])).not.toContain('-$')
})
