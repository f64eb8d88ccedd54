import { standardize } from './profiles.ts'
import type { Choice, Question } from './question.ts'
import { scales } from './scales.ts'

// How likely is each answer for someone who fits an occupation? A choice appeals as far as its scales stand out in that
// occupation; answers follow a softmax over appeal, softened because people are not their future job.
const sharpness = 1
const lapse = 0.06 // some clicks are random
const noneAppeal = 0.35 // "none of these" wins if every choice is below about this
const unsureShare = 0.08
const namedPull = 1.2 // a choice that names a major counts for those headed there, beyond its subjects

/**
 * One table per question: for each candidate the probability of the eight buttons (0 if there is none) and, last, how
 * undecided the answer is (entropy, nats). Side by side, so that one pass over the candidates reads all.
 */
export type Likelihood = { tables: readonly Float64Array[] }

export const mostButtons = 8 // contract: CounselorTurn.choices
export const stride = mostButtons + 1

export function likelihoodOf(
  profiles: readonly (readonly number[])[],
  questions: readonly Question[],
  headedFor: HeadedFor,
): Likelihood {
  return { tables: questions.map((question) => tableOf(question, profiles, headedFor)) }
}

/** How much a candidate is headed for one of these majors, 0 to 1. */
export type HeadedFor = (candidate: number, fields: readonly string[]) => number

/** How much a choice stands out for every candidate, comparable with every other choice. */
function appealOf(
  { likes, fields }: Choice,
  profiles: readonly (readonly number[])[],
  headedFor: HeadedFor,
): Float64Array {
  const weights = scales.flatMap((scale, index) => (likes[scale] ? [[index, likes[scale]] as const] : []))
  const appeal = new Float64Array(profiles.length)
  for (const [index, weight] of weights)
    for (let i = 0; i < appeal.length; i++)
      appeal[i] = (appeal[i] as number) + weight * (profiles[i]?.[index] ?? 0)
  const standing = standardize(appeal)
  return fields.length === 0 ? standing : standing.map((value, i) => value + namedPull * headedFor(i, fields))
}

// Plain loops over typed arrays: a third of a million cells at every start of the server.
function tableOf(
  question: Question,
  profiles: readonly (readonly number[])[],
  headedFor: HeadedFor,
): Float64Array {
  const appeals = question.choices.map((choice) => appealOf(choice, profiles, headedFor))
  if (question.exit === 'none') appeals.push(new Float64Array(profiles.length).fill(noneAppeal))
  const said = question.exit === 'unsure' ? 1 - unsureShare : 1
  const table = new Float64Array(profiles.length * stride)
  for (let i = 0; i < profiles.length; i++) {
    const at = i * stride
    let total = 0
    for (let b = 0; b < appeals.length; b++) {
      const weight = Math.exp(sharpness * (appeals[b]?.[i] ?? 0))
      table[at + b] = weight
      total += weight
    }
    for (let b = 0; b < appeals.length; b++)
      table[at + b] = said * (((1 - lapse) * (table[at + b] as number)) / total + lapse / appeals.length)
    if (question.exit === 'unsure') table[at + appeals.length] = unsureShare
    table[at + mostButtons] = entropy(table, at)
  }
  return table
}

function entropy(table: Float64Array, from: number): number {
  let sum = 0
  for (let at = from; at < from + mostButtons; at++) {
    const p = table[at] as number
    if (p > 0) sum -= p * Math.log(p)
  }
  return sum
}
