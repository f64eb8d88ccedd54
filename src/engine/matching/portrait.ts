import { type CitedPath, factSource } from '#catalog/colleges/fact-source.ts'
import type { Catalog, College, Fact, Range } from '#catalog/facts.ts'
import type { MajorReading } from '#catalog/reading.ts'
import type { Chance } from '#contract/report.ts'
import { type StateName, stateName } from '#contract/states.ts'
import { type CampusFit, type CampusWish, wishFits } from './campus-wishes.ts'
import type { Columns } from './columns.ts'
import { at } from './curves.ts'
import { isContested } from './doubts.ts'
import { spokenName } from './names.ts'
import { type Nearness, nearness } from './places.ts'
import type { Profile } from './profile.ts'
import type { Offer } from './programs.ts'
import type { Scorer } from './score.ts'
import type { Wishes } from './wishes.ts'

/**
 * Everything a sentence about one college and one student may say: facts, numbers and their years, no words yet. The
 * ledger and the texts read nothing else, so whoever writes the texts can be held to it.
 */
export type Portrait = {
  college: College
  profile: Profile
  /** As people say it. */
  name: string
  state: StateName
  home: StateName
  nearness: Nearness
  chosen: boolean
  /** What the student wants to study; null while undecided. */
  subject: string | null
  /** The subject is a road such as pre-med, on which degrees have other names. */
  isRoute: boolean
  /** null: it awarded no degree in the subject. */
  program: ProgramPart | null
  /** For the undecided: in how many of the areas looked at it awards degrees. */
  areas: { offered: number; of: number } | null
  test: TestPart | null
  chance: Chance | null
  price: PricePart | null
  completionPlace: number
  wishes: Wishes
  campus: readonly { wish: CampusWish; fact: CampusFit }[]
  /** Fit by component, 0 to 1; NaN where it dropped out. */
  fits: Float64Array
  yearOf: (path: CitedPath) => string
  sourceOf: (path: CitedPath) => string
}

export type ProgramPart = {
  degrees: number
  /** More families than one, or another than the main one, are counted together. */
  several: boolean
  /** Of all bachelor's degrees the college awarded, 0 to 1. */
  share: number
  earnings: number | null
  earningsPlace: number
  /** Popular majors that public universities admit to separately. */
  contested: boolean
}

export type TestPart = { test: 'SAT' | 'ACT'; score: number; low: number; high: number; place: number }

/** What this student would face: the kind says which figure it is. */
export type PricePart = {
  kind: 'in state' | 'out of state' | 'net' | 'free'
  amount: number
  path: CitedPath
}

type Needs = {
  catalog: Catalog
  columns: Columns
  totals: Float64Array
  profile: Profile
  reading: MajorReading
  offer: Offer
  scorer: Scorer
  chance: (i: number) => Chance | null
}

export function portraitPainter({
  catalog,
  columns,
  totals,
  profile,
  reading,
  offer,
  scorer,
  chance,
}: Needs) {
  const decided = reading.kind === 'understood'

  function programOf(college: College, i: number): ProgramPart | null {
    const degrees = at(offer.awards, i)
    if (!decided || degrees === 0) return null
    const offered = college.programs.filter(
      ({ family, awards }) => awards > 0 && reading.families.includes(family),
    )
    const earnings = at(offer.earnings, i)
    return {
      degrees,
      several: offered.length > 1 || offered[0]?.family !== reading.families[0],
      share: degrees / at(totals, i),
      earnings: Number.isNaN(earnings) ? null : earnings,
      earningsPlace: at(offer.earningsPlace, i),
      contested: isContested(college, reading),
    }
  }

  return (i: number): Portrait | null => {
    const college = columns.colleges[i]
    if (!college) return null
    const state = stateName(college.state)
    const home = stateName(profile.state)
    if (!state || !home) return null
    return {
      college,
      profile,
      name: spokenName(college.name),
      state,
      home,
      nearness: nearness(profile.state, college.state),
      chosen: profile.interestedStates.includes(college.state),
      subject: decided ? reading.title : null,
      isRoute: reading.route !== undefined,
      program: programOf(college, i),
      areas: decided ? null : { offered: at(offer.awards, i), of: reading.families.length },
      test: testOf(college, profile, scorer.doorsOf(i).place),
      chance: chance(i),
      price: priceOf(college, profile),
      completionPlace: at(columns.completion, i),
      wishes: scorer.wishes,
      campus: scorer.campusWishes.map((wish) => ({ wish, fact: wishFits[wish](college) })),
      fits: scorer.fits(i, new Float64Array(8)),
      yearOf: (path) => factSource(catalog, college, path).year,
      sourceOf: (path) => factSource(catalog, college, path).source,
    }
  }
}

const isRange = (fact: Range | string): fact is Range => typeof fact !== 'string'

/** The student's own test beside the same test's range where there is one. Only where scores count at all. */
function testOf({ admission }: College, { sat, act }: Profile, place: number): TestPart | null {
  if (Number.isNaN(place)) return null
  if (sat !== null && isRange(admission.sat))
    return { test: 'SAT', score: sat, low: admission.sat.low, high: admission.sat.high, place }
  if (act !== null && isRange(admission.act))
    return { test: 'ACT', score: act, low: admission.act.low, high: admission.act.high, place }
  return null
}

const known = (fact: Fact) => typeof fact === 'number'

function priceOf({ control, flags, tuition, netPrice, state }: College, profile: Profile): PricePart | null {
  if (flags.includes('charges no tuition')) return { kind: 'free', amount: 0, path: 'tuition.inState' }
  if (control === 'private')
    return known(netPrice.average)
      ? { kind: 'net', amount: netPrice.average, path: 'netPrice.average' }
      : null
  const resident = state === profile.state
  const amount = resident ? tuition.inState : tuition.outOfState
  if (!known(amount)) return null
  return resident
    ? { kind: 'in state', amount, path: 'tuition.inState' }
    : { kind: 'out of state', amount, path: 'tuition.outOfState' }
}
