import type { Fact } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

/** A public college that mainly awards certificates and associate degrees: where a trade, or a start near home, is learned. */
export type TwoYearCollege = {
  unitid: number
  name: string
  city: string
  state: StateCode
  latitude: number
  longitude: number
  website: string | null
  undergraduates: Fact
  /** A year of tuition and fees for who lives in its district, and elsewhere in the state. */
  tuition: { inDistrict: Fact; inState: Fact }
  /** CIP-4 families of trades in which it awarded certificates or associate degrees. */
  trades: readonly string[]
}
