import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import type { Origins } from '#catalog/flows/origins.ts'
import { tableText } from '#catalog/table-text.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import { states } from '#contract/states.ts'
import { middleOf } from './middle.ts'

type Student = { state: string; latitude: number; longitude: number; weight: number }

/**
 * Where each state's students live: the middle of the colleges in the state, weighted by undergraduates who come from
 * the state (all undergraduates times the share of first-years from it; everyone at a public two-year college).
 * Colleges that teach at a distance only, and those whose split is not known, are left out.
 */
export function stateCenterTable(
  colleges: readonly College[],
  twoYear: readonly TwoYearCollege[],
  origins: ReadonlyMap<number, Origins>,
): ShippedTable {
  const listed = new Set(colleges.map(({ unitid }) => unitid))
  const students: Student[] = [
    ...colleges
      .filter(({ missions }) => !missions.includes('distance only'))
      .map((college) => ({ ...college, weight: homeStudents(college, origins.get(college.unitid)) })),
    ...twoYear
      .filter(({ unitid }) => !listed.has(unitid))
      .map((college) => ({ ...college, weight: orNull(college.undergraduates) ?? 0 })),
  ]
  const rows = states.map(([state]) => {
    const here = students.filter((student) => student.state === state)
    if (here.every(({ weight }) => weight === 0)) return { state, latitude: '?', longitude: '?' }
    const { latitude, longitude } = middleOf(here)
    return { state, latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) }
  })
  return {
    file: 'state-centers.tsv',
    text: tableText('state-centers', ['state', 'latitude', 'longitude'], rows),
  }
}

function homeStudents({ undergraduates }: College, origins: Origins | undefined): number {
  if (!origins) return 0
  const reported = origins.inState + origins.outOfState + origins.foreign
  return reported === 0 ? 0 : ((orNull(undergraduates) ?? 0) * origins.inState) / reported
}
