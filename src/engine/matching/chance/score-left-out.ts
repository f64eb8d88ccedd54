import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { bandEdges, bandOrder, type Estimate, type EstimatedBand, manyAreAdmitted } from './bands.ts'
import type { Academics } from './chance.ts'
import type { Entry } from './entry.ts'

export type WithoutScoreNeeds = {
  placeOf: (i: number, sat: number) => number
  lowerRate: (i: number) => number
  isOptionalAt: (i: number) => boolean
  /** Whether the student's score is. */
  isOfLastQuarter: (i: number) => boolean
  entryAt: (i: number) => Entry
  estimateAs: (i: number, place: number, record: Academics) => number
  /** Of a record without a score, at this chance. */
  wordOf: (i: number, value: number) => EstimatedBand
}

/** A score is left out to hide that it is low: likely only where most are admitted. */
const safeWithoutScore = 0.75
/** Where a score somewhat below the class, in widths of its range, is forgiven: the admit rate. */
const wellSafe = 0.85
const somewhatBelow = 1

/** What a score that may be left out does to a word. */
export function leavingScoreOut(columns: Columns, academics: Academics, needs: WithoutScoreNeeds) {
  const { placeOf, lowerRate, isOptionalAt, isOfLastQuarter, entryAt, estimateAs, wordOf } = needs

  /** The word without the score, where scores are optional. */
  function wordWithoutScore(i: number): EstimatedBand | null {
    if (!isOptionalAt(i)) return null
    const value = estimateAs(i, Number.NaN, academics)
    if (Number.isNaN(value)) return null
    const word = wordOf(i, value)
    return word === 'likely' && lowerRate(i) < safeWithoutScore ? 'target' : word
  }

  /** Where nearly all are admitted and most of them without a score, one somewhat below the class takes nothing off. */
  function orWithoutScore(i: number, found: Estimate): Estimate {
    const isUsualWithout = columns.isSentByFew[i] === 1 && isOptionalAt(i) && !entryAt(i).isApart
    if (found.band === 'reach' || found.band === 'far reach') return found
    if (!isUsualWithout || lowerRate(i) < wellSafe) return found
    const place = placeOf(i, academics.sat)
    if (!(place < 0 && place >= at(columns.lowPlace, i) - somewhatBelow)) return found
    const value = estimateAs(i, Number.NaN, academics)
    const band = wordOf(i, value)
    return band === 'likely' ? { value: Math.max(value, found.value), band } : found
  }

  /** Where most are admitted, and to every major, a score that may be left out takes the word down by one step at most. */
  function oneStepBelowAtMost(i: number, found: Estimate): Estimate {
    if (found.band !== 'reach' && found.band !== 'far reach') return found
    if (lowerRate(i) < manyAreAdmitted || entryAt(i).isApart) return found
    const without = wordWithoutScore(i)
    const least = without === null ? -1 : bandOrder.indexOf(without) - 1
    if (least <= bandOrder.indexOf(found.band)) return found
    const band = least === bandOrder.indexOf('target') ? 'target' : 'reach'
    return { value: Math.max(found.value, bandEdges[band]), band }
  }

  /** A score of the lowest quarter says no more than none. */
  function noBetterThanNone(i: number, found: Estimate): Estimate {
    const other = isOfLastQuarter(i) ? wordWithoutScore(i) : null
    const isBetter = other !== null && bandOrder.indexOf(other) < bandOrder.indexOf(found.band)
    return isBetter ? { value: found.value, band: other } : found
  }

  /** As who may leave a score out is read. */
  const asRead = (i: number, found: Estimate) =>
    noBetterThanNone(i, oneStepBelowAtMost(i, orWithoutScore(i, found)))

  return { wordWithoutScore, asRead }
}
