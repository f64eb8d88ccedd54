import { components } from '#engine/matching/how-well-it-fits/components.ts'
import { capital } from './names.ts'
import type { Portrait } from './portrait.ts'

const mostWords = 12
const wordsIn = (text: string) => text.split(' ').length

/** One line for a card: the two strongest lines of the ledger, in at most twelve words. */
export function headline(portrait: Portrait): string {
  const { fits } = portrait
  const told = components
    .map(({ name, weight, ordinary, brief }) => ({ beyond: weight * (fits[name] - ordinary), brief }))
    .filter(({ beyond }) => beyond > 0)
    .sort((a, b) => b.beyond - a.beyond)
    .flatMap(({ brief }) => brief(portrait) ?? [])
  const [first, ...others] = told
  if (!first) return `In ${portrait.college.city}, ${portrait.state}`
  const second = others.find((other) => wordsIn(first) + wordsIn(other) <= mostWords)
  return capital(second ? `${first}, ${second}` : first)
}
