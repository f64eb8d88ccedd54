import type { College, Program } from '#catalog/facts.ts'
import type { Cell } from '#catalog/table-rows.ts'
import { columns } from './columns.ts'
import { faithOf } from './faith.ts'
import type { Kind } from './kinds.ts'

// A college as one row of the table of colleges.

type Column = keyof typeof columns
export const collegeColumns = Object.keys(columns) as Column[] // its own keys, in their order

/** What stands at a path such as 'admission.rate'. */
type At<T, Path> = Path extends `${infer Group}.${infer Rest}`
  ? At<T[Group & keyof T], Rest>
  : T[Path & keyof T]
columns satisfies { [C in Column]: Kind<At<College, C>> }

const paths = collegeColumns.map((column) => {
  const [first = '', second] = column.split('.')
  return { group: second === undefined ? null : first, key: second ?? first, write: columns[column].write }
})

export function toRow(college: College): Cell[] {
  return paths.map(({ group, key, write }) => {
    const owner: Record<string, unknown> = group === null ? college : college[group as 'admission'] // any group will do
    return write(owner[key] as never) // of its kind, by the types above
  })
}

/** A college from its row, whose cells are read in the order of the columns. */
export function collegeFrom(row: readonly Cell[], programs: Iterable<Program>): College {
  let at = 0
  const college: College = {
    unitid: columns.unitid.read(row[at++]),
    name: columns.name.read(row[at++]),
    city: columns.city.read(row[at++]),
    state: columns.state.read(row[at++]),
    latitude: columns.latitude.read(row[at++]),
    longitude: columns.longitude.read(row[at++]),
    control: columns.control.read(row[at++]),
    locale: columns.locale.read(row[at++]),
    undergraduates: columns.undergraduates.read(row[at++]),
    studentFacultyRatio: columns.studentFacultyRatio.read(row[at++]),
    shareOver25: columns.shareOver25.read(row[at++]),
    shareOnline: columns.shareOnline.read(row[at++]),
    pellShare: columns.pellShare.read(row[at++]),
    firstGenerationShare: columns.firstGenerationShare.read(row[at++]),
    admission: {
      open: columns['admission.open'].read(row[at++]),
      applications: columns['admission.applications'].read(row[at++]),
      admitted: columns['admission.admitted'].read(row[at++]),
      rate: columns['admission.rate'].read(row[at++]),
      yield: columns['admission.yield'].read(row[at++]),
      tests: columns['admission.tests'].read(row[at++]),
      weighs: columns['admission.weighs'].read(row[at++]),
      sat: columns['admission.sat'].read(row[at++]),
      act: columns['admission.act'].read(row[at++]),
      satSubmitted: columns['admission.satSubmitted'].read(row[at++]),
      actSubmitted: columns['admission.actSubmitted'].read(row[at++]),
      byResidency: columns['admission.byResidency'].read(row[at++]),
    },
    tuition: {
      inState: columns['tuition.inState'].read(row[at++]),
      outOfState: columns['tuition.outOfState'].read(row[at++]),
      year: columns['tuition.year'].read(row[at++]),
      outOfStateYear: columns['tuition.outOfStateYear'].read(row[at++]),
      earlier: columns['tuition.earlier'].read(row[at++]),
    },
    cost: {
      attendance: columns['cost.attendance'].read(row[at++]),
      roomAndBoard: columns['cost.roomAndBoard'].read(row[at++]),
      offCampus: columns['cost.offCampus'].read(row[at++]),
      books: columns['cost.books'].read(row[at++]),
    },
    netPrice: {
      average: columns['netPrice.average'].read(row[at++]),
      byIncome: columns['netPrice.byIncome'].read(row[at++]),
    },
    grants: {
      share: columns['grants.share'].read(row[at++]),
      average: columns['grants.average'].read(row[at++]),
    },
    transfersIn: columns.transfersIn.read(row[at++]),
    outcomes: {
      graduation4: columns['outcomes.graduation4'].read(row[at++]),
      graduation6: columns['outcomes.graduation6'].read(row[at++]),
      graduation6Pell: columns['outcomes.graduation6Pell'].read(row[at++]),
      retention: columns['outcomes.retention'].read(row[at++]),
      earnings: columns['outcomes.earnings'].read(row[at++]),
      debt: columns['outcomes.debt'].read(row[at++]),
    },
    missions: columns.missions.read(row[at++]),
    religion: columns.religion.read(row[at++]),
    rotc: columns.rotc.read(row[at++]),
    anyRotc: columns.anyRotc.read(row[at++]),
    studyAbroad: columns.studyAbroad.read(row[at++]),
    undergraduateResearch: columns.undergraduateResearch.read(row[at++]),
    apCredit: columns.apCredit.read(row[at++]),
    yellowRibbon: columns.yellowRibbon.read(row[at++]),
    dayCare: columns.dayCare.read(row[at++]),
    athletics: {
      ncaa: columns['athletics.ncaa'].read(row[at++]),
      naia: columns['athletics.naia'].read(row[at++]),
      football: columns['athletics.football'].read(row[at++]),
      division: columns['athletics.division'].read(row[at++]),
    },
    flags: columns.flags.read(row[at++]),
    nicknames: columns.nicknames.read(row[at++]),
    links: {
      website: columns['links.website'].read(row[at++]),
      admissions: columns['links.admissions'].read(row[at++]),
      application: columns['links.application'].read(row[at++]),
      aid: columns['links.aid'].read(row[at++]),
      netPrice: columns['links.netPrice'].read(row[at++]),
    },
    faith: null,
    programs,
  }
  college.faith = faithOf(college.religion)
  return college
}
