import { capital } from '#contract/prose.ts'
import type { Strength } from '#engine/matching/match/components.ts'
import { cityNamed, wordsIn } from './names.ts'
import type { Portrait } from './portrait.ts'
import { isAutomatic } from './sentences/admission.ts'
import { automatic, belowMinimum, nearSubject, place, wish } from './sentences/briefs.ts'
import type { Speaker, Topic } from './sentences/frames.ts'

const mostWords = 12

const byRule: Topic = { topic: 'automatic in brief', frames: automatic, holds: isAutomatic }

/**
 * One line for a card, in at most twelve words: what the student must know or has asked for first, then the strongest
 * lines of the score, two in all. Where only one speaks for the college, its place is added. Two cards of a list do not say
 * the same if there is more to say.
 */
export function headline(
  portrait: Portrait,
  strengths: readonly Strength[],
  { say, isNew }: Speaker,
): string {
  let first: string | null = null
  let again: string | null = null
  /** The whole line once a second one fits beside the first, and no other card has both. */
  const add = (said: string | null): string | null => {
    if (!said || said === first) return null
    if (first === null) {
      first = said
      return null
    }
    if (wordsIn(first) + wordsIn(said) > mostWords) return null
    const whole = `${capital(first)}, ${said}`
    if (isNew(whole)) return whole
    again ??= whole
    return null
  }
  let whole =
    add(nearSubject(portrait)) ??
    add(belowMinimum(portrait)) ??
    add(say(byRule, portrait)) ??
    add(wish(portrait))
  for (let i = 0; whole === null && i < strengths.length; i++)
    whole = add(strengths[i]?.component.brief(portrait) ?? null)
  whole ??= add(place(portrait)) ?? add(`in ${cityNamed(portrait.college) ?? portrait.state}`)
  return whole ?? again ?? capital(first ?? '')
}
