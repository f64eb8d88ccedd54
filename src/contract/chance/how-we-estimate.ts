import { count } from '#contract/prose.ts'
import { chanceRecord as record } from './chance-record.ts'

// The text about the estimate of admission, with every number taken from the record: shown on /how-we-estimate and
// written to docs/chance.md.

/** The detail is folded on the page: few ask for it, and it would bury the answers. */
export type EstimatePoint = string | { answer: string; detail: string }

export type EstimateSection = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly EstimatePoint[]
  table?: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
}

const percent = (share: number) => `${Math.round(share * 100)}%`
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)
const score = (value: number) => value.toFixed(3).replace(/^0/, '')
const minimum = ({
  system,
  residents,
  others,
  byOtherFactorsFrom,
}: (typeof record.minimumExamples)[number]) =>
  `${system}: GPA ${residents.toFixed(1)} for residents${byOtherFactorsFrom === null ? '' : ` (from ${byOtherFactorsFrom.toFixed(1)} other factors decide)`}, ${others.toFixed(1)} for others.`
const { weights, bands, likelyFloor, cap, range, measured, observed } = record

export const estimateTitle = 'How we estimate your chance'
export const estimateSummary =
  'What goes into the chance of admission, what stays out, how often it was right, and where you should not lean on it.'

export const estimateSections: readonly EstimateSection[] = [
  {
    id: 'what-it-is',
    title: 'What the number is',
    paragraphs: [
      'Chance is our estimate of how likely a college is to admit you. It is a range with a word beside it, never a promise. It is not Match, which says how well a college suits you.',
      `The word follows the middle of the range: likely from ${percent(bands.likely)}, target from ${percent(bands.target)}, reach from ${percent(bands.reach)}, far reach below. The highest chance we show is ${percent(cap.usual)}; where fewer than ${percent(cap.mostSelectiveRate)} are admitted it is ${percent(cap.mostSelective)}, whoever asks, and up to a rate of ${percent(cap.usualFromRate)} it lies in between.`,
    ],
  },
  {
    id: 'what-goes-in',
    title: 'What goes in',
    paragraphs: [
      'Six things, added up as log-odds and turned into a chance. What you do not give counts zero: it neither helps nor hurts.',
    ],
    table: {
      caption: 'What each thing adds, in log-odds',
      head: ['What', 'Weight', 'How it is read'],
      rows: [
        ['Everyone starts with', signed(weights.start), 'The constant of the formula.'],
        [
          'The college’s admit rate',
          `${weights.admitRate} × its log-odds`,
          'Fall 2024, as published. Your group’s own rate where the college publishes it by residency.',
        ],
        [
          'SAT or ACT',
          `${weights.testScore} × your place in the college’s range`,
          'The better of the two. 0 in the middle of the range, 1 a whole range above. Not used where tests are not considered.',
        ],
        [
          'Unweighted GPA',
          `${weights.gpa} × points above what is usual there`,
          'Compared with what applicants to a college this selective usually have.',
        ],
        ['Class rank', `${weights.classRank} × its logarithm`, '0 at the top tenth.'],
        [
          'Residency at a public college',
          `${signed(weights.residency.inState)} in state, ${signed(weights.residency.outOfState)} out of state`,
          'Only where the college does not publish rates by residency.',
        ],
        [
          'Round, if you say so',
          `${signed(weights.round.earlyDecision)} early decision, ${signed(weights.round.restrictiveEarlyAction)} restrictive early action, ${signed(weights.round.earlyAction)} early action`,
          'Optional, and only at the college you name, if we know that it has the round.',
        ],
      ],
    },
  },
  {
    id: 'what-stays-out',
    title: 'What stays out, and why',
    paragraphs: [],
    points: [
      'Race, ethnicity, sex, religion and your name never enter a score. Since the Supreme Court’s decision of 2023 colleges may not weigh race either.',
      'Family income never leaves your device. Being the first in your family to go to college or underrepresented chooses which scholarships and programs we show, and lowers nothing.',
      'Counts of clubs, awards, leadership posts, honor societies and service hours: in the decisions we looked at they had no effect we could measure. They speak in the reasons, not in the number.',
      'Number of AP courses, family ties to the college, and how many accept its offer: none of these carried over from one high school to another.',
      'Essays, recommendations, auditions, portfolios, athletic recruiting: they matter, and no form can read them.',
    ],
  },
  {
    id: 'rules-first',
    title: 'Rules that come before any percentage',
    paragraphs: [],
    points: [
      {
        answer:
          'Published minimums. Below one, the card says so with the rule and its link, shows no percentage, and the college is never chosen for you.',
        detail: `${record.minimumExamples.map(minimum).join(' ')} Where a minimum counts weighted grades, an unweighted GPA up to a quarter point below it may still be a “target”, a lower one at best a “reach”.`,
      },
      {
        answer:
          'Automatic admission. Where a college publishes a rule and what you entered meets it, the word is “automatic”.',
        detail:
          'A rule of one school or subject, such as engineering or nursing, counts for those who ask for it and for nobody else; for music, dance and theater, which may ask for an audition, the estimate decides.',
      },
      'Open admission. A college that admits everyone who qualifies shows that instead of a percentage.',
      {
        answer: `“Likely” has a floor. Where fewer than ${percent(likelyFloor.usual)} are admitted nobody is told “likely”.`,
        detail: `At public colleges of another state the floor is ${percent(likelyFloor.visitors)}, since many keep most places for residents. At public colleges it is ${percent(likelyFloor.businessAtPublics)} for business, which often has a school that chooses for itself, and ${percent(likelyFloor.contested)} for computing, engineering and architecture; nursing is never called likely there, since the university’s rate says nothing about its few places, and dental hygiene, imaging and respiratory care only where ${percent(likelyFloor.alliedAtPublics)} or more are admitted. At private colleges nursing and these clinical programs take ${percent(likelyFloor.clinicalAtPrivates)}, with grades that bear out fewer places than the college has and no score of its lowest quarter, and the other majors the usual floor. Before we had it, ${percent(record.likelyWithoutFloor.underUsual)} of those called likely under ${percent(likelyFloor.usual)} were admitted, and ${percent(record.likelyWithoutFloor.contestedAtPublics)} in computing and engineering at public colleges.`,
      },
      {
        answer:
          'Low test scores. A score low in a college’s range takes “likely” away, and lower still “target”.',
        detail:
          'Nobody is told “likely” where fewer than half are admitted and their score lies under the middle of the range, at a private college not above the range, where fewer than two in three are, it lies under the middle and the grades not well above the class, or where it lies in the lowest quarter and fewer than four in five are admitted. A score in the lowest quarter is a reach where fewer than half are admitted, and one under the middle where fewer than three in ten are. One far below the range is likely only where nine in ten are admitted, and at best a reach where fewer than two in three are; the farther below and the lower the grades, the more must be admitted, a whole width below nine in ten. Where fewer than half are, half a width below is out of reach if the score must be sent, and so is any below it with grades far below the class.',
      },
      {
        answer:
          'Sought-after programs. Engineering or nursing can be harder to enter than the college itself.',
        detail: `At public colleges that admit fewer than half, computing, engineering, architecture, nursing and other clinical programs are one word lower than the estimate: they choose among those whom the college would take. Where fewer than ${percent(record.targetFloor / record.contestedPlaces)} are admitted, “reach” is their best word, and so it is where grades lie below the class, or a score below the range where fewer than two in three are admitted. Where good scores are usual and fewer than 85% are admitted, computing, engineering and architecture have classes above the university’s, so a score there is read as if it lay a third of the range lower.`,
      },
      {
        answer: 'A college’s own rules. Whoever just misses one is seldom told “likely” there.',
        detail: `Whoever misses a college’s automatic rule (unless four in five are admitted and the grades are well those of its class), has not given the class rank that decides many of its places or lives where it does not count, only just meets its published minimum, or has not given a score that it requires is not told “likely” there, unless nearly all are admitted; where fewer than three in ten are, a required score that is missing leaves a “reach” at best, and a “far reach” with grades below the class. A department that says itself how few it takes makes its college a “reach”, and under ${percent(record.reachFloor)} a “far reach”; so does a program that admits first-years only from certain grades on, for those below them. Whoever meets what a college says that it generally asks for has at least a “target” where 60% or more are admitted. Where class rank fills many places, a score in the lowest quarter, or grades below the class without one, is at best a “reach” for those outside the rule, and so is a rank in the lower half.`,
      },
      {
        answer:
          'Low grades. Grades well below a class take “likely” away, and count for more where no score is sent.',
        detail: `Nobody is told “likely” where their grades lie well below a class with such scores and no score of its upper half speaks for them; far below, not even “target”. Where scores are not read, or you send none, grades decide alone, and more is asked of them, most of all in a strong class and in the systems of California, which choose by them (nobody is told “likely” there where fewer than ${percent(likelyFloor.byGrades)} are admitted, in computing, engineering and architecture fewer than ${percent(likelyFloor.contestedByGrades)}, a campus that admits fewer than 40% is a “reach” below a 3.7, and far below its class a “far reach”); grades below the class are then a “reach” where fewer than ${percent(likelyFloor.usual)} are admitted. Far below it they are a “far reach” where fewer than 15% are. A range that only a handful of a class sent judges nobody. Nursing and other clinical programs at public colleges ask for better grades than their university, as do computing, engineering and architecture in the systems of California, where nursing is a “reach” below a 3.8. Where nearly all are admitted, and to every major, grades alone never make a “reach”, and at private colleges “likely” stays unless they are far below. Where 85% or more are admitted and most send no score, one somewhat below the range is forgiven. Where 60% or more are admitted, and to every major, a score that need not be sent takes the word without it down by one step at most, and one of the lowest quarter says nowhere more than none would. Measured on no cases: it is caution, because a high rate may only mean that nobody weaker applies.`,
      },
      `Very selective colleges. Where fewer than ${percent(record.targetFloor)} are admitted, “reach” is the best word for anyone; under ${percent(record.reachFloor)}, “far reach”. Early decision, which binds, counts as a higher rate here; the other early rounds do not.`,
      `The range follows the word: its middle is at most ${percent(bands.likely)} where “likely” is withheld, near what was observed, and ${percent(bands.target)} where “target” is. It begins at 50% where the word is “likely”, and ends there where it is “reach”.`,
    ],
  },
  {
    id: 'residency',
    title: 'In state or out of state',
    paragraphs: [
      `There is no single bonus for staying home: one constant for every public college was off by up to ${record.residencyConstantOff} in log-odds, in both directions. Where a college publishes both rates in its Common Data Set we use the one that applies to you. Elsewhere we count a cautious part of the usual difference, and the range is wider.`,
    ],
    table: {
      caption: 'Admitted, by residency',
      head: ['College', 'In state', 'Out of state'],
      rows: record.residencyExamples.map(({ college, inState, outOfState }) => [
        college,
        `${inState}%`,
        `${outOfState}%`,
      ]),
    },
  },
  {
    id: 'measured',
    title: 'On what it was measured',
    paragraphs: [
      `On ${count(measured.decisions)} admission decisions that applicants posted in public. We counted them and kept no person’s data. AUC says how well a number separates admitted from refused: .5 is a coin, 1 is perfect. The Brier score is the mean squared error: lower is better.`,
      `A model that also knew what no form asks reached ${score(measured.keptApart.bestPossible.auc)} and ${score(measured.keptApart.bestPossible.brier)} on the decisions kept apart. Knowing the round of application took one high school from ${score(measured.withRound[0].without)} to ${score(measured.withRound[0].with)} and another from ${score(measured.withRound[1].without)} to ${score(measured.withRound[1].with)}: that is why we ask for it.`,
    ],
    table: {
      caption: 'The estimate against the admit rate alone',
      head: ['Decisions', 'Estimate: AUC', 'Brier', 'Rate alone: AUC', 'Brier'],
      rows: [
        [
          `All ${count(measured.decisions)}`,
          score(measured.auc),
          score(measured.brier),
          score(measured.rateAlone.auc),
          score(measured.rateAlone.brier),
        ],
        [
          `${count(measured.keptApart.decisions)} kept apart while it was made`,
          score(measured.keptApart.auc),
          score(measured.keptApart.brier),
          score(measured.keptApart.rateAlone.auc),
          score(measured.keptApart.rateAlone.brier),
        ],
      ],
    },
  },
  {
    id: 'bands',
    title: 'What each word was worth',
    paragraphs: [
      'Of those decisions, this share was a yes. The people who post are strong students, so a reach came true more often than it may for you.',
    ],
    table: {
      caption: 'Admitted, by the word we gave',
      head: ['Word', 'Says', 'Admitted'],
      rows: [
        ['Likely', `${percent(bands.likely)} or more`, percent(observed.likely)],
        ['Target', `${percent(bands.target)} to ${percent(bands.likely)}`, percent(observed.target)],
        ['Reach', `${percent(bands.reach)} to ${percent(bands.target)}`, percent(observed.reach)],
        ['Far reach', `under ${percent(bands.reach)}`, percent(observed.farReach)],
      ],
    },
  },
  {
    id: 'high-schools',
    title: 'A second look: real high schools',
    paragraphs: [
      'Shares admitted from high schools that publish them, by how selective the college is and where the student’s SAT lies in its range. The estimate is checked against this table whenever it changes.',
    ],
    table: {
      caption: 'Admitted, in percent',
      head: ['The college admits', 'Lowest quarter', 'Second', 'Third', 'Highest'],
      rows: record.shares.map(({ rate, byQuarter }) => [
        rate,
        ...byQuarter.map((share) => (share === null ? 'too few' : String(share))),
      ]),
    },
  },
  {
    id: 'range',
    title: 'How wide the range is',
    paragraphs: [
      `At first the range reached ${range.halfWidthBefore} log-odds to each side, and it held the observed rate at ${percent(range.heldBefore)} of ${range.colleges} colleges. We want ${percent(range.aim)}, so it now reaches ${range.halfWidth}, and further where a rate jumped, data is estimated, rates by residency are missing, or the major is admitted apart. How often the wider range holds has not been measured yet, so we do not call it an ${percent(range.aim)} range.`,
    ],
  },
  {
    id: 'weakest',
    title: 'Where it is weakest',
    paragraphs: [],
    points: [
      `Students under SAT ${record.fewBelowSat}: almost nobody below it posts a decision, so there the estimate rests on the form of the curve, not on cases.`,
      'Average students: those who post are stronger than those who apply.',
      'Computing, engineering, architecture, nursing and other clinical programs at public colleges, which often admit to the major and not to the college.',
      'The most selective colleges: what decides there is what a form cannot read.',
      'Public colleges that publish no rates by residency.',
      'A college whose rate changed sharply since fall 2024.',
    ],
  },
]
