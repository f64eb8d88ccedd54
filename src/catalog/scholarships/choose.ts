import type { College, ScholarshipProgram } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

export type Student = {
  /** Where the student lives; null where it is not said. */
  state: StateCode | null
  /** CIP-4 families of the major; empty where undecided. */
  families: readonly string[]
  gpa: number | null
  sat: number | null
  act: number | null
  firstGeneration: boolean
  underrepresented: boolean
  /** Asked for a college with ROTC: willing to serve. */
  wouldServe: boolean
  /** The college the list is shown with. */
  college: Pick<College, 'state' | 'control' | 'missions' | 'rotc'>
}

/** As many as a college's list may hold (contract: Report). */
const cap = 12
/** Few win a national contest: a list of them would be a list of lottery tickets. */
const mostContests = 2

/** The programs a student should look at, the most specific first. Leaves out what cannot fit; promises nothing. */
export function scholarshipsFor(
  programs: readonly ScholarshipProgram[],
  student: Student,
  limit = cap,
): ScholarshipProgram[] {
  const ranked = programs
    .filter((program) => fits(program, student))
    .map((program, place) => ({ program, place, rank: rank(program, student) }))
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .map(({ program }) => program)
  const contests = ranked.filter(({ kind }) => kind === 'contest').slice(0, mostContests)
  return ranked.filter((program) => program.kind !== 'contest' || contests.includes(program)).slice(0, limit)
}

function fits(program: ScholarshipProgram, student: Student): boolean {
  const mission = program.missions.some((wanted) => student.college.missions.includes(wanted))
  if (program.audience === 'underrepresented' && !student.underrepresented && !mission) return false
  if (program.state !== null && program.state !== student.state) return false
  if (program.states && (student.state === null || !program.states.includes(student.state))) return false
  if (!canBeUsed(program, student) || ruledOut(program, student)) return false
  return program.families.length === 0 || inFamilies(program, student)
}

const inFamilies = (program: ScholarshipProgram, student: Student) =>
  program.families.some((prefix) => student.families.some((family) => family.startsWith(prefix)))

/** A state's money stays in the state; an exchange is for public colleges of the other states that take part. */
function canBeUsed(
  { usedAt, states, kind, name }: ScholarshipProgram,
  { state, college, ...student }: Student,
) {
  const atHome = college.state === state
  if (kind === 'service' && name.includes('ROTC'))
    return student.wouldServe && college.rotc.some((service) => name.includes(service.replace(' Force', '')))
  if (usedAt === 'anywhere') return true
  if (usedAt === 'region')
    return !atHome && college.control === 'public' && (states?.includes(college.state) ?? false)
  return atHome && (usedAt === 'home' || usedAt.endsWith(college.control))
}

/** Whether the record shows less than is asked. What is not known rules nothing out. */
function ruledOut({ least }: ScholarshipProgram, { gpa, sat, act }: Student): boolean {
  const grades = least.gpa === null || gpa === null ? null : gpa >= least.gpa
  const scores = enough(least, sat, act)
  return least.either ? grades === false && scores === false : grades === false || scores === false
}

function enough(least: ScholarshipProgram['least'], sat: number | null, act: number | null): boolean | null {
  const told = [
    least.sat === null || sat === null ? null : sat >= least.sat,
    least.act === null || act === null ? null : act >= least.act,
  ].filter((answer) => answer !== null)
  return told.length === 0 ? null : told.includes(true)
}

/** One's own state, then the major, the audience, need; what is open to everyone comes last. */
const rank = (program: ScholarshipProgram, student: Student) =>
  (program.state !== null ? 8 : 0) +
  (program.families.length > 0 ? 4 : 0) +
  (program.audience === 'underrepresented' ? 2 : 0) +
  (program.kind === 'exchange' ? 6 : 0) +
  (program.kind === 'service' ? 3 : 0) +
  (program.kind === 'federal' ? 1 : 0) +
  (program.firstGeneration && student.firstGeneration ? 2 : 0)
