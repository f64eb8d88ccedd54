import { ipedsFact, scorecardFact } from '#catalog/build/reading/absence.ts'
import { files, type Line } from '#catalog/build/reading/sources.ts'
import { isImplausibleScore, logitOfPercent } from '#catalog/colleges/implied-score.ts'
import { isMostlyTwoYear } from '#catalog/colleges/mostly-two-year.ts'
import type { College, Fact, Flag, Program } from '#catalog/facts.ts'
import { restsOnFew } from './admission.ts'
import { chargesNoTuition } from './money.ts'

type Lines = {
  directory: Line<'directory'>
  admissions: Line<'admissions'> | undefined
  scorecard: Line<'scorecard'> | undefined
  graduation: Line<'graduation'> | undefined
}

export function flagsOf(college: Omit<College, 'flags'>, lines: Lines): Flag[] {
  const { admission, outcomes } = college
  const raised: [Flag, boolean][] = [
    ['rate moved', rateMoved(admission.rate, lines.scorecard)],
    ['sat implausible', satImplausible(admission, outcomes.graduation6)],
    ['charges no tuition', chargesNoTuition(college.unitid)],
    ['vocational religious', vocationalReligious(college, lines.directory)],
    ['tiny', typeof college.undergraduates === 'number' && college.undergraduates < 200],
    ['test imputed', restsOnFew(admission, lines.admissions)],
    ['missions not listed', missionsUnlisted(lines.scorecard)],
    ['graduation partial', graduationPartial(college, lines)],
  ]
  return raised.flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** Whether the Scorecard says yes or no to each of the missions that only it knows. */
const missionsUnlisted = (line: Line<'scorecard'> | undefined): boolean =>
  [line?.HSI, line?.AANAPII, line?.PBI, line?.ANNHI, line?.NANTI].some((cell) => cell !== '0' && cell !== '1')

/** Trap 5: fall 2023 (the Scorecard's rate) against fall 2024. */
function rateMoved(rate: Fact, scorecard: Line<'scorecard'> | undefined): boolean {
  const before = scorecardFact(files.scorecard.file, scorecard?.ADM_RATE)
  if (typeof rate !== 'number' || typeof before !== 'number') return false
  return Math.abs(logitOfPercent(rate) - logitOfPercent(100 * before)) > 0.8
}

/** Trap 10: the middle of a SAT range against what completion and admit rate imply. It flags, it never overwrites. */
function satImplausible({ sat, rate }: College['admission'], graduation: Fact): boolean {
  if (typeof sat === 'string' || typeof rate !== 'number' || typeof graduation !== 'number') return false
  return isImplausibleScore(sat.mid ?? (sat.low + sat.high) / 2, rate, graduation)
}

const religiousNames =
  /yeshiv|talmud|rabbi|seminary|\bbible\b|biblical|medrash|mesivt|\bbais\b|\bbeis\b|torah|mosdos|theolog/i

/** Trap 8: by Carnegie class, by what its graduates studied, or, where nobody graduated, by its name. */
function vocationalReligious(
  { name, programs }: { name: string; programs: Iterable<Program> },
  directory: Line<'directory'>,
): boolean {
  if (directory.C21BASIC === '24') return true
  let all = 0
  let religious = 0
  for (const { family, awards } of programs) {
    all += awards
    if (family.startsWith('39.')) religious += awards
  }
  return all === 0 ? religiousNames.test(name) : religious >= all / 2
}

const unlikeOthers = 5 // points
const farFromAll = 10 // points
/** Fewer leave from many a college with weak rates. */
const manyLeave = 1.5

/**
 * The six-year rate counts bachelor's students who began and finished here. That does not tell how a college's students
 * fare where they are a handful beside its two-year students, who finish at another rate (Santa Monica: 81 % beside 36 %),
 * nor where all its first-years together finish at twice its rate (Salish Kootenai: 5 % of those who seek a bachelor's, 28 % of all),
 * nor at a public branch (its federal number is the university's, with a suffix) that far more leave by a transfer, the
 * main campus included, than finish at (Ohio State at Mansfield: 6 % finish, 59 % transfer).
 */
function graduationPartial(
  size: Parameters<typeof isMostlyTwoYear>[0],
  { directory, graduation }: Pick<Lines, 'directory' | 'graduation'>,
): boolean {
  const of = (cell = '') => Number(ipedsFact(files.graduation.file, cell)) // NaN compares as false
  const finished = of(graduation?.GBA6RTT)
  const isBranch = directory.CONTROL === '1' && /^\d{6}(?!00)\d\d$/.test(directory.OPEID)
  if (isBranch && of(graduation?.GBATRRT) > manyLeave * finished) return true
  const all = of(graduation?.GRRTTOT)
  if (all >= 2 * finished && all - finished >= farFromAll) return true
  return isMostlyTwoYear(size) && Math.abs(all - finished) >= unlikeOthers
}
