import type { AdmissionRule } from '#contract/matching/report.ts'
import { plural } from '#contract/prose.ts'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'

// A rule of a whole state, such as the Texas top 10 percent, would stand on every card of a student without a class
// rank. Where it decides it is the reason for the band and stays there; where it only might, it is told once.

/** Which rules are told above the list, and the rules that stay on each card, in the order of the portraits. */
export function sharedRules(portraits: readonly Portrait[]): {
  notes: string[]
  rulesOf: (portrait: Portrait) => AdmissionRule[]
} {
  const cards = new Map<string, number>()
  for (const { verdict } of portraits)
    for (const rule of verdict.rules)
      if (mightAdmit(rule, verdict)) cards.set(rule.text, (cards.get(rule.text) ?? 0) + 1)
  const shared = [...cards].filter(([, count]) => count > 1)
  const told = new Set(shared.map(([text]) => text))
  return {
    notes: shared.map(([text, count]) => `${text} This holds for ${plural(count, 'college')} in the list.`),
    rulesOf: ({ verdict }) => verdict.rules.filter(({ text }) => !told.has(text)),
  }
}

const mightAdmit = ({ kind }: AdmissionRule, { decides }: Portrait['verdict']) =>
  kind === 'automatic' && decides !== 'automatic'
