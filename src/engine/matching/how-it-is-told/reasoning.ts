import { lowScoreFrames, undermatchFrames } from '#engine/matching/how-it-is-told/sentences/academics.ts'
import {
  contestedFrames,
  missingTestFrames,
  movedRateFrames,
  reachFrames,
} from '#engine/matching/how-it-is-told/sentences/admission.ts'
import { hardPriceFrames } from '#engine/matching/how-it-is-told/sentences/cost.ts'
import type { Frame, Speaker } from '#engine/matching/how-it-is-told/sentences/frames.ts'
import { smallProgramFrames } from '#engine/matching/how-it-is-told/sentences/program.ts'
import { recordFrames } from '#engine/matching/how-it-is-told/sentences/record.ts'
import {
  conditionFrames,
  distanceFrames,
  nearSubjectFrames,
  notOfferedFrames,
  plainFrames,
} from '#engine/matching/how-it-is-told/sentences/special.ts'
import { lowCompletionFrames } from '#engine/matching/how-it-is-told/sentences/standing.ts'
import { components } from '#engine/matching/how-well-it-fits/components.ts'
import type { Portrait } from './portrait.ts'

// Two to four sentences: the strongest reasons first, then one caution where there is one.

type Reason = { topic: string; frames: readonly Frame[]; weight: number }

const weak = 0.01
const strong = 0.03
const mostReasons = 3

/** What speaks for the college, by how much of the score it carries beyond an ordinary college. */
function reasons({ fits }: Portrait): Reason[] {
  const found = components.flatMap(({ name, weight, ordinary, reasons: spoken }) =>
    spoken.map((reason) => ({ ...reason, weight: weight * (fits[name] - ordinary) })),
  )
  return [...found, { topic: 'record', frames: recordFrames, weight: strong }]
    .filter(({ weight }) => weight > weak)
    .sort((a, b) => b.weight - a.weight)
}

const scarce = 0.2

/** The most serious first; only one is said. */
function cautions({ fits }: Portrait): [string, readonly Frame[]][] {
  return [
    ['not offered', notOfferedFrames],
    ['near subject', nearSubjectFrames],
    ['condition', conditionFrames],
    ['reach', reachFrames],
    ['missing test', missingTestFrames],
    ['small program', smallProgramFrames],
    ...(fits.Affordability < scarce
      ? [['hard price', hardPriceFrames] satisfies [string, readonly Frame[]]]
      : []),
    ['low score', lowScoreFrames],
    ['low completion', lowCompletionFrames],
    ['contested', contestedFrames],
    ['undermatch', undermatchFrames],
    ['moved rate', movedRateFrames],
    ['distance', distanceFrames],
  ]
}

export function reasoning(portrait: Portrait, say: Speaker): string {
  const sentences: string[] = []
  for (const { topic, frames, weight } of reasons(portrait)) {
    if (sentences.length === mostReasons || (sentences.length === 2 && weight < strong)) break
    const sentence = say(topic, frames, portrait)
    if (sentence) sentences.push(sentence)
  }
  const caution = firstOf(cautions(portrait), portrait, say)
  while (sentences.length + (caution ? 1 : 0) < 2) {
    const plain = say('plain', plainFrames, portrait)
    if (!plain) break
    sentences.push(plain)
  }
  return [...sentences, ...(caution ? [caution] : [])].join(' ')
}

function firstOf(
  topics: readonly [string, readonly Frame[]][],
  portrait: Portrait,
  say: Speaker,
): string | null {
  for (const [topic, frames] of topics) {
    const sentence = say(topic, frames, portrait)
    if (sentence) return sentence
  }
  return null
}
