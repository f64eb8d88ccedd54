// The highest word that published figures allow, whatever a formula says: the one table of it. The engine reads it, and the
// page /how-we-estimate tells it. Rates are of those who apply in the student's group, 0 to 1.

export const chanceCaps = {
  /** Whoever asks: where fewer are admitted, what decides is what no form can read. */
  targetFrom: 0.2,
  reachFrom: 0.07,
  /** From which rate on "likely". Of those whom a formula alone called likely under 35 %, 77 of 100 were admitted; above it, 90. */
  likelyFrom: {
    usual: 0.35,
    /** Business schools of selective public universities choose for themselves. */
    businessAtPublics: 0.5,
    /** Computing, engineering, architecture: 62 of 100 called likely at public colleges were admitted. */
    contestedAtPublics: 0.6,
    /** Dental hygiene, imaging, respiratory care; nursing at a public college is never likely. */
    alliedAtPublics: 0.9,
    clinicalAtPrivates: 0.8,
    /** California's systems read no score, so that grades alone choose, most of all in contested majors. */
    byGrades: 0.5,
    contestedByGrades: 0.85,
    /** For whom a published assurance leaves out, and for whom a published bar does. */
    pastAssurance: 0.8,
    pastBar: 0.95,
  },
  /** The places of a major that is admitted to apart, as a part of the college's rate. A judgment: few publish it. */
  contestedPlaces: 0.5,
  /** California's campuses that admit fewer than this are a reach under this GPA, by the grades of those they admit. */
  fewByGrades: { rate: 0.4, gpa: 3.7 },
  /** No admission is certain, and nobody is told that there is no chance. */
  shown: { most: 0.97, least: 0.01 },
  /** Below it nothing is told apart: "under 4 %". */
  toldFrom: 0.04,
} as const
