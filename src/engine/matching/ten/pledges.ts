import { isLikely, isWithinReach } from '#engine/matching/chance/bands.ts'
import { asksSizeOrSetting, controlFits, sizeAndSettingFit } from '#engine/matching/match/college-type.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { isHandful } from '#engine/matching/offer/offer.ts'
import { teaches } from '#engine/matching/offer/together.ts'
import { asksForPeople, keepsWish } from '#engine/matching/wished-for.ts'
import type { Asking } from '#engine/matching/worth/asking.ts'

// What a list owes a family beside the worth of each college: how many of a kind, and what each one that is missing, or
// one too many, costs in worth. A point is about what ten thousand dollars a year are.

export type PledgeName = keyof typeof owed

export type Pledge = {
  name: PledgeName
  counts: (i: number) => boolean
  least: number
  most: number
  points: number
}

/** By hand, moved while lists were read and judgements counted. */
export const owed = {
  /** Likely, and open to all or most: what nobody plans without. */
  safe: { least: 2, points: 5 },
  /** Likely, at a price of the cheaper half of all. */
  affordable: { least: 1, points: 2 },
  target: { least: 2, points: 2 },
  /** Something to hope for that is not out of reach. */
  hope: { least: 1, strong: 2, points: 3 },
  /** Hardly a chance: more than two are lost applications. */
  far: { most: 2, points: 5 },
  /** The home state, or each that was chosen. */
  home: { least: 3, ofChosen: 4, points: 5 },
  /** The subject itself, within reach; of several each. */
  subject: { least: 4, ofSeveral: 3, points: 4 },
  /** Of the wished community and faith. */
  people: { least: 4, points: 3 },
  /** Of the wished size and setting. */
  setting: { least: 6, points: 3 },
  /** Public or private, as asked: nearly a filter. */
  control: { least: 10, points: 7 },
} as const

const any = Number.POSITIVE_INFINITY
const safeRate = 0.6
const leastChance = 0.15
/** Of the record: below it there is nothing to hope for that one would plan with. */
const levels = { hope: -0.5, strong: 0.3 }
const listLength = 10

export function pledgesFor(asking: Asking): Pledge[] {
  const { columns, scorer, seen, offer, student } = asking
  const { profile, level, chosen, home } = student
  const isSafe = (i: number) =>
    isLikely(scorer.band(i)) && (columns.open[i] === 1 || at(columns.rate, i) >= safeRate)
  const isAffordable = (i: number) => isLikely(scorer.band(i)) && at(scorer.against.affordability, i) >= 0.5
  const isFar = (i: number) => scorer.band(i) === 'far reach' || scorer.chance(i) < leastChance
  const isHope = (i: number) => scorer.band(i) === 'reach' && !(at(seen.miles, i) > student.maxMiles)
  const isHome = (i: number) => columns.state[i] === home
  const keeps = (i: number) => {
    const its = columns.people[i]
    return its !== undefined && keepsWish(its, profile)
  }
  /** Where a road ends with a doctorate, a college that awards it; else where the subject itself is taught. */
  const isItself = (i: number) => (offer.doctorate.size > 0 ? offer.doctorate.has(i) : !offer.near.has(i))
  const perState = Math.min(owed.home.ofChosen, Math.floor((listLength - 2) / Math.max(1, chosen.size)))
  const least = (name: PledgeName, number: number, counts: Pledge['counts']): Pledge[] =>
    number > 0 ? [{ name, counts, least: number, most: any, points: owed[name].points }] : []
  const most = (name: PledgeName, number: number, counts: Pledge['counts']): Pledge[] => [
    { name, counts, least: 0, most: number, points: owed[name].points },
  ]
  const hopes = level < levels.hope ? 0 : level < levels.strong ? owed.hope.least : owed.hope.strong
  return [
    ...least('safe', owed.safe.least, isSafe),
    ...least('affordable', owed.affordable.least, isAffordable),
    ...least('target', owed.target.least, (i) => scorer.band(i) === 'target'),
    ...least('hope', hopes, isHope),
    ...most('far', level < levels.hope ? 0 : owed.far.most, isFar),
    ...least('home', chosen.size > 0 ? 0 : owed.home.least, isHome),
    ...[...chosen].flatMap((state) => least('home', perState, (i) => columns.state[i] === state)),
    ...least(
      'subject',
      offer.near.size + offer.doctorate.size > 0 ? owed.subject.least : 0,
      (i) => isItself(i) && isWithinReach(scorer.band(i)),
    ),
    ...offer.each.flatMap((own) =>
      least('subject', owed.subject.ofSeveral, (i) => teaches(own, i) && !isHandful(own, i)),
    ),
    ...least('people', asksForPeople(profile) ? owed.people.least : 0, keeps),
    ...least('control', scorer.wishes.control ? owed.control.least : 0, (i) =>
      controlFits(columns, scorer.wishes, i),
    ),
    ...least('setting', asksSizeOrSetting(scorer.wishes) ? owed.setting.least : 0, (i) =>
      sizeAndSettingFit(columns, scorer.wishes, i),
    ),
  ]
}
