import type { College, Flag, Mission, Program, TestPolicy, Weight } from '#catalog/facts.ts'
import type { Row } from '#catalog/table-text.ts'
import { type StateCode, states } from '#contract/states.ts'
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
  wordsOf,
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
type Column = (typeof collegeColumns)[number]
export type CollegeRow = Row<Column>
// every column has its place
const at = Object.fromEntries(collegeColumns.map((column, place) => [column, place])) as Record<
  Column,
  number
>

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
const controls = ['public', 'private'] as const
const policies: readonly TestPolicy[] = ['required', 'optional', 'not considered']
const weights: readonly Weight[] = ['required', 'considered', 'optional', 'not considered']
const items = ['gpa', 'rank', 'record', 'recommendations', 'essay', 'legacy'] as const
const services = ['Army', 'Navy', 'Air Force'] as const

const stateCodes = new Map<string, StateCode>(states.map(([code]) => [code, code]))
function stateOf(code: string): StateCode {
  const state = stateCodes.get(code)
  if (!state) throw new Error(`"${code}" is no state`)
  return state
}

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

/** A college from the cells of its line: read by place, since this runs 2,000 times while the product starts. */
export function fromCells(cells: Cells, programs: readonly Program[]): College {
  const state = stateOf(cell(cells, at.state))
  const religion = religionOf(cell(cells, at.religion))
  return {
    unitid: Number(cell(cells, at.unitid)),
    name: cell(cells, at.name),
    nicknames: listOf(cell(cells, at.nicknames)),
    city: cell(cells, at.city),
    state,
    zip: cell(cells, at.zip),
    latitude: Number(cell(cells, at.latitude)),
    longitude: Number(cell(cells, at.longitude)),
    links: {
      website: text(cells, at['links.website']),
      admissions: text(cells, at['links.admissions']),
      application: text(cells, at['links.application']),
      aid: text(cells, at['links.aid']),
      netPrice: text(cells, at['links.netPrice']),
    },
    control: wordOf(controls, cell(cells, at.control)),
    locale: Number(cell(cells, at.locale)),
    undergraduates: fact(cells, at.undergraduates),
    studentFacultyRatio: fact(cells, at.studentFacultyRatio),
    shareOver25: fact(cells, at.shareOver25),
    pellShare: fact(cells, at.pellShare),
    firstGenerationShare: fact(cells, at.firstGenerationShare),
    admission: admissionOf(cells),
    tuition: tuitionOf(cells),
    cost: {
      attendance: fact(cells, at['cost.attendance']),
      roomAndBoard: fact(cells, at['cost.roomAndBoard']),
      books: fact(cells, at['cost.books']),
    },
    netPrice: {
      average: fact(cells, at['netPrice.average']),
      byIncome: bandsOf(cell(cells, at['netPrice.byIncome'])),
    },
    grants: { share: fact(cells, at['grants.share']), average: fact(cells, at['grants.average']) },
    transfersIn: fact(cells, at.transfersIn),
    outcomes: {
      graduation4: fact(cells, at['outcomes.graduation4']),
      graduation6: fact(cells, at['outcomes.graduation6']),
      graduation6Pell: fact(cells, at['outcomes.graduation6Pell']),
      retention: fact(cells, at['outcomes.retention']),
      earnings: fact(cells, at['outcomes.earnings']),
      debt: fact(cells, at['outcomes.debt']),
    },
    missions: wordsOf(missions, cell(cells, at.missions)),
    religion,
    faith: faithOf(religion),
    rotc: wordsOf(services, cell(cells, at.rotc)),
    anyRotc: answer(cells, at.anyRotc),
    studyAbroad: answer(cells, at.studyAbroad),
    undergraduateResearch: answer(cells, at.undergraduateResearch),
    apCredit: answer(cells, at.apCredit),
    yellowRibbon: answer(cells, at.yellowRibbon),
    dayCare: answer(cells, at.dayCare),
    athletics: {
      ncaa: answer(cells, at['athletics.ncaa']),
      naia: answer(cells, at['athletics.naia']),
      football: answer(cells, at['athletics.football']),
      conference: text(cells, at['athletics.conference']),
      division: text(cells, at['athletics.division']),
    },
    programs,
    flags: wordsOf(flags, cell(cells, at.flags)),
  }
}

type Cells = readonly string[]
const cell = (cells: Cells, place: number) => cells[place] ?? ''
const fact = (cells: Cells, place: number) => factOf(cells[place] ?? '')
const answer = (cells: Cells, place: number) => answerOf(cells[place] ?? '')
const text = (cells: Cells, place: number) => textOf(cells[place] ?? '')

function admissionOf(cells: Cells): College['admission'] {
  const tests = textOf(cell(cells, at['admission.tests']))
  return {
    open: yesOf(cell(cells, at['admission.open'])),
    applications: fact(cells, at['admission.applications']),
    admitted: fact(cells, at['admission.admitted']),
    rate: fact(cells, at['admission.rate']),
    yield: fact(cells, at['admission.yield']),
    tests: tests ? wordOf(policies, tests) : null,
    weighs: weighsOf(cell(cells, at['admission.weighs'])),
    sat: rangeOf(cell(cells, at['admission.sat'])),
    act: rangeOf(cell(cells, at['admission.act'])),
    satSubmitted: fact(cells, at['admission.satSubmitted']),
    actSubmitted: fact(cells, at['admission.actSubmitted']),
    byResidency: residencyOf(cell(cells, at['admission.byResidency'])),
  }
}

/** Few answers are different, so each is read once. */
const knownWeighs = new Map<string, College['admission']['weighs']>()
function weighsOf(cell: string): College['admission']['weighs'] {
  const known = knownWeighs.get(cell)
  if (known) return known
  const words = cell.split('|').map((word) => (word ? wordOf(weights, word) : null))
  const [gpa = null, rank = null, record = null, recommendations = null, essay = null, legacy = null] = words
  const weighs = { gpa, rank, record, recommendations, essay, legacy }
  knownWeighs.set(cell, weighs)
  return weighs
}

function tuitionOf(cells: Cells): College['tuition'] {
  const [inState, outOfState, year] = listOf(cell(cells, at['tuition.earlier']))
  const tuition = {
    inState: fact(cells, at['tuition.inState']),
    outOfState: fact(cells, at['tuition.outOfState']),
    year: cell(cells, at['tuition.year']),
    outOfStateYear: cell(cells, at['tuition.outOfStateYear']),
  }
  return inState && outOfState && year
    ? { ...tuition, earlier: { inState: factOf(inState), outOfState: factOf(outOfState), year } }
    : tuition
}

function bandsOf(cell: string): College['netPrice']['byIncome'] {
  const [a = '', b = '', c = '', d = '', e = ''] = listOf(cell)
  return [factOf(a), factOf(b), factOf(c), factOf(d), factOf(e)]
}
