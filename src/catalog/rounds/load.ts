import { listOf, wordOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { earlyRounds, type KnownRounds } from './round.ts'

export const roundColumns = ['rounds', 'colleges', 'link', 'source', 'read'] as const

/** By college, from rounds.tsv: a line has all colleges with the same rounds in the same source. */
export function roundsFrom(read: TableReader): Map<number, KnownRounds> {
  const byCollege = new Map<number, KnownRounds>()
  for (const { rounds, colleges, link, source, read: day } of read('rounds', roundColumns)) {
    const known = { rounds: roundsOf(rounds), link, source, read: day }
    for (const unitid of listOf(colleges)) byCollege.set(Number(unitid), known)
  }
  return byCollege
}

export const roundsOf = (cell: string) => listOf(cell).map((word) => wordOf(earlyRounds, word))
