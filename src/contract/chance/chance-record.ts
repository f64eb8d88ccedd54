// How good the estimate of admission is, in numbers, defined only here. The page /how-we-estimate and docs/chance.md
// are written from it, the engine reads where its words begin and end, and a test holds it to the rest.

export const chanceRecord = {
  version: 2,
  /** What each factor adds, in log-odds. */
  weights: {
    start: 0.8,
    admitRate: 1.05,
    testScore: 0.7,
    gpa: 2.4,
    classRank: -0.2,
    residency: { inState: 0.15, outOfState: -0.3 },
    round: { earlyDecision: 1, restrictiveEarlyAction: 0.8, earlyAction: 0.4 },
  },
  /** Where each word begins, as a chance. */
  bands: { likely: 0.7, target: 0.3, reach: 0.1 },
  /** "Likely" is never used if fewer are admitted than this. */
  likelyFloor: {
    usual: 0.35,
    visitors: 0.5,
    businessAtPublics: 0.5,
    contested: 0.6,
    /** Where a system reads no scores, and its classes in contested majors have hardly anything but the best grades. */
    byGrades: 0.5,
    contestedByGrades: 0.85,
    clinicalAtPrivates: 0.8,
    alliedAtPublics: 0.9,
  },
  /** The places of a major that is admitted to separately, as a part of the college's admit rate. */
  contestedPlaces: 0.5,
  /** Nor is "target", nor "reach". */
  targetFloor: 0.2,
  reachFloor: 0.07,
  /** The highest chance shown: below the first rate, from the second rate on; it rises linearly in between. */
  cap: { usual: 0.97, usualFromRate: 0.15, mostSelective: 0.35, mostSelectiveRate: 0.05 },
  range: { halfWidth: 1.2, halfWidthBefore: 0.85, heldBefore: 0.63, colleges: 131, aim: 0.8 },
  /** Decisions that applicants posted in public. AUC and Brier score of the estimate, and of the admit rate alone. */
  measured: {
    decisions: 41_214,
    auc: 0.891,
    brier: 0.135,
    rateAlone: { auc: 0.853, brier: 0.201 },
    keptApart: {
      decisions: 12_041,
      auc: 0.887,
      brier: 0.137,
      rateAlone: { auc: 0.849, brier: 0.201 },
      /** A model that knew more than any form asks. */
      bestPossible: { auc: 0.911, brier: 0.118 },
    },
    /** How well the chance separated admitted from refused at two high schools, without and with the round. */
    withRound: [
      { without: 0.695, with: 0.751 },
      { without: 0.923, with: 0.93 },
    ],
  },
  /** Share admitted among those decisions, by the estimate's word. */
  observed: { likely: 0.9, target: 0.63, reach: 0.33, farReach: 0.19 },
  /** Why "likely" has a floor: share admitted among those that the formula alone would have called likely. */
  likelyWithoutFloor: { underUsual: 0.77, contestedAtPublics: 0.62 },
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
  /** How far one constant for every public college was off, in log-odds. */
  residencyConstantOff: 0.9,
  /** GPA. `byOtherFactorsFrom`: residents from here are judged by other factors too. */
  minimumExamples: [
    { system: 'University of California', residents: 3, others: 3.4, byOtherFactorsFrom: null },
    { system: 'California State University', residents: 2.5, others: 3, byOtherFactorsFrom: 2 },
  ],
  /** Percent admitted at real high schools, by the college's admit rate and the quarter of its SAT range. */
  shares: [
    { rate: 'under 7%', byQuarter: [5, 8, 11, 16] },
    { rate: '7-15%', byQuarter: [9, 15, 21, 34] },
    { rate: '15-30%', byQuarter: [18, 19, 34, 53] },
    { rate: '30-50%', byQuarter: [22, 43, 65, 87] },
    { rate: '50-70%', byQuarter: [42, 59, 82, 94] },
    { rate: '70% and more', byQuarter: [null, 74, 88, 96] },
  ],
} as const
