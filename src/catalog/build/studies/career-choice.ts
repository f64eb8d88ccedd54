import type { BuiltCareer } from './careers.ts'
import { teachesCollege } from './families.ts'

/** General managers: the crosswalk links them to every major, so they say nothing about one. */
const generic = new Set(['11-1011', '11-1021', '11-9041', '11-9121', '11-9199'])
const manyFamilies = 12

/** The careers of a family by the crosswalk: first those that few majors lead to, then those with many openings. */
export function careersBy(
  links: ReadonlyMap<string, ReadonlySet<string>>,
  careers: ReadonlyMap<string, BuiltCareer>,
) {
  const weights = new Map<string, number>()
  for (const [soc, families] of links) {
    const career = careers.get(soc)
    if (!career || generic.has(soc) || teachesCollege(soc) || families.size > manyFamilies) continue
    weights.set(soc, career.room / Math.sqrt(families.size))
  }
  return (family: string): string[] =>
    [...weights]
      .filter(([soc]) => links.get(soc)?.has(family))
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, 6)
      .map(([soc]) => soc)
}
