import type { Catalog } from '#catalog/catalog.ts'
import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import type { StateCode } from '#contract/states.ts'
import { isWithinReach } from './chance/bands.ts'
import { ruleBook } from './chance/published-rules/rules.ts'
import { roundAt } from './chance/round.ts'
import { columnsOf } from './columns.ts'
import { affordability } from './match/price.ts'
import { type Scorer, scorerFor } from './match/scorer.ts'
import { at } from './numbers/curves.ts'
import { breadthOffer } from './offer/areas.ts'
import { familiesAwarded, type Offer, offersOf, tradeOffers } from './offer/offer.ts'
import { programIndex } from './offer/program-index.ts'
import { familiesTaught, offersTogether } from './offer/together.ts'
import type { Profile } from './profile.ts'
import { remembered } from './remembered.ts'
import { type SeenFrom, seenFrom } from './where-students-go/seen-from.ts'
import { stateIndex } from './where-students-go/states.ts'
import { isTaughtAtHome } from './where-students-go/taught-at-home.ts'
import { keeps, poolFor } from './which-ten/pool.ts'
import { keptMin } from './which-ten/settling/settle.ts'
import { choosing } from './which-ten/ten.ts'
import { widenedFor } from './which-ten/widened-for.ts'
import { asksForBoth, farthest } from './which-ten/wished-for.ts'

export type Resolvers = {
  readMajor: (text: string) => MajorReading
  /** `near`: whose colleges are meant by a name that several have. */
  readCollege: (text: string, near?: readonly StateCode[]) => CollegeReading
}

type NamedCollege = { text: string; near: readonly StateCode[] }

const offersKept = 100 // some 80 KB each
const readingsKept = 1000 // some 1 KB each

/** All that an offer depends on. */
const offerKey = ({ families, counted, route, trade, several }: MajorReading): string =>
  several
    ? several.map(offerKey).join(' ')
    : JSON.stringify([families, counted, route?.doctorate, route?.lead, route && trade && [trade.own]])

/** Only numbers: which colleges, in which order. The catalog is laid out once. */
export function searcher(catalog: Catalog, { readMajor, readCollege }: Resolvers) {
  const columns = columnsOf(catalog)
  const programs = programIndex(catalog)
  const tenOf = choosing(catalog, columns, programs.totals)
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
  const offersFor: (reading: MajorReading) => Offer = remembered(
    offersKept,
    offerKey,
    ({ families, counted, route, trade, several }) => {
      if (several) return offersTogether(several.map(offersFor))
      return trade && route
        ? tradeOffers(programs, families, trade.own)
        : offersOf(programs, counted ?? families, route)
    },
  )
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
    const exact = decided ? offersFor(found) : undecided
    const families = decided ? found.families : []
    const several = found.several?.map((one) => one.families)
    const familiesAt = several ? (i: number) => familiesTaught(several, exact.each, i) : null
    // Rules are those of what a college awards: instead of the subject, or around it.
    const verdictsAt = (offer: Offer) =>
      verdictsFor(
        asking,
        families,
        familiesAt ?? ((i) => familiesAwarded(families, offer, i)),
        several !== undefined,
      )
    const needs = {
      columns,
      affordability: prices(asking.state),
      nearness: placeFits(asking, seen),
      verdict: verdictsAt(exact),
      families,
      familiesAt,
      asked,
      round: roundOfAsked(asking, asked),
    }
    const scorer = scorerFor(asking, exact, needs)
    const profile = asksForBoth(asking) ? settledWish(asking, exact, scorer, seen) : asking
    const taughtAtHome = isTaughtAtHome(columns, profile.state, reading, exact)
    const known = { profile, reading, seen, named, asked, taughtAtHome }
    if (!decided) return { ...known, offer: exact, scorer }
    const offer = widenedFor(profile, found, { columns, programs, exact, seen, scorer })
    if (offer === exact) return { ...known, offer, scorer }
    return { ...known, offer, scorer: scorerFor(profile, offer, { ...needs, verdict: verdictsAt(offer) }) }
  }

  /** A community and a faith: both, if enough colleges that the student can choose have both; else either. */
  function settledWish(
    profile: Profile,
    { colleges }: Offer,
    { band, verdict }: Scorer,
    seen: SeenFrom,
  ): Profile {
    const chosen = profile.interestedStates.map(stateIndex)
    const most = farthest(profile, seen)
    let both = 0
    for (const i of colleges) {
      if (chosen.length > 0 && !chosen.includes(columns.state[i] ?? -1)) continue
      if (at(seen.miles, i) > most) continue
      if (!keeps(columns, profile, i) || columns.isVocational[i]) continue
      if (!verdict(i).gone && isWithinReach(band(i)) && ++both === keptMin) return profile
    }
    return { ...profile, eitherIsEnough: true }
  }

  function roundOfAsked(profile: Profile, asked: number | null) {
    const unitid = asked === null ? undefined : columns.colleges[asked]?.unitid
    return unitid === undefined ? null : roundAt(catalog, unitid, profile.round)
  }

  function search(asking: Profile) {
    const known = read(asking)
    const { profile, reading, offer, scorer, seen, asked } = known
    const [firstChosen] = profile.interestedStates
    const seenFromChosen = firstChosen ? seenFromState(firstChosen) : null
    const pool = poolFor(profile, { columns, offer, scorer, seen, seenFromChosen, asked })
    const chosen = tenOf({ profile, reading, pool, scorer, seen, asked })
    const ranked = byMatch(asked === null ? chosen : [asked, ...chosen], scorer.match)
    return { ...known, pool, ranked }
  }

  /** A chosen state counts like home. */
  function placeFits({ interestedStates }: Profile, seen: SeenFrom): Float64Array {
    if (interestedStates.length === 0) return seen.fit
    const chosen = interestedStates.map(stateIndex)
    const fits = seen.fit.slice()
    for (let i = 0; i < fits.length; i++) if (chosen.includes(columns.state[i] ?? -1)) fits[i] = 1
    return fits
  }

  return { columns, totals: programs.totals, withMinimum, read, search }
}
export type Search = ReturnType<ReturnType<typeof searcher>['search']>

function byMatch(colleges: readonly number[], match: (i: number) => number): number[] {
  return colleges
    .map((i) => ({ i, match: match(i) }))
    .sort((a, b) => b.match - a.match || a.i - b.i)
    .map(({ i }) => i)
}
