import type { Report } from '#contract/matching/report.ts'
import { capital } from '#contract/prose.ts'
import { inWords } from '#web/platform/in-words.ts'

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${inWords(count)} ${count === 1 ? one : many}`]

/** What the what-if changed, in one sentence: 'Three scores moved, one chance moved, two colleges are new.' */
export function changesIn(before: Report, after: Report): string {
  const old = new Map(before.collegeList.map((college) => [college.unitid, college]))
  const stayed = after.collegeList.flatMap((college) => {
    const was = old.get(college.unitid)
    return was ? [{ was, now: college }] : []
  })
  const scores = stayed.filter(({ was, now }) => was.matchPercentage !== now.matchPercentage).length
  const chances = stayed.filter(
    ({ was, now }) => was.chance?.low !== now.chance?.low || was.chance?.band !== now.chance?.band,
  ).length
  const parts = [
    ...counted(scores, 'score moved', 'scores moved'),
    ...counted(chances, 'chance moved', 'chances moved'),
    ...counted(after.collegeList.length - stayed.length, 'college is new', 'colleges are new'),
  ]
  return parts.length === 0 ? 'Nothing changes.' : `${capital(parts.join(', '))}.`
}
