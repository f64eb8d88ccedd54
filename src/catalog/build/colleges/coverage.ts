import type { College, Fact, RangeFact } from '#catalog/facts.ts'
import type { BuiltColleges } from './colleges.ts'
import { beyondUniverse, dropReasons } from './universe.ts'

type Known = Fact | RangeFact | null

/** What the coverage report counts; null is a missing link or policy. */
export const fields: Record<string, (college: College) => Known> = {
  undergraduates: (college) => college.undergraduates,
  studentFacultyRatio: (college) => college.studentFacultyRatio,
  shareOver25: (college) => college.shareOver25,
  shareOnline: (college) => college.shareOnline,
  pellShare: (college) => college.pellShare,
  firstGenerationShare: (college) => college.firstGenerationShare,
  'admission.rate': (college) => college.admission.rate,
  'admission.rate or open': (college) => (college.admission.open ? 1 : college.admission.rate),
  'admission.yield': (college) => college.admission.yield,
  'admission.tests': (college) => (college.admission.tests ? 1 : null),
  // Each answer apart: a column whose codes change their meaning moves these.
  'admission.tests required': ({ admission }) => (admission.tests === 'required' ? 1 : null),
  'admission.tests optional': ({ admission }) => (admission.tests === 'optional' ? 1 : null),
  'admission.tests not considered': ({ admission }) => (admission.tests === 'not considered' ? 1 : null),
  'admission.sat': (college) => college.admission.sat,
  'admission.act': (college) => college.admission.act,
  'admission.sat or act': ({ admission }) =>
    typeof admission.sat === 'string' ? admission.act : admission.sat,
  'tuition.inState': (college) => college.tuition.inState,
  'tuition.outOfState': (college) => college.tuition.outOfState,
  'tuition of 2024-25': (college) => (college.tuition.earlier ? 1 : null),
  'cost.attendance': (college) => college.cost.attendance,
  'cost.roomAndBoard': (college) => college.cost.roomAndBoard,
  'cost.offCampus': (college) => college.cost.offCampus,
  'cost.books': (college) => college.cost.books,
  'netPrice.average': (college) => college.netPrice.average,
  'netPrice.byIncome 0-30k': (college) => college.netPrice.byIncome[0],
  'netPrice.byIncome 30-48k': (college) => college.netPrice.byIncome[1],
  'netPrice.byIncome 48-75k': (college) => college.netPrice.byIncome[2],
  'netPrice.byIncome 75-110k': (college) => college.netPrice.byIncome[3],
  'netPrice.byIncome 110k+': (college) => college.netPrice.byIncome[4],
  'admission.byResidency': ({ admission }) => (admission.byResidency ? 1 : null),
  'grants.share': (college) => college.grants.share,
  'grants.average': (college) => college.grants.average,
  transfersIn: (college) => college.transfersIn,
  'outcomes.graduation6Pell': (college) => college.outcomes.graduation6Pell,
  'AP credit, Yellow Ribbon, day care': ({ apCredit, yellowRibbon, dayCare }) =>
    [apCredit, yellowRibbon, dayCare].includes(null) ? null : 1,
  'outcomes.graduation4': (college) => college.outcomes.graduation4,
  'outcomes.graduation6': (college) => college.outcomes.graduation6,
  'outcomes.retention': (college) => college.outcomes.retention,
  'outcomes.earnings': (college) => college.outcomes.earnings,
  'outcomes.debt': (college) => college.outcomes.debt,
  'programs (any awarded)': (college) => ([...college.programs].some(({ awards }) => awards > 0) ? 1 : null),
  'programs.earnings (any)': (college) =>
    [...college.programs].some(({ earnings }) => typeof earnings === 'number') ? 1 : null,
  nicknames: (college) => (college.nicknames.length > 0 ? 1 : null),
  'links.website': (college) => (college.links.website ? 1 : null),
  'links.admissions': (college) => (college.links.admissions ? 1 : null),
  'links.application': (college) => (college.links.application ? 1 : null),
  'links.aid': (college) => (college.links.aid ? 1 : null),
  'links.netPrice': (college) => (college.links.netPrice ? 1 : null),
  religion: ({ religion }) => (religion === null ? null : 1),
  'ROTC, study abroad, research': ({ anyRotc, studyAbroad, undergraduateResearch }) =>
    [anyRotc, studyAbroad, undergraduateResearch].includes(null) ? null : 1,
  athletics: ({ athletics: { ncaa, naia, football } }) => ([ncaa, naia, football].includes(null) ? null : 1),
  missions: ({ flags }) => (flags.includes('missions not listed') ? null : 1),
  'place, control, locale': () => 1,
}

/** For the person who runs the build: what is included, what is left out and why, and what is known of each field. */
export function coverageReport({ colleges, dropped }: BuiltColleges): string[] {
  const lines = [`Colleges kept: ${colleges.length}, dropped: ${dropped.length}`]
  const droppedFor = (reason: string) => dropped.filter((college) => college.reason === reason).length
  for (const reason of dropReasons) lines.push(`  ${pad(droppedFor(reason))} ${reason}`)
  const inUniverse = colleges.length + beyondUniverse.reduce((sum, reason) => sum + droppedFor(reason), 0)
  lines.push(`  The recommended universe has ${inUniverse}: those kept and the last two reasons`)
  lines.push('Coverage')
  for (const [field, known] of Object.entries(fields)) lines.push(`  ${coverage(colleges.map(known), field)}`)
  const programs = colleges.flatMap((college) => [...college.programs])
  const listed = programs.filter(({ awards }) => awards === 0).length
  const earning = programs.filter(({ earnings }) => typeof earnings === 'number').length
  lines.push(
    `Programs: ${programs.length}, of them ${listed} listed without a graduate, ${earning} with earnings`,
  )
  lines.push('Flags')
  for (const [flag, count] of [...tally(colleges.flatMap((college) => college.flags))].sort())
    lines.push(`  ${pad(count)} ${flag}`)
  return lines
}

function coverage(values: readonly Known[], field: string): string {
  const reasons = values.filter((value) => value === null || typeof value === 'string')
  const known = values.length - reasons.length
  const share = values.length === 0 ? 0 : (100 * known) / values.length
  const why = [...tally(reasons.map((reason) => reason ?? 'not given'))].sort()
  const tail = why.map(([reason, count]) => `${reason} ${count}`).join(', ')
  return `${share.toFixed(1).padStart(5)} % ${field}${tail ? ` (${tail})` : ''}`
}

function tally(words: readonly (string | object)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(String(word), (counts.get(String(word)) ?? 0) + 1)
  return counts
}

const pad = (count: number) => String(count).padStart(5)
