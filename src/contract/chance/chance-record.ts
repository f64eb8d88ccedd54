// What is told of the estimate beside its coefficients and caps: typed here only, shown on /how-we-estimate and in docs/chance.md.

export const chanceRecord = {
  version: 3,
  /** Version 2 of the formula on decisions that applicants posted in public; this version was not measured on them. */
  before: {
    version: 2,
    decisions: 41_214,
    auc: 0.891,
    brier: 0.135,
    rateAlone: { auc: 0.853, brier: 0.201 },
    keptApart: { decisions: 12_041, auc: 0.887, brier: 0.137, rateAlone: { auc: 0.849, brier: 0.201 } },
    /** How well the chance separated admitted from refused at two high schools, without and with the round. */
    withRound: [
      { without: 0.695, with: 0.751 },
      { without: 0.923, with: 0.93 },
    ],
    /** Points off the 23 shares, root mean square. */
    rms: 10,
    likelyWithoutFloor: { underUsual: 77, contestedAtPublics: 62 },
    range: { halfWidth: 0.85, held: 63, colleges: 131 },
  },
  /** Almost nobody below it posted a decision. */
  fewBelowSat: 1200,
  /** Percent admitted in and out of state, from the colleges' Common Data Sets. */
  residencyExamples: [
    { college: 'Georgia Tech', inState: 33.1, outOfState: 10.4 },
    { college: 'UNC Chapel Hill', inState: 37, outOfState: 9.6 },
    { college: 'Purdue', inState: 74.3, outOfState: 50.7 },
    { college: 'UC San Diego', inState: 26, outOfState: 33.5 },
    { college: 'Virginia Tech', inState: 47.7, outOfState: 59.1 },
  ],
} as const
