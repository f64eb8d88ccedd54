import type { Major } from '#catalog/majors/major.ts'
import { areNear, type Family, meanOver } from './families.ts'
import { stride } from './likelihood.ts'
import type { Choice, Question } from './question.ts'
import type { Quiz, Session } from './quiz.ts'
import { scales } from './scales.ts'

// Why a family is suggested, from the student's own choices.

export type SuggestionFacts = {
  family: Family
  title: string
  about: string
  /** The student's choices that speak for it, the strongest first; empty if none does. */
  because: readonly string[]
  /** An earlier suggestion that it stands next to. */
  beside: string | null
  careers: readonly string[]
}

export function suggestionsOf(quiz: Quiz, session: Session): SuggestionFacts[] {
  const given = new Map<string, number>()
  const chosen = choicesMade(quiz, session)
  return session.ranked.flatMap(({ family }, place) => {
    const major = quiz.majorById.get(family.id)
    if (!major) return []
    const because = reasonsFor(quiz, session, family, chosen, given)
    for (const noted of because) given.set(noted, (given.get(noted) ?? 0) + 1)
    const careers = careersOf(quiz, session, major)
    const next = session.ranked.slice(0, place).find((other) => areNear(other.family, family))
    const beside = (next && quiz.majorById.get(next.family.id)?.title) ?? null
    return { family, title: major.title, about: major.description, because, beside, careers }
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
const speaksFor = Math.log(1.4)
const named = 1 // a choice that names the family is the plainest reason
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
    .map(({ choice, chance, anyone }) => {
      const names = choice.fields.includes(family.id)
      const gain = Math.log(inFamily(chance) / anyone)
      const holds = names || (gain >= speaksFor && nextTo(choice, family) && plainlyFits(choice, profile))
      const worth = gain + (names ? named : 0) - staleness * (given.get(choice.noted) ?? 0)
      return { noted: choice.noted, holds, worth }
    })
    .filter(({ holds }) => holds)
    .sort((a, b) => b.worth - a.worth)
    .map(({ noted }) => noted)
    .filter((noted, at, all) => !all.slice(0, at).some((one) => echoes(one, noted)))
    .slice(0, mostReasons)
}

const smallWords =
  /^(with|what|that|them|from|people|being|making|having|some|things?|working|running|reading|about)/

/** Two reasons in much the same words are one: "working out risks" and "working out risks with math". */
function echoes(one: string, other: string): boolean {
  const stems = (text: string) =>
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !smallWords.test(word))
      .map((word) => word.slice(0, 4))
  const said = stems(one)
  return stems(other).some((stem) => said.includes(stem))
}

/** A choice that names majors is a reason for these and their field: checking a script is none for teaching. */
const nextTo = ({ fields }: Choice, { id }: Family) =>
  fields.length === 0 || fields.some((field) => field.slice(0, 3) === id.slice(0, 3))

const standsOut = 0.8

/** A reason must be obvious: everything the choice is mainly about stands out in the family. */
const plainlyFits = ({ likes }: Choice, profile: readonly number[]) =>
  scales.every((scale, index) => (likes[scale] ?? 0) < 2 || (profile[index] ?? 0) >= standsOut)

const mostCareers = 3

/**
 * The careers shown for the major, those that fit these answers best first. One that the major hardly leads to (a
 * meteorologist may announce the weather) is left out.
 */
function careersOf(quiz: Quiz, session: Session, major: Major): string[] {
  const elsewhere = (soc: string) => {
    const known = quiz.candidates.filter(({ occupation }) => occupation.soc.startsWith(soc))
    return known.length > 0 && known.every(({ occupation }) => !occupation.families.includes(major.id))
  }
  const fitOf = (soc: string) =>
    quiz.candidates.reduce(
      (sum, { occupation }, at) => sum + (occupation.soc.startsWith(soc) ? (session.belief[at] ?? 0) : 0),
      0,
    )
  return major.careers
    .filter((soc) => !elsewhere(soc))
    .map((soc, place) => ({ title: quiz.careers.get(soc)?.title, fit: fitOf(soc), place }))
    .sort((a, b) => b.fit - a.fit || a.place - b.place)
    .flatMap(({ title }) => title ?? [])
    .slice(0, mostCareers)
}
