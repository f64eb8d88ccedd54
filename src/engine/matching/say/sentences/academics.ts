import type { ChanceBand } from '#contract/matching/report.ts'
import { capital, withArticle } from '#contract/prose.ts'
import type { Portrait, TestPart } from '#engine/matching/say/portrait.ts'
import { isSettled } from './admission.ts'
import { type Frame, knowing } from './frames.ts'
import { counts } from './record.ts'

type Said = TestPart & { range: string; mine: string; fall: string; portrait: Portrait }

const about = (fits: (test: TestPart, portrait: Portrait) => boolean) =>
  knowing((portrait): Said | null => {
    const { test } = portrait
    if (!test || !fits(test, portrait)) return null
    const path = test.test === 'SAT' ? 'admission.sat' : 'admission.act'
    return {
      test: test.test,
      score: test.score,
      low: test.low,
      high: test.high,
      place: test.place,
      range: `${Math.round(test.low)}-${Math.round(test.high)}`,
      mine: `${test.test} of ${test.score}`,
      fall: portrait.yearOf(path),
      portrait,
    }
  })

const where = ({ score, low, high }: TestPart) =>
  score >= (low + high) / 2 ? 'in the upper half of' : 'in the lower half of'

/** Where a score lies in the told range: each text belongs to one of these, so no two of a card can quarrel. */
export type Standing = 'below' | 'inside' | 'above' | 'far above'
const farAbove = 1.2 // in widths of the range, from its middle

export function standingOf({ score, low, high, place }: TestPart): Standing {
  if (score < low) return 'below'
  if (score <= high) return 'inside'
  return place > farAbove ? 'far above' : 'above'
}
const standing = (wanted: Standing) => about((test) => standingOf(test) === wanted)

const good = standing('inside')

/** For scores that fit the class. */
export const academicFrames: readonly Frame[] = [
  good(
    ({ mine, range, fall, test }) =>
      `Your ${mine} fits the class: the middle half of first-years who sent scores had ${range} on the ${test} in ${fall}.`,
  ),
  good(
    (said) =>
      `Half of those who sent ${said.test} scores for ${said.fall} had ${said.range}, and your ${said.score} lands ${where(said)} that range.`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `Your scores look like those of the students who enroll, ${score} on the ${test} beside their ${range} (${fall}).`,
  ),
  good(
    ({ range, fall, mine }) =>
      `You would be in familiar company, because your ${mine} is within the ${range} that marked the middle of the ${fall} class.`,
  ),
  good(
    (said) =>
      `The ${said.test} says that the level should suit you: ${said.score} sits ${where(said)} its usual range of ${said.range} (${said.fall}).`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `${capital(withArticle(String(score)))} on the ${test} is where this college finds its students; the middle range in ${fall} was ${range}.`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `Classmates should be near your level, ${range} on the ${test} in the middle of the ${fall} class against ${score} for you.`,
  ),
  good(
    ({ test, range, fall, mine }) =>
      `You would be neither lost nor bored; its ${fall} class centered on ${test} scores of ${range}, and you bring an ${mine}.`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `Measured by the ${test} you belong here, at ${score} beside a middle range of ${range} (${fall}).`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `Expect peers with scores like yours: ${range} on the ${test} for the middle half in ${fall}, ${score} for you.`,
  ),
  good(
    ({ test, range, fall, score }) =>
      `In a class with a middle range of ${range} on the ${test} (${fall}), your ${score} would neither stand out nor fall short.`,
  ),
]

const over = standing('above')

/** For scores that are a strength here. */
export const strongScoreFrames: readonly Frame[] = [
  over(({ mine, range, fall, portrait }) =>
    isSettled(portrait)
      ? `Your ${mine} is over its middle range of ${range} (${fall}), so ask whether it gives merit aid.`
      : `Your ${mine} is over its middle range of ${range} (${fall}), which helps with admission; ask whether it gives merit aid.`,
  ),
  over(
    ({ score, test, range, fall }) =>
      `At ${score} on the ${test} you would stand out a little in a class whose middle half had ${range} (${fall}).`,
  ),
  over(
    ({ score, test, high, fall }) =>
      `Its middle half ended at ${Math.round(high)} on the ${test} in ${fall}; you bring ${score}.`,
  ),
  over(
    ({ score, test, range, fall }) =>
      `With ${score} on the ${test} you come in above the usual ${range} (${fall}).`,
  ),
  over(
    ({ test, range, fall, mine }) =>
      `You would start ahead of most classmates by the ${test}: your ${mine} is past the ${range} of its middle half (${fall}).`,
  ),
  over(
    ({ test, range, fall, score }) =>
      `Beside its ${test} range of ${range} (${fall}), your ${score} is on the high side.`,
  ),
  over(
    ({ mine, range, fall }) => `An ${mine} tops the ${range} that was usual in ${fall}, a good card to play.`,
  ),
  over(
    ({ range, fall, test }) =>
      `You score above the middle half of the first-years who sent scores (${range} on the ${test}, ${fall}).`,
  ),
  over(
    ({ score, range, fall, test }) =>
      `The ${test} is in your favor: ${score} for you, ${range} for the middle of the ${fall} class.`,
  ),
  over(
    ({ mine, fall, high }) =>
      `Three in four first-years who sent scores in ${fall} had ${Math.round(high)} or less, so your ${mine} is a plus.`,
  ),
]

/** For scores well above the class: a plus, but perhaps too easy. */
const above = standing('far above')
export const undermatchFrames: readonly Frame[] = [
  above(({ mine }) => `Your ${mine} is above most of the class, so ask about honors courses.`),
  above(() => 'You would arrive ahead of many classmates; an honors program could keep you challenged.'),
  above(
    ({ range, fall, test }) =>
      `The middle of the class scored lower than you did (${range} on the ${test}, ${fall}), so ask whether it gives merit aid.`,
  ),
  above(
    ({ range, fall, score, test }) =>
      `Make sure it will stretch you: ${score} is well over its usual ${test} range of ${range} (${fall}).`,
  ),
  above(
    ({ test }) =>
      `Few first-years here had an ${test} score like yours, so look for honors housing, research or faster tracks.`,
  ),
  above(
    ({ range, fall }) =>
      `Ask what it offers its strongest students, since its middle range was ${range} in ${fall}.`,
  ),
  above(
    ({ test }) =>
      `By the ${test} you would be among the better prepared, so look for courses that challenge you.`,
  ),
]

/** For scores that weigh against the student where they need not be sent: the word with it, and without it. */
const optional = knowing(({ bandWithoutScore, chance, test }) =>
  bandWithoutScore && test && chance
    ? { word: called(bandWithoutScore), now: called(chance.band), mine: `${test.test} of ${test.score}` }
    : null,
)
const called = (band: ChanceBand) => (band === 'likely' ? 'likely' : `a ${band}`)

export const withoutScoreFrames: readonly Frame[] = [
  optional(
    ({ word, now, mine }) =>
      `With your ${mine} it is ${now}; scores are optional here, and without it we would call it ${word}.`,
  ),
  optional(
    ({ word, now, mine }) =>
      `Think about not sending your ${mine}: with it this is ${now}, and without a score, which is optional, ${word}.`,
  ),
  optional(
    ({ word, now, mine }) =>
      `Your ${mine} makes it ${now}; it need not be sent, and without it we would say ${word}.`,
  ),
  optional(
    ({ word, now, mine }) =>
      `You may leave your ${mine} out, since scores are optional: that would make it ${word} instead of ${now}.`,
  ),
  optional(
    ({ word, now, mine }) =>
      `By grades alone it would be ${word}, and ${now} by your ${mine}, which does not have to be sent.`,
  ),
]

function whatCarries({ college, profile }: Portrait): string {
  if (profile.gpa === null) return 'the rest of your application has'
  return counts(college.admission.weighs.essay) ? 'grades and essays have' : 'grades have'
}
/** For scores below the class, though not hopelessly. Where a place is settled without them, they are no doubt. */
const below = about((test, portrait) => standingOf(test) === 'below' && !isSettled(portrait))
export const lowScoreFrames: readonly Frame[] = [
  below(
    ({ mine, range, fall, portrait }) =>
      `Your ${mine} is under the middle range of ${range} (${fall}), so ${whatCarries(portrait)} to carry more.`,
  ),
  below(
    ({ test, range, fall, score }) =>
      `Most first-years who sent scores had more on the ${test} (${range} in ${fall}, against ${score}), and a retake could help.`,
  ),
  below(
    ({ range, fall, test }) =>
      `Your ${test} is on the low side here: three in four first-years who sent scores in ${fall} had ${range.split('-')[0]} or more.`,
  ),
  below(
    ({ score, range, fall }) =>
      `${capital(withArticle(String(score)))} falls short of the usual ${range} (${fall}); lean on the rest of your application.`,
  ),
  below(({ range, fall, portrait }) =>
    portrait.college.admission.tests === 'optional' &&
    !portrait.verdict.asksScores &&
    portrait.profile.gpa !== null
      ? `Scores are optional, and with a middle range of ${range} (${fall}) you may do better without yours.`
      : null,
  ),
]
