import type { Catalog } from '#catalog/facts.ts'
import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import { asksSizeOrSetting } from '#engine/matching/how-well-it-fits/college-type.ts'
import { breadthOffers, offersOf, programIndex } from '#engine/matching/how-well-it-fits/offer.ts'
import { affordability, fullPriceFor, priceFor } from '#engine/matching/how-well-it-fits/price.ts'
import { scorerFor } from '#engine/matching/how-well-it-fits/scorer.ts'
import { nearnessFor } from '#engine/matching/where-students-go/places.ts'
import { appealOf } from '#engine/matching/which-ten/appeal.ts'
import { compose } from '#engine/matching/which-ten/compose.ts'
import { contenders } from '#engine/matching/which-ten/contenders.ts'
import { narrowed, type Pool, poolFor } from '#engine/matching/which-ten/pool.ts'
import { judgeOf, roleOf } from '#engine/matching/which-ten/selection.ts'
import { settle } from '#engine/matching/which-ten/settle.ts'
import { columnsOf } from './columns.ts'
import type { Profile } from './profile.ts'

export type Resolvers = {
  readMajor: (text: string) => MajorReading
  readCollege: (text: string) => CollegeReading
}

/** Numbers only: which colleges, in which order. The catalogue is laid out once. */
export function searcher(catalog: Catalog, { readMajor, readCollege }: Resolvers) {
  const columns = columnsOf(catalog)
  const programs = programIndex(catalog)
  const prices = affordability(columns, priceFor)
  const fullPrices = affordability(columns, fullPriceFor)
  const appeal = appealOf(columns)
  const broad = readMajor('undecided').families

  function search(profile: Profile) {
    const read = readMajor(profile.major)
    const decided = read.kind === 'understood'
    const reading: MajorReading = decided ? read : { ...read, families: broad }
    const offer = decided ? offersOf(programs, read.families) : breadthOffers(programs, broad)
    const scorer = scorerFor(profile, {
      columns,
      offer,
      affordability: prices(profile.state),
      nearness: nearnessFor(profile, columns),
    })
    const found = profile.specificCollege ? readCollege(profile.specificCollege) : null
    const asked = found?.college ? (columns.indexOf.get(found.college.unitid) ?? null) : null
    const pool = poolFor(profile, columns, offer, scorer.wishes, asked)
    const needs = {
      columns,
      scorer,
      fullPrices: fullPrices(profile.state),
      appeal: appealFor(profile, pool),
    }
    const list = narrowed(pool, contenders(pool, judgeOf(pool, needs)(scorer.academics)))
    const judge = judgeOf(list, needs)
    const askedRole = asked === null ? null : roleOf(scorer.chance(asked), false)
    const taken = compose({ pool: list, judge, record: scorer.academics, askedRole })
    const settled = settle(taken, {
      pool: list,
      judged: judge(scorer.academics),
      bandOf: (k) => scorer.band(list.colleges[k] ?? 0),
      wishes: asksSizeOrSetting(scorer.wishes),
      chosen: profile.interestedStates,
      stateOf: (k) => columns.colleges[list.colleges[k] ?? -1]?.state ?? null,
    })
    const chosen = settled.map((k) => list.colleges[k] ?? 0)
    const ranked = byMatch(asked === null ? chosen : [asked, ...chosen], scorer.match)
    return { reading, offer, scorer, pool, found, asked, ranked }
  }

  /** A state that was chosen is not far away; where it has nothing to offer, near is near to it. */
  function appealFor({ state, interestedStates: [chosen] }: Profile, { outside }: Pool): Float64Array {
    if (chosen === undefined) return appeal.from(state)
    return outside ? appeal.from(chosen) : appeal.name
  }

  return { columns, totals: programs.totals, search }
}
export type Search = ReturnType<ReturnType<typeof searcher>['search']>

function byMatch(colleges: readonly number[], match: (i: number) => number): number[] {
  return colleges
    .map((i) => ({ i, match: match(i) }))
    .sort((a, b) => b.match - a.match || a.i - b.i)
    .map(({ i }) => i)
}
