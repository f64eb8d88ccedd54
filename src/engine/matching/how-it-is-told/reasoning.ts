import { lowScoreFrames, undermatchFrames } from '#engine/matching/how-it-is-told/sentences/academics.ts'
import {
  contestedFrames,
  missingTestFrames,
  movedRateFrames,
  reachFrames,
} from '#engine/matching/how-it-is-told/sentences/admission.ts'
import { hardPriceFrames } from '#engine/matching/how-it-is-told/sentences/cost.ts'
import type { Frame, Speaker } from '#engine/matching/how-it-is-told/sentences/frames.ts'
import { fewDegrees, smallProgramFrames } from '#engine/matching/how-it-is-told/sentences/program.ts'
import { recordFrames } from '#engine/matching/how-it-is-told/sentences/record.ts'
import {
  conditionFrames,
  distanceFrames,
  nearSubjectFrames,
  notOfferedFrames,
  plainFrames,
} from '#engine/matching/how-it-is-told/sentences/special.ts'
import { lowCompletionFrames } from '#engine/matching/how-it-is-told/sentences/standing.ts'
import type { Strength } from '#engine/matching/how-well-it-fits/components.ts'
import type { Portrait } from './portrait.ts'

// Two to four sentences: the strongest reasons first, then one caution where there is one.

type Reason = { topic: string; frames: readonly Frame[]; weight: number }

const weak = 0.01
const strong = 0.03
const mostReasons = 3

const record: Reason = { topic: 'record', frames: recordFrames, weight: strong }

/** What speaks for the college, the strongest first; the record stands behind what is as strong. */
function reasons(strengths: readonly Strength[]): Reason[] {
  const found: Reason[] = []
  const ahead = strengths.filter(({ beyond }) => beyond >= strong).length
  strengths.forEach(({ component, beyond: weight }, place) => {
    if (place === ahead) found.push(record)
    if (weight > weak)
      for (const { topic, frames } of component.reasons) found.push({ topic, frames, weight })
  })
  if (ahead === strengths.length) found.push(record)
  return found
}

const scarce = 0.2

/** `holds`: what all its frames need. Asked first where there are many frames and few colleges for them. */
type Caution = { topic: string; frames: readonly Frame[]; holds?: (portrait: Portrait) => boolean }

/** The most serious first; only one is used. */
const cautions: readonly Caution[] = [
  { topic: 'not offered', frames: notOfferedFrames },
  { topic: 'near subject', frames: nearSubjectFrames, holds: ({ program }) => program?.near != null },
  {
    topic: 'condition',
    frames: conditionFrames,
    holds: ({ college }) => college.missions.length + college.flags.length > 0,
  },
  {
    topic: 'reach',
    frames: reachFrames,
    holds: ({ chance }) => chance?.band === 'reach' || chance?.band === 'far reach',
  },
  { topic: 'missing test', frames: missingTestFrames },
  {
    topic: 'small program',
    frames: smallProgramFrames,
    holds: ({ program }) => program !== null && program.degrees < fewDegrees,
  },
  { topic: 'hard price', frames: hardPriceFrames, holds: ({ fits }) => fits.Affordability < scarce },
  { topic: 'low score', frames: lowScoreFrames },
  { topic: 'low completion', frames: lowCompletionFrames },
  { topic: 'contested', frames: contestedFrames },
  { topic: 'undermatch', frames: undermatchFrames },
  { topic: 'moved rate', frames: movedRateFrames },
  { topic: 'distance', frames: distanceFrames },
]

export function reasoning(portrait: Portrait, strengths: readonly Strength[], say: Speaker): string {
  const sentences: string[] = []
  for (const { topic, frames, weight } of reasons(strengths)) {
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
