/** Early rounds of application that a college has. The second early decision is due in January, and binds as well. */
export const earlyRounds = ['ED', 'ED II', 'EA', 'REA'] as const
type EarlyRound = (typeof earlyRounds)[number]

/** What we know of a college's early rounds. A round that is not listed is unknown to us: it may still exist. */
export type KnownRounds = {
  rounds: readonly EarlyRound[]
  link: string
  source: string
  /** The day the source was read: '2026-11-17'. */
  read: string
}
