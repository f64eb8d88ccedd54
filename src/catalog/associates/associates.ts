import type { TableReader } from '#catalog/table-text.ts'

export const nursing = '51.38'

/**
 * Associate degrees in nursing, by college, where they are at least as many as its bachelor's degrees in it: first-years may
 * have to begin with them.
 */
export type Associates = ReadonlyMap<number, number>

export const associateColumns = ['unitid', 'awards'] as const

export const associatesFrom = (read: TableReader): Associates =>
  new Map(
    read('nursing-associates', associateColumns).map(({ unitid, awards }) => [
      Number(unitid),
      Number(awards),
    ]),
  )
