import { nursing } from '#catalog/associates/associates.ts'
import { chanceRecord } from '#contract/chance/chance-record.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { familyAround, familyInstead, type Offer } from '#engine/matching/offer/offer.ts'

// "Likely" must be reliable. Under a 35 % rate only 77 of 100 whom the formula called likely were admitted, and 62 of
// 100 in computing and engineering at public colleges, which often admit to these majors separately. Above that, 90 and
// more. Nursing and other clinical programs have fewer places than any of them: at a public college the university's rate
// says little about them. Architecture asks for a portfolio or ranks its applicants at most of them, which was measured on no
// cases. Business schools of selective public universities choose for themselves, too.

export const { likelyFloor } = chanceRecord

const alliedHealth: readonly string[] = ['51.06', '51.09'] // dental hygiene; imaging, respiratory care
const isAllied = (families: readonly string[]) => families.some((family) => alliedHealth.includes(family))
/** Taught beside patients, so that a class has some thirty places. */
export const isClinicalField = (families: readonly string[]) =>
  families.includes(nursing) || isAllied(families)
const contestedFields = /^(11|14|04\.02)(\.|$)/ // computing, engineering, architecture
/** Majors that public universities often admit to separately, and more strictly than the overall rate says. */
const isContestedField = (families: readonly string[]) =>
  isClinicalField(families) || families.some((family) => contestedFields.test(family))
const business = '52.'

/** From this middle score on, contested majors choose classes above the university's. */
const strongMiddle = 1200

/** How a subject is entered at a college. */
export type Entry = {
  /** The admit rate from which the college may be called likely. */
  likelyFrom: number
  /** Often admitted to separately: the subject has fewer places than the admit rate says. */
  isApart: boolean
  /** Grades below the class leave a reach at best. */
  goesByGrades: boolean
  /** Where nearly all are admitted, grades somewhat below the class take nothing off: many publics have a floor of their own. */
  forgivesGrades: boolean
  /** Where more are refused than admitted, only a score above the class is likely. */
  asksTopScore: boolean
  /** Chooses a class with scores above the university's, as engineering does where many with good ones apply. */
  asksHigherScores: boolean
  /** Asks for better grades than the college, as every clinical program does. */
  asksBetterGrades: boolean
  /** So few places that open doors are none in the major. */
  hasFewPlaces: boolean
}

/**
 * Grades for few places are those of a college with this part of the admit rate. A judgement: the rates of programs are
 * hardly published, but who is told "target" for nursing at a 2.6 is misled.
 */
export const gradesForFewPlaces = 0.7

/** Private colleges, too, have fewer clinical places than their rate says, unless they admit nearly everyone. */
const usual: Entry = {
  likelyFrom: likelyFloor.usual,
  isApart: false,
  goesByGrades: false,
  forgivesGrades: false,
  asksTopScore: false,
  asksHigherScores: false,
  asksBetterGrades: false,
  hasFewPlaces: false,
}
const contested: Entry = {
  ...usual,
  likelyFrom: likelyFloor.contested,
  isApart: true,
  goesByGrades: true,
}
const clinicalAtPublics: Entry = { ...contested, asksBetterGrades: true, hasFewPlaces: true }
export const entries = {
  usual,
  usualAtPrivates: { ...usual, forgivesGrades: true, asksTopScore: true },
  businessAtPublics: { ...usual, likelyFrom: likelyFloor.businessAtPublics },
  contested,
  contestedAtStrong: { ...contested, asksHigherScores: true },
  /** No rate is enough. */
  nursingAtPublics: { ...clinicalAtPublics, likelyFrom: Number.POSITIVE_INFINITY },
  alliedAtPublics: { ...clinicalAtPublics, likelyFrom: likelyFloor.alliedAtPublics },
  clinicalAtPrivates: {
    ...usual,
    likelyFrom: likelyFloor.clinicalAtPrivates,
    isApart: true,
    asksBetterGrades: true,
  },
}

export function entriesTo(families: readonly string[]): { atPublics: Entry; atPrivates: Entry } {
  if (families.includes(nursing))
    return { atPublics: entries.nursingAtPublics, atPrivates: entries.clinicalAtPrivates }
  if (isAllied(families))
    return { atPublics: entries.alliedAtPublics, atPrivates: entries.clinicalAtPrivates }
  if (isContestedField(families)) return { atPublics: entries.contested, atPrivates: entries.usualAtPrivates }
  const isBusiness = families.some((family) => family.startsWith(business))
  return {
    atPublics: isBusiness ? entries.businessAtPublics : entries.usual,
    atPrivates: entries.usualAtPrivates,
  }
}

type Facts = { isPublic: Uint8Array; hasOddRate: Uint8Array; satMiddle: Float64Array }

/**
 * How a student's subject is entered at each college: in its own way where only a related one is awarded, and of several
 * those that are taught there.
 */
export function entering(
  { isPublic, hasOddRate, satMiddle }: Facts,
  offer: Offer,
  families: readonly string[],
  familiesAt: ((i: number) => readonly string[]) | null,
) {
  const toSubject = entriesTo(families)

  function entriesAt(i: number): ReturnType<typeof entriesTo> {
    const other = familyInstead(offer, i)
    if (other !== undefined) return entriesTo([other])
    return familiesAt ? entriesTo(familiesAt(i)) : toSubject
  }

  /** Where the college reports the subject within such a field: game design as computing. */
  function isReportedAsContested(i: number): boolean {
    const holder = familyAround(offer, i)
    return holder !== undefined && isContestedField([holder])
  }

  const isContested = (i: number) =>
    isPublic[i] === 1
      ? entriesAt(i).atPublics.isApart || isReportedAsContested(i)
      : entriesAt(i).atPrivates.isApart

  /** A rate that counts unfinished applications says nothing about how hard a major is to enter. */
  function entryAt(i: number): Entry {
    const { atPublics, atPrivates } = entriesAt(i)
    if (isPublic[i] === 0) return atPrivates
    const entry = isReportedAsContested(i) ? entries.contested : atPublics
    if (entry !== entries.contested) return entry
    if (hasOddRate[i]) return entries.usual
    return at(satMiddle, i) >= strongMiddle ? entries.contestedAtStrong : entry
  }

  return { isContested, entryAt }
}
