import type { College } from '#catalog/facts.ts'
import type { MajorReading } from '#catalog/reading.ts'
import type { Chance } from '#contract/report.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Scorer } from '#engine/matching/how-well-it-fits/scorer.ts'
import { chanceRange, openChance } from './chance.ts'

const contestedFields = /^(11|14)\.|^51\.38$/ // computing, engineering, nursing

/** Majors that public universities often admit to separately, and more strictly than the overall rate says. */
export const isContested = ({ control }: College, { kind, families }: MajorReading) =>
  control === 'public' && kind === 'understood' && families.some((family) => contestedFields.test(family))

/** Reasons to show a wider range. */
function doubts(college: College, reading: MajorReading, usesScores: boolean): number {
  const doubtful = college.flags.some((flag) => flag === 'test imputed' || flag === 'sat implausible')
  return [college.flags.includes('rate moved'), usesScores && doubtful, isContested(college, reading)].filter(
    Boolean,
  ).length
}

/** The chance as the report shows it; null where neither a rate nor open admission is known. */
export function chanceShown(
  columns: Columns,
  scorer: Scorer,
  reading: MajorReading,
  i: number,
): Chance | null {
  if (columns.open[i]) return openChance
  const chance = scorer.chance(i)
  const college = columns.colleges[i]
  if (Number.isNaN(chance) || !college) return null
  const doors = scorer.doorsOf(i)
  return chanceRange(chance, doors, doubts(college, reading, !Number.isNaN(doors.place)))
}
