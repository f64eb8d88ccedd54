import { type Columns, hasManyAdults } from '#engine/matching/columns.ts'
import { isCommunity } from '#engine/matching/which-ten/appeal.ts'

/** Not mostly chosen for a faith or a community, or by adults: then many who go there say nothing about the others. */
export function isForEveryone({ colleges, people }: Columns, i: number): boolean {
  const college = colleges[i]
  if (!college || hasManyAdults(college) || college.missions.some(isCommunity)) return false
  return !people[i]?.isForItsOwnChurch
}
