import type { Mission, ScholarshipProgram } from '#catalog/facts.ts'
import type { StateCode } from '#contract/states.ts'

export type Student = {
  /** Where the student lives; null where it is not said. */
  state: StateCode | null
  /** CIP-4 families of the major; empty where undecided. */
  families: readonly string[]
  firstGeneration: boolean
  underrepresented: boolean
  /** Missions of the college the list is shown with. */
  missions: readonly Mission[]
}

/** As many as a college's list may hold (contract: Report). */
const cap = 12

/** The programmes a student should look at, the most specific first. Leaves out what cannot fit; promises nothing. */
export function scholarshipsFor(
  programs: readonly ScholarshipProgram[],
  student: Student,
  limit = cap,
): ScholarshipProgram[] {
  return programs
    .filter((program) => fits(program, student))
    .map((program, place) => ({ program, place, rank: rank(program, student) }))
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ program }) => program)
}

function fits(program: ScholarshipProgram, student: Student): boolean {
  const mission = program.missions.some((wanted) => student.missions.includes(wanted))
  if (program.audience === 'underrepresented' && !student.underrepresented && !mission) return false
  if (program.state !== null && program.state !== student.state) return false
  if (program.states && (student.state === null || !program.states.includes(student.state))) return false
  return program.families.length === 0 || inFamilies(program, student)
}

const inFamilies = (program: ScholarshipProgram, student: Student) =>
  program.families.some((prefix) => student.families.some((family) => family.startsWith(prefix)))

/** One's own state, then the major, the audience, need; what is open to everyone comes last. */
const rank = (program: ScholarshipProgram, student: Student) =>
  (program.state !== null ? 8 : 0) +
  (program.families.length > 0 ? 4 : 0) +
  (program.audience === 'underrepresented' ? 2 : 0) +
  (program.states ? 1 : 0) +
  (program.firstGeneration && student.firstGeneration ? 2 : 0)
