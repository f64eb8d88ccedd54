import { andList, capital } from '#contract/prose.ts'
import { spokenName, withThe } from '#engine/matching/how-it-is-told/names.ts'
import { roundNames } from '#engine/matching/who-gets-in/round.ts'
import type { Findings } from './findings.ts'

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
    return `You plan ${name} at ${college}; its effect on your chance there is an estimate.`
  const instead = rounds.length > 0 ? ` We do know of ${andList(rounds)} there.` : ''
  return `We do not know of ${name} at ${college}, so it does not change your chance.${instead} Our list of early rounds is not complete. Check its admissions page.`
}
