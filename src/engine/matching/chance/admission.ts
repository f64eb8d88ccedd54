import { actAsSat } from '#contract/matching/concordance.ts'
import type { Chance, ChanceBand } from '#contract/matching/report.ts'
import type { Round } from '#contract/matching/search-fields.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { words } from './caps.ts'
import { type Academics, academicsOf, type Facts, factsFor } from './facts.ts'
import { type Estimated, estimated } from './model.ts'
import type { Verdict } from './published-rules/verdict.ts'
import { isApart, kindsOf } from './subject.ts'
import { placeInRange } from './test-range.ts'

/** A test, and where the student's score is in the college's range of it. */
type Taken = { test: 'SAT' | 'ACT'; place: number }
type Ranges = Pick<Columns, 'satMiddle' | 'satWidth'>

export type AdmissionNeeds = {
  columns: Columns
  verdict: (i: number) => Verdict
  /** The subject's; none for the undecided. Of several subjects also those that are taught at a college. */
  families: readonly string[]
  familiesAt: ((i: number) => readonly string[]) | null
  /** The college that the student named, and the round of application as far as it counts there. */
  asked: number | null
  round: Round | null
}

/** What a rule or open doors count as in Match: nearly admitted, nearly refused. */
const countsAs = { automatic: 0.95, 'open admission': 0.95, 'below the published minimum': 0.01 } as const
type Settled = keyof typeof countsAs

/** One student at every college: published rules first, then the model. */
export function admissionFor(profile: Profile, offer: Offer, needs: AdmissionNeeds) {
  const { columns, verdict, families, familiesAt, asked, round } = needs
  const academics = academicsOf(profile)
  const kindAt = kindsOf(offer, families, familiesAt)
  const factsAt = factsFor({ columns, verdict, kindAt, home: profile.state, asked, round })

  const placeIn = ({ satMiddle, satWidth }: Ranges, i: number, sat: number) =>
    placeInRange(sat, at(satMiddle, i), at(satWidth, i))
  const own = {
    sat: profile.sat ?? Number.NaN,
    act: profile.act === null ? Number.NaN : actAsSat(profile.act),
  }

  /** By the range of a test that the student took: of two, where the student stands higher. */
  function taken(i: number): Taken | null {
    const sat = placeIn(columns.ownSat, i, own.sat)
    const act = placeIn(columns.ownAct, i, own.act)
    if (!Number.isNaN(sat) && !(act > sat)) return { test: 'SAT', place: sat }
    return Number.isNaN(act) ? null : { test: 'ACT', place: act }
  }

  /** What a published rule or open admission decides; null where the model does. */
  const settled = (i: number): Settled | null =>
    verdict(i).decides ?? (columns.open[i] ? 'open admission' : null)

  /** For any record; null where no rate is known. */
  const estimateAs = (i: number, record: Academics, other: Partial<Facts> = {}): Estimated | null =>
    estimated({ ...factsAt(i, record), ...other })

  const estimates = new Map<number, Estimated | null>()
  /** Found once a college: choice and card ask for it. */
  function estimate(i: number): Estimated | null {
    const known = estimates.get(i)
    if (known !== undefined) return known
    const found = estimated(factsAt(i, academics))
    estimates.set(i, found)
    return found
  }

  /** For any record; NaN if neither a rate nor open admission is known. */
  function chanceAs(i: number, record: Academics): number {
    const by = settled(i)
    return by ? countsAs[by] : (estimateAs(i, record)?.chance ?? Number.NaN)
  }

  function chance(i: number): number {
    const by = settled(i)
    return by ? countsAs[by] : (estimate(i)?.chance ?? Number.NaN)
  }

  const band = (i: number): ChanceBand | null => settled(i) ?? estimate(i)?.word ?? null

  /** As the report shows it; null if no rule, no rate and no open admission is known. */
  function shown(i: number): Chance | null {
    const by = settled(i)
    if (by) return { low: null, high: null, band: by }
    const found = estimate(i)
    return found && { low: twoDecimals(found.low), high: twoDecimals(found.high), band: found.word }
  }

  /** Whether another subject, with no admission of its own, would have a better word here. */
  function isLowered(i: number): boolean {
    const found = estimate(i)
    if (!found || verdict(i).places) return found !== null
    return estimateAs(i, academics, { kind: 'usual' })?.word !== found.word
  }

  /** The better word without it, if a score of the lowest quarter need not be sent. */
  function bandWithoutScore(i: number): ChanceBand | null {
    const isOptional = columns.scoresOptional[i] === 1 && !verdict(i).asksScores
    const place = placeIn(columns, i, academics.sat)
    if (settled(i) || !isOptional || !(place < at(columns.lowPlace, i))) return null
    const [sent, left] = [estimate(i)?.word, estimateAs(i, { ...academics, sat: Number.NaN })?.word]
    return sent && left && words.indexOf(left) > words.indexOf(sent) ? left : null
  }

  return {
    academics,
    verdict,
    placeOf: (i: number, sat: number) => placeIn(columns, i, sat),
    taken,
    kindAt,
    isContested: (i: number) => isApart(kindAt(i), columns.isPublic[i] === 1),
    /** The early round that counts here. */
    roundAt: (i: number): Round | null => (i === asked ? round : null),
    estimateAs,
    chanceAs,
    chance,
    isLowered,
    estimate,
    band,
    shown,
    bandWithoutScore,
  }
}

const twoDecimals = (p: number) => Math.round(p * 100) / 100
