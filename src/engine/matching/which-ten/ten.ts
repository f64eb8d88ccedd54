import type { Catalog } from '#catalog/catalog.ts'
import type { MajorReading } from '#catalog/reading.ts'
import type { People } from '#catalog/rules/people.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import type { Academics } from '#engine/matching/chance/facts.ts'
import { classGpa } from '#engine/matching/chance/model.ts'
import { isClinical } from '#engine/matching/chance/subject.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { asksSizeOrSetting } from '#engine/matching/match/college-type.ts'
import { bringsGrant } from '#engine/matching/match/price.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, or } from '#engine/matching/numbers/curves.ts'
import { isHandful } from '#engine/matching/offer/offer.ts'
import { teaches } from '#engine/matching/offer/together.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { compose } from './compose.ts'
import { contenders } from './contenders.ts'
import { safeRate } from './laid-out.ts'
import { largestProgram } from './largest-program.ts'
import { isKnownPublic, ownUniversities, placesOfOwn, withinReach } from './own-university.ts'
import { cheaperHalf, farGpa, roles } from './places.ts'
import { narrowed, type Pool } from './pool.ts'
import { judging, onlyAt, partOf } from './selection.ts'
import { choosersAt, chosenAtHome } from './settling/chosen-at-home.ts'
import { destinations } from './settling/destinations.ts'
import { isForEveryone } from './settling/for-everyone.ts'
import { cityOf } from './settling/one-city.ts'
import { settle } from './settling/settle.ts'
import { asksForPeople, keepsSome } from './wished-for.ts'

/** What stands next to a subject of arts or health, and business beside hospitality, is another wish. */
const unlike: readonly string[] = ['50.', '51.', '52.01', '52.02']
/** But who asks for one of these, health science, health administration or public health, studies much the same in the others. */
const ofHealthInGeneral: readonly string[] = ['51.00', '51.07', '51.22']

type Asking = {
  profile: Profile
  reading: MajorReading
  pool: Pool
  scorer: Scorer
  seen: SeenFrom
  /** The college that the student named, which has its place already. */
  asked: number | null
}

/** Chooses the ten of a pool: first place by place, then what a list must keep. `totals`: all degrees of each college. */
export function choosing(catalog: Pick<Catalog, 'agreements'>, columns: Columns, totals: Float64Array) {
  const judgeOf = judging(columns)
  const everyone = Int32Array.from({ length: columns.count }, (_, k) => k) // every position of a pool

  return ({ profile, reading, pool: whole, scorer, seen, asked }: Asking): number[] => {
    const { academics: record } = scorer
    const { offer, affordability } = scorer.against
    const wished = {
      draw: `${profile.state} ${reading.title}`,
      community: profile.community.length > 0,
      faith: profile.faith,
      bringsGrant: bringsGrant(catalog, profile.state),
    }
    const judgeAt = judgeOf(whole, { scorer, seen, asked: wished })
    const judged = judgeAt(everyone.subarray(0, whole.colleges.length), record)
    const farthest = record.gpa >= farGpa ? roles.reach : roles.target
    const largest = largestProgram(columns, whole, judged, offer, asked, farthest)
    const known = ownUniversities(columns, whole, offer, asked)
    const first = withinReach(known, judged)
    // By its word a reach, though just too far for a rounded record: it comes in at the end.
    const isReach = (k: number) =>
      (judged.role[k] ?? roles.ruledOut) <= roles.remote && scorer.band(whole.colleges[k] ?? 0) === 'reach'
    const awaited = known.filter((k) => !first.includes(k) && isReach(k))
    first.push(...largest.own)
    awaited.push(...largest.ahead)
    // A requested community or faith comes before what everyone in the state knows.
    const own = new Set(asksForPeople(profile) ? first.filter((k) => whole.kept[k]) : first)
    const isPlain =
      profile.interestedStates.length === 0 && !asksForPeople(profile) && !asksSizeOrSetting(scorer.wishes)
    const choosers = choosersAt(scorer, seen, totals)
    const stay = chosenAtHome(columns, whole, judged, scorer, choosers)
    const goTo = isPlain ? destinations(columns, whole, judged, scorer, seen) : []
    const positions = contenders(whole, judged, [...own, ...goTo, ...stay, ...awaited])
    const placed = (found: Iterable<number>) => Array.from(found, (k) => positions.indexOf(k))
    const ownPlaces = placesOfOwn(own, judged, positions)
    const pool = narrowed(whole, positions)
    const judgedTruly = onlyAt(judged, positions)
    const judge = (rounded: Academics) => judgeAt(positions, rounded)
    const askedBand = asked === null ? null : scorer.band(asked)
    const askedRole = asked === null ? null : roleOfAsked(columns, scorer, asked)
    const taken = compose({ pool, judge, record, askedRole, own: ownPlaces })
    const college = (k: number) => pool.colleges[k] ?? 0
    const settled = settle(taken, {
      pool,
      judged: judgedTruly,
      bandOf: (k) => scorer.band(college(k)),
      matchOf: (k) => scorer.match(college(k)),
      priceFitOf: (k) => at(affordability, college(k)),
      finishingOf: (k) => at(columns.finishing, college(k)),
      fameOf: (k) => at(columns.fame, college(k)),
      firstYearsOf: (k) => or(0, at(seen.firstYears, college(k))),
      choosersOf: (k) => choosers(college(k)),
      keepsSome: (k) => keepsSome(columns.people[college(k)] ?? nobody, profile),
      isPrivate: (k) => columns.isPublic[college(k)] === 0,
      isForEveryone: (k) => isForEveryone(columns, college(k)),
      isHandful: (k) => isHandful(offer, college(k)),
      hasFewPlaces: (k) => isClinical(scorer.kindAt(college(k))) && columns.isPublic[college(k)] === 1,
      isOpenInName: (k) => columns.open[college(k)] === 1 && isClinical(scorer.kindAt(college(k))),
      isOfClass: (k) => isOfClass(columns, scorer, college(k)),
      isKnownNear: (k) => isKnownNear(columns, scorer, reading, college(k)),
      own: placed(own),
      awaited: placed(awaited),
      destinations: placed(goTo),
      chosenAtHome: placed(stay),
      city: cityOf(columns, pool, seen, offer),
      gpa: record.gpa,
      wishes: asksSizeOrSetting(scorer.wishes),
      people: asksForPeople(profile),
      distance: profile.maxMiles !== null,
      subjects: offer.each.map(
        (own) => (k: number) => teaches(own, college(k)) && !isHandful(own, college(k)),
      ),
      chosen: profile.interestedStates,
      stateOf: (k) => columns.colleges[college(k)]?.state ?? null,
      asked: {
        likely: isLikely(askedBand),
        withinMeans: isLikely(askedBand) && at(affordability, asked ?? 0) >= cheaperHalf,
        safe: isLikely(askedBand) && askedRole === roles.safe,
        reach: askedBand === 'reach',
      },
    })
    return settled.map(college)
  }
}

const nobody: People = { communities: [], faith: null, isForItsOwnChurch: false }

/** Awards the subject closest to the requested one: computer science for data science. */
function isKnownNear(
  columns: Columns,
  { against }: Scorer,
  { families, near: [closest] }: MajorReading,
  i: number,
): boolean {
  const instead = against.offer.near.get(i)
  if (!instead || instead !== closest) return false
  const isAlike = [instead, ...families].every((family) => ofHealthInGeneral.includes(family))
  return (isAlike || !unlike.some((field) => instead.startsWith(field))) && isKnownPublic(columns, i)
}

/** No stranger to the class: not of its lowest quarter by the score, or without one that is read by the grades. */
function isOfClass({ lowPlace, likelyMiddle }: Columns, scorer: Scorer, i: number): boolean {
  const place = scorer.against.placeOf(i)
  return Number.isNaN(place)
    ? scorer.academics.gpa >= classGpa(at(likelyMiddle, i))
    : place >= at(lowPlace, i)
}

function roleOfAsked(columns: Columns, scorer: Scorer, i: number): number {
  const { decides } = scorer.verdict(i)
  if (decides) return decides === 'automatic' ? roles.safe : roles.ruledOut
  if (columns.open[i]) return roles.safe
  return partOf(scorer.chance(i), scorer.estimate(i)?.word ?? null, at(columns.rate, i) >= safeRate)
}
