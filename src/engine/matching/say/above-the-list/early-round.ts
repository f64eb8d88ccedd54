import type { Round } from '#contract/matching/search-fields.ts'
import { andList, capital } from '#contract/prose.ts'
import { roundNames } from '#engine/matching/chance/round.ts'
import { spokenName, withThe } from '#engine/matching/say/names.ts'
import type { Findings } from './findings.ts'

/** What a student promises by it. */
const promises: Partial<Record<Round, string>> = {
  ED: ' It is binding: if you are admitted, you enroll there and withdraw your other applications, so run its net price calculator first.',
  REA: ' It is not binding, but it limits where else you may apply early; read its rules first.',
}

/** Whether the planned round counts at the named college. */
export function round({
  profile,
  asked: found,
  rounds,
}: Pick<Findings, 'profile' | 'asked' | 'rounds'>): string | null {
  if (profile.round === null || profile.round === 'RD') return null
  const name = roundNames[profile.round]
  if (!found?.college)
    return `${capital(name)} counts only at a college that you name, if we know that it has this round. It changed no chance here.`
  const college = withThe(spokenName(found.college.name))
  if (rounds.includes(name))
    return `You plan ${name} at ${college}; its effect on your chance there is an estimate.${promises[profile.round] ?? ''}`
  const instead = rounds.length > 0 ? ` We do know of ${andList(rounds)} there.` : ''
  return `We do not know of ${name} at ${college}, so it does not change your chance.${instead} Our list of early rounds is not complete. Check its admissions page.`
}
