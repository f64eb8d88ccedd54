import { chanceCaps } from '#contract/chance/caps.ts'
import { coefficients, type Weights } from '#contract/chance/coefficients.ts'
import { clamp, logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import { capOn, type Word, words } from './caps.ts'
import type { Facts } from './facts.ts'
import { isApart, isClinical } from './subject.ts'

// One index, one doubt, one word. The index is in log-odds and a sum of terms; the doubt is the size of its error, of parts
// that add in quadrature; the range is the index with `reach` times the doubt to both sides; the word is what the lower end
// of the range bears out, never above the published caps, which bind index and word alike. Weights: `npm run fit -- chance`.

type Term = keyof Weights['index']

const orZero = (value: number) => (Number.isNaN(value) ? 0 : value)
const known = (value: number, otherwise: number) => (Number.isNaN(value) ? otherwise : value)
const yes = (holds: boolean) => (holds ? 1 : 0)
const not = (holds: boolean) => (holds ? -1 : 0)

/** The usual GPA of a class, by its middle score. */
export function classGpa(classMiddle: number, { class: usual }: Weights = coefficients): number {
  return Math.min(usual.most, usual.gpa + (usual.perHundred / 100) * orZero(classMiddle - usual.middle))
}

/** Place of the score and grades against the class: of one that is not known, what the other says of it. */
function recordOf({ place, gpa, classMiddle }: Facts, given: Weights) {
  const { gradesOfPlace, placeOfGrades, forgiven } = given.class
  const score = clamp(place, -2.5, 1.5)
  const grades = clamp(clamp(gpa, 2, 4) - classGpa(classMiddle, given), -1.6, 1.2)
  return {
    grades: known(grades, orZero(gradesOfPlace * score)),
    // Whoever leaves a score out stands in the middle, unless the grades say lower.
    score: known(score, orZero(clamp(placeOfGrades * (grades + forgiven), -1.5, 0))),
  }
}

/** Many unfinished applications are counted as refused where neither scores nor completion bear out so few. */
const ordinaryRate = 0.65

/** What each weight is multiplied by. No weight is negative, so each term has one direction. */
export function termsOf(f: Facts, given: Weights = coefficients): Record<Term, number> {
  const { grades, score } = recordOf(f, given)
  const refused = 1 - f.rate // who admits nearly all has no one to prefer
  return {
    start: 1,
    rate: logit(clamp(f.isOddRate ? Math.max(f.rate, ordinaryRate) : f.rate, 0.01, 0.99)),
    score,
    grades,
    rank: -orZero(f.rank),
    atHome: yes(f.residency === 1) * refused,
    elsewhere: not(f.residency === -1) * refused,
    earlyDecision: yes(f.round === 'ED'),
    restrictiveEarlyAction: yes(f.round === 'REA'),
    earlyAction: yes(f.round === 'EA'),
    scoreMissing: not(f.scoreMissing),
    contestedAtPublic: not(f.kind === 'contested' && f.isPublic && !f.isOddRate) * refused,
    clinicalAtPublic: not(isClinical(f.kind) && f.isPublic),
    filledByRank: not(f.verdict.fillsByRank) * clamp(0.5 - score, 0, 1),
    chosenByGrades: f.byGrades ? refused * Math.min(0, orZero(f.gpa - 3.9)) : 0,
  }
}

/** How many reasons there are to doubt the index beside those that every index has. */
export function otherDoubts(f: Facts): number {
  const hasPlace = !Number.isNaN(f.place)
  return (
    yes(!hasPlace) +
    yes(f.rateMoved || f.isOddRate) +
    yes(hasPlace && f.rangeDoubtful) +
    yes(hasPlace && f.fewSenders) +
    yes(isApart(f.kind, f.isPublic))
  )
}

export type Estimated = { chance: number; low: number; high: number; word: Word }

export function modelOf(given: Weights) {
  const { index: weights, doubts, range, words: begins } = given
  const names = Object.keys(weights) as Term[] // the file's own keys
  /** The least lower end of each word above "far reach": that of an ordinary college with its middle where the word begins. */
  const leastEnds = [begins.reach, begins.target, begins.likely].map(
    (middle) => logit(middle) - range.reach * doubts.usual,
  )

  function indexOf(f: Facts): number {
    const terms = termsOf(f, given)
    let sum = 0
    for (const name of names) sum += weights[name] * terms[name]
    return sum
  }

  function doubtOf(f: Facts): number {
    const ofRate = f.residency === 0 ? 0 : doubts.rateOfEveryone
    return Math.sqrt(doubts.usual ** 2 + ofRate ** 2 + otherDoubts(f) * doubts.other ** 2)
  }

  /** One student at one college; null where no admit rate is known. */
  function estimated(f: Facts): Estimated | null {
    if (Number.isNaN(f.rate)) return null
    const half = range.reach * doubtOf(f)
    const cap = capOn(f, weights.earlyDecision)
    const index = Math.min(indexOf(f), (leastEnds[cap] ?? Number.POSITIVE_INFINITY) + half)
    const word =
      words[Math.min(cap, leastEnds.filter((least) => index - half >= least).length)] ?? 'far reach'
    const { least, most } = chanceCaps.shown
    const shown = (x: number) => clamp(sigmoid(x), least, most)
    return { chance: shown(index), low: shown(index - half), high: shown(index + half), word }
  }

  return { indexOf, doubtOf, estimated }
}

export const { indexOf, doubtOf, estimated } = modelOf(coefficients)
