import { toldEnds } from '#contract/chance/told.ts'
import type { AdmissionRule, Chance, ChanceBand, College } from '#contract/matching/report.ts'

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

/** Likely, open to everyone, or admitted by a published rule. */
export const isLikely = (chance: Chance | null) => chance !== null && bands[chance.band].admits

const percent = (share: number) => Math.round(share * 100)

/** '35–55%'; none for open admission or if a published rule decides. */
export function rangeOf({ low, high }: Pick<Chance, 'low' | 'high'>): string | null {
  if (low === null || high === null) return null
  return `${toldEnds(percent(low), percent(high)).join('–')}%`
}

/** The published rule that decides in place of an estimate. */
export function decidedBy({ band }: Chance, rules: readonly AdmissionRule[]): AdmissionRule | null {
  if (band !== 'automatic' && band !== 'below the published minimum') return null
  return rules.find(({ kind }) => kind === (band === 'automatic' ? 'automatic' : 'minimum')) ?? null
}

/** A chance on a scale from 0 to 1: the middle of its range, or the end that a rule decides. */
export function heightOf({ low, high, band }: Chance): number {
  if (low !== null && high !== null) return (low + high) / 2
  return bands[band].admits ? 0.97 : 0.03
}

/** How many of a list are in each band, the most likely first; empty bands are left out. */
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
