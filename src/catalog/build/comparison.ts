import type { College, Fact, RangeFact } from '#catalog/facts.ts'
import { fields } from './colleges/coverage.ts'

/** What a release changes against the tables that are shipped: for the person who decides whether to publish it. */
export type Comparison = {
  gone: readonly College[]
  come: readonly College[]
  renamed: readonly { from: string; to: string }[]
  /** Percent of colleges that a field is known of, before and after, where it is not the same. */
  coverage: readonly { field: string; before: number; after: number }[]
  moves: readonly { college: string; field: string; before: number; after: number }[]
}

const shownMoves = 50
/** Beyond these a release is taken for damaged until somebody says that it is not. */
const mostFewer = 3
const mostLost = 2

export function compare(shipped: readonly College[], built: readonly College[]): Comparison {
  const before = new Map(shipped.map((college) => [college.unitid, college]))
  const after = new Map(built.map((college) => [college.unitid, college]))
  const both = shipped.flatMap((old) => {
    const now = after.get(old.unitid)
    return now ? [{ old, now }] : []
  })
  const entries = Object.entries(fields)
  const moves = both.flatMap(({ old, now }) =>
    entries.flatMap(([field, of]) => {
      const [was, is] = [middle(of(old)), middle(of(now))]
      return was !== null && is !== null && was !== is
        ? [{ college: now.name, field, before: was, after: is }]
        : []
    }),
  )
  return {
    gone: shipped.filter(({ unitid }) => !after.has(unitid)),
    come: built.filter(({ unitid }) => !before.has(unitid)),
    renamed: both.flatMap(({ old, now }) =>
      old.name === now.name ? [] : [{ from: old.name, to: now.name }],
    ),
    coverage: entries
      .map(([field, of]) => ({ field, before: share(shipped, of), after: share(built, of) }))
      .filter((one) => one.before !== one.after),
    moves: moves.sort((a, b) => size(b) - size(a)).slice(0, shownMoves),
  }
}

/** Why it is not published without being accepted; empty if nothing speaks against it. */
export function refusals({ gone, come, coverage }: Comparison, shipped: number): string[] {
  const fewer = shipped === 0 ? 0 : (100 * (gone.length - come.length)) / shipped
  const reasons = fewer > mostFewer ? [`${fewer.toFixed(1)} % fewer colleges`] : []
  for (const { field, before, after } of coverage)
    if (before - after > mostLost)
      reasons.push(
        `${field} is known of ${after.toFixed(1)} % of colleges, and was of ${before.toFixed(1)} %`,
      )
  return reasons
}

export const comparisonLines = ({ gone, come, renamed, coverage, moves }: Comparison): string[] => [
  ...listed('Gone', gone.map(placed)),
  ...listed('Come', come.map(placed)),
  ...listed(
    'Renamed',
    renamed.map(({ from, to }) => `${from} -> ${to}`),
  ),
  ...listed(
    'Coverage',
    coverage.map(({ field, before, after }) => `${before.toFixed(1)} -> ${after.toFixed(1)} % ${field}`),
  ),
  ...listed(
    'Largest moves',
    moves.map(({ college, field, before, after }) => `${college}: ${field} ${before} -> ${after}`),
  ),
]

const listed = (title: string, lines: readonly string[]) => [
  `${title}: ${lines.length}`,
  ...lines.map((line) => `  ${line}`),
]
const placed = ({ unitid, name, state }: College) => `${unitid} ${name} (${state})`

type Known = Fact | RangeFact | null
const middle = (fact: Known): number | null =>
  typeof fact === 'number' ? fact : typeof fact === 'object' && fact !== null ? fact.mid : null

/** By how much of the larger it moved: figures of all units on one scale. */
const size = ({ before, after }: Comparison['moves'][number]) =>
  Math.abs(before - after) / Math.max(Math.abs(before), Math.abs(after))

const share = (colleges: readonly College[], of: (college: College) => Known) =>
  colleges.length === 0
    ? 0
    : (100 * colleges.filter((college) => isKnown(of(college))).length) / colleges.length

/** An absence is a word or null. */
const isKnown = (known: Known) => known !== null && typeof known !== 'string'
