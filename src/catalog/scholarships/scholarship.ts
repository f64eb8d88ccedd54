import type { Mission } from '#catalog/facts.ts'
import type { Condition } from '#catalog/rules/rule.ts'
import type { StateCode } from '#contract/states.ts'

export type ScholarshipProgram = {
  name: string
  link: string
  for: string
  basis: string
  state: StateCode | null
  /** A tuition exchange between states: for residents of these only. */
  states?: readonly StateCode[]
  /** Public colleges there that take no part in it. */
  except?: readonly number[]
  /** Only in subjects that no public college of the home state awards. */
  uncommon?: boolean
  /** CIP-2 or CIP-4 prefixes; empty: any major. */
  families: readonly string[]
  /** Based on need, so first-generation students see it first. It is open to others too. */
  firstGeneration: boolean
  /** Only for students who said they belong to an underrepresented group, or at a college with a mission. */
  audience: 'anyone' | 'underrepresented'
  missions: readonly Mission[]
  kind: ScholarshipKind
  /**
   * Where it helps to pay: only in the home state, at its public or private colleges, in the region, or anywhere.
   * 'nonresident' is public colleges of other states, private ones at home and private HBCUs.
   */
  usedAt: 'anywhere' | 'home' | 'home public' | 'home private' | 'region' | 'nonresident'
  /** Requirements, used only to leave out what they rule out. Never shown, since the numbers change every year. */
  least: Condition | null
}

/** A contest is won by few in the whole country; the others are entitlements, service or exchanges. */
export const scholarshipKinds = ['state', 'exchange', 'federal', 'service', 'contest'] as const
export type ScholarshipKind = (typeof scholarshipKinds)[number]
