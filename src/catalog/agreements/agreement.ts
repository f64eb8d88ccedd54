import type { College } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

/**
 * What students of one state pay at public colleges of another. A reciprocity is law: all of them pay the agreed rate, in both
 * states, or in one that grants it alone to its neighbors.
 * An exchange leaves it to each college whether, and in which subjects, it takes part. A grant is what a state pays its own
 * students toward the higher tuition anywhere else.
 */
export const agreementKinds = ['reciprocity', 'exchange', 'grant'] as const

export type Agreement = {
  id: string
  kind: (typeof agreementKinds)[number]
  /** 'the agreement of Minnesota and Wisconsin', 'Western Undergraduate Exchange'. */
  name: string
  /** Of a grant, whose students get it. */
  states: readonly StateCode[]
  /** The only state whose colleges charge it, without an application; null if all of them do. */
  host: StateCode | null
  /** Who pays what, as a clause; empty for an exchange. */
  rate: string
  /** Of a grant, the most it pays a year; else null. */
  most: number | null
  /** Where the rate is the higher of two: a college, and the similar one of the other state. */
  beside: ReadonlyMap<number, number>
  /** Public colleges of these states that take no part in an exchange, as far as we know. */
  except: readonly number[]
  /** An exchange only in subjects that no public college of the student's own state awards. */
  uncommon: boolean
  link: string
  source: string
  read: string
}

/** `isTaughtAtHome`: a public college of the student's state awards the subject, or none is chosen yet. */
export const canHold = ({ uncommon }: Pick<Agreement, 'uncommon'>, isTaughtAtHome: boolean): boolean =>
  !(uncommon && isTaughtAtHome)

/** Between a student's state and a public college of another: a reciprocity if there is one, else a grant or an exchange. */
export function agreementAt(
  agreements: readonly Agreement[],
  { unitid, control, state }: Pick<College, 'unitid' | 'control' | 'state'>,
  home: StateCode,
): Agreement | null {
  if (control !== 'public' || state === home) return null
  const both = agreements.filter(
    ({ kind, states, host, except }) =>
      states.includes(home) &&
      (kind === 'grant' || states.includes(state)) &&
      !except.includes(unitid) &&
      (host ?? state) === state,
  )
  const first = (wanted: Agreement['kind']) => both.find(({ kind }) => kind === wanted)
  return first('reciprocity') ?? first('grant') ?? both[0] ?? null
}
