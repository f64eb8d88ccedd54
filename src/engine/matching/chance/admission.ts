import { actAsSat } from '#contract/matching/concordance.ts'
import type { ChanceBand } from '#contract/matching/report.ts'
import type { Round } from '#contract/matching/search-fields.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { at, logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { stateIndex } from '#engine/matching/where-students-go/states.ts'
import {
  bandEdges,
  bandOf,
  bandOrder,
  ceilingAt,
  ceilingByRate,
  ceilings,
  contestedPlaces,
  type Estimate,
  fewAreAdmitted,
  isInside,
  keptTo,
  manyAreAdmitted,
  nearlyAll,
  shortOf,
} from './bands.ts'
import { type Academics, academicsOf, chanceAt, openCountsAs, placeInRange } from './chance.ts'
import { isFarFromChosen, isFilledByBetter } from './chosen-by-grades.ts'
import { type Entry, entering, entries, likelyFloor } from './entry.ts'
import { leastAtOddRate } from './odd-rate.ts'
import { fewPlacesLeft } from './published-rules/rules.ts'
import type { Verdict } from './published-rules/verdict.ts'
import { roundTerms } from './round.ts'
import { leavingScoreOut } from './score-left-out.ts'

/** A test, and where the student's score is in the college's range of it. */
type Taken = { test: 'SAT' | 'ACT'; place: number }
type Ranges = Pick<Columns, 'satMiddle' | 'satWidth'>

export type AdmissionNeeds = {
  columns: Columns
  verdict: (i: number) => Verdict
  /** The subject's; none for the undecided. Of several subjects also those that are taught at a college. */
  families: readonly string[]
  familiesAt: ((i: number) => readonly string[]) | null
  /** The college that the student named, and the round of application as far as it counts there. */
  asked: number | null
  round: Round | null
}

/** From this middle score on, a contested major is hard to enter without a score. */
const strictMiddle = 1200

/** What an unmet minimum counts as in Match: nearly refused. */
const belowCountsAs = 0.01

const mostAreAdmitted = 0.8
const wellOfClass = 0.25
/** In SAT points, under the middle that a class without a published range is likely to have. */
const wellUnder = 120

/** One student at every college: rules, chance and word. */
export function admissionFor(profile: Profile, offer: Offer, needs: AdmissionNeeds) {
  const { columns, verdict, families, familiesAt, asked, round } = needs
  const { isContested, entryAt } = entering(columns, offer, families, familiesAt)
  const academics = academicsOf(profile)
  const hasScore = !Number.isNaN(academics.sat)
  const { rank, size } = profile.classRank ?? { rank: 0, size: 1 }
  const isOfLowerHalf = rank > size / 2
  const home = stateIndex(profile.state)
  const roundTerm = roundTerms[round ?? 'RD']

  const ratesAt = (i: number) => (columns.state[i] === home ? columns.asResident : columns.asVisitor)
  const placeIn = ({ satMiddle, satWidth }: Ranges, i: number, sat: number) =>
    placeInRange(sat, at(satMiddle, i), at(satWidth, i))
  const placeOf = (i: number, sat: number) => placeIn(columns, i, sat)
  const own = {
    sat: profile.sat ?? Number.NaN,
    act: profile.act === null ? Number.NaN : actAsSat(profile.act),
  }

  /** By the range of a test that the student took: of two, where the student stands higher. */
  function taken(i: number): Taken | null {
    const sat = placeIn(columns.ownSat, i, own.sat)
    const act = placeIn(columns.ownAct, i, own.act)
    if (!Number.isNaN(sat) && !(act > sat)) return { test: 'SAT', place: sat }
    return Number.isNaN(act) ? null : { test: 'ACT', place: act }
  }
  /** What a published rule or open admission counts as; NaN if the formula decides. */
  function settledChance(i: number): number {
    const { decides } = verdict(i)
    if (decides) return decides === 'automatic' ? openCountsAs : belowCountsAs
    return columns.open[i] ? openCountsAs : Number.NaN
  }

  /** The early round that counts here. */
  const roundAt = (i: number): Round | null => (i === asked ? round : null)

  /** What residency and the round of application add in log-odds. */
  const termsAt = (i: number) => at(ratesAt(i).term, i) + (i === asked ? roundTerm : 0)

  /** By the formula, for any record; NaN if no rate is known. */
  function estimateAs(i: number, place: number, { gpa, rankTerm: r }: Academics): number {
    const { odds, cap } = ratesAt(i)
    const value = chanceAt(at(odds, i), at(cap, i), place, termsAt(i), gpa, r)
    return columns.hasOddRate[i]
      ? Math.max(value, leastAtOddRate(at(columns.satMiddle, i), place, gpa))
      : value
  }

  /** For any record; NaN if neither a rate nor open admission is known. */
  function chanceAs(i: number, place: number, record: Academics): number {
    const settled = settledChance(i)
    return Number.isNaN(settled) ? estimateAs(i, place, record) : settled
  }

  const chance = (i: number): number => chanceAs(i, placeOf(i, academics.sat), academics)

  /** Of the student's group; among those who bind themselves early, more are admitted than the word goes by. */
  const rateOf = (i: number) => {
    const rate = at(ratesAt(i).rate, i)
    return roundAt(i) === 'ED' ? sigmoid(logit(rate) + roundTerm) : rate
  }

  /** Of everyone's admit rate and the group's, in no round: what "likely" goes by. */
  const lowerRate = (i: number) => Math.min(at(columns.rate, i), at(ratesAt(i).rate, i))

  /** A score of the lowest quarter, or of the lower half in a contested major; without one, grades below the class. */
  function isBelowClass(i: number, entry: Entry): boolean {
    if (!hasScore) return academics.gpa < gradesAskedAt(i, false, entry)
    return entry.isApart ? placeOf(i, academics.sat) < 0 : isOfLastQuarter(i)
  }
  const isOfLastQuarter = (i: number) =>
    Number.isNaN(at(columns.lowPlace, i))
      ? isRead(i) && academics.sat < at(columns.likelyMiddle, i) - wellUnder
      : placeOf(i, academics.sat) < at(columns.lowPlace, i)
  const isRead = (i: number) => columns.scoresUnread[i] === 0 || verdict(i).asksScores

  /** The highest word that the rates and rules of the college allow, for any record. */
  function ruledCeiling(i: number, sendsScore: boolean, entry: Entry): number {
    const { isApart, likelyFrom } = entry
    const { missed, isFarBelow, places, asksScores, fillsByRank } = verdict(i)
    const byRate = ceilingByRate(isApart ? rateOf(i) * contestedPlaces : rateOf(i))
    const isLeftOut = missed !== null && missed !== 'places of others'
    const isFull = isLeftOut && lowerRate(i) < fewPlacesLeft
    const isByGrades = columns.isChosenByGrades[i] === 1
    const short = isByGrades ? gradesAskedAt(i, false, entry) - academics.gpa : 0
    const isFar = isByGrades && isFarFromChosen(lowerRate(i), short, academics.gpa)
    if (places === 'hardly any places' || isFar) return ceilings.farReach
    if (fillsByRank && rateOf(i) < manyAreAdmitted && (isBelowClass(i, entry) || isOfLowerHalf))
      return isFull || (missed === 'places of others' && isOfLastQuarter(i))
        ? ceilings.farReach
        : Math.min(ceilings.reach, byRate)
    const isFilled = isByGrades && isFilledByBetter(entry, lowerRate(i), academics.gpa)
    if (places || isFull || isFarBelow || isFilled) return Math.min(ceilings.reach, byRate)
    const isStrict = isApart && at(columns.satMiddle, i) >= strictMiddle
    const isAsked = (asksScores || columns.recordAsksScores[i] === 1) && (isApart || lowerRate(i) < nearlyAll)
    const lacksScore = !sendsScore && (isAsked || isStrict)
    // The score is still to come: grades are those asked for beside one.
    if (lacksScore && isAsked && lowerRate(i) < fewAreAdmitted)
      return Math.min(
        academics.gpa < gradesAskedAt(i, true, entry) ? ceilings.farReach : ceilings.reach,
        byRate,
      )
    const isVisitor = columns.isPublic[i] === 1 && columns.state[i] !== home
    const byGrades = isApart ? likelyFloor.contestedByGrades : likelyFloor.byGrades
    const least = Math.max(isVisitor ? likelyFloor.visitors : 0, isByGrades ? byGrades : 0)
    const leastRate = Math.max(likelyFrom, least)
    const isForgiven =
      (missed === 'assurance' && isOfClass(i, entry)) ||
      (missed === 'just met' && lowerRate(i) >= nearlyAll && !isApart)
    const isMissed = missed !== null && !isForgiven
    const { withScores, alone } = ratesAt(i).gradesOfFew
    const isShort = entry.asksBetterGrades && academics.gpa < at(sendsScore ? withScores : alone, i)
    const withheld = isMissed || lacksScore || isShort || lowerRate(i) < leastRate
    return Math.min(withheld ? ceilings.target : ceilings.likely, byRate)
  }

  /** The GPA that the class bears out; without a score nothing makes up for grades. */
  const gradesAskedAt = (i: number, sendsScore: boolean, { hasFewPlaces, isApart }: Entry) => {
    const { grades, gradesOfFew } = ratesAt(i)
    const { withScores, alone } =
      hasFewPlaces || (isApart && columns.isChosenByGrades[i] === 1) ? gradesOfFew : grades
    return at(sendsScore ? withScores : alone, i)
  }
  const isOptionalAt = (i: number) => columns.scoresOptional[i] === 1 && !verdict(i).asksScores

  /**
   * A rule that assures a place is no bar: where most are admitted, so are those whose grades are well those of its class,
   * unless their score is of its lowest quarter.
   */
  const isOfClass = (i: number, entry: Entry) =>
    lowerRate(i) >= mostAreAdmitted &&
    !isOfLastQuarter(i) &&
    academics.gpa >= gradesAskedAt(i, false, entry) + wellOfClass

  /** The highest word for a student with this chance and place in the range. */
  const ceiling = (i: number, value: number, place: number, sendsScore = hasScore, entry = entryAt(i)) =>
    Math.min(
      ruledCeiling(i, sendsScore, entry),
      ceilingAt(
        value,
        lowerRate(i),
        entry,
        place,
        at(columns.lowPlace, i),
        shortOf(gradesAskedAt(i, sendsScore, entry), academics.gpa, place),
        isOptionalAt(i),
        isInside(place, at(columns.highPlace, i)),
      ),
    )

  const { wordWithoutScore, asRead } = leavingScoreOut(columns, academics, {
    placeOf,
    lowerRate,
    isOptionalAt,
    isOfLastQuarter,
    entryAt,
    estimateAs,
    wordOf: (i, value) => bandOf(value, ceiling(i, value, Number.NaN, false)),
  })
  const estimates = new Map<number, Estimate | null>()

  /** Its chance by the formula, if that decides, and its word. Found once a college: pool, choice and card ask for it. */
  function estimate(i: number): Estimate | null {
    const known = estimates.get(i)
    if (known !== undefined) return known
    const place = placeOf(i, academics.sat)
    const value = estimateAs(i, place, academics)
    const found = Number.isNaN(value)
      ? null
      : orByItsBar(i, asRead(i, { value, band: bandOf(value, ceiling(i, value, place)) }))
    estimates.set(i, found)
    return found
  }

  /** Who meets what a college asks for is no stranger to it, where most are admitted and to every major. */
  function orByItsBar(i: number, found: Estimate): Estimate {
    if (found.band !== 'reach' || !verdict(i).meetsBar) return found
    if (entryAt(i).isApart || lowerRate(i) < manyAreAdmitted) return found
    return { value: Math.max(found.value, bandEdges.target), band: 'target' }
  }

  /** Whether another subject, with no admission of its own, would have a better word here. */
  function isLowered(i: number): boolean {
    const found = estimate(i)
    if (!found || verdict(i).places) return found !== null
    const plain = columns.isPublic[i] === 1 ? entries.usual : entries.usualAtPrivates
    const usual = ceiling(i, found.value, placeOf(i, academics.sat), hasScore, plain)
    return bandOf(found.value, usual) !== found.band
  }

  function band(i: number): ChanceBand | null {
    const { decides } = verdict(i)
    if (decides) return decides
    return columns.open[i] ? 'open admission' : (estimate(i)?.band ?? null)
  }

  /** As it counts in Match: never above its word. */
  function chanceCounted(i: number): number {
    const settled = settledChance(i)
    if (!Number.isNaN(settled)) return settled
    const found = estimate(i)
    return found ? keptTo(found.value, found.band) : Number.NaN
  }

  /** The next better one, if a score of the lowest quarter may be left out for it. */
  function bandWithoutScore(i: number): ChanceBand | null {
    if (verdict(i).decides || columns.open[i]) return null
    if (!(placeOf(i, academics.sat) < at(columns.lowPlace, i))) return null
    const withScore = bandOrder.indexOf(band(i))
    return bandOrder.indexOf(wordWithoutScore(i)) > withScore ? (bandOrder[withScore + 1] ?? null) : null
  }

  return {
    academics,
    verdict,
    ratesAt,
    placeOf,
    taken,
    isContested,
    settledChance,
    roundAt,
    termsAt,
    lowerRate,
    chanceAs,
    chance,
    chanceCounted,
    entryAt,
    gradesAskedAt: (i: number, entry: Entry) => gradesAskedAt(i, hasScore, entry),
    isOptionalAt,
    ruledCeiling: (i: number, entry: Entry) => ruledCeiling(i, hasScore, entry),
    isLowered,
    ceiling,
    estimate,
    band,
    bandWithoutScore,
  }
}
