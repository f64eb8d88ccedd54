import type { ChanceBand } from '#contract/report.ts'
import type { StateCode } from '#contract/states.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Pool } from './pool.ts'
import { type Judged, roles } from './selection.ts'

// The places are filled by rounded records; what must hold by the true one is checked here, and rarely has to act.

type Pledge = { holds: (k: number) => boolean; min: number }

type Setting = {
  pool: Pool
  judged: Judged
  bandOf: (k: number) => ChanceBand | null
  /** Some size or setting was asked for. */
  wishes: boolean
  /** The states chosen, and the state of a position. */
  chosen: readonly StateCode[]
  stateOf: (k: number) => StateCode | null
}

const isLikely = (band: ChanceBand | null) => band === 'likely' || band === 'open admission'
const wishedMin = 6

/**
 * At least 2 likely, 1 reach, 6 of the size and setting asked for, and 2 from each of several states chosen, wherever
 * such colleges exist.
 */
export function settle(
  taken: readonly number[],
  { pool, judged, bandOf, wishes, chosen, stateOf }: Setting,
): number[] {
  const list = [...taken]
  const pledges: Pledge[] = [
    ...(chosen.length > 1
      ? chosen.map((code) => ({ holds: (k: number) => stateOf(k) === code, min: 2 }))
      : []),
    ...(wishes ? [{ holds: (k: number) => pool.wished[k] === 1, min: wishedMin }] : []),
    { holds: (k) => bandOf(k) === 'reach', min: 1 },
    { holds: (k) => isLikely(bandOf(k)), min: 2 },
  ]
  const has = ({ holds }: Pledge) => list.filter(holds).length
  /** Whether the list can do without one. */
  const spare = (k: number, wanted: Pledge) =>
    !wanted.holds(k) && pledges.every((pledge) => !pledge.holds(k) || has(pledge) > pledge.min)

  for (const pledge of pledges) {
    while (has(pledge) < pledge.min) {
      const incoming = best(judged, (k) => isFree(pool, judged, k) && !list.includes(k) && pledge.holds(k))
      const outgoing = worst(
        list.filter((k) => spare(k, pledge)),
        judged,
      )
      if (incoming === null || outgoing === null) break
      list.splice(list.indexOf(outgoing), 1, incoming)
    }
  }
  return list
}

/** A pledge is kept from what fits every filter, not by bringing in what was left out on purpose. */
const isFree = (pool: Pool, { role }: Judged, k: number) => pool.tier[k] === 0 && role[k] !== roles.remote

function best({ score }: Judged, passes: (k: number) => boolean): number | null {
  let found: number | null = null
  for (let k = 0; k < score.length; k++) {
    if ((found === null || at(score, k) > at(score, found)) && passes(k)) found = k
  }
  return found
}

const worst = (list: readonly number[], { score }: Judged): number | null =>
  list.reduce<number | null>((low, k) => (low === null || at(score, k) < at(score, low) ? k : low), null)
