import { actAsSat, satAsAct } from '#contract/matching/concordance.ts'
import type { ListedFacts } from '#contract/shortlist/outlook.ts'

// Whether to send a score, by rule: the college's own policy and the range of those who sent one. Never as a difference
// of chances: the effect of withholding a score is not known, and where it was studied, less advantaged students lost
// by it.

export type Advice = {
  /** Short, for a chip. */
  label: 'Send' | 'Lean send' | 'Don’t send' | 'Required' | 'Not looked at' | 'No score yet' | 'Not known'
  tone: 'act' | 'plain' | 'off'
  why: string
}

type Scores = { sat: number | null; act: number | null; firstGeneration: boolean }
type Range = { low: number; middle: number; high: number }
type Test = {
  name: 'SAT' | 'ACT'
  score: number
  range: Range
  share: number | null
  /** How a score of the other test was converted. */
  takenAs: string
}

/** `firstGeneration`: between the lower edge and the middle the advice leans further towards sending. */
export function adviceOf(
  { policy, sat, act, satShare, actShare }: ListedFacts['tests'],
  scores: Scores,
): Advice {
  if (policy === 'not considered')
    return { label: 'Not looked at', tone: 'off', why: 'This college does not look at test scores.' }
  const own = [
    testOf('SAT', scores.sat, sat, satShare.value),
    testOf('ACT', scores.act, act, actShare.value),
  ].flatMap((test) => test ?? [])
  // If the college reports nothing for the student's test, the score is converted by the test makers' table.
  const tests =
    own.length > 0
      ? own
      : [
          scores.act === null
            ? null
            : testOf('SAT', actAsSat(scores.act), sat, satShare.value, `ACT of ${scores.act}`),
          scores.sat === null
            ? null
            : testOf('ACT', satAsAct(scores.sat), act, actShare.value, `SAT of ${scores.sat}`),
        ].flatMap((test) => test ?? [])
  const best = [...tests].sort((a, b) => placeOf(b) - placeOf(a))[0]
  if (policy === 'required')
    return {
      label: 'Required',
      tone: 'plain',
      why: `Every applicant sends a score.${best ? ` ${rangeWords(best)}` : ''}`,
    }
  if (scores.sat === null && scores.act === null)
    return { label: 'No score yet', tone: 'off', why: 'With a score we can say whether to send it.' }
  if (!best || policy === null)
    return {
      label: 'Not known',
      tone: 'off',
      why: 'The college publishes no range to compare your score with.',
    }
  return compared(best, scores.firstGeneration)
}

function compared(best: Test, firstGeneration: boolean): Advice {
  const { name, score, range, takenAs } = best
  const facts = `${rangeWords(best)}${shareWords(best)}`
  const yours =
    takenAs === '' ? `Your ${score} is` : `Your ${takenAs}, about ${Math.round(score)} on the ${name}, is`
  if (score >= range.middle)
    return { label: 'Send', tone: 'act', why: `${yours} in the upper half of those who sent one. ${facts}` }
  if (score >= range.low) {
    const more = firstGeneration
      ? ' As the first in your family to go to college, lean further: where it was studied, such students lost by withholding.'
      : ''
    return {
      label: 'Lean send',
      tone: 'act',
      why: `${yours} between the lower edge and the middle of those who sent one.${more} ${facts}`,
    }
  }
  return {
    label: 'Don’t send',
    tone: 'plain',
    why: `${yours} below the middle half of those who sent an ${name} score. ${facts}`,
  }
}

const testOf = (
  name: Test['name'],
  score: number | null,
  range: Range | null,
  share: number | null,
  takenAs = '',
): Test | null => (score === null || range === null ? null : { name, score, range, share, takenAs })

const placeOf = ({ score, range }: Test) => (score - range.middle) / Math.max(1, range.high - range.low)

const rangeWords = ({ name, range }: Test) =>
  `The middle half of those who sent an ${name} score had ${Math.round(range.low)} to ${Math.round(range.high)}.`

const shareWords = ({ name, share }: Test) =>
  share === null ? '' : ` ${Math.round(share)}% of first-years sent an ${name} score.`
