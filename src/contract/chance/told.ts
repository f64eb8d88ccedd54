import { chanceCaps } from './caps.ts'

const least = 100 * chanceCaps.toldFrom

/** Both ends of a range, in percent, as they are told: so small a chance is only "under 4". One end where both say the same. */
export function toldEnds(low: number, high: number): string[] {
  const ends = [low, high].map((percent) => (percent < least ? `under ${least}` : String(percent)))
  return [...new Set(ends)]
}
