import {
  lowScoreFrames,
  undermatchFrames,
  withoutScoreFrames,
} from '#engine/matching/how-it-is-told/sentences/academics.ts'
import {
  automaticFrames,
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
import { paragraph } from './names.ts'
import type { Portrait } from './portrait.ts'

// Two to four sentences: the strongest reasons first, then one caution where there is one. That it awards another
// subject, or does not award this one, is no caution: it stands first.

const weak = 0.01
const strong = 0.03
const mostReasons = 3

type Topic = { topic: string; frames: readonly Frame[] }
const record: Topic = { topic: 'record', frames: recordFrames }
const automatic: Topic = { topic: 'automatic', frames: automaticFrames }

/** What speaks for the college, a place by rule before all else; the record stands behind what is as strong. */
function reasons(portrait: Portrait, strengths: readonly Strength[], { say }: Speaker): string[] {
  const sentences: string[] = []
  const tell = ({ topic, frames }: Topic, weight: number) => {
    if (sentences.length === mostReasons || (sentences.length === 2 && weight < strong)) return
    const sentence = say(topic, frames, portrait)
    if (sentence) sentences.push(sentence)
  }
  tell(automatic, strong)
  for (const { component, beyond } of strengths)
    if (beyond >= strong) for (const reason of component.reasons) tell(reason, beyond)
  tell(record, strong)
  for (const { component, beyond } of strengths)
    if (beyond < strong && beyond > weak) for (const reason of component.reasons) tell(reason, beyond)
  return sentences
}

const scarce = 0.2

/** `holds`: what all its frames need. Asked first where there are many frames and few colleges for them. */
type Caution = Topic & { holds?: (portrait: Portrait) => boolean }

const otherSubject: readonly Caution[] = [
  { topic: 'not offered', frames: notOfferedFrames },
  { topic: 'near subject', frames: nearSubjectFrames, holds: ({ program }) => program?.near != null },
]

/** The most serious first; only one is used. */
const cautions: readonly Caution[] = [
  {
    topic: 'condition',
    frames: conditionFrames,
    holds: ({ college }) => college.missions.length + college.flags.length > 0,
  },
  {
    topic: 'without score',
    frames: withoutScoreFrames,
    holds: ({ bandWithoutScore }) => bandWithoutScore !== null,
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

export function reasoning(portrait: Portrait, strengths: readonly Strength[], speaker: Speaker): string {
  const other = firstOf(otherSubject, portrait, speaker)
  const sentences = reasons(portrait, strengths, speaker)
  if (other) sentences.unshift(other)
  const caution = other ? null : firstOf(cautions, portrait, speaker)
  while (sentences.length + (caution ? 1 : 0) < 2) {
    const plain = speaker.say('plain', plainFrames, portrait)
    if (!plain) break
    sentences.push(plain)
  }
  if (caution) sentences.push(caution)
  return paragraph(sentences)
}

function firstOf(topics: readonly Caution[], portrait: Portrait, { say }: Speaker): string | null {
  for (const { topic, frames, holds } of topics) {
    if (holds && !holds(portrait)) continue
    const sentence = say(topic, frames, portrait)
    if (sentence) return sentence
  }
  return null
}
