import type { Columns } from '#engine/matching/columns.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import type { Line } from '#engine/matching/say/lines.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import type { Said } from '#words/messages.ts'
import type { Wishes } from './college-type.ts'
import type { ComponentName } from './component-names.ts'

/** One student against all colleges: the input of the components. */
export type Against = {
  columns: Columns
  offer: Offer
  /** 1 for the lowest price in the country for this student, 0 for the highest. */
  affordability: Float64Array
  /** By college, 0 to 1. */
  nearness: Float64Array
  wishes: Wishes
  /** For each wish about campus life: by college, 0 to 1. */
  campus: readonly Float64Array[]
  /** Where the student's score is in the college's range, on the SAT's scale; NaN without either. */
  placeOf: (i: number) => number
  /** The same by the test that the student took, if the college reports its range: what the texts tell. */
  placeTold: (i: number) => number
  /** As it counts: never above its word. */
  chance: (i: number) => number
}

/** One component of Match: everything about it is in this record. */
export type Component = {
  name: ComponentName
  /** Its part of Match; all parts add up to 1. */
  weight: number
  /** 0 to 1; NaN if nothing is known: then it is left out of Match. */
  fitOf: (against: Against, i: number) => number
  /** What choosing assumes if nothing is known; otherwise colleges that report nothing would win. */
  supposed: number
  /** The line of the score. */
  line: (portrait: Portrait, counted: boolean) => Line
  /** The fit of an ordinary college: only what is beyond it speaks for a college. */
  ordinary: number
  /** Where it speaks for the college; null where it does not. */
  reason: (portrait: Portrait) => Said | null
}
