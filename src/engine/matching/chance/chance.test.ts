import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actAsSat } from '#contract/matching/concordance.ts'
import { runs } from '#engine/matching/testing/profiles.ts'
import {
  bandOf,
  ceilingAt,
  ceilingByRate,
  ceilings,
  chanceRange,
  gradesAsked,
  isInside,
  shortOf,
} from './bands.ts'
import { type Academics, capOf, chanceAt, expectedGpa, oddsOf, placeInRange, rankTerm } from './chance.ts'
import { entries, entriesTo } from './entry.ts'

const nothing = Number.NaN
const record = (changes: Partial<Academics> = {}): Academics => ({
  sat: nothing,
  gpa: nothing,
  rankTerm: nothing,
  ...changes,
})
type CollegeSide = { rate: number; place: number; terms: number }
const collegeSide = (changes: Partial<CollegeSide> = {}): CollegeSide => ({
  rate: 0.5,
  place: nothing,
  terms: 0,
  ...changes,
})
const chanceOf = ({ gpa, rankTerm: r }: Academics, { rate, place, terms }: CollegeSide) =>
  chanceAt(oddsOf(rate), capOf(rate), place, terms, gpa, r)

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

describe('the formula of docs/matching.md', () => {
  test('without scores, grades or rank only the admit rate counts', () => {
    expect(chanceOf(record(), collegeSide({ rate: 0.5 }))).toBeCloseTo(sigmoid(0.8))
  })

  test('scores, grades, rank and residency add up as written', () => {
    const l = Math.log(0.3 / 0.7)
    const g = 3.9 - (3.6 - 0.12 * l)
    const r = Math.log(0.02 / 0.1)
    const x = 0.8 + 1.05 * l + 0.7 * 0.5 + 2.4 * g - 0.2 * r - 0.3
    const chance = chanceOf(record({ gpa: 3.9, rankTerm: rankTerm({ rank: 10, size: 500 }) }), {
      rate: 0.3,
      place: placeInRange(1400, 1300, 200),
      terms: -0.3,
    })
    expect(chance).toBeCloseTo(sigmoid(x))
  })

  test('a narrow range counts as 80 points wide, and no score counts beyond -2.5 or 1.5', () => {
    expect(placeInRange(1340, 1300, 20)).toBe(0.5)
    const at = (place: number) => chanceOf(record(), collegeSide({ place }))
    expect(at(9)).toBe(at(1.5))
    expect(at(-9)).toBe(at(-2.5))
  })

  test('no place is certain: the cap is .97, falls below a rate of 15 %, and is .35 below 5 %', () => {
    const best = record({ gpa: 4, rankTerm: rankTerm({ rank: 1, size: 900 }) })
    const at = (rate: number) => chanceOf(best, collegeSide({ rate, place: 1.5, terms: 0.3 }))
    expect(at(0.99)).toBe(0.97)
    expect(at(0.1)).toBeCloseTo(0.55)
    expect(at(0.049)).toBe(0.35)
  })
})

test('bands begin at .70, .30 and .10', () => {
  expect([0.7, 0.69, 0.3, 0.29, 0.1, 0.09].map((chance) => bandOf(chance, ceilings.likely))).toEqual([
    'likely',
    'target',
    'target',
    'reach',
    'reach',
    'far reach',
  ])
})

type Case = {
  rate: number
  subject?: string
  place?: number
  gpa?: number
  middle?: number
  chance?: number
  isOptional?: boolean
}

/** The word for someone, by default one whom the formula calls nearly certain. */
const best = (changes: Case) => {
  const { rate, subject = '42.01', place = 1, gpa = 4, middle = nothing, chance = 0.95 } = changes
  const { isOptional = false } = changes
  return bandOf(
    chance,
    Math.min(
      ceilingByRate(rate),
      ceilingAt(
        chance,
        rate,
        entriesTo([subject]).atPublics,
        place,
        -0.5,
        shortOf(gradesAsked(middle, rate), gpa, place),
        isOptional,
        false,
      ),
    ),
  )
}

test('"Likely" never stands under a 35 % rate; for computing and engineering at publics under 60 %', () => {
  expect(best({ rate: 0.349 })).toBe('target')
  expect(best({ rate: 0.35 })).toBe('likely')
  expect(best({ rate: 0.59, subject: '11.07' })).toBe('target')
  expect(best({ rate: 0.6, subject: '14.19' })).toBe('likely')
  expect([best({ rate: 0.49, subject: '52.08' }), best({ rate: 0.5, subject: '52.08' })]).toEqual([
    'target',
    'likely',
  ])
})

test('nursing at a public college is never likely, another clinical program only where nearly all are admitted', () => {
  expect(best({ rate: 0.99, subject: '51.38' })).toBe('target')
  for (const subject of ['51.06', '51.09'])
    expect([best({ rate: 0.89, subject }), best({ rate: 0.9, subject })]).toEqual(['target', 'likely'])
})

test('under a 20 % rate nobody is told more than reach, under 7 % more than far reach', () => {
  expect([best({ rate: 0.199 }), best({ rate: 0.2 })]).toEqual(['reach', 'target'])
  expect([best({ rate: 0.069 }), best({ rate: 0.07 })]).toEqual(['far reach', 'reach'])
})

test('no likely where fewer than half are admitted and the student is under the middle of the range', () => {
  expect(best({ rate: 0.49, place: -0.1 })).toBe('target')
  expect(best({ rate: 0.49, place: 0.1 })).toBe('likely')
  expect(best({ rate: 0.51, place: -0.1, middle: 1200 })).toBe('likely')
  expect(best({ rate: 0.49, place: nothing })).toBe('likely')
})

test('up to two in three, a score under the middle is likely only with grades well above the class', () => {
  const word = (rate: number, place: number, short: number) =>
    bandOf(0.8, ceilingAt(0.8, rate, entries.usual, place, -0.5, short, true, true))
  expect([word(0.6, -0.1, -0.5), word(0.6, -0.1, -0.7), word(0.6, 0, -0.5)]).toEqual([
    'target',
    'likely',
    'likely',
  ])
  expect(word(0.66, -0.1, -0.5)).toBe('likely')
  expect(word(0.6, -0.1, nothing)).toBe('target') // no grades given
})

test('a private college that refuses more than half is likely only above its range', () => {
  const word = (rate: number, place: number, high = 0.5) =>
    bandOf(0.8, ceilingAt(0.8, rate, entries.usualAtPrivates, place, -0.5, 0, true, isInside(place, high)))
  expect([word(0.45, 0.4), word(0.45, 0.6), word(0.45, nothing)]).toEqual(['target', 'likely', 'target'])
  expect(word(0.55, 0.1)).toBe('likely')
  expect(word(0.45, nothing, nothing)).toBe('likely') // it publishes no range
})

test('a score of the lowest quarter is likely only where most are admitted, one far below it no target', () => {
  expect(best({ rate: 0.79, place: -0.6 })).toBe('target')
  expect(best({ rate: 0.81, place: -0.6 })).toBe('likely')
  expect(best({ rate: 0.6, place: -1 })).toBe('reach')
  expect([best({ rate: 0.49, place: -0.6 }), best({ rate: 0.51, place: -0.6 })]).toEqual(['reach', 'target'])
  expect(best({ rate: 0.7, place: -1 })).toBe('target')
  expect([best({ rate: 0.89, place: -1 }), best({ rate: 0.9, place: -1 })]).toEqual(['target', 'likely'])
})

test('a score half a width below the class is out of reach where more are refused than admitted', () => {
  expect([best({ rate: 0.49, place: -1.1 }), best({ rate: 0.51, place: -1.1 })]).toEqual([
    'far reach',
    'reach',
  ])
  expect(best({ rate: 0.49, place: -0.9 })).toBe('reach')
  expect(best({ rate: 0.49, place: -1.6, isOptional: true })).toBe('reach') // it need not be sent
})

test('with grades no better than the score a reach is a far one', () => {
  const word = (rate: number, place: number, short: number) =>
    bandOf(0.8, ceilingAt(0.8, rate, entries.usual, place, -0.5, short, true, true))
  expect([word(0.49, -0.65, 0.4), word(0.49, -0.65, 0.3), word(0.49, -0.55, 0.4)]).toEqual([
    'far reach',
    'reach',
    'reach',
  ])
  expect([word(0.64, -1.6, 0.1), word(0.64, -1.6, -0.1), word(0.66, -1.6, 0.1)]).toEqual([
    'far reach',
    'reach',
    'reach',
  ])
  expect([word(0.14, nothing, 0.4), word(0.14, nothing, 0.3), word(0.16, nothing, 0.4)]).toEqual([
    'far reach',
    'reach',
    'reach',
  ])
})

test('the farther a score is below the class, the more must be admitted for it to be a target, if the grades are no better', () => {
  const word = (rate: number, place: number, short = 0.1) =>
    bandOf(0.8, ceilingAt(0.8, rate, entries.usual, place, -0.5, short, true, true))
  expect([word(0.66, -0.91), word(0.66, -1.2)]).toEqual(['target', 'reach'])
  expect([word(0.8, -1.2), word(0.8, -1.45), word(0.91, -1.45)]).toEqual(['target', 'reach', 'target'])
  expect(word(0.66, -1.2, -0.1)).toBe('target')
})

test('where good scores are usual, computing, engineering and architecture at publics choose better ones yet', () => {
  const word = (rate: number, place: number, entry: keyof typeof entries = 'contestedAtStrong') =>
    bandOf(0.8, ceilingAt(0.8, rate, entries[entry], place, -0.5, 0, false, true))
  expect([word(0.8, -0.2), word(0.8, -0.1), word(0.8, -0.2, 'contested')]).toEqual([
    'target',
    'likely',
    'likely',
  ])
  expect([word(0.6, -0.3), word(0.6, -0.2), word(0.6, -0.3, 'contested')]).toEqual([
    'reach',
    'target',
    'target',
  ])
})

test('a major that a selective public college admits to separately is one word lower', () => {
  const computing = { rate: 0.45, subject: '11.07' }
  expect(best(computing)).toBe('target')
  expect(best({ ...computing, chance: 0.5 })).toBe('reach')
  expect(best({ ...computing, chance: 0.5, subject: '42.01' })).toBe('target')
  expect(best({ ...computing, chance: 0.5, rate: 0.55 })).toBe('target')
})

test('ten points of score never change a word by two', () => {
  const rank = (word: string) => ['far reach', 'reach', 'target', 'likely'].indexOf(word)
  for (const subject of ['42.01', '14.19'])
    for (let rate = 0.05; rate < 1; rate += 0.05)
      for (let place = -2; place < 1; place += 0.06) {
        const words = [best({ subject, rate, place }), best({ subject, rate, place: place + 0.06 })]
        const [before = 0, after = 0] = words.map(rank)
        expect(after - before, `${subject} ${rate} ${place}`).toBeLessThan(2)
      }
})

test('a higher score never lowers the word', () => {
  const college = fc.record({
    rate: fc.double({ min: 0.01, max: 1, noNaN: true }),
    place: fc.double({ min: -2.5, max: 1.5, noNaN: true }),
    chance: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
    subject: fc.constantFrom('11.07', '51.38', '42.01', '52.02'),
    gpa: fc.double({ min: 2, max: 4, noNaN: true }),
    middle: fc.integer({ min: 850, max: 1560 }),
  })
  const rank = (word: string) => ['far reach', 'reach', 'target', 'likely'].indexOf(word)
  fc.assert(
    fc.property(college, (of) => {
      const higher = { ...of, place: of.place + 0.1, chance: of.chance + 0.02 }
      expect(rank(best(higher))).toBeGreaterThanOrEqual(rank(best(of)))
    }),
    runs(300),
  )
})

test('where few are admitted, a score below the middle of the class is a reach', () => {
  expect(best({ rate: 0.29, place: -0.1, chance: 0.5 })).toBe('reach')
  expect(best({ rate: 0.29, place: 0.1, chance: 0.5 })).toBe('target')
  expect(best({ rate: 0.31, place: -0.1, chance: 0.5 })).toBe('target')
})

test('a score far below the class is no target in a major that is admitted to separately', () => {
  const low = { rate: 0.77, place: -1.2, chance: 0.6, gpa: 3.9, isOptional: true }
  expect([best({ ...low, subject: '14.19' }), best({ ...low, subject: '42.01' })]).toEqual([
    'reach',
    'target',
  ])
})

describe('grades far below the class', () => {
  const selective = { rate: 0.45, middle: 1330 }
  test('withhold likely, then target', () => {
    const words = [3.8, 3.3, 3, 2.7].map((gpa) => best({ ...selective, gpa, place: nothing }))
    expect(words).toEqual(['likely', 'target', 'reach', 'far reach'])
  })
  test('count for more where scores are not read', () => {
    const word = (gpa: number, by: 'withScores' | 'gradesAlone') =>
      bandOf(
        0.5,
        ceilingAt(0.5, 0.28, entries.usual, nothing, -0.5, gradesAsked(1340, 0.28, by) - gpa, false, true),
      )
    expect([word(3.5, 'withScores'), word(3.5, 'gradesAlone'), word(3.8, 'gradesAlone')]).toEqual([
      'target',
      'reach',
      'target',
    ])
  })
  test('still count where two in three are admitted and nobody’s score is read', () => {
    expect(gradesAsked(1240, 0.66, 'chosenByGrades')).toBeGreaterThan(3.3)
    expect(gradesAsked(1240, 0.66, 'gradesAlone')).toBeLessThan(3.3)
    expect(gradesAsked(1040, 0.95, 'chosenByGrades')).toBeLessThan(2.7)
  })
  test('never count for less without a score than with one', () => {
    for (let rate = 0.2; rate <= 1; rate += 0.05)
      for (let middle = 900; middle < 1500; middle += 50)
        expect(gradesAsked(middle, rate, 'gradesAlone')).toBeGreaterThanOrEqual(gradesAsked(middle, rate))
  })
  test('say nothing where nearly everyone is admitted, and beside a score of the upper half', () => {
    expect(best({ rate: 0.94, middle: 1200, gpa: 3, place: nothing })).toBe('likely')
    expect(best({ ...selective, gpa: 3, place: 0 })).toBe('likely')
    const low = { middle: 1180, gpa: 2, place: nothing }
    expect([best({ ...low, rate: 0.94 }), best({ ...low, rate: 0.96 })]).toEqual(['reach', 'target'])
  })
  test('a higher GPA never lowers the word', () => {
    const college = fc.record({
      rate: fc.double({ min: 0.01, max: 1, noNaN: true }),
      middle: fc.integer({ min: 850, max: 1560 }),
      place: fc.constantFrom(nothing, -1, -0.05, 0, 1),
      gpa: fc.double({ min: 0, max: 3.9, noNaN: true }),
    })
    const words = ['far reach', 'reach', 'target', 'likely']
    const rank = (word: string) => words.indexOf(word)
    fc.assert(
      fc.property(college, (of) => {
        expect(rank(best({ ...of, gpa: of.gpa + 0.1 }))).toBeGreaterThanOrEqual(rank(best(of)))
      }),
      runs(300),
    )
  })
})

test('the range is ±1.2 around the chance in log-odds, wider with doubts and borrowed rates, and ends at the cap', () => {
  const range = (doubts: number, ownRate = true) => chanceRange(0.5, 0.97, 'target', doubts, ownRate)
  expect(range(0)).toEqual({ low: 0.23, high: 0.77, band: 'target' })
  expect(range(1)).toEqual({ low: 0.2, high: 0.8, band: 'target' })
  expect(range(0, false)).toEqual(range(1))
  expect(range(3)).toEqual(range(2))
  expect(chanceRange(0.3, 0.35, 'target', 0, true).high).toBe(0.35)
})

test('raising SAT, ACT, GPA or rank never lowers a chance', () => {
  const college = fc.record({
    rate: fc.double({ min: 0.01, max: 1, noNaN: true }),
    middle: fc.integer({ min: 850, max: 1560 }),
    width: fc.integer({ min: 0, max: 400 }),
    terms: fc.constantFrom(0.15, -0.3, 0, 1),
  })
  const student = fc.record({
    sat: fc.integer({ min: 400, max: 1590 }),
    act: fc.integer({ min: 1, max: 35 }),
    gpa: fc.double({ min: 0, max: 3.99, noNaN: true }),
    rank: fc.integer({ min: 2, max: 500 }),
  })
  fc.assert(
    fc.property(college, student, ({ rate, middle, width, terms }, { sat, act, gpa, rank }) => {
      const chance = (score: number, grade: number, place: number) =>
        chanceOf(record({ gpa: grade, rankTerm: rankTerm({ rank: place, size: 500 }) }), {
          rate,
          terms,
          place: placeInRange(score, middle, width),
        })
      const now = chance(sat, gpa, rank)
      expect(chance(sat + 10, gpa, rank)).toBeGreaterThanOrEqual(now)
      expect(chance(sat, gpa + 0.01, rank)).toBeGreaterThanOrEqual(now)
      expect(chance(sat, gpa, rank - 1)).toBeGreaterThanOrEqual(now)
      expect(chance(actAsSat(act + 1), gpa, rank)).toBeGreaterThanOrEqual(chance(actAsSat(act), gpa, rank))
    }),
    runs(1000),
  )
})

// Admission shares at real high schools, by admit rate and place in the SAT range (under p25, p25-50, p50-75, over p75).
const published: readonly (readonly [rate: number, shares: readonly (number | null)[]])[] = [
  [0.05, [0.05, 0.08, 0.11, 0.16]],
  [0.11, [0.09, 0.15, 0.21, 0.34]],
  [0.22, [0.18, 0.19, 0.34, 0.53]],
  [0.4, [0.22, 0.43, 0.65, 0.87]],
  [0.6, [0.42, 0.59, 0.82, 0.94]],
  [0.82, [null, 0.74, 0.88, 0.96]],
]
/** The applicant in the middle of each quarter; grades go with scores. */
const quarters = [
  { place: -0.9, gradesOver: -0.25 },
  { place: -0.25, gradesOver: -0.08 },
  { place: 0.25, gradesOver: 0.05 },
  { place: 0.9, gradesOver: 0.15 },
]

test('the chance roughly agrees with published admission shares', () => {
  const gaps = published.flatMap(([rate, shares]) =>
    shares.flatMap((share, quarter) => {
      const { place, gradesOver } = quarters[quarter] ?? { place: 0, gradesOver: 0 }
      const gpa = Math.min(4, expectedGpa(oddsOf(rate)) + gradesOver)
      return share === null ? [] : [Math.abs(chanceOf(record({ gpa }), collegeSide({ rate, place })) - share)]
    }),
  )
  expect(Math.max(...gaps)).toBeLessThan(0.17)
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.08)
})
