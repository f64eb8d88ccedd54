import type { LedgerLine } from '#contract/matching/report.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Portrait } from '#engine/matching/how-it-is-told/portrait.ts'
import type { Brief } from '#engine/matching/how-it-is-told/sentences/briefs.ts'
import type { Frame } from '#engine/matching/how-it-is-told/sentences/frames.ts'
import type { Wishes } from './college-type.ts'
import type { ComponentName } from './component-names.ts'
import type { Offer } from './offer.ts'

/** One student beside all colleges: what the components read. */
export type Against = {
  columns: Columns
  offer: Offer
  /** 1 for the lowest price in the country as this student would pay it, 0 for the highest. */
  affordability: Float64Array
  /** By college, 0 to 1. */
  nearness: Float64Array
  wishes: Wishes
  /** Of each thing wished for on campus: by college, 0 to 1. */
  campus: readonly Float64Array[]
  /** Where the student's score lies in the college's range; NaN without either. */
  placeOf: (i: number) => number
  chance: (i: number) => number
}

export type Because = Pick<LedgerLine, 'because' | 'fact' | 'source' | 'year'>

/** One component of Match: everything that depends on it reads this record. */
export type Component = {
  name: ComponentName
  /** Its part of Match; all add up to 1. */
  weight: number
  /** 0 to 1; NaN where nothing is known: then it drops out of Match. */
  fitOf: (against: Against, i: number) => number
  /** What choosing supposes where nothing is known, or who keeps silent would win. */
  supposed: number
  /** The line of the ledger. */
  because: (portrait: Portrait, counted: boolean) => Because
  /** A college speaks for itself by what it has beyond this fit. */
  ordinary: number
  reasons: readonly { topic: string; frames: readonly Frame[] }[]
  /** A few words for the line under the college's name. */
  brief: Brief
}
