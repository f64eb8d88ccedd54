import type { College, Flag, Mission, Program, TestPolicy, Weight } from '#catalog/facts.ts'
import type { Row } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'
import {
  answerCell,
  answerOf,
  factCell,
  factOf,
  listCell,
  listOf,
  rangeCell,
  rangeOf,
  religionCell,
  religionOf,
  textCell,
  textOf,
  wordOf,
  yesCell,
  yesOf,
} from './cells.ts'
import { faithOf } from './faith.ts'
import { residencyCell, residencyOf } from './residency.ts'

// A college as one line of colleges.tsv. A column is named by the path of its fact, as in `Catalog.provenance`.

export const collegeColumns = [
  'unitid',
  'name',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'control',
  'locale',
  'undergraduates',
  'studentFacultyRatio',
  'shareOver25',
  'pellShare',
  'firstGenerationShare',
  'admission.open',
  'admission.applications',
  'admission.admitted',
  'admission.rate',
  'admission.yield',
  'admission.tests',
  'admission.weighs',
  'admission.sat',
  'admission.act',
  'admission.satSubmitted',
  'admission.actSubmitted',
  'admission.byResidency',
  'tuition.inState',
  'tuition.outOfState',
  'tuition.year',
  'tuition.outOfStateYear',
  'tuition.earlier',
  'cost.attendance',
  'cost.roomAndBoard',
  'cost.books',
  'netPrice.average',
  'netPrice.byIncome',
  'grants.share',
  'grants.average',
  'transfersIn',
  'outcomes.graduation4',
  'outcomes.graduation6',
  'outcomes.graduation6Pell',
  'outcomes.retention',
  'outcomes.earnings',
  'outcomes.debt',
  'missions',
  'religion',
  'rotc',
  'anyRotc',
  'studyAbroad',
  'undergraduateResearch',
  'apCredit',
  'yellowRibbon',
  'dayCare',
  'athletics.ncaa',
  'athletics.naia',
  'athletics.football',
  'athletics.conference',
  'athletics.division',
  'flags',
  'nicknames',
  'links.website',
  'links.admissions',
  'links.application',
  'links.aid',
  'links.netPrice',
] as const
export type CollegeRow = Row<(typeof collegeColumns)[number]>

const missions: readonly Mission[] = [
  'HBCU',
  'HSI',
  'Tribal',
  'AANAPISI',
  'PBI',
  'ANNH',
  'NASNTI',
  'women only',
  'men only',
  'distance only',
]
const flags: readonly Flag[] = [
  'rate moved',
  'sat implausible',
  'charges no tuition',
  'vocational religious',
  'tiny',
  'test imputed',
  'missions not listed',
]
const policies: readonly TestPolicy[] = ['required', 'optional', 'not considered']
const weights: readonly Weight[] = ['required', 'considered', 'optional', 'not considered']
const items = ['gpa', 'rank', 'record', 'recommendations', 'essay', 'legacy'] as const
const services = ['Army', 'Navy', 'Air Force'] as const

export function toRow(college: College): CollegeRow {
  const { admission, tuition, cost, netPrice, outcomes, athletics, links } = college
  const { earlier } = tuition
  return {
    unitid: String(college.unitid),
    name: college.name,
    city: college.city,
    state: college.state,
    zip: college.zip,
    latitude: String(college.latitude),
    longitude: String(college.longitude),
    control: college.control,
    locale: String(college.locale),
    undergraduates: factCell(college.undergraduates),
    studentFacultyRatio: factCell(college.studentFacultyRatio),
    shareOver25: factCell(college.shareOver25),
    pellShare: factCell(college.pellShare),
    firstGenerationShare: factCell(college.firstGenerationShare),
    'admission.open': yesCell(admission.open),
    'admission.applications': factCell(admission.applications),
    'admission.admitted': factCell(admission.admitted),
    'admission.rate': factCell(admission.rate),
    'admission.yield': factCell(admission.yield),
    'admission.tests': textCell(admission.tests),
    'admission.weighs': listCell(items.map((item) => admission.weighs[item] ?? '')),
    'admission.sat': rangeCell(admission.sat),
    'admission.act': rangeCell(admission.act),
    'admission.satSubmitted': factCell(admission.satSubmitted),
    'admission.actSubmitted': factCell(admission.actSubmitted),
    'admission.byResidency': residencyCell(admission.byResidency),
    'tuition.inState': factCell(tuition.inState),
    'tuition.outOfState': factCell(tuition.outOfState),
    'tuition.year': tuition.year,
    'tuition.outOfStateYear': tuition.outOfStateYear,
    'tuition.earlier': earlier
      ? listCell([factCell(earlier.inState), factCell(earlier.outOfState), earlier.year])
      : '',
    'cost.attendance': factCell(cost.attendance),
    'cost.roomAndBoard': factCell(cost.roomAndBoard),
    'cost.books': factCell(cost.books),
    'netPrice.average': factCell(netPrice.average),
    'netPrice.byIncome': listCell(netPrice.byIncome.map(factCell)),
    'grants.share': factCell(college.grants.share),
    'grants.average': factCell(college.grants.average),
    transfersIn: factCell(college.transfersIn),
    'outcomes.graduation4': factCell(outcomes.graduation4),
    'outcomes.graduation6': factCell(outcomes.graduation6),
    'outcomes.graduation6Pell': factCell(outcomes.graduation6Pell),
    'outcomes.retention': factCell(outcomes.retention),
    'outcomes.earnings': factCell(outcomes.earnings),
    'outcomes.debt': factCell(outcomes.debt),
    missions: listCell(college.missions),
    religion: religionCell(college.religion),
    rotc: listCell(college.rotc),
    anyRotc: answerCell(college.anyRotc),
    studyAbroad: answerCell(college.studyAbroad),
    undergraduateResearch: answerCell(college.undergraduateResearch),
    apCredit: answerCell(college.apCredit),
    yellowRibbon: answerCell(college.yellowRibbon),
    dayCare: answerCell(college.dayCare),
    'athletics.ncaa': answerCell(athletics.ncaa),
    'athletics.naia': answerCell(athletics.naia),
    'athletics.football': answerCell(athletics.football),
    'athletics.conference': textCell(athletics.conference),
    'athletics.division': textCell(athletics.division),
    flags: listCell(college.flags),
    nicknames: listCell(college.nicknames),
    'links.website': textCell(links.website),
    'links.admissions': textCell(links.admissions),
    'links.application': textCell(links.application),
    'links.aid': textCell(links.aid),
    'links.netPrice': textCell(links.netPrice),
  }
}

export function fromRow(row: CollegeRow, programs: readonly Program[]): College {
  const state = stateCode(row.state)
  if (!state) throw new Error(`${row.name}: "${row.state}" is no state`)
  const religion = religionOf(row.religion)
  return {
    unitid: Number(row.unitid),
    name: row.name,
    nicknames: listOf(row.nicknames),
    city: row.city,
    state,
    zip: row.zip,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    links: {
      website: textOf(row['links.website']),
      admissions: textOf(row['links.admissions']),
      application: textOf(row['links.application']),
      aid: textOf(row['links.aid']),
      netPrice: textOf(row['links.netPrice']),
    },
    control: wordOf(['public', 'private'], row.control),
    locale: Number(row.locale),
    undergraduates: factOf(row.undergraduates),
    studentFacultyRatio: factOf(row.studentFacultyRatio),
    shareOver25: factOf(row.shareOver25),
    pellShare: factOf(row.pellShare),
    firstGenerationShare: factOf(row.firstGenerationShare),
    admission: admissionOf(row),
    tuition: tuitionOf(row),
    cost: {
      attendance: factOf(row['cost.attendance']),
      roomAndBoard: factOf(row['cost.roomAndBoard']),
      books: factOf(row['cost.books']),
    },
    netPrice: { average: factOf(row['netPrice.average']), byIncome: bandsOf(row['netPrice.byIncome']) },
    grants: { share: factOf(row['grants.share']), average: factOf(row['grants.average']) },
    transfersIn: factOf(row.transfersIn),
    outcomes: {
      graduation4: factOf(row['outcomes.graduation4']),
      graduation6: factOf(row['outcomes.graduation6']),
      graduation6Pell: factOf(row['outcomes.graduation6Pell']),
      retention: factOf(row['outcomes.retention']),
      earnings: factOf(row['outcomes.earnings']),
      debt: factOf(row['outcomes.debt']),
    },
    missions: listOf(row.missions).map((word) => wordOf(missions, word)),
    religion,
    faith: faithOf(religion),
    rotc: listOf(row.rotc).map((word) => wordOf(services, word)),
    anyRotc: answerOf(row.anyRotc),
    studyAbroad: answerOf(row.studyAbroad),
    undergraduateResearch: answerOf(row.undergraduateResearch),
    apCredit: answerOf(row.apCredit),
    yellowRibbon: answerOf(row.yellowRibbon),
    dayCare: answerOf(row.dayCare),
    athletics: {
      ncaa: answerOf(row['athletics.ncaa']),
      naia: answerOf(row['athletics.naia']),
      football: answerOf(row['athletics.football']),
      conference: textOf(row['athletics.conference']),
      division: textOf(row['athletics.division']),
    },
    programs,
    flags: listOf(row.flags).map((word) => wordOf(flags, word)),
  }
}

function admissionOf(row: CollegeRow): College['admission'] {
  const weighs = row['admission.weighs'].split('|').map((word) => (word ? wordOf(weights, word) : null))
  const [gpa = null, rank = null, record = null, recommendations = null, essay = null, legacy = null] = weighs
  const tests = textOf(row['admission.tests'])
  return {
    open: yesOf(row['admission.open']),
    applications: factOf(row['admission.applications']),
    admitted: factOf(row['admission.admitted']),
    rate: factOf(row['admission.rate']),
    yield: factOf(row['admission.yield']),
    tests: tests ? wordOf(policies, tests) : null,
    weighs: { gpa, rank, record, recommendations, essay, legacy },
    sat: rangeOf(row['admission.sat']),
    act: rangeOf(row['admission.act']),
    satSubmitted: factOf(row['admission.satSubmitted']),
    actSubmitted: factOf(row['admission.actSubmitted']),
    byResidency: residencyOf(row['admission.byResidency']),
  }
}

function tuitionOf(row: CollegeRow): College['tuition'] {
  const [inState, outOfState, year] = listOf(row['tuition.earlier'])
  return {
    inState: factOf(row['tuition.inState']),
    outOfState: factOf(row['tuition.outOfState']),
    year: row['tuition.year'],
    outOfStateYear: row['tuition.outOfStateYear'],
    ...(inState && outOfState && year
      ? { earlier: { inState: factOf(inState), outOfState: factOf(outOfState), year } }
      : {}),
  }
}

function bandsOf(cell: string): College['netPrice']['byIncome'] {
  const [a = '', b = '', c = '', d = '', e = ''] = listOf(cell)
  return [factOf(a), factOf(b), factOf(c), factOf(d), factOf(e)]
}
