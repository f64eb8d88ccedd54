import type { Major } from '#catalog/facts.ts'
import { type Family, supportFor } from './families.ts'
import { stride } from './likelihood.ts'
import type { Choice, Exit, Question } from './question.ts'
import type { Quiz, Session } from './quiz.ts'
import { scales } from './scales.ts'
import { mainStrand, strands, strandsSeen } from './strands.ts'

// What there is to say, without the words: any writer, ours or a language model, gets these facts and nothing else.

export type FeedbackFacts = {
  /** How many questions have been answered. */
  turn: number
  /** What the student chose, as a thing one can like; null for a way out. */
  noted: string | null
  exit: Exit | null
  strand: string | null
  /** How many answers so far lean toward that strand, this one included. */
  timesSeen: number
}

export type SuggestionFacts = {
  title: string
  about: string
  /** What the student chose that speaks for it, the strongest first; empty when nothing does. */
  because: readonly string[]
  careers: readonly string[]
}

export type ResultFacts = {
  asked: number
  leftOpen: number
  /** The same place was clicked every time. */
  alwaysSamePlace: boolean
  /** `clear`: the answers agree. `mixed`: they point several ways. `open`: too little to go by. */
  picture: 'clear' | 'mixed' | 'open'
  strands: readonly { name: string; shownBy: readonly string[] }[]
  suggestions: readonly SuggestionFacts[]
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
  const leftOpen = session.answers.length - chosen.length
  const places = new Set(session.answers.map(({ button }) => button))
  const alwaysSamePlace = places.size === 1
  const seen = strandsSeen(chosen)
  return {
    asked: session.answers.length,
    leftOpen,
    alwaysSamePlace,
    picture: pictureOf(quiz, session, leftOpen * 3 >= session.answers.length || alwaysSamePlace),
    strands: seen.map(({ strand, shownBy }) => ({
      name: strands[strand],
      shownBy: shownBy.map(({ noted }) => noted),
    })),
    suggestions: suggestionsOf(quiz, session),
  }
}

function suggestionsOf(quiz: Quiz, session: Session): SuggestionFacts[] {
  const given = new Map<string, number>()
  return session.ranked.flatMap(({ family }) => {
    const major = quiz.majorById.get(family.id)
    if (!major) return []
    const because = reasonsFor(quiz, session, family, given)
    for (const noted of because) given.set(noted, (given.get(noted) ?? 0) + 1)
    const careers = careersOf(quiz, session, major)
    return { title: major.title, about: major.description, because, careers }
  })
}

const clear = 0.45 // three of four simulated students reach it, one of eight who click at random
const tooFaint = 0.2

/** How much better the belief foretells the answers than no belief at all, in nats an answer. */
function agreement(quiz: Quiz, session: Session): number {
  const gains = session.answers.map(({ question, button }) => {
    const chance = chanceOf(quiz, question, button)
    const believed = session.belief.reduce((sum, p, at) => sum + p * chance(at), 0)
    return Math.log(believed / everyone(quiz, chance))
  })
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}

function pictureOf(quiz: Quiz, session: Session, open: boolean): ResultFacts['picture'] {
  const agreed = agreement(quiz, session)
  if (open || agreed < tooFaint) return 'open'
  return agreed >= clear ? 'clear' : 'mixed'
}

function chanceOf(quiz: Quiz, question: Question, button: number): (at: number) => number {
  const table = quiz.likelihood.tables[quiz.questions.indexOf(question)]
  return (at) => table?.[at * stride + button] ?? 0
}

const everyone = (quiz: Quiz, chance: (at: number) => number) =>
  quiz.candidates.reduce((sum, _, at) => sum + chance(at), 0) / quiz.candidates.length

const mostReasons = 2
const speaksFor = Math.log(1.25)
const staleness = 0.3 // a reason given before gives way to another that is nearly as good

/** The choices that someone headed for this family makes clearly more often than others do. */
function reasonsFor(
  quiz: Quiz,
  session: Session,
  family: Family,
  given: ReadonlyMap<string, number>,
): string[] {
  const profile = profileOf(quiz, session, family)
  return session.answers
    .flatMap(({ question, button, choice }) => {
      if (!choice || !plainlyFits(choice, profile)) return []
      const chance = chanceOf(quiz, question, button)
      const theirs = supportFor(
        family,
        session.belief.map((p, at) => p * chance(at)),
      )
      const gain = Math.log(theirs / supportFor(family, session.belief) / everyone(quiz, chance))
      return { noted: choice.noted, gain }
    })
    .filter(({ gain }) => gain >= speaksFor)
    .map((reason) => ({ ...reason, worth: reason.gain - staleness * (given.get(reason.noted) ?? 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostReasons)
    .map(({ noted }) => noted)
}

/** The family as these answers see it: its occupations' profiles, the likelier ones counting more. */
function profileOf(quiz: Quiz, session: Session, family: Family): readonly number[] {
  const total = supportFor(family, session.belief)
  return scales.map((_, scale) => {
    const standing = session.belief.map((p, at) => p * (quiz.profiles[at]?.[scale] ?? 0))
    return supportFor(family, standing) / total
  })
}

const standsOut = 0.4

/** A reason must be plain to see: everything the choice is mainly about stands out in the family. */
const plainlyFits = ({ likes }: Choice, profile: readonly number[]) =>
  scales.every((scale, index) => (likes[scale] ?? 0) < 2 || (profile[index] ?? 0) >= standsOut)

const mostCareers = 3

/** The careers shown for the major, those that fit these answers best first. */
function careersOf(quiz: Quiz, session: Session, major: Major): string[] {
  const fitOf = (soc: string) =>
    quiz.candidates.reduce(
      (sum, { occupation }, at) => sum + (occupation.soc.startsWith(soc) ? (session.belief[at] ?? 0) : 0),
      0,
    )
  return major.careers
    .map((soc, place) => ({ title: quiz.careers.get(soc)?.title, fit: fitOf(soc), place }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .flatMap(({ title }) => title ?? [])
    .slice(0, mostCareers)
}
