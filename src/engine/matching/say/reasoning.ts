import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { Strength } from '#engine/matching/match/components.ts'
import {
  lowScoreFrames,
  undermatchFrames,
  withoutScoreFrames,
} from '#engine/matching/say/sentences/academics.ts'
import {
  automaticFrames,
  belowMinimumFrames,
  contestedFrames,
  isAutomatic,
  lacksTest,
  missingTestFrames,
  movedRateFrames,
  reachFrames,
} from '#engine/matching/say/sentences/admission.ts'
import type { Speaker, Topic } from '#engine/matching/say/sentences/frames.ts'
import { nearSubjectFrames } from '#engine/matching/say/sentences/near-subject.ts'
import { beyondWishFrames, distanceFrames } from '#engine/matching/say/sentences/place.ts'
import { hardPriceFrames } from '#engine/matching/say/sentences/price/cost.ts'
import { associateFrames, fewDegrees, smallProgramFrames } from '#engine/matching/say/sentences/program.ts'
import { recordFrames } from '#engine/matching/say/sentences/record.ts'
import { someSubjectsFrames } from '#engine/matching/say/sentences/several-subjects.ts'
import {
  conditionFrames,
  fewBachelorsFrames,
  forOthersFrames,
  notOfferedFrames,
  plainFrames,
} from '#engine/matching/say/sentences/special.ts'
import {
  hasFewFinishing,
  isLeftByMany,
  lowCompletionFrames,
} from '#engine/matching/say/sentences/standing.ts'
import { paragraph } from './names.ts'
import { isBeyondWish, isContested, isForOthers, type Portrait } from './portrait.ts'

// Two to four sentences: the strongest reasons first, then one caution where there is one, or two where few finish,
// hardly anybody takes the subject, a required score is missing or few take a bachelor's degree: no other caution may hide
// that. That it awards another subject, does not award this one or one of several, or that the student is below its
// published minimum is no caution: it stands first.

const weak = 0.01
const strong = 0.03
const mostReasons = 3

const record: Topic = { topic: 'record', frames: recordFrames }
const automatic: Topic = { topic: 'automatic', frames: automaticFrames, holds: isAutomatic }
const plain: Topic = { topic: 'plain', frames: plainFrames }

/** What speaks for the college, a place by rule before all else; the record stands behind what is as strong. */
function reasons(portrait: Portrait, strengths: readonly Strength[], { say }: Speaker): string[] {
  const sentences: string[] = []
  const tell = (topic: Topic, weight: number) => {
    if (sentences.length === mostReasons || (sentences.length === 2 && weight < strong)) return
    const sentence = say(topic, portrait)
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

/** `ofCollege`: it is about the college and not the subject, so it is told where another subject is awarded too. */
type Caution = Topic & { ofCollege?: true }

const ruledOut: readonly Caution[] = [
  {
    topic: 'below minimum',
    frames: belowMinimumFrames,
    holds: ({ verdict }) => verdict.decides === 'below the published minimum',
  },
]

const someSubjects: Caution = {
  topic: 'some subjects',
  frames: someSubjectsFrames,
  holds: ({ program }) => program !== null && program.lacking.length > 0,
}
const otherSubject: readonly Caution[] = [
  { topic: 'not offered', frames: notOfferedFrames },
  someSubjects,
  { topic: 'near subject', frames: nearSubjectFrames, holds: ({ program }) => program?.near != null },
]

const smallProgram: Caution = {
  topic: 'small program',
  frames: smallProgramFrames,
  holds: ({ program }) => program !== null && program.degrees < fewDegrees,
}
const lowCompletion: Caution = {
  topic: 'low completion',
  frames: lowCompletionFrames,
  holds: (portrait) => hasFewFinishing(portrait) || isLeftByMany(portrait),
}

const contested: Caution = { topic: 'contested', frames: contestedFrames, holds: isContested }

const condition: Caution = {
  topic: 'condition',
  frames: conditionFrames,
  holds: ({ college }) => college.missions.length + college.flags.length > 0,
  ofCollege: true,
}
const forOthers: Caution = {
  topic: 'for others',
  frames: forOthersFrames,
  holds: isForOthers,
  ofCollege: true,
}
const reach: Caution = {
  topic: 'reach',
  frames: reachFrames,
  holds: ({ chance }) => chance?.band === 'reach' || chance?.band === 'far reach',
  ofCollege: true,
}

const missingTest: Caution = {
  topic: 'missing test',
  frames: missingTestFrames,
  holds: lacksTest,
  ofCollege: true,
}

const fewBachelors: Caution = {
  topic: 'few bachelors',
  frames: fewBachelorsFrames,
  holds: (portrait) => portrait.fewBachelors !== null,
  ofCollege: true,
}

/** The most serious first; one of them is used. */
const cautions: readonly Caution[] = [
  { topic: 'associates', frames: associateFrames, holds: ({ program }) => program?.associates != null },
  // Anyone may enroll, but perhaps not in the subject.
  {
    ...contested,
    holds: (portrait) => portrait.chance?.band === 'open admission' && isContested(portrait),
    ofCollege: true,
  },
  condition,
  forOthers,
  fewBachelors,
  {
    topic: 'without score',
    frames: withoutScoreFrames,
    holds: ({ bandWithoutScore }) => bandWithoutScore !== null,
    ofCollege: true,
  },
  reach,
  missingTest,
  smallProgram,
  {
    topic: 'hard price',
    frames: hardPriceFrames,
    holds: ({ fits }) => fits.Affordability < scarce,
    ofCollege: true,
  },
  { topic: 'low score', frames: lowScoreFrames, holds: ({ test }) => test !== null },
  lowCompletion,
  contested,
  { topic: 'undermatch', frames: undermatchFrames, holds: ({ test }) => test !== null },
  { topic: 'moved rate', frames: movedRateFrames },
  { topic: 'distance', frames: distanceFrames },
]
const cautionsOfCollege = cautions.filter(({ ofCollege }) => ofCollege)

const hardlyAnyFinish = 35 // percent
const hardlyAnyDegrees = 5

/** Told whatever else is: the first that holds. */
const alarms: readonly Caution[] = [
  {
    ...lowCompletion,
    holds: (portrait) => Number(finishingRate(portrait.college)) < hardlyAnyFinish || isLeftByMany(portrait),
  },
  { ...smallProgram, holds: ({ program }) => program !== null && program.degrees < hardlyAnyDegrees },
  missingTest,
  fewBachelors,
]

/** Told whatever else is, as a breach of a wish must be. */
const beyondWish: Topic = { topic: 'beyond wish', frames: beyondWishFrames, holds: isBeyondWish }

/** Who may enroll at all says nothing about the chance, so that is told beside it. */
const hardToEnter: readonly Caution[] = [reach]

const mostSentences = 4

export function reasoning(portrait: Portrait, strengths: readonly Strength[], speaker: Speaker): string {
  const other = firstOf(otherSubject, portrait, speaker)
  const sentences = reasons(portrait, strengths, speaker)
  const minimum = firstOf(ruledOut, portrait, speaker)
  if (minimum) sentences.unshift(minimum.sentence)
  if (other) sentences.unshift(other.sentence)
  const isOther = other !== null && other.topic !== someSubjects.topic
  const caution = firstOf(isOther ? cautionsOfCollege : cautions, portrait, speaker)
  const others = alarms.filter(({ topic }) => topic !== caution?.topic)
  const alarm = firstOf(others, portrait, speaker)
  const isOfWhom = caution?.topic === condition.topic || caution?.topic === forOthers.topic
  const beside = isOfWhom ? firstOf(hardToEnter, portrait, speaker) : null
  const told: string[] = []
  for (const one of [caution, alarm, beside]) if (one) told.push(one.sentence)
  const farther = speaker.say(beyondWish, portrait)
  if (farther) told.push(farther)
  while (sentences.length + told.length < 2) {
    const sentence = speaker.say(plain, portrait)
    if (!sentence) break
    sentences.push(sentence)
  }
  return paragraph([...sentences.slice(0, mostSentences - told.length), ...told])
}

type Said = { topic: string; sentence: string }

function firstOf(topics: readonly Caution[], portrait: Portrait, { say }: Speaker): Said | null {
  for (const one of topics) {
    const sentence = say(one, portrait)
    if (sentence) return { topic: one.topic, sentence }
  }
  return null
}
