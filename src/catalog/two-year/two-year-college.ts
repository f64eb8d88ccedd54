import type { Fact } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'
import type { TradeAwards } from './trade-awards.ts'

/** A public college that mainly awards certificates and associate degrees: for a trade, or for a start near home. */
export type TwoYearCollege = {
  unitid: number
  name: string
  city: string
  state: StateCode
  latitude: number
  longitude: number
  website: string | null
  undergraduates: Fact
  /** A year of tuition and fees for residents of its district, and of the rest of the state. */
  tuition: { inDistrict: Fact; inState: Fact }
  trades: TradeAwards
}
