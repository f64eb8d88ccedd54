import type { College } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

/**
 * What students of one state pay at public colleges of another. A reciprocity is certain: all of them pay the agreed rate, in
 * both states, or in one that grants it alone to its neighbors, or at the one college that publishes it for all of them.
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
  /** The only colleges that charge it; empty if all public ones of these states do. */
  only: readonly number[]
  /** Of resident tuition, what they charge: 100 for all of it, 150 by the Western Undergraduate Exchange. */
  percent: number
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

/** Whether the college is one of those that it is about. */
export const isAbout = (
  { kind, states, host, only, except }: Agreement,
  { unitid, state }: Pick<College, 'unitid' | 'state'>,
): boolean =>
  (kind === 'grant' || states.includes(state)) &&
  (host ?? state) === state &&
  (only.length === 0 || only.includes(unitid)) &&
  !except.includes(unitid)

/** `isTaughtAtHome`: a public college of the student's state awards the subject, or none is chosen yet. */
export const canHold = ({ uncommon }: Pick<Agreement, 'uncommon'>, isTaughtAtHome: boolean): boolean =>
  !(uncommon && isTaughtAtHome)

/** Between a student's state and a public college of another: a reciprocity if there is one, else a grant or an exchange. */
export function agreementAt(
  agreements: readonly Agreement[],
  college: Pick<College, 'unitid' | 'control' | 'state'>,
  home: StateCode,
): Agreement | null {
  if (college.control !== 'public' || college.state === home) return null
  const both = agreements.filter(
    (agreement) => agreement.states.includes(home) && isAbout(agreement, college),
  )
  const first = (wanted: Agreement['kind']) => both.find(({ kind }) => kind === wanted)
  return first('reciprocity') ?? first('grant') ?? both[0] ?? null
}
