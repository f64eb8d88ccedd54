import { at } from '#engine/matching/numbers/curves.ts'
import { indicesAbove0, isHandful, type Offer } from './offer.ts'

// Several subjects in one search, 'architecture or nursing'. Either is welcome, and a college with all of them leaves
// the choice open, so it comes before one that is as good in one of them only.

/** How a college has a subject. */
const itself = 3
const insideAnother = 2
const besideTrade = 1
const not = 0

function hasIt({ awards, within, beside }: Offer, i: number): number {
  if (!(at(awards, i) > 0)) return not
  if (within.has(i)) return insideAnother
  return beside.has(i) ? besideTrade : itself
}

/** Whether its students can choose the subject, by whatever name it is reported. */
export const teaches = (offer: Offer, i: number) => hasIt(offer, i) >= insideAnother

/** Of the families of each subject, those that are taught at a college; all if none is. */
export function familiesTaught(several: readonly (readonly string[])[], each: readonly Offer[], i: number) {
  const taught = several.filter((_, subject) => {
    const own = each[subject]
    return own !== undefined && teaches(own, i)
  })
  return (taught.length > 0 ? taught : several).flat()
}

/** Which of the subjects a college has most of, the subject itself before all else; null if it has none. */
export function mainOf(each: readonly Offer[], i: number): number | null {
  let main: number | null = null
  let most = not
  let degrees = 0
  each.forEach((offer, subject) => {
    const has = hasIt(offer, i)
    const awards = at(offer.awards, i)
    if (has === not || has < most || (has === most && awards <= degrees)) return
    main = subject
    most = has
    degrees = awards
  })
  return main
}

/**
 * Degrees and earnings are those of the main subject, so that none is counted twice. Half of the fit is that of the best
 * of them, half the mean of all, to which a handful of degrees adds little.
 */
export function offersTogether(each: readonly Offer[]): Offer {
  const { length } = each[0]?.awards ?? []
  const awards = new Float64Array(length)
  const earnings = new Float64Array(length)
  const earningsPlace = new Float64Array(length)
  const fit = new Float64Array(length)
  const beside = new Map<number, string>()
  const within = new Map<number, string>()
  const listed = new Set<number>()
  const unsure = new Set<number>()
  for (let i = 0; i < length; i++) {
    const offer = each[mainOf(each, i) ?? -1]
    if (!offer) continue
    awards[i] = at(offer.awards, i)
    earnings[i] = at(offer.earnings, i)
    earningsPlace[i] = at(offer.earningsPlace, i)
    const all = each.reduce((sum, one) => sum + (isHandful(one, i) ? 0.5 : 1) * at(one.fit, i), 0)
    fit[i] = (Math.max(...each.map((one) => at(one.fit, i))) + all / each.length) / 2
    const holder = offer.within.get(i)
    if (holder !== undefined) within.set(i, holder)
    const instead = offer.beside.get(i)
    if (instead !== undefined) beside.set(i, instead)
    if (offer.listed.has(i)) listed.add(i)
    if (offer.unsure.has(i)) unsure.add(i)
  }
  return {
    colleges: indicesAbove0(awards),
    awards,
    earnings,
    earningsPlace,
    fit,
    byDegrees: true,
    near: new Map(),
    ofItsField: new Set(),
    beside,
    doctorate: new Set(each.flatMap(({ doctorate }) => [...doctorate])),
    within,
    listed,
    unsure,
    each,
  }
}
