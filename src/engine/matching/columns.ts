import type { Catalog } from '#catalog/catalog.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import { isMostlyTwoYear } from '#catalog/colleges/mostly-two-year.ts'
import { isBlindByPolicy } from '#catalog/colleges/test-policy.ts'
import type { College } from '#catalog/facts.ts'
import { orNaN, orNull } from '#catalog/figures.ts'
import { type People, peopleOf } from '#catalog/rules/people.ts'
import { admitRate, isOddRate, residencyRate } from '#engine/matching/chance/residency.ts'
import { ownRanges, placeInRange, type TestRange, testRange } from '#engine/matching/chance/test-range.ts'
import { type CampusWish, wishFits } from '#engine/matching/match/campus-life.ts'
import { strengthOf } from '#engine/matching/match/strength.ts'
import { stateIndex } from '#engine/matching/where-students-go/states.ts'

/**
 * The catalog as columns, one cell per college. A search walks all of them, so what does not depend on the student is
 * computed once. NaN means missing; 0 never does.
 */
export type Columns = ReturnType<typeof columnsOf>

export const sizeGroups = { unknown: 0, large: 1, medium: 2, small: 3 } as const
export const settings = { urban: 1, suburban: 2, rural: 3 } as const

function sizeGroup({ undergraduates }: College): number {
  if (typeof undergraduates !== 'number') return sizeGroups.unknown
  if (undergraduates >= 15_000) return sizeGroups.large
  return undergraduates < 5000 ? sizeGroups.small : sizeGroups.medium
}

function setting({ locale }: College): number {
  if (locale <= 13) return settings.urban
  return locale >= 31 ? settings.rural : settings.suburban
}

const notForAll: readonly string[] = ['distance only', 'men only']
const notFirst: readonly string[] = ['tiny', 'vocational religious', 'charges no tuition']

/**
 * Real colleges that a general search should not put first: for a religious calling, by nomination, for one sex, for
 * adults, too small to know, or mostly two-year.
 */
function isSpecial(college: College, { communities }: People, isTwoYear: boolean): boolean {
  const { flags, missions, shareOver25 } = college
  return (
    flags.some((flag) => notFirst.includes(flag)) ||
    missions.some((mission) => notForAll.includes(mission)) ||
    communities.includes('Women') ||
    (isAdultCollege(college) && Number(shareOver25) >= 50) ||
    isHardlyKnown(college) ||
    isTwoYear
  )
}

const fewStudents = 500
const nearHalf = 45

/** So few students that its rates say little, unless it reports its admissions and nearly half of them finish. */
function isHardlyKnown({ undergraduates, admission, outcomes }: College): boolean {
  if (typeof undergraduates === 'number' && undergraduates >= fewStudents) return false
  const { graduation6 } = outcomes
  return !(typeof admission.rate === 'number' && typeof graduation6 === 'number' && graduation6 >= nearHalf)
}

const manyAdults = 30

/** Many of its students study beside work, often online. */
export const hasManyAdults = ({ shareOver25 }: College) =>
  typeof shareOver25 === 'number' && shareOver25 >= manyAdults

/** Colleges for adults who return to school. Completion is checked too, since a few shares are wrong. */
export function isAdultCollege(college: College): boolean {
  const { graduation6 } = college.outcomes
  const finish = orNull(graduation6) ?? 0
  return hasManyAdults(college) && Number(college.shareOver25) < 95 && finish < 62
}

const ordinaryMiddle = 1200

function isSentByFew(college: College): boolean {
  const { satSubmitted, actSubmitted } = college.admission
  const sent = Math.max(orNull(satSubmitted) ?? 0, orNull(actSubmitted) ?? 0)
  return sent > 0 && sent < 50 && (testRange(college)?.middle ?? ordinaryMiddle) < ordinaryMiddle
}

type Known = Pick<Catalog, 'colleges' | 'rules'>

/** The admit rates of residents and of others, as columns. */
function residencyColumns({ colleges }: Known, resident: boolean) {
  const rates = colleges.map((college) => residencyRate(college, resident))
  return {
    rate: Float64Array.from(rates, ({ rate }) => rate),
    own: Uint8Array.from(rates, ({ own }) => (own ? 1 : 0)),
  }
}

/** Middle and width of a test range, on the SAT's scale. */
function rangeColumns(ranges: readonly (TestRange | null)[]) {
  return {
    /** The place of the lower end: a quarter of the class is below it. */
    lowPlace: Float64Array.from(ranges, (range) =>
      range ? placeInRange(range.low, range.middle, range.width) : Number.NaN,
    ),
    /** Of the upper end. */
    highPlace: Float64Array.from(ranges, (range) =>
      range ? placeInRange(range.low + range.width, range.middle, range.width) : Number.NaN,
    ),
    satMiddle: Float64Array.from(ranges, (range) => range?.middle ?? Number.NaN),
    satWidth: Float64Array.from(ranges, (range) => range?.width ?? Number.NaN),
  }
}

export function columnsOf(catalog: Known) {
  const { colleges, rules } = catalog
  const people = colleges.map((college) => peopleOf(college, rules))
  const publics = colleges.filter(({ control }) => control === 'public')
  // The District of Columbia has one, mostly for adults: nobody there would leave it out.
  const isOnlyPublic = ({ unitid, state }: College) =>
    publics.every((college) => (college.state === state) === (college.unitid === unitid))
  const column = (value: (college: College) => number) => Float64Array.from(colleges, value)
  const flag = (holds: (college: College) => boolean) => Uint8Array.from(colleges, (c) => (holds(c) ? 1 : 0))
  const rate = column(admitRate)
  const own = colleges.map(ownRanges)
  const ranges = rangeColumns(colleges.map(testRange))
  const strength = strengthOf(colleges, ranges.satMiddle)
  const mostlyTwoYear = flag(isMostlyTwoYear)
  const campus = Object.entries(wishFits).map(
    ([wish, factOf]) => [wish, column((college) => factOf(college)?.fit ?? Number.NaN)] as const,
  )
  return {
    count: colleges.length,
    colleges,
    indexOf: new Map(colleges.map(({ unitid }, i) => [unitid, i])),
    unitid: Int32Array.from(colleges, ({ unitid }) => unitid),
    state: Uint8Array.from(colleges, (college) => stateIndex(college.state)),
    isPublic: flag(({ control }) => control === 'public'),
    people,
    isSpecial: Uint8Array.from(people, (of, i) => {
      const college = colleges[i]
      return college && isSpecial(college, of, mostlyTwoYear[i] === 1) && !isOnlyPublic(college) ? 1 : 0
    }),
    isVocational: flag(({ flags }) => flags.includes('vocational religious')),
    open: flag(({ admission }) => admission.open),
    /** By the record, even where it is doubtful: who gave no score cannot be sure. */
    recordAsksScores: flag(({ admission }) => admission.tests === 'required'),
    scoresOptional: flag(({ admission }) => admission.tests === 'optional'),
    scoresUnread: flag(({ admission }) => admission.tests === 'not considered'),
    /** Under half of an ordinary class sent one. */
    isSentByFew: flag(isSentByFew),
    isChosenByGrades: flag(({ unitid }) => isBlindByPolicy(rules.get(unitid))),
    rate,
    asResident: residencyColumns(catalog, true),
    asVisitor: residencyColumns(catalog, false),
    ...ranges,
    ownSat: rangeColumns(own.map(({ sat }) => sat)),
    ownAct: rangeColumns(own.map(({ act }) => act)),
    ...strength,
    isMostlyTwoYear: mostlyTwoYear,
    isAdult: flag(isAdultCollege),
    isHardlyKnown: flag(isHardlyKnown),
    hasOddRate: flag(isOddRate),
    rateMoved: flag(({ flags }) => flags.includes('rate moved')),
    /** Its scores are imputed, or implausible beside who is admitted and finishes. */
    rangeDoubtful: flag(({ flags }) => flags.includes('test imputed') || flags.includes('sat implausible')),
    finishing: column((college) => orNaN(finishingRate(college))),
    hasHousing: flag(({ cost }) => typeof cost.roomAndBoard === 'number'),
    undergraduates: column(({ undergraduates }) => orNaN(undergraduates)),
    size: Uint8Array.from(colleges, sizeGroup),
    setting: Uint8Array.from(colleges, setting),
    campus: new Map<string, Float64Array>(campus),
  }
}

const nothingKnown = new Float64Array(0)
export const campusColumn = (columns: Columns, wish: CampusWish) => columns.campus.get(wish) ?? nothingKnown
