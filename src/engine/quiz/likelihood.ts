import { standardize } from './profiles.ts'
import { labelsOf, type Question } from './question.ts'
import { type Likes, scales } from './scales.ts'

// How likely is each answer for someone who fits an occupation? A choice appeals as far as its scales stand out in
// that occupation; answers follow a softmax over appeal, softened because people are not their future job.
const sharpness = 1
const lapse = 0.04 // now and then a click means nothing
const noneAppeal = 0.35 // "none of these" wins when every choice stays below about this
const unsureShare = 0.08

/**
 * One table a question: for each candidate in turn the probability of the five buttons (0 where there is none) and,
 * sixth, how undecided the answer is (entropy, nats). Side by side, so that one pass over the candidates reads all.
 */
export type Likelihood = { tables: readonly Float64Array[] }

export const mostButtons = 5
export const stride = mostButtons + 1

export function likelihoodOf(
  profiles: readonly (readonly number[])[],
  questions: readonly Question[],
): Likelihood {
  return { tables: questions.map((question) => tableOf(answersGiven(question, profiles), profiles.length)) }
}

/** How far a choice stands out for every candidate, on one footing with every other choice. */
function appealOf(likes: Likes, profiles: readonly (readonly number[])[]): Float64Array {
  const weights = scales.flatMap((scale, index) => (likes[scale] ? [[index, likes[scale]] as const] : []))
  return standardize(
    Float64Array.from(profiles, (profile) =>
      weights.reduce((sum, [index, weight]) => sum + weight * (profile[index] ?? 0), 0),
    ),
  )
}

function answersGiven(question: Question, profiles: readonly (readonly number[])[]): Float64Array[] {
  const size = profiles.length
  const appeals = question.choices.map(({ likes }) => appealOf(likes, profiles))
  if (question.exit === 'none') appeals.push(new Float64Array(size).fill(noneAppeal))
  const buttons = appeals.map((appeal) => appeal.map((value) => Math.exp(sharpness * value)))
  const said = question.exit === 'unsure' ? 1 - unsureShare : 1
  for (let i = 0; i < size; i++) {
    const total = buttons.reduce((sum, button) => sum + (button[i] ?? 0), 0)
    for (const button of buttons)
      button[i] = said * (((1 - lapse) * (button[i] ?? 0)) / total + lapse / buttons.length)
  }
  if (question.exit === 'unsure') buttons.push(new Float64Array(size).fill(unsureShare))
  if (buttons.length !== labelsOf(question).length) throw new Error(`buttons of ${question.id} do not add up`)
  return buttons
}

function tableOf(buttons: readonly Float64Array[], size: number): Float64Array {
  const table = new Float64Array(size * stride)
  buttons.forEach((button, b) => {
    button.forEach((p, i) => {
      table[i * stride + b] = p
      const undecided = i * stride + mostButtons
      if (p > 0) table[undecided] = (table[undecided] ?? 0) - p * Math.log(p)
    })
  })
  return table
}
