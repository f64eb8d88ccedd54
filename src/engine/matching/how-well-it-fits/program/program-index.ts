import type { Catalog } from '#catalog/catalog.ts'
import { orNaN } from '#catalog/figures.ts'
import { filedElsewhere, specialtyWithin } from '#catalog/majors/near/counted-within.ts'
import type { Rule } from '#catalog/rules/rule.ts'
import { at } from '#engine/matching/numbers/curves.ts'

/** Which colleges award each family. */
export type ProgramIndex = ReturnType<typeof programIndex>

/** One family's colleges, or a specialty's, as columns. */
type Family = { colleges: Int32Array; awards: Float64Array; earnings: Float64Array }
type Entry = { college: number; awards: number; earnings: number }

type Indexed = Pick<Catalog, 'colleges' | 'majors' | 'rules' | 'specialties'>

export function programIndex(catalog: Indexed) {
  const { colleges, rules } = catalog
  const entries = new Map<string, Entry[]>()
  const totals = new Float64Array(colleges.length)
  colleges.forEach(({ unitid, programs }, college) => {
    const later = laterFamilies(rules.get(unitid))
    for (const { family, awards, earnings } of programs) {
      if (awards <= 0) continue // listed but not awarded: does not count as offered
      totals[college] = at(totals, college) + awards
      if (later?.includes(family)) continue // offered, but not to first-years
      const entry = { college, awards, earnings: orNaN(earnings) }
      const list = entries.get(family)
      if (list) list.push(entry)
      else entries.set(family, [entry])
    }
  })
  const families = new Map(Array.from(entries, ([family, list]) => [family, columnsFrom(list)]))
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
    const list: Entry[] = []
    for (const { unitid, awards, earnings } of specialty.programs) {
      const college = place.get(unitid)
      const isLater = laterFamilies(rules.get(unitid))?.includes(specialty.id.slice(0, 5))
      if (college !== undefined && !isLater) list.push({ college, awards, earnings: orNaN(earnings) })
    }
    const columns = columnsFrom(list.filter(({ awards }) => awards > 0))
    listed.set(specialty.id, new Set(list.flatMap(({ college, awards }) => (awards === 0 ? college : []))))
    index.set(specialty.id, columns)
    within.set(specialty.id, specialtyWithin(specialty))
    const family = titled.get(specialty.title)
    if (family !== undefined && specialty.names.length > 0) meant.set(family, columns)
  }
  return { specialties: index, within, filed, meant, listed }
}

const laterFamilies = (rules: readonly Rule[] | undefined) =>
  rules?.find(({ kind }) => kind === 'not for first-years')?.about

const columnsFrom = (list: readonly Entry[]): Family => ({
  colleges: Int32Array.from(list, ({ college }) => college),
  awards: Float64Array.from(list, ({ awards }) => awards),
  earnings: Float64Array.from(list, ({ earnings }) => earnings),
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
