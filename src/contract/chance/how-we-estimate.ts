import { count } from '#contract/prose.ts'
import { chanceCaps as caps } from './caps.ts'
import { chanceRecord as record } from './chance-record.ts'
import { coefficients } from './coefficients.ts'

// The text about the estimate of admission, every number of it from the coefficients that the fit wrote, the table of caps
// or the record: shown on /how-we-estimate and, with what only few ask for, written to docs/chance.md.

export type EstimateTable = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export type EstimateSection = {
  id: string
  title: string
  /** What the page draws under the title. */
  picture?: 'words' | 'calibration'
  paragraphs: readonly string[]
  points?: readonly string[]
  /** Folded on the page. */
  table?: EstimateTable
}

const { index, doubts, range, words: begins, class: usual, calibration } = coefficients
const percent = (share: number) => `${Math.round(share * 100)}%`
const score = (value: number) => value.toFixed(3).replace(/^0/, '')
const { likelyFrom } = caps

export const estimateTitle = 'How we estimate your chance'
export const estimateSummary =
  'What each word was worth, what goes into it, and where you should not lean on it.'

const wordNames: Record<string, string> = {
  likely: 'Likely',
  target: 'Target',
  reach: 'Reach',
  'far reach': 'Far reach',
}
/** Of 100 who stand where we say a word, so many were admitted. */
export const worthOfWords = calibration.words.map(({ word, admitted }) => ({
  word: wordNames[word] ?? word,
  admitted,
}))
export const calibrated = calibration.cells

export const estimateSections: readonly EstimateSection[] = [
  {
    id: 'words',
    title: 'What each word was worth',
    picture: 'words',
    paragraphs: [
      `Of every 100 students whom we would have told a word, so many were admitted. Counted at real high schools that publish it, in ${calibrated.length} groups by how selective the college is and where a score lies in its range.`,
    ],
    table: {
      caption: 'Admitted, in percent',
      head: ['The college admits, quarter of its scores', 'Admitted', 'Our estimate', 'Our word'],
      rows: calibrated.map(({ admits, quarter, admitted, estimated, word }) => [
        `${admits}, ${['lowest', 'second', 'third', 'highest'][quarter - 1]}`,
        String(admitted),
        String(estimated),
        word,
      ]),
    },
  },
  {
    id: 'calibration',
    title: 'How far it is off',
    picture: 'calibration',
    paragraphs: [
      `Each dot is one of those groups. On the line, our estimate is what happened. It misses by ${calibration.rms} points (root mean square); where a group was left out of the fit, by ${calibration.unseenRms}. A test fails above 5.5, so that no change makes it worse unseen.`,
    ],
  },
  {
    id: 'what-goes-in',
    title: 'What goes in',
    paragraphs: [
      'How many a college admits (your group, where it publishes rates by residency), where your score lies in its range, your grades beside what is usual for such a class, class rank, the state you live in, the round you name, and whether your subject is admitted to apart. A score or grades that you do not give are read from the other; without a score the range is wider.',
      `The range reaches ${range.reach} times the doubt to both sides. The word is read off its lower end, so that the less we know, the more cautious it is: for an ordinary college, likely from a middle of ${percent(begins.likely)}, target from ${percent(begins.target)}, reach from ${percent(begins.reach)}.`,
    ],
    table: {
      caption: 'What each thing adds, in log-odds',
      head: ['What', 'Weight'],
      rows: [
        ['Everyone starts with', String(index.start)],
        ['Log-odds of the admit rate', String(index.rate)],
        ['A whole range of scores above its middle', String(index.score)],
        [
          `A point of GPA above the class (${usual.gpa} at a middle score of ${usual.middle})`,
          String(index.grades),
        ],
        ['Class rank, by its logarithm over a tenth', `−${index.rank}`],
        [
          'Public college with one rate for all, times the share it refuses',
          `+${index.atHome} at home, −${index.elsewhere} from elsewhere`,
        ],
        [
          'Early decision, restrictive early action, early action',
          `+${index.earlyDecision}, +${index.restrictiveEarlyAction}, +${index.earlyAction}`,
        ],
        ['A score that is asked for and missing', `−${index.scoreMissing}`],
        [
          'Computing, engineering, architecture at a public college, times the share it refuses',
          `−${index.contestedAtPublic}`,
        ],
        ['Nursing and other clinical programs at a public college', `−${index.clinicalAtPublic}`],
        ['Where rank fills most places, up to a whole range under the upper half', `−${index.filledByRank}`],
        [
          'California’s systems, for each point of GPA under 3.9, times the share they refuse',
          `−${index.chosenByGrades}`,
        ],
      ],
    },
  },
  {
    id: 'rules-first',
    title: 'Published rules come first',
    paragraphs: [],
    points: [
      'Below a published minimum the card shows the rule and its link instead of a percentage, and we never choose the college for you.',
      'If you meet a rule of automatic admission, the word is “automatic”. It is the university’s: where we know that your major chooses apart, the word is the major’s.',
      'A college that admits everyone who qualifies is “open admission”.',
      `Under ${percent(caps.targetFrom)} admitted, “reach” is the best word for anyone, under ${percent(caps.reachFrom)} “far reach”. Early decision, which binds, counts as a higher rate here.`,
      `“Likely” is said only where ${percent(likelyFrom.usual)} or more are admitted, more in some subjects; and where you miss a rule that fills places, or a score that is required, only where nearly all are.`,
    ],
    table: {
      caption: 'From which admit rate on “likely”',
      head: ['Where', 'Rate'],
      rows: [
        ['Usually', percent(likelyFrom.usual)],
        ['Business at public colleges', percent(likelyFrom.businessAtPublics)],
        ['Computing, engineering, architecture at public colleges', percent(likelyFrom.contestedAtPublics)],
        ['Dental hygiene, imaging, respiratory care at public colleges', percent(likelyFrom.alliedAtPublics)],
        ['Nursing at public colleges', 'never'],
        ['Nursing and other clinical programs at private colleges', percent(likelyFrom.clinicalAtPrivates)],
        ['California’s public systems', percent(likelyFrom.byGrades)],
        ['The same in computing, engineering, architecture', percent(likelyFrom.contestedByGrades)],
        ['Past a rule that assures a place', percent(likelyFrom.pastAssurance)],
        ['Past any other published bar, or without a required score', percent(likelyFrom.pastBar)],
      ],
    },
  },
  {
    id: 'what-stays-out',
    title: 'What stays out',
    paragraphs: [],
    points: [
      'Race, ethnicity, sex, religion and your name. Colleges may not weigh race either, since the Supreme Court’s decision of 2023.',
      'Family income: it never leaves your device.',
      'Clubs, awards, AP courses, service hours: in the decisions we looked at they had no effect that carried over.',
      'Essays, recommendations, auditions, recruiting: they matter, and no form can read them.',
    ],
  },
  {
    id: 'weakest',
    title: 'Where it is weakest',
    paragraphs: [],
    points: [
      `Students under SAT ${record.fewBelowSat}: there it rests on the form of the curve, not on cases.`,
      'Nursing, computing and engineering at public colleges: few publish how many the major takes.',
      'The most selective colleges, and colleges whose rate jumped.',
      `Public colleges with one rate for all: what home adds is what ${calibration.residencyPairs} colleges publish, and it differs widely.`,
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
]

const { before } = record
/** For docs/chance.md alone. */
export const technicalSections: readonly EstimateSection[] = [
  {
    id: 'doubt',
    title: 'The doubt',
    paragraphs: [
      `The doubt is ${doubts.usual} in log-odds for every estimate; ${doubts.rateOfEveryone} more where a public college tells one rate for all (what the ${calibration.residencyPairs} pairs of rates leave unexplained), and ${doubts.other} more for each other reason: no score, a rate that moved, a range that is estimated or that few sent, a subject admitted to apart. The parts add in quadrature. At first the range reached ${before.range.halfWidth} log-odds to each side and held the observed rate at ${before.range.held}% of ${before.range.colleges} colleges; how often the present one holds was not measured.`,
      `A cap binds range and word alike: the lower end never lies above where the next word begins. No chance above ${percent(caps.shown.most)} is shown, none under ${percent(caps.shown.least)} is computed, and what is under ${percent(caps.toldFrom)} is told as that. Majors admitted to apart have ${percent(caps.contestedPlaces)} of the college’s rate for the two caps that hold for anyone; California’s campuses that admit fewer than ${percent(caps.fewByGrades.rate)} are at most a reach under a GPA of ${caps.fewByGrades.gpa}.`,
    ],
  },
  {
    id: 'before',
    title: `What version ${before.version} was measured on`,
    paragraphs: [
      `${count(before.decisions)} admission decisions that applicants posted in public, counted without keeping any person’s data. These figures are of version ${before.version} of the formula; version ${record.version} keeps its weights of rate, rank and round within their errors and was not measured on them anew. AUC says how well a number separates admitted from refused: .5 is a coin, 1 is perfect. The Brier score is the mean squared error. On the 23 shares version ${before.version} missed by ${before.rms} points, this one by ${calibration.rms}.`,
      `Knowing the round took one high school from ${score(before.withRound[0].without)} to ${score(before.withRound[0].with)} and another from ${score(before.withRound[1].without)} to ${score(before.withRound[1].with)}. Of those whom the formula alone called likely under ${percent(likelyFrom.usual)}, ${before.likelyWithoutFloor.underUsual} of 100 were admitted, and ${before.likelyWithoutFloor.contestedAtPublics} in computing and engineering at public colleges: that is why “likely” has floors.`,
    ],
    table: {
      caption: `Version ${before.version} against the admit rate alone`,
      head: ['Decisions', 'Estimate: AUC', 'Brier', 'Rate alone: AUC', 'Brier'],
      rows: [before, before.keptApart].map((of, j) => [
        j === 0 ? `All ${count(of.decisions)}` : `${count(of.decisions)} kept apart while it was made`,
        score(of.auc),
        score(of.brier),
        score(of.rateAlone.auc),
        score(of.rateAlone.brier),
      ]),
    },
  },
]
