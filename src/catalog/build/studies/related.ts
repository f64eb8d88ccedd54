import type { Occupation } from '#catalog/majors/major.ts'

type Profile = { occupations: ReadonlyMap<string, number>; interests: readonly number[] | null }

/** Related majors: they lead to the same occupations, fit the same interests, share a department. */
export function relatedBy(occupations: readonly Occupation[], graduates: ReadonlyMap<string, number>) {
  const profiles = new Map<string, Profile>()
  for (const family of graduates.keys()) profiles.set(family, profileOf(family, occupations))
  return (family: string): string[] => {
    const own = profiles.get(family)
    if (!own) return []
    return [...profiles]
      .filter(([other]) => other !== family && !other.endsWith('.99'))
      .map(([other, profile]): [string, number] => [
        other,
        shared(own.occupations, profile.occupations) +
          0.4 * alike(own.interests, profile.interests) +
          (other.slice(0, 2) === family.slice(0, 2) ? 0.4 : 0) +
          0.05 * Math.log10(graduates.get(other) ?? 1),
      ])
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, 5)
      .map(([other]) => other)
  }
}

/** An occupation that many families lead to says little about any of them. */
function profileOf(family: string, occupations: readonly Occupation[]): Profile {
  const leading = occupations.filter((occupation) => occupation.families.includes(family))
  const mean = (at: number) =>
    leading.reduce((sum, { interests }) => sum + (interests[at] ?? 0), 0) / leading.length
  return {
    occupations: new Map(leading.map(({ soc, families }) => [soc, 1 / families.length])),
    interests: leading.length === 0 ? null : [0, 1, 2, 3, 4, 5].map(mean),
  }
}

function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [soc, weight] of a) product += weight * (b.get(soc) ?? 0)
  return product === 0 ? 0 : product / (length([...a.values()]) * length([...b.values()]))
}

/** 1 for the same leanings, 0 for opposite ones: the correlation of the six interests. */
function alike(a: readonly number[] | null, b: readonly number[] | null): number {
  if (!a || !b) return 0.5
  const [x, y] = [centered(a), centered(b)]
  const size = length(x) * length(y)
  return size === 0 ? 0.5 : 0.5 + x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0) / (2 * size)
}

const centered = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}
const length = (values: readonly number[]) => Math.hypot(...values)
