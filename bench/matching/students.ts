import type { Catalog } from '#catalog/catalog.ts'
import { type StateCode, states } from '#contract/states.ts'
import { seeded } from '#contract/testing/seeded.ts'
import { emptyProfile, type Profile } from '#engine/matching/profile.ts'

// Generated students, the same at every run. States come in proportion to their first-years, majors to their graduates;
// scores go with grades, and three in ten send none.

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
/** Sum of uniform draws: near enough to a normal one. */
const bell = (roll: () => number) => (roll() + roll() + roll() + roll() - 2) * Math.sqrt(3)

function drawing<T>(entries: readonly (readonly [T, number])[]) {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  return (at: number): T => {
    let left = at * total
    for (const [value, weight] of entries) {
      left -= weight
      if (left <= 0) return value
    }
    const [last] = entries.at(-1) ?? []
    if (last === undefined) throw new Error('nothing to draw from')
    return last
  }
}

function drawers(catalog: Catalog) {
  const firstYears = ([code]: readonly [StateCode, string]) =>
    catalog.colleges.reduce((sum, { unitid }) => sum + (catalog.flows.firstYears(unitid, code) ?? 0), 0)
  return {
    state: drawing(states.map((entry) => [entry[0], firstYears(entry)] as const)),
    major: drawing([
      ...catalog.majors.map(({ title, graduates }) => [title, graduates] as const),
      ['undecided', 0.06 * catalog.majors.reduce((sum, { graduates }) => sum + graduates, 0)] as const,
    ]),
  }
}

const tens = (score: number) => Math.round(clamp(score, 700, 1600) / 10) * 10

export function students(catalog: Catalog, count: number, seed = 14): Profile[] {
  const roll = seeded(seed).uniform
  const draw = drawers(catalog)
  return Array.from({ length: count }, () => {
    const gpa = clamp(3.25 + 0.45 * bell(roll), 2, 4)
    const sat = tens(1090 + 260 * (gpa - 3.25) + 110 * bell(roll))
    return {
      ...emptyProfile,
      gpa: Math.round(gpa * 100) / 100,
      sat: roll() < 0.3 ? null : sat,
      state: draw.state(roll()),
      major: draw.major(roll()),
    }
  })
}

export function strongStudents(catalog: Catalog, count: number, seed = 41): Profile[] {
  const roll = seeded(seed).uniform
  const draw = drawers(catalog)
  return Array.from({ length: count }, () => ({
    ...emptyProfile,
    gpa: Math.round((3.85 + 0.15 * roll()) * 100) / 100,
    sat: tens(1420 + 160 * roll()),
    state: draw.state(roll()),
    major: draw.major(roll()),
  }))
}
