import type { Chance, ChanceBand, College } from '#contract/matching/report.ts'

type Tone = 'ok' | 'warn' | 'bad'

const bands: Record<ChanceBand, { label: string; tone: Tone; admits: boolean }> = {
  likely: { label: 'Likely', tone: 'ok', admits: true },
  automatic: { label: 'Automatic', tone: 'ok', admits: true },
  'open admission': { label: 'Open admission', tone: 'ok', admits: true },
  target: { label: 'Target', tone: 'warn', admits: false },
  reach: { label: 'Reach', tone: 'bad', admits: false },
  'far reach': { label: 'Far reach', tone: 'bad', admits: false },
  'below the published minimum': { label: 'Below the minimum', tone: 'bad', admits: false },
}

export const bandOf = ({ band }: Chance) => bands[band]

/** Likely, or let in by an open door or a published rule. */
export const isLikely = (chance: Chance | null) => chance !== null && bands[chance.band].admits

const percent = (share: number) => Math.round(share * 100)

/** '35–55%'; none where the door is open or a published rule decides. */
export function rangeOf({ low, high }: Pick<Chance, 'low' | 'high'>): string | null {
  if (low === null || high === null) return null
  const [from, to] = [percent(low), percent(high)]
  return from === to ? `${to}%` : `${from}–${to}%`
}

/** Where a chance stands on a scale from 0 to 1: in the middle of its range, or at the end that a rule names. */
export function heightOf({ low, high, band }: Chance): number {
  if (low !== null && high !== null) return (low + high) / 2
  return bands[band].admits ? 0.97 : 0.03
}

/** How many of a list are in each band, from the surest to the least; bands without any are left out. */
export function balanceOf(colleges: readonly Pick<College, 'chance'>[]) {
  const order = Object.keys(bands) as ChanceBand[] // the keys of the record above
  return order
    .map((band) => ({
      ...bands[band],
      band,
      count: colleges.filter(({ chance }) => chance?.band === band).length,
    }))
    .filter(({ count }) => count > 0)
}
