import type { Mission } from '#catalog/facts.ts'
import type { Condition } from '#catalog/rules/rule.ts'
import type { StateCode } from '#contract/states.ts'

export type ScholarshipProgram = {
  name: string
  link: string
  for: string
  basis: Basis
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
  need: boolean
  audience: Audience
  /** Missions of colleges where it comes before programs for other groups. */
  missions: readonly Mission[]
  kind: ScholarshipKind
  usedAt: Place
  /** Requirements, used only to leave out what they rule out. Never shown, since the numbers change every year. */
  least: Condition | null
  /** Months since July of the senior year in which it usually closes (October: 3); null if it stays open. */
  closes: number | null
  /** The last grade in which one can join it; null for the senior year. */
  joinBy: number | null
}

/** A contest is won by few in the whole country; the others are entitlements, service or exchanges. */
export const scholarshipKinds = ['state', 'exchange', 'federal', 'service', 'contest'] as const
type ScholarshipKind = (typeof scholarshipKinds)[number]

/**
 * Only who answered yes sees what is for some. The call says whether a student belongs to an underrepresented group and not to
 * which, so what is for Native students comes where the college serves them or was wished for them.
 */
export const audiences = ['anyone', 'underrepresented', 'native', 'first generation'] as const
type Audience = (typeof audiences)[number]

/** 'nonresident' is public colleges of other states, private ones at home and private HBCUs. */
export const places = ['anywhere', 'home', 'home public', 'home private', 'region', 'nonresident'] as const
type Place = (typeof places)[number]

/** How sure we are of a program, as its note says it. */
export const basisSentences = {
  right: 'A right and not a contest: check the rules on the official site.',
  read: 'A lead whose rules we read on the official site this year: check them there.',
  list: 'A lead from our list, not confirmed this year: check the rules on the official site.',
  general: 'A lead from general knowledge, not confirmed: check the rules on the official site.',
  changed: 'A lead, and one that may have changed: check the official site before you count on it.',
} as const
type Basis = keyof typeof basisSentences
export const bases = Object.keys(basisSentences) as Basis[] // the keys of a literal
