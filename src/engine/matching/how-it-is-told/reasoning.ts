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

/** What speaks for the college, by how much it adds to the score compared with an ordinary college. */
function reasons({ fits }: Portrait): Reason[] {
  const found: Reason[] = []
  for (const { name, weight: part, ordinary, reasons: spoken } of components) {
    const weight = part * (fits[name] - ordinary)
    if (weight > weak) for (const { topic, frames } of spoken) found.push({ topic, frames, weight })
  }
  found.push({ topic: 'record', frames: recordFrames, weight: strong })
  return found.sort((a, b) => b.weight - a.weight)
}

const scarce = 0.2

type Caution = { topic: string; frames: readonly Frame[]; holds?: (portrait: Portrait) => boolean }

/** The most serious first; only one is used. */
const cautions: readonly Caution[] = [
  { topic: 'not offered', frames: notOfferedFrames },
  { topic: 'near subject', frames: nearSubjectFrames },
  { topic: 'condition', frames: conditionFrames },
  { topic: 'reach', frames: reachFrames },
  { topic: 'missing test', frames: missingTestFrames },
  { topic: 'small program', frames: smallProgramFrames },
  { topic: 'hard price', frames: hardPriceFrames, holds: ({ fits }) => fits.Affordability < scarce },
  { topic: 'low score', frames: lowScoreFrames },
  { topic: 'low completion', frames: lowCompletionFrames },
  { topic: 'contested', frames: contestedFrames },
  { topic: 'undermatch', frames: undermatchFrames },
  { topic: 'moved rate', frames: movedRateFrames },
  { topic: 'distance', frames: distanceFrames },
]

export function reasoning(portrait: Portrait, say: Speaker): string {
  const sentences: string[] = []
  for (const { topic, frames, weight } of reasons(portrait)) {
    if (sentences.length === mostReasons || (sentences.length === 2 && weight < strong)) break
    const sentence = say(topic, frames, portrait)
    if (sentence) sentences.push(sentence)
  }
  const caution = firstCaution(portrait, say)
  while (sentences.length + (caution ? 1 : 0) < 2) {
    const plain = say('plain', plainFrames, portrait)
    if (!plain) break
    sentences.push(plain)
  }
  if (caution) sentences.push(caution)
  return sentences.join(' ')
}

function firstCaution(portrait: Portrait, say: Speaker): string | null {
  for (const { topic, frames, holds } of cautions) {
    if (holds && !holds(portrait)) continue
    const sentence = say(topic, frames, portrait)
    if (sentence) return sentence
  }
  return null
}
