import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import {
  bandEdges,
  bandOrder,
  type Estimate,
  type EstimatedBand,
  manyAreAdmitted,
  scoreThatGoesWith,
} from './bands.ts'
import type { Academics } from './chance.ts'
import type { Entry } from './entry.ts'

export type WithoutScoreNeeds = {
  placeOf: (i: number, sat: number) => number
  lowerRate: (i: number) => number
  isOptionalAt: (i: number) => boolean
  isAskedAt: (i: number) => boolean
  /** Whether the student's score is. */
  isOfLastQuarter: (i: number) => boolean
  entryAt: (i: number) => Entry
  estimateAs: (i: number, place: number, record: Academics) => number
  wordOf: (i: number, value: number, place: number, sendsScore: boolean) => EstimatedBand
}

/** A score is left out to hide that it is low: likely only where most are admitted. */
const safeWithoutScore = 0.75
/** Where a score somewhat below the class, in widths of its range, is forgiven: the admit rate. */
const wellSafe = 0.85
const somewhatBelow = 1

/** What a score that may be left out does to a word. */
export function leavingScoreOut(columns: Columns, academics: Academics, needs: WithoutScoreNeeds) {
  const { placeOf, lowerRate, isOptionalAt, isAskedAt, isOfLastQuarter, entryAt, estimateAs, wordOf } = needs
  const hasScore = !Number.isNaN(academics.sat)

  /** The word without the score, where scores are optional. */
  function wordWithoutScore(i: number): EstimatedBand | null {
    if (!isOptionalAt(i)) return null
    const value = estimateAs(i, Number.NaN, academics)
    if (Number.isNaN(value)) return null
    const word = wordOf(i, value, Number.NaN, false)
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
    const band = wordOf(i, value, Number.NaN, false)
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

  /**
   * A weak score says no more than none, and where scores are asked for, none says no more than the one that goes with
   * such grades.
   */
  function asOthers(i: number, found: Estimate): Estimate {
    const other = hasScore
      ? isOfLastQuarter(i)
        ? wordWithoutScore(i)
        : null
      : isAskedAt(i)
        ? wordWithUsualScore(i)
        : null
    return other !== null && bandOrder.indexOf(other) < bandOrder.indexOf(found.band)
      ? { value: found.value, band: other }
      : found
  }

  function wordWithUsualScore(i: number): EstimatedBand | null {
    const place = placeOf(i, scoreThatGoesWith(academics.gpa))
    const value = estimateAs(i, place, academics)
    return Number.isNaN(value) ? null : wordOf(i, value, place, true)
  }

  return { wordWithoutScore, orWithoutScore, oneStepBelowAtMost, asOthers }
}
