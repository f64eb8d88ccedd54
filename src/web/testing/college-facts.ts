import type { CollegeFacts } from '#contract/colleges/look-up.ts'
import type { Figure } from '#contract/matching/report.ts'

/** A figure with its year, or the reason why it is missing. */
export const figure = (fact: number | NonNullable<Figure['absent']>, year = '2022-23'): Figure =>
  typeof fact === 'number'
    ? { value: fact, year, source: 'College Scorecard', absent: null }
    : { value: null, year, source: 'College Scorecard', absent: fact }

const incomes = ['$0-$30,000', '$30,001-$48,000', '$48,001-$75,000', '$75,001-$110,000', 'over $110,000']

export const byIncome = (prices: readonly Parameters<typeof figure>[0][]): CollegeFacts['netPriceByIncome'] =>
  incomes.map((income, band) => ({ income, price: figure(prices[band] ?? 'not reported') }))

const directory = { year: '2024-25', source: 'IPEDS Directory' }
const admissions = { year: 'fall 2024', source: 'IPEDS Admissions' }

/** Harvard as the catalog has it, with what a test changes. */
export const harvard = (changes: Partial<CollegeFacts> = {}): CollegeFacts => ({
  id: 166027,
  name: 'Harvard University',
  location: 'Cambridge, Massachusetts',
  control: 'private',
  setting: 'city',
  religion: null,
  religious: false,
  missions: [],
  links: {
    website: 'https://www.harvard.edu/',
    admissions: null,
    application: null,
    aid: null,
    netPriceCalculator: null,
  },
  openAdmission: false,
  testPolicy: 'SAT or ACT scores are required',
  scoresAgain: null,
  sat: { low: 1510, high: 1580, ...admissions, absent: null },
  act: { low: 34, high: 36, ...admissions, absent: null },
  figures: {
    acceptanceRate: { ...figure(3.6), ...admissions },
    applications: { ...figure(54008), ...admissions },
    undergraduates: figure(7755, 'fall 2023'),
    studentFacultyRatio: figure(7, 'fall 2023'),
    inStateTuition: figure(61676, '2024-25'),
    outOfStateTuition: figure(61676, '2024-25'),
    costOfAttendance: figure(82842),
    roomAndBoard: figure(20374, '2023-24'),
    netPrice: figure(16816),
    graduationRate: figure(98, 'students who entered in 2018'),
    fourYearGraduationRate: figure(56, 'students who entered in 2018'),
    retentionRate: figure(98.6, 'fall 2022'),
    medianEarnings: figure(101817, '2020-21'),
    medianDebt: figure(14000, '2020-21'),
    pellShare: figure(18),
    firstGenerationShare: figure(20),
  },
  netPriceByIncome: byIncome([2895, 2496, 2167, 13937, 53571]),
  about: {
    location: directory,
    control: directory,
    setting: directory,
    religion: directory,
    openAdmission: directory,
    testPolicy: admissions,
  },
  programs: [],
  dataVersion: '1-test',
  ...changes,
})

const not = 'not applicable' as const

/** A public college with open admission, no scores and grants above the cost. */
export const mesa = (changes: Partial<CollegeFacts> = {}): CollegeFacts => {
  const other = harvard()
  return {
    ...other,
    id: 122375,
    name: 'San Diego Mesa College',
    location: 'San Diego, California',
    control: 'public',
    openAdmission: true,
    testPolicy: null,
    sat: { low: null, high: null, ...admissions, absent: not },
    act: { low: null, high: null, ...admissions, absent: not },
    figures: {
      ...other.figures,
      acceptanceRate: figure(not, 'fall 2024'),
      applications: figure(not, 'fall 2024'),
      inStateTuition: figure(1150, '2023-24'),
      outOfStateTuition: figure(9094, '2023-24'),
      netPrice: figure(-904),
      medianEarnings: figure('suppressed', '2020-21'),
    },
    netPriceByIncome: byIncome([-3351, -696, 3115, 6170, 'not reported']),
    ...changes,
  }
}
