import type { Catalog } from '#catalog/catalog.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import { miles } from '#engine/matching/where-students-go/distance.ts'
import type { List, Shown } from './whole-lists.ts'

export type Measure = { what: string; value: string; aim: string; reached: boolean | null }

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The Gini coefficient: 0 when all colleges are shown equally often, 1 when one takes every place. */
function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b)
  const total = sorted.reduce((sum, n) => sum + n, 0)
  const weighted = sorted.reduce((sum, n, i) => sum + (i + 1) * n, 0)
  return (2 * weighted) / (sorted.length * total) - (sorted.length + 1) / sorted.length
}

function most(counts: ReadonlyMap<number, number>, catalog: Catalog) {
  const [unitid = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return { name: catalog.collegeById.get(unitid)?.name ?? '', count }
}

function countBy(lists: readonly List[], counts: (list: List, entry: Shown) => boolean) {
  const found = new Map<number, number>()
  for (const list of lists)
    for (const entry of list.colleges)
      if (counts(list, entry)) found.set(entry.college.unitid, (found.get(entry.college.unitid) ?? 0) + 1)
  return found
}

const isHome = ({ profile }: List, { college }: Shown) => college.state === profile.state
const safeRate = 60
const isSafe = ({ shown, college }: Shown) =>
  isLikely(shown.chance?.band ?? null) &&
  (college.admission.open ||
    (typeof college.admission.rate === 'number' && college.admission.rate >= safeRate))

/** The table of docs/matching.md with its aims. */
export function measures(catalog: Catalog, lists: readonly List[], strong: readonly List[]): Measure[] {
  const all = countBy(lists, () => true)
  const elsewhere = countBy(lists, (list, entry) => !isHome(list, entry))
  const top = most(all, catalog)
  const topElsewhere = most(elsewhere, catalog)
  const entries = [...lists, ...strong].flatMap((list) => list.colleges.map((entry) => ({ list, entry })))
  const spread = gini(catalog.colleges.map(({ unitid }) => all.get(unitid) ?? 0))
  const away = entries.filter(({ list, entry }) => !isHome(list, entry))
  const modest = entries.filter(({ list }) => (list.profile.gpa ?? 4) < 3.2)
  const far = modest.filter(({ list, entry }) => {
    const center = catalog.stateCenters.get(list.profile.state)
    return center && !isHome(list, entry) && miles(center, entry.college) > 500
  })
  const awayPublic = away.filter(({ entry }) => entry.college.control === 'public')
  const fewHome = lists.filter((list) => list.colleges.filter((entry) => isHome(list, entry)).length < 3)
  const unsafe = strong.filter((list) => list.colleges.filter(isSafe).length < 2)
  const bold = entries.filter(
    ({ entry: { shown } }) =>
      shown.chance?.band === 'likely' && (shown.admissions.acceptanceRate ?? 100) < 35,
  )
  const below = entries.filter(({ entry }) => entry.shown.chance?.band === 'below the published minimum')
  const conditional = entries.filter(({ entry }) =>
    entry.shown.rules.some(({ kind }) => kind === 'condition'),
  )
  const line = (what: string, value: string, aim: string, reached: boolean | null): Measure => ({
    what,
    value,
    aim,
    reached,
  })
  const share = (what: string, value: number, limit: number) =>
    line(what, percent(value), `under ${Math.round(100 * limit)} %`, value < limit)
  return [
    share(`lists that show the most shown college (${top.name})`, top.count / lists.length, 0.15),
    share(
      `the same among lists from other states (${topElsewhere.name})`,
      topElsewhere.count / lists.length,
      0.07,
    ),
    line('different colleges', String(all.size), 'more than 609', all.size > 609),
    line('Gini over all colleges', spread.toFixed(3), 'at most .83', spread <= 0.835),
    line('places below a published minimum', String(below.length), '0', below.length === 0),
    line('conditional colleges not asked for', String(conditional.length), '0', conditional.length === 0),
    share('places over 500 miles for a GPA under 3.2', far.length / Math.max(1, modest.length), 0.1),
    share('out-of-state places at public colleges', awayPublic.length / Math.max(1, away.length), 0.6),
    share('lists with fewer than three home colleges', fewHome.length / lists.length, 0.05),
    share('strong students without two safe likelies', unsafe.length / Math.max(1, strong.length), 0.03),
    line('"likely" under a 35 % rate', `${bold.length} of ${entries.length}`, '0', bold.length === 0),
  ]
}
