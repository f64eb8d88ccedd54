import { nursing } from '#catalog/associates/associates.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import type { StateCode } from '#contract/states.ts'
import { ruleBook } from './chance/published-rules/rules.ts'
import { roundAt } from './chance/round.ts'
import { columnsOf } from './columns.ts'
import { affordability } from './match/price.ts'
import { scorerFor } from './match/scorer.ts'
import { at } from './numbers/curves.ts'
import { breadthOffer } from './offer/areas.ts'
import { familiesAwarded, type Offer, offersOf, tradeOffers, widened } from './offer/offer.ts'
import { laterFamilies, programIndex } from './offer/program-index.ts'
import { familiesTaught, offersTogether } from './offer/together.ts'
import type { Profile } from './profile.ts'
import { remembered } from './remembered.ts'
import { studentOf } from './student.ts'
import { owed } from './ten/pledges.ts'
import { tenOf } from './ten/ten.ts'
import { type SeenFrom, seenFrom } from './where-students-go/seen-from.ts'
import { stateIndex } from './where-students-go/states.ts'
import { isTaughtAtHome } from './where-students-go/taught-at-home.ts'
import { asksForBoth, isOfCommunity, isOfFaith } from './wished-for.ts'
import { type Asking, fromStates } from './worth/asking.ts'
import { type Weights, worthBy } from './worth/worth.ts'

export type Resolvers = {
  readMajor: (text: string) => MajorReading
  /** `near`: whose colleges are meant by a name that several have. */
  readCollege: (text: string, near?: readonly StateCode[]) => CollegeReading
}

type NamedCollege = { text: string; near: readonly StateCode[] }

const offersKept = 100 // some 80 KB each
const readingsKept = 1000 // some 1 KB each

/** All that an offer depends on. */
const offerKey = ({ families, counted, route, trade, several, near }: MajorReading): string =>
  several
    ? [...several.map(offerKey), ...near].join(' ')
    : JSON.stringify([families, counted, route?.doctorate, route?.lead, route && trade && [trade.own], near])

/** Only numbers: which colleges, in which order. The catalog is laid out once. */
export function searcher(catalog: Catalog, { readMajor, readCollege }: Resolvers, weights?: Weights) {
  const columns = columnsOf(catalog)
  const programs = programIndex(catalog)
  const from = fromStates(catalog)
  const worth = worthBy(weights)
  const prices = affordability(catalog)
  const seenFromState = seenFrom(catalog)
  const { withMinimum, verdictsFor } = ruleBook(catalog)
  const broad = readMajor('undecided').families

  // The meaning of a text and who offers it do not depend on the student, and few subjects make up most searches.
  const readingOf = remembered(readingsKept, (text: string) => text, readMajor)
  const namedCollege = remembered(
    readingsKept,
    ({ text, near }: NamedCollege) => `${near.join(' ')} ${text}`,
    ({ text, near }) => readCollege(text, near),
  )
  const exactOffer = ({ families, counted, route, trade, several }: MajorReading): Offer => {
    if (several) return offersTogether(several.map(exactOffer))
    return trade && route
      ? tradeOffers(programs, families, trade.own)
      : offersOf(programs, counted ?? families, route)
  }
  /** Its degrees in the subject are not for first-years: then nothing stands in for them. */
  const isLater = ({ families }: MajorReading, i: number) =>
    laterFamilies(catalog.rules.get(columns.unitid[i] ?? 0))?.some((id) => families.includes(id)) ?? false
  /** With the colleges that award only a related subject: what these are worth, the terms say. */
  const offersFor = remembered(offersKept, offerKey, (reading: MajorReading) => {
    const exact = exactOffer(reading)
    const related = reading.near.filter((id) => !id.startsWith(nursing)) // who wants a subject next to it is not admitted to it
    return { exact, wide: widened(programs, exact, related, (i) => !isLater(reading, i), reading.families) }
  })
  const undecided = breadthOffer(programs)

  /** The subject and the named college as understood, and every number of one student. */
  function read(asking: Profile) {
    const near = [asking.state, ...asking.interestedStates]
    const named = asking.specificCollege ? namedCollege({ text: asking.specificCollege, near }) : null
    const asked = named?.college ? (columns.indexOf.get(named.college.unitid) ?? null) : null
    const found = readingOf(asking.major)
    const decided = found.kind === 'understood'
    const reading: MajorReading = decided ? found : { ...found, families: broad }
    const seen = seenFromState(asking.state, asking.zipPrefix)
    const { exact, wide: offer } = decided ? offersFor(found) : { exact: undecided, wide: undecided }
    const families = decided ? found.families : []
    const several = found.several?.map((one) => one.families)
    const familiesAt = several ? (i: number) => familiesTaught(several, exact.each, i) : null
    // Rules are those of what a college awards: instead of the subject, or around it.
    const familiesThere = familiesAt ?? ((i: number) => familiesAwarded(families, offer, i))
    const needs = {
      columns,
      affordability: prices(asking.state),
      nearness: placeFits(asking, seen),
      verdict: verdictsFor(asking, families, familiesThere, several !== undefined),
      families,
      familiesAt,
      asked,
      round: roundOfAsked(asking, asked),
    }
    const scorer = scorerFor(asking, offer, needs)
    const taughtAtHome = isTaughtAtHome(columns, asking.state, reading, exact)
    return { profile: asking, reading, seen, named, asked, taughtAtHome, offer, scorer }
  }

  function roundOfAsked(profile: Profile, asked: number | null) {
    const unitid = asked === null ? undefined : columns.colleges[asked]?.unitid
    return unitid === undefined ? null : roundAt(catalog, unitid, profile.round)
  }

  function askingOf({ profile, reading, offer, scorer, seen }: ReturnType<typeof read>): Asking {
    const { near: related } = reading
    return { student: studentOf(profile), columns, offer, related, scorer, seen, from: from(profile.state) }
  }

  function search(profile: Profile) {
    const known = read(profile)
    const { reading, scorer, asked } = known
    const asking = askingOf(known)
    const { colleges, compared, broken, outside } = tenOf(
      worth,
      asking,
      asked,
      `${profile.state} ${reading.title}`,
    )
    const ranked = byMatch(asked === null ? colleges : [asked, ...colleges], scorer.match)
    return {
      ...known,
      profile: settledWish(profile, ranked),
      ranked,
      outside,
      /** What the list owes and could not keep. */
      broken,
      /** Why a college is in the list: the strongest terms of its worth. */
      reasonsFor: (i: number) => worth.reasonsFor(asking, i, compared),
    }
  }

  /** A community and a faith: both, if the list has enough that keep both; else either. */
  function settledWish(profile: Profile, ranked: readonly number[]): Profile {
    if (!asksForBoth(profile)) return profile
    const { miles } = seenFromState(profile.state, profile.zipPrefix)
    const both = ranked.filter((i) => {
      const its = columns.people[i]
      const isWithin = !(at(miles, i) > (profile.maxMiles ?? Number.POSITIVE_INFINITY))
      return isWithin && its && isOfCommunity(its, profile) && isOfFaith(its, profile)
    })
    return both.length >= owed.people.least ? profile : { ...profile, eitherIsEnough: true }
  }

  /** A chosen state counts like home. */
  function placeFits({ interestedStates }: Profile, seen: SeenFrom): Float64Array {
    if (interestedStates.length === 0) return seen.fit
    const chosen = interestedStates.map(stateIndex)
    const fits = seen.fit.slice()
    for (let i = 0; i < fits.length; i++) if (chosen.includes(columns.state[i] ?? -1)) fits[i] = 1
    return fits
  }

  return { columns, totals: programs.totals, withMinimum, read, search, askingOf }
}
export type Searcher = ReturnType<typeof searcher>
export type Search = ReturnType<ReturnType<typeof searcher>['search']>

function byMatch(colleges: readonly number[], match: (i: number) => number): number[] {
  return colleges
    .map((i) => ({ i, match: match(i) }))
    .sort((a, b) => b.match - a.match || a.i - b.i)
    .map(({ i }) => i)
}
