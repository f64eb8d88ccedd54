import { canHold } from '#catalog/agreements/agreement.ts'
import type { College } from '#catalog/facts.ts'
import { judge } from '#catalog/rules/condition.ts'
import type { Requirement } from '#catalog/rules/rule.ts'
import { actAsSat } from '#contract/matching/concordance.ts'
import type { StateCode } from '#contract/states.ts'
import type { ScholarshipProgram } from './scholarship.ts'

export type Student = {
  /** The student's state; null if unknown. */
  state: StateCode | null
  /** CIP-4 families of the major; empty where undecided. */
  families: readonly string[]
  gpa: number | null
  sat: number | null
  act: number | null
  /** Percent of the class from its top; null if not given. */
  rank: number | null
  firstGeneration: boolean
  underrepresented: boolean
  /** Asked for colleges that serve Native students. */
  wishesTribal: boolean
  /** The grade and the month since July of that school year (November: 4); null if unknown. */
  school: { grade: number; month: number } | null
  /** Requested a college with ROTC: willing to serve. */
  wouldServe: boolean
  /** A public college of the home state awards the major, or none is chosen yet. */
  taughtAtHome: boolean
}

/** The college that programs are shown with. */
export type Beside = Pick<College, 'unitid' | 'state' | 'control' | 'missions' | 'rotc' | 'flags'>

/** As many as a college's list may hold (contract: Report). */
const cap = 12
/** Few win a national contest, so a list must not be made of them. */
const mostContests = 2
/** Where a contest publishes no GPA, its winners still have good ones, and so has who reaches a top score. */
const contestGpa = 3
/** From here on a contest for need is a lead worth a place before the federal grants, which the FAFSA finds anyway. */
const strongGpa = 3.5
/** A score that few of those who struggle in class reach. */
const topScore = 1350

/**
 * The programs a student should look at, the most specific first. Leaves out what cannot apply; promises nothing. What
 * depends only on the student is computed once; then each college of a list is checked.
 */
export function scholarshipsFor(programs: readonly ScholarshipProgram[], student: Student) {
  const ranked = programs
    .filter((program) => suits(program, student))
    .sort((a, b) => rank(b, student) - rank(a, student)) // a stable sort: equals stay in the order of the table
  return (college: Beside, limit = cap): ScholarshipProgram[] => {
    const chosen: ScholarshipProgram[] = []
    const contests: ScholarshipProgram[] = []
    const hasOwn = ranked.some((program) => isOfMission(program, college))
    for (const program of ranked) {
      if (chosen.length === limit) break
      if (program.kind === 'contest' && isFull(contests, program, student)) continue
      if (!isMeantFor(program, student, college, hasOwn) || !canBeUsed(program, student, college)) continue
      if (program.kind === 'contest') contests.push(program)
      chosen.push(program)
    }
    return chosen
  }
}

/** Who answered yes to both questions about background sees one contest for each. */
function isFull(contests: readonly ScholarshipProgram[], { audience }: ScholarshipProgram, student: Student) {
  const oneOfEach = student.firstGeneration && student.underrepresented
  return (
    contests.length === mostContests || (oneOfEach && contests.some((chosen) => chosen.audience === audience))
  )
}

function suits(program: ScholarshipProgram, student: Student): boolean {
  if (program.state !== null && program.state !== student.state) return false
  if (program.states && (student.state === null || !program.states.includes(student.state))) return false
  if (ruledOut(program, student) || isBeyond(program, student) || isOver(program, student)) return false
  return program.families.length === 0 || inFamilies(program, student)
}

const isOfMission = ({ missions }: ScholarshipProgram, college: Beside) =>
  missions.some((wanted) => college.missions.includes(wanted))

/** Who answered no is not meant. At a college with a mission its program comes instead of those for other groups. */
function isMeantFor(program: ScholarshipProgram, student: Student, college: Beside, hasOwn: boolean) {
  if (program.audience === 'anyone') return true
  if (program.audience === 'first generation') return student.firstGeneration
  if (!student.underrepresented) return false
  if (isOfMission(program, college)) return true
  return program.audience === 'native' ? student.wishesTribal : !hasOwn
}

/** Past its usual window in this student's senior year, or to be joined in an earlier grade. What is not known closes nothing. */
function isOver({ closes, joinBy }: ScholarshipProgram, { school }: Student): boolean {
  if (!school) return false
  if (joinBy !== null) return school.grade > joinBy
  return closes !== null && (school.grade > 12 || (school.grade === 12 && school.month > closes))
}

const inFamilies = (program: ScholarshipProgram, student: Student) =>
  program.families.some((prefix) => student.families.some((family) => family.startsWith(prefix)))

/** State money stays in the state; an exchange is for public colleges of the other participating states. */
function canBeUsed(
  { usedAt, states, except, uncommon = false, kind, name }: ScholarshipProgram,
  student: Student,
  college: Beside,
) {
  const atHome = college.state === student.state
  // A service academy charges nothing that a grant could pay, and its students serve already.
  if (college.flags.includes('charges no tuition') && kind !== 'contest') return false
  if (kind === 'service' && name.includes('ROTC'))
    return student.wouldServe && college.rotc.some((service) => name.includes(service.replace(' Force', '')))
  if (usedAt === 'anywhere') return true
  if (usedAt === 'region')
    return (
      !atHome &&
      canHold({ uncommon }, student.taughtAtHome) &&
      college.control === 'public' &&
      (states?.includes(college.state) ?? false) &&
      !except?.includes(college.unitid)
    )
  if (usedAt === 'nonresident')
    return college.control === 'public' ? !atHome : atHome || college.missions.includes('HBCU')
  return atHome && (usedAt === 'home' || usedAt.endsWith(college.control))
}

/** Whether the record is below a requirement. Unknown values rule nothing out. */
const ruledOut = ({ least }: ScholarshipProgram, student: Student) =>
  least !== null && judge(least, student) === 'not met'

/** A contest, or an award by top scores, that names no GPA, for a record that hardly ever wins one. */
function isBeyond({ kind, least }: ScholarshipProgram, { gpa }: Student): boolean {
  if (gpa === null || gpa >= contestGpa) return false
  const asked = least?.flat() ?? []
  if (asked.some(({ measure }) => measure === 'gpa' || measure === 'weighted')) return false
  return kind === 'contest' || (asked.length > 0 && asked.every(isTopScore))
}

const isTopScore = ({ measure, bound }: Requirement) =>
  (measure === 'sat' && bound >= topScore) || (measure === 'act' && actAsSat(bound) >= topScore)

/** What everyone who qualifies is entitled to, the home state, then what the answers about background choose, the major, need; what is open to everyone last. */
const rank = (program: ScholarshipProgram, student: Student) =>
  (program.basis === 'right' ? 9 : 0) +
  (program.state !== null ? 8 : 0) +
  (program.families.length > 0 ? 4 : 0) +
  (program.audience === 'underrepresented' ? 5 : program.audience === 'native' ? 6 : 0) +
  (program.kind === 'exchange' ? 6 : 0) +
  (program.kind === 'service' ? 3 : 0) +
  (program.kind === 'federal' ? 1 : 0) +
  (program.need && student.firstGeneration ? firstGenerationRank(program, student) : 0)

const firstGenerationRank = ({ kind, audience }: ScholarshipProgram, { gpa }: Student) =>
  audience === 'first generation' ? 3 : kind === 'contest' && gpa !== null && gpa >= strongGpa ? 5 : 2
