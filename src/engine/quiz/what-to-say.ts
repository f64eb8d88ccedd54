import type { Interest } from '#contract/counselor.ts'
import { type Family, meanOver } from './families.ts'
import type { Exit } from './question.ts'
import type { Quiz, Session } from './quiz.ts'
import { chanceOf, forAnyone, type SuggestionFacts, suggestionsOf } from './reasons.ts'
import { scales } from './scales.ts'
import { mainStrand, type Strand, scalesOf, strands, strandsSeen, strandWeights } from './strands.ts'

// What there is to say, without the wording: any writer, ours or a language model, gets only these facts.

export type FeedbackFacts = {
  /** How many questions have been answered. */
  turn: number
  /** What the student chose, as something one can like; null for a way out. */
  noted: string | null
  exit: Exit | null
  strand: string | null
  /** How many answers so far point to that strand, including this one. */
  timesSeen: number
}

export type ResultFacts = {
  asked: number
  /** Answered "I'm not sure". */
  leftOpen: number
  /** Answered "None of these, really", which is an answer. */
  noneFit: number
  /** The button at the same place was pressed every time. */
  alwaysSamePlace: boolean
  /** `clear`: the answers agree. `mixed`: they point several ways. `open`: too few to tell. */
  picture: 'clear' | 'mixed' | 'open'
  strands: readonly { name: string; shownBy: readonly string[] }[]
  suggestions: readonly (SuggestionFacts & { interest: string | null })[]
}

const mostInterests = 6

const interestsSeen = (session: Session): readonly { strand: Strand; weight: number }[] =>
  strandWeights(session.answers.flatMap(({ choice }) => choice ?? [])).slice(0, mostInterests)

/** For the picture of interests that grows with the answers. */
export const interestsOf = (session: Session): Interest[] =>
  interestsSeen(session).map(({ strand, weight }) => ({
    name: strands[strand],
    answers: Math.round(10 * weight) / 10,
  }))

/** Which of the student's interests stands out most in the work that a family leads to. */
function interestBehind(quiz: Quiz, session: Session, family: Family): string | null {
  const standing = (strand: Strand) => {
    const places = scalesOf(strand).map((scale) => scales.indexOf(scale))
    const means = places.map((place) =>
      meanOver(family, session.belief, (at) => quiz.profiles[at]?.[place] ?? 0),
    )
    return Math.max(...means)
  }
  const [best] = interestsSeen(session)
    .map(({ strand, weight }) => ({ strand, weight: weight * Math.max(0, standing(strand)) }))
    .sort((a, b) => b.weight - a.weight)
  return best && best.weight > 0 ? strands[best.strand] : null
}

export function feedbackFacts(session: Session): FeedbackFacts | null {
  const last = session.answers.at(-1)
  if (!last) return null
  const strand = last.choice && mainStrand(last.choice)
  return {
    turn: session.answers.length,
    noted: last.choice?.noted ?? null,
    exit: last.choice ? null : (last.question.exit ?? null),
    strand: strand && strands[strand],
    timesSeen: strand
      ? session.answers.filter(({ choice }) => choice && mainStrand(choice) === strand).length
      : 0,
  }
}

export function resultFacts(quiz: Quiz, session: Session): ResultFacts {
  const chosen = session.answers.flatMap(({ choice }) => choice ?? [])
  const exits = (exit: Exit) =>
    session.answers.filter(({ choice, question }) => !choice && question.exit === exit).length
  const leftOpen = exits('unsure')
  const noneFit = exits('none')
  const places = new Set(session.answers.map(({ button }) => button))
  const alwaysSamePlace = places.size === 1
  const seen = strandsSeen(chosen)
  return {
    asked: session.answers.length,
    leftOpen,
    noneFit,
    alwaysSamePlace,
    picture: pictureOf(
      quiz,
      session,
      alwaysSamePlace || 2 * noneFit + 3 * leftOpen >= session.answers.length,
    ),
    strands: seen.map(({ strand, shownBy }) => ({
      name: strands[strand],
      shownBy: shownBy.map(({ noted }) => noted),
    })),
    suggestions: suggestionsOf(quiz, session).map((suggestion) => ({
      ...suggestion,
      interest: interestBehind(quiz, session, suggestion.family),
    })),
  }
}

const clear = 0.45 // three of four simulated students reach it, one of eight who click at random
const tooFaint = 0.2

/** How much better the belief predicts the answers than no belief at all, in nats per answer. */
function agreement(quiz: Quiz, session: Session): number {
  const gains = session.answers.map(({ question, button }) => {
    const chance = chanceOf(quiz, question, button)
    const believed = session.belief.reduce((sum, p, at) => sum + p * chance(at), 0)
    return Math.log(believed / forAnyone(quiz, chance))
  })
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}

function pictureOf(quiz: Quiz, session: Session, open: boolean): ResultFacts['picture'] {
  const agreed = agreement(quiz, session)
  if (open || agreed < tooFaint) return 'open'
  return agreed >= clear ? 'clear' : 'mixed'
}
