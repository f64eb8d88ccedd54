import type { Seeded } from '#contract/testing/seeded.ts'
import { type Family, rankFamilies } from '#engine/quiz/families.ts'
import type { Quiz } from '#engine/quiz/quiz.ts'
import type { Person, Population } from './respondent.ts'

/** The mean rating of each interest on a form with that many items, an equal number for each interest. */
export function fillIn(people: Population, chance: Seeded, person: Person, items: number): number[] {
  return Array.from({ length: 6 }, (_, interest) => {
    const ratings = Array.from({ length: items / 6 }, () => people.rate(chance, person, interest))
    return ratings.reduce((total, rating) => total + rating, 0) / ratings.length
  })
}

/**
 * As such forms are scored: correlate the profile with every occupation's, then rank families by the best occupation
 * they lead to, the more studied one first where that is equal.
 */
export function byCorrelation(
  quiz: Quiz,
  people: Population,
  families: readonly Family[],
  ratings: number[],
) {
  const mine = centered(ratings)
  const fits = people.profiles.map((profile) => {
    const theirs = centered(profile.slice(0, 6))
    return theirs.reduce((total, value, i) => total + value * (mine[i] ?? 0), 0)
  })
  const graduates = (id: string) => quiz.majorById.get(id)?.graduates ?? 0
  return families
    .map((family) => ({
      id: family.id,
      fit: Math.max(...[...family.candidates].map((at) => fits[at] ?? -1)),
    }))
    .sort((a, b) => b.fit - a.fit || graduates(b.id) - graduates(a.id))
    .slice(0, 5)
    .map(({ id }) => id)
}

const ratingSpread = 0.7 // the best of those tried, 0.4 to 1

/** The same ratings with the quiz's own method, Bayes over occupations and its step to families: the harder rival. */
export function byBayes(people: Population, families: readonly Family[], ratings: number[]) {
  const mine = ratings.map((rating) => (rating - 3) / people.strength)
  const weights = Float64Array.from(people.profiles, (profile) =>
    Math.exp(
      -mine.reduce((total, value, i) => total + (value - (profile[i] ?? 0)) ** 2, 0) /
        (2 * ratingSpread ** 2),
    ),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return rankFamilies(
    families,
    weights.map((weight) => weight / total),
  ).map(({ family }) => family.id)
}

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((total, value) => total + value, 0) / values.length
  const away = values.map((value) => value - mean)
  const length = Math.hypot(...away) || 1
  return away.map((value) => value / length)
}
