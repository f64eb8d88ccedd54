import type { Catalog } from '#catalog/catalog.ts'
import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import type { StateCode } from '#contract/states.ts'
import { columnsOf } from './columns.ts'
import { asksSizeOrSetting } from './how-well-it-fits/college-type.ts'
import { affordability, bringsGrant } from './how-well-it-fits/price.ts'
import { areas, byArea } from './how-well-it-fits/program/areas.ts'
import {
  breadthOffers,
  familiesAwarded,
  isHandful,
  type Offer,
  offersOf,
  tradeOffers,
} from './how-well-it-fits/program/offer.ts'
import { programIndex } from './how-well-it-fits/program/program-index.ts'
import { familiesTaught, offersTogether, teaches } from './how-well-it-fits/program/together.ts'
import { type Scorer, scorerFor } from './how-well-it-fits/scorer.ts'
import { at, or } from './numbers/curves.ts'
import type { Profile } from './profile.ts'
import { remembered } from './remembered.ts'
import { type SeenFrom, seenFrom } from './where-students-go/seen-from.ts'
import { stateIndex } from './where-students-go/states.ts'
import { isTaughtAtHome } from './where-students-go/taught-at-home.ts'
import { compose, gpaCell } from './which-ten/compose.ts'
import { contenders } from './which-ten/contenders.ts'
import { safeRate } from './which-ten/laid-out.ts'
import { largestProgram } from './which-ten/largest-program.ts'
import { isKnownPublic, ownUniversities, placesOfOwn } from './which-ten/own-university.ts'
import { cheaperHalf, farGpa, roles } from './which-ten/places.ts'
import { keeps, narrowed, type Pool, poolFor } from './which-ten/pool.ts'
import { judging, onlyAt, partOf, type RoundedRecord } from './which-ten/selection.ts'
import { keptMin, settle } from './which-ten/settle.ts'
import { destinations } from './which-ten/spread/destinations.ts'
import { cityOf } from './which-ten/spread/one-city.ts'
import { widenedFor } from './which-ten/widened-for.ts'
import { asksForBoth, asksForPeople } from './which-ten/wished-for.ts'
import { isLikely, isWithinReach } from './who-gets-in/bands.ts'
import { ruleBook } from './who-gets-in/published-rules/rules.ts'
import { roundAt } from './who-gets-in/round.ts'

export type Resolvers = {
  readMajor: (text: string) => MajorReading
  /** `near`: whose colleges are meant by a name that several have. */
  readCollege: (text: string, near?: readonly StateCode[]) => CollegeReading
}

type NamedCollege = { text: string; near: readonly StateCode[] }

/** What stands next to a subject of arts or health, and business beside hospitality, is another wish. */
const unlike: readonly string[] = ['50.', '51.', '52.01', '52.02']

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
  const judgeOf = judging(columns)
  const everyone = Int32Array.from({ length: columns.count }, (_, k) => k) // every position of a pool
  const programs = programIndex(catalog)
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
  const undecided = breadthOffers(byArea(programs), areas)

  /** The subject and the named college as understood, and every number of one student. */
  function read(asking: Profile) {
    const near = [asking.state, ...asking.interestedStates]
    const named = asking.specificCollege ? namedCollege({ text: asking.specificCollege, near }) : null
    const asked = named?.college ? (columns.indexOf.get(named.college.unitid) ?? null) : null
    const found = readingOf(asking.major)
    const decided = found.kind === 'understood'
    const reading: MajorReading = decided ? found : { ...found, families: broad }
    const seen = seenFromState(asking.state)
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
    const profile = asksForBoth(asking) ? settledWish(asking, exact, scorer) : asking
    const taughtAtHome = isTaughtAtHome(columns, profile.state, reading, exact)
    const known = { profile, reading, seen, named, asked, taughtAtHome }
    if (!decided) return { ...known, offer: exact, scorer }
    const offer = widenedFor(profile, found.near, { columns, programs, exact, seen, scorer })
    if (offer === exact) return { ...known, offer, scorer }
    return { ...known, offer, scorer: scorerFor(profile, offer, { ...needs, verdict: verdictsAt(offer) }) }
  }

  /** A community and a faith: both, if enough colleges that the student can choose have both; else either. */
  function settledWish(profile: Profile, { colleges }: Offer, { band, verdict }: Scorer): Profile {
    const chosen = profile.interestedStates.map(stateIndex)
    let both = 0
    for (const i of colleges) {
      if (chosen.length > 0 && !chosen.includes(columns.state[i] ?? -1)) continue
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
    const whole = poolFor(profile, { columns, offer, scorer, seen, seenFromChosen, asked })
    const chosen = tenOf(profile, reading, whole, scorer, seen, asked)
    const ranked = byMatch(asked === null ? chosen : [asked, ...chosen], scorer.match)
    return { ...known, pool: whole, ranked }
  }

  function tenOf(
    profile: Profile,
    { title, near }: MajorReading,
    whole: Pool,
    scorer: Scorer,
    seen: SeenFrom,
    asked: number | null,
  ): number[] {
    const { academics: record } = scorer
    const truly = { record, leastGpa: record.gpa - gpaCell }
    const wished = {
      draw: `${profile.state} ${title}`,
      community: profile.community.length > 0,
      faith: profile.faith,
      bringsGrant: bringsGrant(catalog, profile.state),
    }
    const judgeAt = judgeOf(whole, { scorer, seen, asked: wished })
    const judged = judgeAt(everyone.subarray(0, whole.colleges.length), truly)
    const farthest = record.gpa >= farGpa ? roles.reach : roles.target
    const largest = largestProgram(columns, whole, judged, scorer.against.offer, asked, farthest)
    const first = ownUniversities(columns, whole, judged, asked)
    first.push(...largest.own)
    // A requested community or faith comes before what everyone in the state knows.
    const own = new Set(asksForPeople(profile) ? first.filter((k) => whole.kept[k]) : first)
    const goTo = destinations(profile, columns, whole, judged, scorer, seen)
    const positions = contenders(whole, judged, [...own, ...goTo, ...largest.ahead])
    const ownPlaces = placesOfOwn(own, judged, positions)
    const pool = narrowed(whole, positions)
    const judgedTruly = onlyAt(judged, positions)
    const judge = (record: RoundedRecord) => judgeAt(positions, record)
    const askedBand = asked === null ? null : scorer.band(asked)
    const askedRole = asked === null ? null : roleOfAsked(scorer, asked)
    const taken = compose({ pool, judge, record, askedRole, own: ownPlaces })
    const settled = settle(taken, {
      pool,
      judged: judgedTruly,
      bandOf: (k) => scorer.band(pool.colleges[k] ?? 0),
      matchOf: (k) => scorer.match(pool.colleges[k] ?? 0),
      priceFitOf: (k) => at(scorer.against.affordability, pool.colleges[k] ?? 0),
      isHandful: (k) => isHandful(scorer.against.offer, pool.colleges[k] ?? 0),
      isKnownNear: (k) => isKnownNear(scorer, near, pool.colleges[k] ?? 0),
      ahead: largest.ahead.map((k) => positions.indexOf(k)),
      destinations: goTo.map((k) => positions.indexOf(k)),
      firstYearsOf: (k) => or(0, at(seen.firstYears, pool.colleges[k] ?? 0)),
      city: cityOf(columns, pool, seen, scorer.against.offer),
      gpa: record.gpa,
      wishes: asksSizeOrSetting(scorer.wishes),
      people: asksForPeople(profile),
      distance: profile.maxMiles !== null,
      subjects: scorer.against.offer.each.map((own) => (k: number) => {
        const i = pool.colleges[k] ?? 0
        return teaches(own, i) && !isHandful(own, i)
      }),
      chosen: profile.interestedStates,
      stateOf: (k) => columns.colleges[pool.colleges[k] ?? -1]?.state ?? null,
      asked: {
        likely: isLikely(askedBand),
        withinMeans: isLikely(askedBand) && at(scorer.against.affordability, asked ?? 0) >= cheaperHalf,
        safe: isLikely(askedBand) && askedRole === roles.safe,
        reach: askedBand === 'reach',
      },
    })
    return settled.map((k) => pool.colleges[k] ?? 0)
  }

  /** Awards the subject closest to the requested one: computer science for data science. */
  function isKnownNear({ against }: Scorer, [closest]: readonly string[], i: number): boolean {
    const instead = against.offer.near.get(i)
    if (!instead || instead !== closest || unlike.some((field) => instead.startsWith(field))) return false
    return isKnownPublic(columns, i)
  }

  function roleOfAsked(scorer: Scorer, i: number): number {
    const { decides } = scorer.verdict(i)
    if (decides) return decides === 'automatic' ? roles.safe : roles.ruledOut
    if (columns.open[i]) return roles.safe
    const chance = scorer.chance(i)
    const ceiling = scorer.ceiling(i, chance, scorer.against.placeOf(i))
    return partOf(chance, ceiling, at(columns.rate, i) >= safeRate)
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
