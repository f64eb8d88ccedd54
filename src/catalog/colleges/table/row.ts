import type { College, Program } from '#catalog/facts.ts'
import type { TableCells } from '#catalog/table-cells.ts'
import type { Row } from '#catalog/table-text.ts'
import { columns, type Kind } from './columns.ts'
import { faithOf } from './faith.ts'

// A college as one line of colleges.tsv.

type Column = keyof typeof columns
export type CollegeRow = Row<Column>
export const collegeColumns = Object.keys(columns) as Column[] // its own keys, in their order

/** What stands at a path such as 'admission.rate'. */
type At<T, Path> = Path extends `${infer Group}.${infer Rest}`
  ? At<T[Group & keyof T], Rest>
  : T[Path & keyof T]
columns satisfies { [C in Column]: Kind<At<College, C>> }

const paths = collegeColumns.map((column) => {
  const [first = '', second] = column.split('.')
  return { column, group: second === undefined ? null : first, key: second ?? first, ...columns[column] }
})

export function toRow(college: College): CollegeRow {
  const cells = paths.map(({ column, group, key, write }) => {
    const owner: Record<string, unknown> = group === null ? college : college[group as 'admission'] // any group will do
    return [column, write(owner[key] as never)] // of its kind, by the types above
  })
  return Object.fromEntries(cells)
}

/** A college from the cells of its line, which are read in the order of the columns. */
export function collegeFrom(cells: TableCells, programs: ReadonlyMap<number, readonly Program[]>): College {
  const college: College = {
    unitid: columns.unitid.read(cells),
    name: columns.name.read(cells),
    city: columns.city.read(cells),
    state: columns.state.read(cells),
    zip: columns.zip.read(cells),
    latitude: columns.latitude.read(cells),
    longitude: columns.longitude.read(cells),
    control: columns.control.read(cells),
    locale: columns.locale.read(cells),
    undergraduates: columns.undergraduates.read(cells),
    studentFacultyRatio: columns.studentFacultyRatio.read(cells),
    shareOver25: columns.shareOver25.read(cells),
    pellShare: columns.pellShare.read(cells),
    firstGenerationShare: columns.firstGenerationShare.read(cells),
    admission: {
      open: columns['admission.open'].read(cells),
      applications: columns['admission.applications'].read(cells),
      admitted: columns['admission.admitted'].read(cells),
      rate: columns['admission.rate'].read(cells),
      yield: columns['admission.yield'].read(cells),
      tests: columns['admission.tests'].read(cells),
      weighs: columns['admission.weighs'].read(cells),
      sat: columns['admission.sat'].read(cells),
      act: columns['admission.act'].read(cells),
      satSubmitted: columns['admission.satSubmitted'].read(cells),
      actSubmitted: columns['admission.actSubmitted'].read(cells),
      byResidency: columns['admission.byResidency'].read(cells),
    },
    tuition: {
      inState: columns['tuition.inState'].read(cells),
      outOfState: columns['tuition.outOfState'].read(cells),
      year: columns['tuition.year'].read(cells),
      outOfStateYear: columns['tuition.outOfStateYear'].read(cells),
      earlier: columns['tuition.earlier'].read(cells),
    },
    cost: {
      attendance: columns['cost.attendance'].read(cells),
      roomAndBoard: columns['cost.roomAndBoard'].read(cells),
      books: columns['cost.books'].read(cells),
    },
    netPrice: {
      average: columns['netPrice.average'].read(cells),
      byIncome: columns['netPrice.byIncome'].read(cells),
    },
    grants: {
      share: columns['grants.share'].read(cells),
      average: columns['grants.average'].read(cells),
    },
    transfersIn: columns.transfersIn.read(cells),
    outcomes: {
      graduation4: columns['outcomes.graduation4'].read(cells),
      graduation6: columns['outcomes.graduation6'].read(cells),
      graduation6Pell: columns['outcomes.graduation6Pell'].read(cells),
      retention: columns['outcomes.retention'].read(cells),
      earnings: columns['outcomes.earnings'].read(cells),
      debt: columns['outcomes.debt'].read(cells),
    },
    missions: columns.missions.read(cells),
    religion: columns.religion.read(cells),
    rotc: columns.rotc.read(cells),
    anyRotc: columns.anyRotc.read(cells),
    studyAbroad: columns.studyAbroad.read(cells),
    undergraduateResearch: columns.undergraduateResearch.read(cells),
    apCredit: columns.apCredit.read(cells),
    yellowRibbon: columns.yellowRibbon.read(cells),
    dayCare: columns.dayCare.read(cells),
    athletics: {
      ncaa: columns['athletics.ncaa'].read(cells),
      naia: columns['athletics.naia'].read(cells),
      football: columns['athletics.football'].read(cells),
      conference: columns['athletics.conference'].read(cells),
      division: columns['athletics.division'].read(cells),
    },
    flags: columns.flags.read(cells),
    nicknames: columns.nicknames.read(cells),
    links: {
      website: columns['links.website'].read(cells),
      admissions: columns['links.admissions'].read(cells),
      application: columns['links.application'].read(cells),
      aid: columns['links.aid'].read(cells),
      netPrice: columns['links.netPrice'].read(cells),
    },
    faith: null,
    programs: [],
  }
  college.faith = faithOf(college.religion)
  college.programs = programs.get(college.unitid) ?? []
  return college
}
