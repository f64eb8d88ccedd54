import type { Mission } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

export type ScholarshipProgram = {
  name: string
  link: string
  for: string
  basis: string
  state: StateCode | null
  /** A tuition exchange between states: for residents of these only. */
  states?: readonly StateCode[]
  /** CIP-2 or CIP-4 prefixes; empty: any major. */
  families: readonly string[]
  /** Asks for need, so it stands first for the first in a family to go to college. No lead is closed to others. */
  firstGeneration: boolean
  /** Only for students who said they belong to an underrepresented group, or at a college with a mission. */
  audience: 'anyone' | 'underrepresented'
  missions: readonly Mission[]
  kind: ScholarshipKind
  /** Where it helps to pay: only in the home state, at its public or private colleges, in the region, or anywhere. */
  usedAt: 'anywhere' | 'home' | 'home public' | 'home private' | 'region'
  /** What the record must show, to leave out what it rules out; never shown, since the numbers move every year. */
  least: {
    gpa: number | null
    sat: number | null
    act: number | null
    /** Grades or scores: one of them is enough. */
    either: boolean
  }
}

/** A contest is won by few in the whole country; the others are claims, service or exchanges. */
export const scholarshipKinds = ['state', 'exchange', 'federal', 'service', 'contest'] as const
export type ScholarshipKind = (typeof scholarshipKinds)[number]
