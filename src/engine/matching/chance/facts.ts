import { satEquivalent } from '#contract/matching/concordance.ts'
import type { Round } from '#contract/matching/search-fields.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { stateIndex } from '#engine/matching/where-students-go/states.ts'
import type { Verdict } from './published-rules/verdict.ts'
import type { Kind } from './subject.ts'
import { placeInRange } from './test-range.ts'

/** The student's record. NaN means unknown, here and below. */
export type Academics = {
  /** SAT, or the ACT on its scale. */
  sat: number
  gpa: number
  /** ln(place in class / a tenth). */
  rankTerm: number
}

export const rankTerm = ({ rank, size }: { rank: number; size: number }) =>
  Math.log(Math.max(rank / size, 0.005) / 0.1)

export const academicsOf = (profile: Pick<Profile, 'sat' | 'act' | 'gpa' | 'classRank'>): Academics => ({
  sat: satEquivalent(profile) ?? Number.NaN,
  gpa: profile.gpa ?? Number.NaN,
  rankTerm: profile.classRank ? rankTerm(profile.classRank) : Number.NaN,
})

/** All that the model knows of one student at one college. */
export type Facts = {
  /** Admit rate of the student's group, and the lower of it and everyone's. */
  rate: number
  lower: number
  /** Where the rate is everyone's and residency matters: 1 at home, -1 elsewhere; else 0. */
  residency: number
  round: Round | null
  /** Of the score in the range, in widths: 0 the middle. */
  place: number
  gpa: number
  rank: number
  /** Middle score of the class, as reported or implied by who is admitted and finishes. */
  classMiddle: number
  kind: Kind
  isPublic: boolean
  /** A system that reads no score. */
  byGrades: boolean
  /** It asks for a score, and none is given. */
  scoreMissing: boolean
  /** Its rate counts unfinished applications. */
  isOddRate: boolean
  rateMoved: boolean
  rangeDoubtful: boolean
  fewSenders: boolean
  verdict: Verdict
}

export type FactNeeds = {
  columns: Columns
  verdict: (i: number) => Verdict
  kindAt: (i: number) => Kind
  home: Profile['state']
  /** The college that the student named, and the round of application as far as it counts there. */
  asked: number | null
  round: Round | null
}

export function factsFor({ columns: c, verdict, kindAt, home, asked, round }: FactNeeds) {
  const isHome = (i: number) => c.state[i] === stateIndex(home)
  return (i: number, { sat, gpa, rankTerm: rank }: Academics): Facts => {
    const isPublic = c.isPublic[i] === 1
    const group = isHome(i) ? c.asResident : c.asVisitor
    const rate = at(group.rate, i)
    const said = verdict(i)
    return {
      rate,
      lower: Math.min(at(c.rate, i), rate),
      residency: !isPublic || group.own[i] === 1 || c.isChosenByGrades[i] === 1 ? 0 : isHome(i) ? 1 : -1,
      round: i === asked ? round : null,
      place: placeInRange(sat, at(c.satMiddle, i), at(c.satWidth, i)),
      gpa,
      rank,
      classMiddle: at(c.likelyMiddle, i),
      kind: kindAt(i),
      isPublic,
      byGrades: c.isChosenByGrades[i] === 1,
      scoreMissing: Number.isNaN(sat) && (said.asksScores || c.recordAsksScores[i] === 1),
      isOddRate: c.hasOddRate[i] === 1,
      rateMoved: c.rateMoved[i] === 1,
      rangeDoubtful: c.rangeDoubtful[i] === 1,
      fewSenders: c.isSentByFew[i] === 1,
      verdict: said,
    }
  }
}
