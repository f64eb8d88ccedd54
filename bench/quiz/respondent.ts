import type { Seeded } from '#contract/testing/seeded.ts'
import { labelsOf, type Question } from '#engine/quiz/question.ts'
import type { Quiz } from '#engine/quiz/quiz.ts'
import { type Scale, scales } from '#engine/quiz/scales.ts'

// People to try the forms on. They do not answer by the quiz's own likelihood: they choose what appeals most with
// normal noise (not a softmax), their profile is uncut and strays from their occupation, they read each choice in
// their own way, have their own threshold for "none of these", and sometimes just click.

/** How far a person's interests and subjects lie from those of the occupation, in standard deviations. */
export const strays = { calibrated: 0.25, deviating: 0.55 }

const strength = 0.9 // how strongly a liking shows in one answer …
const noise = 0.8 // … and how much else goes into it: the same for a classic item and for a choice
const misreading = 0.4 // log-normal spread of what a choice means to this person
const sideThought = 0.4 // weight of one random other scale
const carelessness = 0.03

export type Person = { truth: number; likes: readonly number[]; threshold: number }

export function population(quiz: Quiz) {
  const rows = quiz.candidates.map(({ occupation }) => [...occupation.interests, ...occupation.subjects])
  const columns = scales.map((_, scale) => spreadOf(rows.map((row) => row[scale] ?? 0)))
  const profiles = rows.map((row) =>
    row.map((value, scale) => (value - (columns[scale]?.mean ?? 0)) / (columns[scale]?.deviation || 1)),
  )
  const footing = new Map(
    quiz.questions.flatMap(({ choices }) =>
      choices.map((choice) => {
        const weights = weightsOf(choice.likes)
        return [choice, spreadOf(profiles.map((profile) => sum(weights, profile)))] as const
      }),
    ),
  )

  function meet(chance: Seeded, stray: number): Person {
    const truth = chance.below(profiles.length)
    const likes = (profiles[truth] ?? []).map((value) => value + stray * chance.normal())
    return { truth, likes, threshold: 0.3 + 0.3 * chance.normal() }
  }

  function answer(chance: Seeded, person: Person, question: Question): number {
    if (chance.uniform() < carelessness) return chance.below(labelsOf(question).length)
    const appeals = question.choices.map((choice) => {
      const read = weightsOf(choice.likes).map(
        ([scale, weight]) => [scale, weight * Math.exp(misreading * chance.normal())] as const,
      )
      const strongest = Math.max(...Object.values(choice.likes))
      const aside = [[chance.below(scales.length), sideThought * strongest] as const]
      const { mean, deviation } = footing.get(choice) ?? { mean: 0, deviation: 1 }
      const liking = (sum([...read, ...aside], person.likes) - mean) / deviation
      return strength * liking + noise * chance.normal()
    })
    const best = Math.max(...appeals)
    return question.exit && best < person.threshold ? question.choices.length : appeals.indexOf(best)
  }

  /** One like/dislike item of a classic form, 1 to 5, about one of the six interests. */
  function rate(chance: Seeded, person: Person, interest: number): number {
    if (chance.uniform() < carelessness) return 1 + chance.below(5)
    const aside = sideThought * (person.likes[chance.below(6)] ?? 0)
    const liking = ((person.likes[interest] ?? 0) + aside) / Math.sqrt(1 + sideThought ** 2)
    return Math.max(1, Math.min(5, Math.round(3 + strength * liking + noise * chance.normal())))
  }

  return { profiles, meet, answer, rate, strength }
}
export type Population = ReturnType<typeof population>

const weightsOf = (likes: object): (readonly [number, number])[] =>
  // Object.entries forgets that the keys are scales.
  (Object.entries(likes) as [Scale, number][]).map(([scale, weight]) => [scales.indexOf(scale), weight])

const sum = (weights: readonly (readonly [number, number])[], values: readonly number[]) =>
  weights.reduce((total, [scale, weight]) => total + weight * (values[scale] ?? 0), 0)

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(variance) }
}
