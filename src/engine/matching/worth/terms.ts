import { classGpa } from '#engine/matching/chance/model.ts'
import {
  asksSizeOrSetting,
  contraryTo,
  controlFits,
  sizeAndSettingFit,
} from '#engine/matching/match/college-type.ts'
import { at, clamp, logit, or } from '#engine/matching/numbers/curves.ts'
import { isOfCommunity, isOfFaith } from '#engine/matching/wished-for.ts'
import type { Asking } from './asking.ts'

// What a college is worth to a student is a sum of these terms. Each is a plain fact of the two as a number; how much it
// counts is fitted to what counselors would choose (weights.json, by `npm run fit -- worth`). 0 says nothing.

/** `sign`: a weight can only be of this sign; a worse chance or a higher price never speaks for a college. */
export type Term = {
  value: (asking: Asking, i: number) => number
  sign?: 1 | -1
}
/** What a term depends on, for a search to compute it no more often than needed. */
export type Kind = 'place' | 'level' | 'subject' | 'wish' | 'record'

/** What is assumed where a college publishes nothing. */
const usual = {
  miles: 1000,
  students: 1500,
  finishing: 45,
  price: 27_000,
  fame: 0.3,
  chance: 0.5,
  degrees: 100,
}

const isHome = ({ columns, student }: Asking, i: number) => Number(columns.state[i] === student.home)
const isAway = (asking: Asking, i: number) => 1 - isHome(asking, i)
const isPublic = ({ columns }: Asking, i: number) => columns.isPublic[i] ?? 0
const isTaken = (set: ReadonlySet<number> | ReadonlyMap<number, unknown>, i: number) => Number(set.has(i))
const miles = ({ seen }: Asking, i: number) => or(usual.miles, at(seen.miles, i))
const milesAway = (asking: Asking, i: number) =>
  isAway(asking, i) * Math.log(Math.max(30, miles(asking, i)) / 100)
const sizeLog = ({ columns }: Asking, i: number) =>
  Math.log(Math.max(200, or(usual.students, at(columns.undergraduates, i))) / 5000)
const finishing = ({ columns }: Asking, i: number) => or(usual.finishing, at(columns.finishing, i)) / 60
const price = ({ from }: Asking, i: number) => or(usual.price, at(from.price, i)) / 10_000
const degrees = ({ offer }: Asking, i: number) => (offer.byDegrees ? at(offer.awards, i) : usual.degrees)
const chance = ({ scorer }: Asking, i: number) => logit(clamp(or(usual.chance, scorer.chance(i)), 0.01, 0.97))
const peopleOf = ({ columns }: Asking, i: number) =>
  columns.people[i] ?? { communities: [], faith: null, isForItsOwnChurch: false }

/** Where the student stands in the class, in widths of its range; without a score by the grades. */
function standing({ scorer, columns, student }: Asking, i: number): number {
  const byGrades = or(0, (student.gpa - classGpa(at(columns.likelyMiddle, i))) / 0.4)
  return or(byGrades, scorer.against.placeOf(i))
}

const place = {
  'in the home state': { value: isHome },
  'in a neighbor state': { value: ({ from }, i) => from.isNeighbor[i] ?? 0 },
  'far from home': { value: milesAway },
  'more than a day away': {
    value: (a, i) => isAway(a, i) * Math.max(0, Math.log(miles(a, i) / 400)),
    sign: -1,
  },
  'first-years from home': { value: ({ from }, i) => Math.log(0.5 + at(from.firstYears, i)), sign: 1 },
  'size, away': { value: (a, i) => isAway(a, i) * sizeLog(a, i) },
  'public, away': { value: (a, i) => isAway(a, i) * isPublic(a, i) },
  price: { value: price, sign: -1 },
  'dear for anyone': { value: (a, i) => Math.max(0, price(a, i) - 3.5), sign: -1 },
  'known name': { value: ({ columns }, i) => or(usual.fame, at(columns.fame, i)), sign: 1 },
  'many finish': { value: (a, i) => Math.min(1, finishing(a, i)), sign: 1 },
  'for a calling, for adults, or tiny': { value: ({ columns }, i) => columns.isSpecial[i] ?? 0, sign: -1 },
  "of a church's own, not asked for": {
    value: (a, i) =>
      Number(peopleOf(a, i).isForItsOwnChurch && !isOfFaith(peopleOf(a, i), a.student.profile)),
    sign: -1,
  },
  'historically Black, not asked for': {
    value: (a, i) =>
      Number(a.student.profile.community.length === 0 && peopleOf(a, i).communities.includes('HBCU')),
  },
} satisfies Record<string, Term>

/** Times the level of the record, where ordinary and strong students differ. */
const level = {
  'far from home, by record': { value: milesAway },
  'public, away, by record': { value: (a, i) => isAway(a, i) * isPublic(a, i) },
  'finish, by record': { value: finishing },
  'price, by record': { value: price },
} satisfies Record<string, Term>

const subject = {
  'degrees a year in the subject': { value: (a, i) => Math.log((1 + degrees(a, i)) / 15), sign: 1 },
  'hardly any degrees': { value: (a, i) => clamp(1 - degrees(a, i) / 12, 0, 1), sign: -1 },
  'only a related subject': { value: ({ offer }, i) => isTaken(offer.near, i), sign: -1 },
  'only a farther related subject': {
    value: ({ offer, related }, i) =>
      isTaken(offer.near, i) * clamp(related.indexOf(offer.near.get(i) ?? ''), 0, 5),
    sign: -1,
  },
  'filed within another subject': { value: ({ offer }, i) => isTaken(offer.within, i), sign: -1 },
  'how well it is taught': { value: ({ offer }, i) => at(offer.fit, i), sign: 1 },
  'may hold the subject': { value: ({ offer }, i) => isTaken(offer.unsure, i), sign: -1 },
} satisfies Record<string, Term>

const wish = {
  'of the wished size and setting': {
    value: ({ columns, scorer: { wishes } }, i) =>
      Number(asksSizeOrSetting(wishes) && sizeAndSettingFit(columns, wishes, i)),
    sign: 1,
  },
  'the opposite size or setting': {
    value: ({ columns, scorer }, i) => contraryTo(columns, scorer.wishes, i),
    sign: -1,
  },
  'other control than wished': {
    value: ({ columns, scorer }, i) => 1 - Number(controlFits(columns, scorer.wishes, i)),
    sign: -1,
  },
  'of the wished community': {
    value: (a, i) => Number(isOfCommunity(peopleOf(a, i), a.student.profile)),
    sign: 1,
  },
  'of the wished faith': { value: (a, i) => Number(isOfFaith(peopleOf(a, i), a.student.profile)), sign: 1 },
  'beyond the wished distance': {
    value: (a, i) => isAway(a, i) * Number(miles(a, i) > 1.1 * a.student.maxMiles),
    sign: -1,
  },
  'farther than wished': {
    value: (a, i) => isAway(a, i) * Math.max(0, Math.log(miles(a, i) / a.student.maxMiles)),
    sign: -1,
  },
} satisfies Record<string, Term>

const record = {
  'near the middle of the class': { value: (a, i) => 1 / Math.cosh(1.2 * standing(a, i)), sign: 1 },
  chance: { value: chance, sign: 1 },
  'hardly a chance': { value: (a, i) => Math.max(0, logit(0.2) - chance(a, i)), sign: -1 },
  'too easy for a strong record': {
    value: (a, i) => Math.max(0, a.student.level) * Math.max(0, chance(a, i) - logit(0.7)),
    sign: -1,
  },
} satisfies Record<string, Term>

export const kinds: Record<Kind, Record<string, Term>> = { place, level, subject, wish, record }

export type TermName =
  | keyof typeof place
  | keyof typeof level
  | keyof typeof subject
  | keyof typeof wish
  | keyof typeof record

/** All of them, each with its value for this student. */
export const terms = Object.entries(kinds).flatMap(([kind, some]) =>
  Object.entries(some).map(([name, term]: [string, Term]) => ({
    name: name as TermName, // the keys of `kinds`
    sign: term.sign ?? null,
    value: kind === 'level' ? (a: Asking, i: number) => a.student.level * term.value(a, i) : term.value,
  })),
)
