import { at } from '#engine/matching/curves.ts'
import type { Portrait } from '#engine/matching/portrait.ts'
import { academicFrames, lowScoreFrames, strongScoreFrames, undermatchFrames } from './academics.ts'
import {
  contestedFrames,
  goodOddsFrames,
  missingTestFrames,
  movedRateFrames,
  reachFrames,
} from './admission.ts'
import { goodPriceFrames, hardPriceFrames } from './cost.ts'
import type { Frame, Speaker } from './frames.ts'
import { campusFrames, placeFrames, typeFrames } from './place.ts'
import { breadthFrames, programFrames, smallProgramFrames } from './program.ts'
import { recordFrames } from './record.ts'
import { conditionFrames, distanceFrames, notOfferedFrames, plainFrames } from './special.ts'
import { lowCompletionFrames, standingFrames } from './standing.ts'

// Two to four sentences: the strongest reasons first, then one caution where there is one.

type Reason = { topic: string; frames: readonly Frame[]; weight: number }

const strong = 0.03
const mostReasons = 3

/** What speaks for the college, by how much of the score it carries beyond an ordinary college. */
function reasons({ fits, chance, chosen }: Portrait): Reason[] {
  const over = (component: number, weight: number, ordinary: number) => {
    const fit = at(fits, component)
    return Number.isNaN(fit) ? 0 : weight * (fit - ordinary)
  }
  const found: Reason[] = [
    { topic: 'program', frames: programFrames, weight: over(0, 0.24, 0.4) },
    { topic: 'breadth', frames: breadthFrames, weight: over(0, 0.24, 0.4) },
    { topic: 'academics', frames: [...academicFrames, ...strongScoreFrames], weight: over(1, 0.2, 0.55) },
    { topic: 'cost', frames: goodPriceFrames, weight: over(3, 0.2, 0.5) },
    { topic: 'standing', frames: standingFrames, weight: over(4, 0.18, 0.45) },
    { topic: 'odds', frames: goodOddsFrames, weight: chance?.band === 'target' ? 0.025 : 0.05 },
    { topic: 'place', frames: placeFrames, weight: over(5, 0.08, 0.5) + (chosen ? 0.01 : 0) },
    { topic: 'type', frames: typeFrames, weight: over(6, 0.05, 0.2) },
    { topic: 'campus', frames: campusFrames, weight: over(7, 0.06, 0.4) },
    { topic: 'record', frames: recordFrames, weight: 0.03 },
  ]
  return found.filter(({ weight }) => weight > 0.012).sort((a, b) => b.weight - a.weight)
}

const scarce = 0.2

/** The most serious first; only one is said. */
function cautions({ fits }: Portrait): [string, readonly Frame[]][] {
  return [
    ['not offered', notOfferedFrames],
    ['condition', conditionFrames],
    ['reach', reachFrames],
    ['missing test', missingTestFrames],
    ['small program', smallProgramFrames],
    ...(at(fits, 3) < scarce ? [['hard price', hardPriceFrames] satisfies [string, readonly Frame[]]] : []),
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
