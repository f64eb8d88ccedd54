/** What of the request a college does not meet. Each costs points (./places.ts), so most fill only what others leave. */
export const tiers = {
  /** Meets every filter. */
  fits: 0,
  /**
   * In the home state, but farther than requested from where most of its students live (the student's own town may be
   * nearer), or awarding only a related subject, where a requested community is kept. It yields only to an equal.
   */
  lessAtHome: 1,
  /** Awards only a related subject. */
  nearSubject: 2,
  /** The same away from home, for those who could travel for the subject itself. */
  nearSubjectAway: 3,
  /** Of the other control, elsewhere and farther than requested, or chosen for another faith than the requested one. */
  notAsAsked: 4,
  /** Tiny, vocational, online. */
  special: 5,
  /** Not for everyone, in a chosen state with few others; or elsewhere, farther than requested, and special or of the other control. */
  conditional: 6,
} as const
