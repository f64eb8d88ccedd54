import { type Preview, spreadBars } from '#contract/matching/preview.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'

export type Spread = Pick<Preview, 'colleges' | 'bands' | 'open' | 'bars' | 'movedByScore'>

/** A smaller change is not visible. */
const visible = 0.005

/** All colleges that award the major, counted by the chance of one student. */
export function spreadOf({ colleges: all, near }: Offer, scorer: Scorer): Spread {
  const colleges = all.filter((i) => !near.has(i))
  const bands = { likely: 0, target: 0, reach: 0, unknown: 0 }
  const bars = Array.from({ length: spreadBars }, () => 0)
  let open = 0
  let movedByScore = 0
  for (const i of colleges) {
    const band = scorer.band(i)
    const chance = scorer.chance(i)
    if (band === 'open admission') open++
    if (band === null || Number.isNaN(chance)) bands.unknown++
    else {
      bands[partOf[band]]++
      const bar = Math.min(spreadBars - 1, Math.floor(chance * spreadBars))
      bars[bar] = (bars[bar] ?? 0) + 1
      if (!Number.isNaN(scorer.academics.sat)) {
        const without = scorer.chanceAs(i, { ...scorer.academics, sat: Number.NaN })
        if (Math.abs(without - chance) >= visible) movedByScore++
      }
    }
  }
  return { colleges: colleges.length, bands, open, bars, movedByScore }
}

const partOf = {
  likely: 'likely',
  'open admission': 'likely',
  automatic: 'likely',
  target: 'target',
  reach: 'reach',
  'far reach': 'reach',
  'below the published minimum': 'reach',
} as const
