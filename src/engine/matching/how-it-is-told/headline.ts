import type { Strength } from '#engine/matching/how-well-it-fits/components.ts'
import { capital, wordsIn } from './names.ts'
import type { Portrait } from './portrait.ts'
import { nearSubject, wish } from './sentences/briefs.ts'

const mostWords = 12

/**
 * One line for a card, in at most twelve words: what the student must know or has asked for first, then the strongest
 * lines of the score, two in all.
 */
export function headline(portrait: Portrait, strengths: readonly Strength[]): string {
  let first: string | null = null
  for (const brief of [nearSubject, wish, ...strengths.map(({ component }) => component.brief)]) {
    const said = brief(portrait)
    if (!said) continue
    if (first === null) first = said
    else if (wordsIn(first) + wordsIn(said) <= mostWords) return capital(`${first}, ${said}`)
  }
  return first === null ? `In ${portrait.college.city}, ${portrait.state}` : capital(first)
}
