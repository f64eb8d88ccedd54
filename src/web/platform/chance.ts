import type { Chance, ChanceBand, College } from '#contract/report.ts'

type Tone = 'ok' | 'warn' | 'bad' | 'plain'

const bands: Record<ChanceBand, { label: string; tone: Tone }> = {
  likely: { label: 'Likely', tone: 'ok' },
  target: { label: 'Target', tone: 'warn' },
  reach: { label: 'Reach', tone: 'bad' },
  'far reach': { label: 'Far reach', tone: 'bad' },
  'open admission': { label: 'Open admission', tone: 'ok' },
  automatic: { label: 'Automatic', tone: 'ok' },
  'below the published minimum': { label: 'Below the minimum', tone: 'bad' },
}

export const bandOf = ({ band }: Chance) => bands[band]

const percent = (share: number) => Math.round(share * 100)

/** '35 to 55%'; open admission has no percentage. */
export function rangeOf({ low, high }: Chance): string | null {
  if (low === null || high === null) return null
  const [from, to] = [percent(low), percent(high)]
  return from === to ? `${to}%` : `${from} to ${to}%`
}

/** How many of a list are in each band, in the order of the bands; bands without any are left out. */
export function balanceOf(colleges: readonly College[]) {
  const order = Object.keys(bands) as ChanceBand[] // the keys of the record above
  return order
    .map((band) => ({
      ...bands[band],
      band,
      count: colleges.filter((college) => college.chance?.band === band).length,
    }))
    .filter(({ count }) => count > 0)
}
