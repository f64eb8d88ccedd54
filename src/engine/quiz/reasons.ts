import type { Major } from '#catalog/majors/major.ts'
import { type Family, meanOver } from './families.ts'
import { stride } from './likelihood.ts'
import type { Choice, Question } from './question.ts'
import type { Quiz, Session } from './quiz.ts'
import { scales } from './scales.ts'

// Why a family is suggested, from the student's own choices.

export type SuggestionFacts = {
  title: string
  about: string
  /** The student's choices that speak for it, the strongest first; empty if none does. */
  because: readonly string[]
  careers: readonly string[]
}

export function suggestionsOf(quiz: Quiz, session: Session): SuggestionFacts[] {
  const given = new Map<string, number>()
  const chosen = choicesMade(quiz, session)
  return session.ranked.flatMap(({ family }) => {
    const major = quiz.majorById.get(family.id)
    if (!major) return []
    const because = reasonsFor(quiz, session, family, chosen, given)
    for (const noted of because) given.set(noted, (given.get(noted) ?? 0) + 1)
    const careers = careersOf(quiz, session, major)
    return { title: major.title, about: major.description, because, careers }
  })
}

export function chanceOf(quiz: Quiz, question: Question, button: number): (at: number) => number {
  const table = quiz.likelihood.tables[quiz.questions.indexOf(question)]
  return (at) => table?.[at * stride + button] ?? 0
}

/** How likely the answer is for anyone. */
export const forAnyone = (quiz: Quiz, chance: (at: number) => number) =>
  quiz.candidates.reduce((sum, _, at) => sum + chance(at), 0) / quiz.candidates.length

const mostReasons = 2
const speaksFor = Math.log(1.25)
const staleness = 0.3 // a reason given before gives way to another that is nearly as good

type Made = { choice: Choice; chance: (at: number) => number; anyone: number }

const choicesMade = (quiz: Quiz, session: Session): Made[] =>
  session.answers.flatMap(({ question, button, choice }) => {
    if (!choice) return []
    const chance = chanceOf(quiz, question, button)
    return { choice, chance, anyone: forAnyone(quiz, chance) }
  })

/** The choices that someone headed for this family makes clearly more often than others. */
function reasonsFor(
  quiz: Quiz,
  session: Session,
  family: Family,
  chosen: readonly Made[],
  given: ReadonlyMap<string, number>,
): string[] {
  const inFamily = (value: (at: number) => number) => meanOver(family, session.belief, value)
  const profile = scales.map((_, scale) => inFamily((at) => quiz.profiles[at]?.[scale] ?? 0))
  return chosen
    .filter(({ choice }) => plainlyFits(choice, profile))
    .map(({ choice, chance, anyone }) => ({
      noted: choice.noted,
      gain: Math.log(inFamily(chance) / anyone),
    }))
    .filter(({ gain }) => gain >= speaksFor)
    .map((reason) => ({ ...reason, worth: reason.gain - staleness * (given.get(reason.noted) ?? 0) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostReasons)
    .map(({ noted }) => noted)
}

const standsOut = 0.4

/** A reason must be obvious: everything the choice is mainly about stands out in the family. */
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
