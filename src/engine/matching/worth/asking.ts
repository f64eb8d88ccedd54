import type { Catalog } from '#catalog/catalog.ts'
import type { StateCode } from '#contract/states.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { priceFor } from '#engine/matching/match/price.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import { remembered } from '#engine/matching/remembered.ts'
import type { Student } from '#engine/matching/student.ts'
import { expectedFirstYears } from '#engine/matching/where-students-go/expected.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { nearness } from '#engine/matching/where-students-go/states.ts'

/** One student and all colleges: what the terms of worth look at. */
export type Asking = {
  student: Student
  columns: Columns
  offer: Offer
  /** The related subjects, the closest first. */
  related: readonly string[]
  scorer: Scorer
  seen: SeenFrom
  from: ReturnType<ReturnType<typeof fromStates>>
}

const statesKept = 60

/** What the whole of a home state shares: who goes where from there, prices, neighbors. */
export const fromStates = (catalog: Catalog) => {
  const firstYears = expectedFirstYears(catalog)
  return remembered(
    statesKept,
    (home: StateCode) => home,
    (home: StateCode) => ({
      firstYears: firstYears(home),
      /** For a year, NaN if not published. */
      price: Float64Array.from(catalog.colleges, (c) => priceFor(catalog, c, home)?.amount ?? Number.NaN),
      isNeighbor: Uint8Array.from(catalog.colleges, (c) => Number(nearness(home, c.state) === 'neighbor')),
    }),
  )
}
