import type { ChanceBand, College, Figure, LedgerLine, Report } from '#contract/matching/report.ts'

// Made-up colleges with plausible facts: what a Senior's report looks like.

export const figure = (value: number | null, source = 'College Scorecard', year = '2022-23'): Figure => ({
  value,
  year,
  source,
  absent: value === null ? 'not reported' : null,
})

const parts: readonly [component: string, max: number, because: string, source: string, year: string][] = [
  [
    'Program',
    24,
    'It awarded 142 biology degrees last year, and its graduates earn more than most in the field.',
    'IPEDS completions',
    '2023-24',
  ],
  [
    'Academic fit',
    20,
    'Your SAT of 1320 sits inside the middle half of enrolled students, 1180 to 1380.',
    'IPEDS admissions',
    'fall 2024',
  ],
  [
    'Chance',
    14,
    'Your record puts admission within reach: about even odds or better.',
    'IPEDS admissions',
    'fall 2024',
  ],
  [
    'Affordability',
    14,
    'The price you would face is lower than at two thirds of colleges.',
    'College Scorecard',
    '2023-24',
  ],
  [
    'Strength',
    12,
    'More students finish here than at colleges with a similar intake.',
    'IPEDS graduation rates',
    '2024',
  ],
  ['Place', 8, 'It is in your home state.', 'IPEDS directory', '2024-25'],
  ['Type', 5, 'You asked for a public college; it is one.', 'IPEDS directory', '2024-25'],
  ['Campus life', 3, 'ROTC is offered on campus.', 'IPEDS characteristics', '2024-25'],
]

/** Lines whose points add up to the score, in tenths. */
export function sampleLedger(score: number): LedgerLine[] {
  let left = score
  return parts.map(([component, max, because, source, year], i) => {
    const points = i === parts.length - 1 ? Math.round(left * 10) / 10 : Math.round(max * score) / 100
    left -= points
    return { component, points: Math.max(0, Math.round(points * 10) / 10), max, because, source, year }
  })
}

export function sampleCollege(change: Partial<College> = {}): College {
  const score = change.matchPercentage ?? 91
  return {
    unitid: 100_001,
    collegeName: 'Alder Ridge University',
    location: 'Corvallis, Oregon',
    matchPercentage: score,
    matchReasoning:
      'Biology is one of the largest programs here, and its graduates do well five years on. Your grades and test score sit in the middle of the enrolled class, so you would be neither lost nor bored. As an Oregon resident you would pay in-state tuition, which keeps the price below what two thirds of colleges would ask of you. More students finish here than at colleges with a similar intake.',
    campusVibe:
      'A mid-sized public university in a college town, with a large residential campus, NCAA Division I sports and study abroad. About one undergraduate in four is the first in the family to go to college.',
    admissions: {
      acceptanceRate: 62.4,
      openAdmission: false,
      inStateTuition: 13_490,
      outOfStateTuition: 35_200,
      tuitionYear: '2023-24',
      averageSat: '1180-1380',
      averageAct: '24-30',
      testPolicy: 'Test optional',
      tuitionNote: 'Tuition and required fees for one year, before any aid.',
    },
    links: {
      admissions: 'www.example.edu/admissions',
      website: 'https://www.example.edu/',
      netPriceCalculator: 'npc.example.edu',
    },
    scholarships: {
      schoolSpecific: [
        {
          name: 'Provost Award',
          link: 'https://www.example.edu/aid/provost',
          note: 'For first-year students; based on grades.',
        },
        { name: 'Oregon Promise of Access', link: 'https://www.example.edu/aid/access', note: null },
      ],
      private: [
        {
          name: 'Gates Scholarship',
          link: 'https://www.thegatesscholarship.org',
          note: 'For Pell-eligible high school seniors; based on record and need.',
        },
        {
          name: 'Coca-Cola Scholars Program',
          link: 'https://www.coca-colascholarsfoundation.org',
          note: 'For high school seniors; based on leadership and service.',
        },
        { name: 'Elks Most Valuable Student', note: 'For high school seniors who are U.S. citizens.' },
      ],
    },
    chance: { low: 0.52, high: 0.81, band: 'target' },
    headline: '',
    rules: [],
    price: null,
    ledger: sampleLedger(score),
    netPrice: {
      average: figure(17_840),
      byIncome: [
        { income: '$0-30,000', price: figure(11_220) },
        { income: '$30,001-48,000', price: figure(12_910) },
        { income: '$48,001-75,000', price: figure(16_300) },
        { income: '$75,001-110,000', price: figure(21_080) },
        { income: '$110,001 or more', price: figure(25_470) },
      ],
    },
    outcomes: {
      graduationRate: figure(71, 'IPEDS', '2024'),
      retentionRate: figure(87, 'College Scorecard', '2023'),
      medianEarnings: figure(58_300, 'College Scorecard', '2020-21'),
      medianDebt: figure(21_500, 'College Scorecard', '2019-21'),
    },
    sources: [
      {
        name: 'IPEDS Admissions',
        year: 'fall 2024',
        covers: 'Admission, applications and test scores',
      },
      { name: 'College Scorecard', year: '2022-23', covers: 'tuition, net price, earnings, debt' },
      { name: 'IPEDS Completions', year: '2023-24', covers: 'degrees by major' },
    ],
    // Public Health: listed without a graduate, so neither yes nor no.
    offers: { yes: ['Marine Biology', 'Biochemistry'], no: ['Environmental Science'] },
    campusLife: {
      yes: ['rotc', 'ncaa', 'abroad', 'research', 'stage'],
      no: ['football', 'media', 'faith', 'mission'],
    },
    locked: false,
    scorePreview: false,
    ...change,
  }
}

const others: readonly [name: string, location: string, score: number, band: ChanceBand, low: number][] = [
  ['Westmere College', 'Amherst, Massachusetts', 84, 'reach', 0.12],
  ['Tidewater Institute of Science', 'Norfolk, Virginia', 78, 'target', 0.41],
  ['Harlan State University', 'Boulder, Colorado', 72, 'likely', 0.73],
  ['Lakeview University', 'Madison, Wisconsin', 69, 'likely', 0.71],
  ['Saint Brendan College', 'Burlington, Vermont', 63, 'target', 0.38],
  ['Mesa Verde University', 'Tucson, Arizona', 58, 'open admission', 0],
  ['Northgate Polytechnic', 'Troy, New York', 52, 'target', 0.33],
  [
    'University of the Northern Plains and Rivers at Grand Forks',
    'Grand Forks, North Dakota',
    49,
    'reach',
    0.11,
  ],
  ['Calder University', 'Providence, Rhode Island', 46, 'far reach', 0.02],
]

export function sampleReport(change: Partial<Report> = {}): Report {
  const rest = others.map(([collegeName, location, matchPercentage, band, low], i) =>
    sampleCollege({
      unitid: 100_002 + i,
      collegeName,
      location,
      matchPercentage,
      chance:
        band === 'open admission'
          ? { low: null, high: null, band }
          : { low, high: Math.min(low + 0.24, 0.97), band },
      ledger: sampleLedger(matchPercentage),
    }),
  )
  return {
    collegeList: [sampleCollege(), ...rest],
    majorProfile: {
      title: 'Biology',
      description:
        'Biology asks how living things work, from a single cell to a whole forest. You would spend the first two years on chemistry, genetics and statistics, then choose a direction: the body, the environment or the lab. Much of the learning happens in labs and in the field, and a degree keeps medicine, research, teaching and conservation open.',
      recommendedMajors: ['Marine Biology', 'Biochemistry', 'Public Health', 'Environmental Science'],
      careerPaths: [
        {
          title: 'Physician assistant',
          description: 'Examines patients, orders tests and treats illness as part of a medical team.',
          studyPath: 'Biology, then a two-year master’s program with clinical training.',
          link: 'https://www.bls.gov/ooh/healthcare/physician-assistants.htm',
          medianPay: figure(133_260, 'BLS OEWS', 'May 2025'),
          outlook: 'Jobs projected to grow 20% from 2024 to 2034, much faster than average.',
        },
        {
          title: 'Conservation scientist',
          description: 'Helps owners and governments use land well and keep soil and water clean.',
          studyPath: 'Biology or ecology with field seasons and mapping courses.',
          link: 'https://www.bls.gov/ooh/life-physical-and-social-science/conservation-scientists.htm',
          medianPay: figure(67_950, 'BLS OEWS', 'May 2025'),
          outlook: 'Jobs projected to grow 3% from 2024 to 2034.',
        },
        {
          title: 'Biological technician',
          description: 'Sets up and runs experiments, keeps instruments in order and records results.',
          studyPath: 'A bachelor’s degree with lab courses and a senior project.',
          medianPay: figure(52_000, 'BLS OEWS', 'May 2025'),
          outlook: null,
        },
      ],
    },
    lockedCount: 0,
    upgradePrompt: null,
    understoodMajor: { title: 'Biology', families: ['26.01'], exact: true },
    notes: ['One of your three states has only two colleges with this major, so more come from the others.'],
    filterSources:
      'Majors and degrees: IPEDS Completions, 2023-24. Campus life: IPEDS Institutional Characteristics, 2024-25; missions: College Scorecard and IPEDS Directory, 2024.',
    engineVersion: '1',
    dataVersion: '2025-05',
    ...change,
  }
}

/** Every list empty, every value missing. */
export function bareReport(): Report {
  const none = figure(null, '', '')
  return sampleReport({
    collegeList: [
      sampleCollege({
        collegeName: '',
        location: '',
        matchPercentage: null,
        matchReasoning: '',
        campusVibe: '',
        admissions: {
          acceptanceRate: null,
          openAdmission: false,
          inStateTuition: null,
          outOfStateTuition: null,
          tuitionYear: null,
          averageSat: null,
          averageAct: null,
          testPolicy: null,
          tuitionNote: null,
        },
        links: { admissions: null, website: null, netPriceCalculator: null },
        scholarships: { schoolSpecific: [], private: [] },
        chance: null,
        ledger: [],
        netPrice: { average: none, byIncome: [] },
        outcomes: { graduationRate: none, retentionRate: none, medianEarnings: none, medianDebt: none },
        sources: [],
      }),
    ],
    majorProfile: null,
    understoodMajor: null,
    notes: [],
    engineVersion: '',
    dataVersion: '',
  })
}
