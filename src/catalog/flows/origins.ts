import type { StateCode } from '#contract/states.ts'

/** Where a college's first-years of fall 2024 lived. */
export type Origins = {
  inState: number
  /** Includes the territories. */
  outOfState: number
  foreign: number
  unknown: number
  /** By state, most first; null where only the split above is published (smaller colleges). */
  states: readonly { state: StateCode; firstYears: number }[] | null
}

/** A college that students of a state leave it for. */
export type Destination = {
  unitid: number
  /** First-years from the state, fall 2024. */
  firstYears: number
  /** Percent of the state's leavers who chose this college. */
  share: number
  /** That share divided by the college's share of all states' leavers: above 1, it attracts this state more. */
  lift: number
}

/** First-years by state of residence, among the colleges here whose states are known. */
export type Flows = {
  origins: (unitid: number) => Origins | null
  /** First-years from the state at the college; null where its states are not known. */
  firstYears: (unitid: number, state: StateCode) => number | null
  /** How many first-years left the state for a college elsewhere. */
  leavers: (state: StateCode) => number
  /** Colleges outside the state that its students go to, most first-years first. */
  destinations: (state: StateCode) => readonly Destination[]
}
