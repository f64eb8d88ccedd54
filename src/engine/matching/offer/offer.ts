import { isBranch } from '#catalog/majors/near/branches.ts'
import { sameAs } from '#catalog/majors/near/counted-within.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { at, clamp, columnFrom, only, percentiles } from '#engine/matching/numbers/curves.ts'
import { degreesIn, lineOf, type ProgramIndex } from './program-index.ts'
import { filedHere, listedOnly, reportedElsewhere, reportedWithin } from './reported.ts'

/** The colleges that offer what was asked for. Columns are by college, 0 if it is not offered. */
export type Offer = {
  /** In catalog order. */
  colleges: Int32Array
  /** Degrees in the whole set; for the undecided, the number of areas. */
  awards: Float64Array
  /** Median earnings of the college's largest program of the set; NaN if not published. */
  earnings: Float64Array
  /** Their percentile among all colleges that publish them, 0 to 1. */
  earningsPlace: Float64Array
  /** .5 to 1 if offered, less if only a related subject is. */
  fit: Float64Array
  /** `awards` counts degrees, not areas. */
  byDegrees: boolean
  /** Colleges that award only a related subject: the family or specialty that they award. */
  near: ReadonlyMap<number, string>
  /** Of these, colleges that award the large subject that it is a branch of: biology in place of zoology. */
  ofItsField: ReadonlySet<number>
  /** For a trade, the majors beside it: the largest of them that each college awards, whose degrees `awards` has. */
  beside: ReadonlyMap<number, string>
  /** Colleges that award the doctor's degree that a path leads to. */
  doctorate: ReadonlySet<number>
  /** Colleges that report the subject within another family or a general code, whose degrees `awards` has. */
  within: ReadonlyMap<number, string>
  /** Of these, colleges that list the subject itself, with no degree in this year. */
  listed: ReadonlySet<number>
  /** Of these, colleges where nothing says that the field holds the subject: cybersecurity within computer science. */
  unsure: ReadonlySet<number>
  /** If several subjects were asked for: the offer of each, in their order. */
  each: readonly Offer[]
}

const none: ReadonlyMap<number, string> = new Map()
const nowhere: ReadonlySet<number> = new Set()
const noOthers: readonly Offer[] = []

const manyAwards = Math.log(300)
/** 0 to 1, by the number of degrees. */
const sizeFit = (degrees: number) => clamp(Math.log(1 + degrees) / manyAwards, 0, 1)

/** So few degrees a year that nobody goes far for them, or none, where the subject is only listed. */
export const isHandful = ({ awards, byDegrees, listed }: Offer, i: number) =>
  byDegrees && (at(awards, i) < handful || listed.has(i))
const handful = 5

/** Of a subject that is reported within another. */
const fitWithin = (worth: number, degrees: number) => worth * (0.75 + 0.25 * sizeFit(degrees))

const familyDigits = 5 // '50.04' of '50.0409'
const familyOf = (id: string) => id.slice(0, familyDigits)

/** The family that a college awards in place of the subject; undefined where it awards the subject. */
export function familyInstead({ near, beside }: Offer, i: number): string | undefined {
  if (near.size + beside.size === 0) return undefined
  const other = near.get(i) ?? beside.get(i)
  return other === undefined ? undefined : familyOf(other)
}

/** The family that the subject is reported within; undefined where it is reported by itself. */
export function familyAround({ within }: Offer, i: number): string | undefined {
  const holder = within.size === 0 ? undefined : within.get(i)
  return holder === undefined ? undefined : familyOf(holder)
}

/** Of what a college awards, where that is not the subject alone: another, or a code of its field around it. */
export function familiesAwarded(families: readonly string[], offer: Offer, i: number) {
  const instead = familyInstead(offer, i)
  if (instead !== undefined) return [instead]
  const around = familyAround(offer, i)
  const isOfField = families.some((family) => family.slice(0, 2) === around?.slice(0, 2))
  return around !== undefined && isOfField ? [...families, around] : null
}

/** What a path leads to, and the subject of its own that it asks for. */
type Path = Pick<NonNullable<MajorReading['route']>, 'doctorate' | 'lead'>

/**
 * Of families and specialties. Half for offering it at all, a quarter for its size, a quarter for what its graduates
 * earn or its share there. The colleges of the doctor's degree that a path leads to fit best; where a path's own subject
 * is missing, what suits it counts less.
 */
export function offersOf(programs: ProgramIndex, counted: readonly string[], path: Path = {}): Offer {
  const { totals } = programs
  const awards = new Float64Array(totals.length)
  const largest = new Float64Array(totals.length)
  const earnings = new Float64Array(totals.length)
  for (const id of new Set(counted.flatMap((one) => [one, ...sameAs(one)]))) {
    const offering = lineOf(programs, id)
    const ofOthers = filedHere(programs, id)
    offering?.colleges.forEach((college, k) => {
      if (ofOthers.has(college)) return
      const degrees = at(offering.awards, k)
      awards[college] = at(awards, college) + degrees
      if (degrees <= at(largest, college)) return
      largest[college] = degrees
      earnings[college] = at(offering.earnings, k)
    })
  }
  const colleges = indicesAbove0(awards)
  const byEarnings = percentiles(columnFrom(colleges, (i) => at(earnings, i)))
  const byShare = percentiles(columnFrom(colleges, (i) => at(awards, i) / at(totals, i)))
  const earningsPlace = new Float64Array(totals.length)
  const fit = new Float64Array(totals.length)
  colleges.forEach((i, k) => {
    const place = at(byEarnings, k)
    earningsPlace[i] = place
    fit[i] = 0.5 + 0.25 * sizeFit(at(awards, i)) + 0.25 * (Number.isNaN(place) ? at(byShare, k) : place)
  })
  preferLead(programs, path.lead ?? [], fit)
  const listed = new Map(counted.flatMap((id) => [...listedOnly(programs, id, awards)]))
  const within = new Map([...listed, ...counted.flatMap((id) => [...reportedWithin(programs, id, awards)])])
  const unsure = new Set<number>()
  // However large a field is, one that may not hold the subject fits no better than an ordinary program of it.
  const ordinary =
    columnFrom(colleges, (i) => at(fit, i))
      .sort()
      .at(colleges.length >> 1) ?? 1
  for (const [i, { degrees, worth, isUnsure }] of within) {
    awards[i] = degrees
    earnings[i] = Number.NaN // of the whole field, not of the subject
    earningsPlace[i] = Number.NaN
    fit[i] = Math.min(fitWithin(worth, degrees), isUnsure ? ordinary : 1)
    if (isUnsure) unsure.add(i)
  }
  return {
    colleges: within.size === 0 ? colleges : indicesAbove0(awards),
    awards,
    earnings,
    earningsPlace,
    fit,
    byDegrees: true,
    near: none,
    ofItsField: nowhere,
    beside: none,
    doctorate: preferDoctorate(programs, path.doctorate, fit),
    within: new Map(Array.from(within, ([i, { family }]) => [i, family])),
    listed: new Set([...listed.keys()].filter((i) => within.get(i) === listed.get(i))),
    unsure,
    each: noOthers,
  }
}

/** How much the majors that merely suit a path count where its own subject is not taught. */
const withoutLead = 0.4

function preferLead(programs: ProgramIndex, lead: readonly string[], fit: Float64Array) {
  if (lead.length === 0) return
  const degrees = degreesIn(programs, lead)
  fit.forEach((suits, i) => {
    if (at(degrees, i) < handful) fit[i] = withoutLead * suits
  })
}

/** Where the degree that a path leads to is awarded to its own students, majors that merely suit it come second. */
function preferDoctorate(
  programs: ProgramIndex,
  doctorate: string | undefined,
  fit: Float64Array,
): Offer['doctorate'] {
  const line = doctorate === undefined ? undefined : lineOf(programs, doctorate)
  if (!line) return nowhere
  const size = new Map(Array.from(line.colleges, (i, k) => [i, at(line.awards, k)]))
  fit.forEach((suits, i) => {
    const degrees = size.get(i)
    if (suits === 0) size.delete(i)
    else if (degrees === undefined) fit[i] = secondBest * suits
    else fit[i] = 0.75 + 0.25 * sizeFit(degrees)
  })
  return new Set(size.keys())
}

/** Where a bachelor's degree in the trade itself exists, the majors beside it count less. */
const besideWorth = 0.6

/** A trade: colleges that do not award it itself are said to award what they do, one of the majors beside it. */
export function tradeOffers(programs: ProgramIndex, families: readonly string[], own: string | null): Offer {
  const itself = own === null ? [] : [own, ...sameAs(own)]
  const offer = offersOf(programs, [...new Set([...itself, ...families])])
  const beside = new Map<number, string>()
  const awards = degreesIn(programs, itself)
  for (const family of families) {
    const line = family === own ? undefined : lineOf(programs, family)
    line?.colleges.forEach((i, k) => {
      if (at(line.awards, k) <= at(awards, i) || (at(awards, i) > 0 && !beside.has(i))) return
      awards[i] = at(line.awards, k)
      beside.set(i, family)
    })
  }
  const fit = offer.fit.slice()
  if (own !== null) for (const i of beside.keys()) fit[i] = besideWorth * at(offer.fit, i)
  for (const i of artSchools(programs)) {
    if (beside.get(i)?.startsWith(arts)) continue
    awards[i] = 0
    fit[i] = 0
    beside.delete(i)
  }
  const filed = own === null ? [] : reportedElsewhere(programs, own, degreesIn(programs, itself))
  const within = new Map<number, string>()
  for (const [i, { family, degrees, worth }] of filed) {
    beside.delete(i)
    within.set(i, family)
    awards[i] = degrees
    fit[i] = fitWithin(worth, degrees)
  }
  const reported = { within, listed: nowhere, unsure: nowhere }
  return { ...offer, colleges: indicesAbove0(awards), awards, fit, beside, ...reported }
}

const arts = '50.'
const mostlyArts = 0.5

/** Where most degrees are in the arts, a technology is design: cars are drawn there, not repaired. */
function artSchools(programs: ProgramIndex): Int32Array {
  const { families, totals } = programs
  const inArts = degreesIn(
    programs,
    [...families.keys()].filter((family) => family.startsWith(arts)),
  )
  return only(indicesAbove0(inArts), (i) => at(inArts, i) >= mostlyArts * at(totals, i))
}

export function indicesAbove0(column: Float64Array): Int32Array {
  const found = new Int32Array(column.length)
  let count = 0
  for (let i = 0; i < column.length; i++) if (at(column, i) > 0) found[count++] = i
  return found.subarray(0, count)
}

/** Less than any degree in the subject itself: a related one comes first only where nothing else speaks for a college. */
const secondBest = 0.3
/** Most of a branch is taught within the large subject of its field, which is the way to it where it has no name of its own. */
const ofField = 0.42
/** A farther neighbor counts less than a closer one. */
const perStep = 0.05

/**
 * A thin subject with related ones: colleges that award only related families or specialties are added with the one
 * that is worth most, a part of the fit. `wanted`: which of them are worth adding, by the place of the subject among the related.
 */
export function widened(
  index: ProgramIndex,
  exact: Offer,
  near: readonly string[],
  wanted: (i: number, step: number) => boolean,
  [subject = '']: readonly string[] = [],
): Offer {
  const found = new Map<number, string>()
  const ofItsField = new Set<number>()
  const awards = exact.awards.slice()
  const fit = exact.fit.slice()
  for (const [step, family] of near.entries()) {
    const offering = index.meant.get(family) ?? lineOf(index, family)
    const isField = isBranch(subject, family)
    offering?.colleges.forEach((i, k) => {
      const degrees = at(offering.awards, k)
      if (at(exact.awards, i) > 0 || degrees < handful || !wanted(i, step)) return
      const worth = (isField ? ofField : secondBest) * (1 - perStep * step) * (0.75 + 0.25 * sizeFit(degrees))
      if (found.has(i) && worth <= at(fit, i)) return // a closer one counts for more, a much larger one too
      found.set(i, family)
      if (isField) ofItsField.add(i)
      else ofItsField.delete(i)
      awards[i] = degrees
      fit[i] = worth
    })
  }
  if (found.size === 0) return exact
  return { ...exact, colleges: indicesAbove0(awards), awards, fit, near: found, ofItsField }
}
