import type { Catalog } from '#catalog/catalog.ts'
import type { Fact } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'
import { specialtyWithin } from '#catalog/majors/near/counted-within.ts'
import { filedElsewhere } from '#catalog/majors/near/filed-elsewhere.ts'
import type { Rule } from '#catalog/rules/rule.ts'
import { at } from '#engine/matching/numbers/curves.ts'

/** Which colleges award each family. */
export type ProgramIndex = ReturnType<typeof programIndex>

/** One family's colleges, or a specialty's, as columns. */
type Family = { colleges: Int32Array; awards: Float64Array; earnings: Float64Array }
/** The same while it grows: an object for each of 60,000 entries would take longer than all the rest. */
type Lists = { [Column in keyof Family]: number[] }

type Indexed = Pick<Catalog, 'colleges' | 'majors' | 'rules' | 'specialties'>

export function programIndex(catalog: Indexed) {
  const { colleges, rules } = catalog
  const lists = new Map<string, Lists>()
  const totals = new Float64Array(colleges.length)
  colleges.forEach(({ unitid, programs }, college) => {
    const later = laterFamilies(rules.get(unitid))
    for (const { family, awards, earnings } of programs) {
      if (awards <= 0) continue // listed but not awarded: does not count as offered
      totals[college] = at(totals, college) + awards
      if (later?.includes(family)) continue // offered, but not to first-years
      const list = lists.get(family) ?? noEntries()
      if (list.colleges.length === 0) lists.set(family, list)
      push(list, college, awards, earnings)
    }
  })
  const families = new Map(Array.from(lists, ([family, list]) => [family, columnsFrom(list)]))
  return { families, totals, ...specialtyIndex(catalog) }
}

/** The specialties, where a college may report each, is known to or lists it, and those that a family's title means, by family. */
function specialtyIndex({ colleges, majors, rules, specialties }: Indexed) {
  const place = new Map(colleges.map(({ unitid }, college) => [unitid, college]))
  const titled = new Map(majors.map(({ id, title }) => [title, id]))
  const index = new Map<string, Family>()
  const within = new Map<string, ReturnType<typeof specialtyWithin>>()
  const filed = new Map(
    Object.entries(filedElsewhere).map(([id, list]) => [
      id,
      list.map(({ family, colleges: unitids }) => ({
        family,
        colleges: new Set(unitids.flatMap((unitid) => place.get(unitid) ?? [])),
      })),
    ]),
  )
  const meant = new Map<string, Family>()
  const listed = new Map<string, ReadonlySet<number>>()
  for (const specialty of specialties.values()) {
    const list = noEntries()
    const onlyListed = new Set<number>()
    const ownFamily = specialty.id.slice(0, 5)
    for (const { unitid, awards, earnings } of specialty.programs) {
      const college = place.get(unitid)
      if (college === undefined || laterFamilies(rules.get(unitid))?.includes(ownFamily)) continue
      if (awards > 0) push(list, college, awards, earnings)
      else if (awards === 0) onlyListed.add(college)
    }
    const columns = columnsFrom(list)
    listed.set(specialty.id, onlyListed)
    index.set(specialty.id, columns)
    within.set(specialty.id, specialtyWithin(specialty))
    const family = titled.get(specialty.title)
    if (family !== undefined && specialty.names.length > 0) meant.set(family, columns)
  }
  return { specialties: index, within, filed, meant, listed }
}

/** Subjects that a college teaches, but not to first-years. */
export const laterFamilies = (rules: readonly Rule[] | undefined) =>
  rules?.find(({ kind }) => kind === 'not for first-years')?.about

const noEntries = (): Lists => ({ colleges: [], awards: [], earnings: [] })

function push(lists: Lists, college: number, awards: number, earnings: Fact): void {
  lists.colleges.push(college)
  lists.awards.push(awards)
  lists.earnings.push(orNaN(earnings))
}

const columnsFrom = ({ colleges, awards, earnings }: Lists): Family => ({
  colleges: new Int32Array(colleges),
  awards: new Float64Array(awards),
  earnings: new Float64Array(earnings),
})

export const lineOf = ({ families, specialties }: ProgramIndex, id: string) =>
  families.get(id) ?? specialties.get(id)

/** Of each college, in all of these families and specialties. */
export function degreesIn(programs: ProgramIndex, ids: readonly string[]): Float64Array {
  const degrees = new Float64Array(programs.totals.length)
  for (const id of ids) {
    const line = lineOf(programs, id)
    line?.colleges.forEach((i, k) => {
      degrees[i] = at(degrees, i) + at(line.awards, k)
    })
  }
  return degrees
}
