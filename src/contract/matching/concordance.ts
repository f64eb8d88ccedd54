// ACT composite to SAT total, from the 2018 concordance of the two test makers, 9 to 36.
const satOf: readonly number[] = [
  590, 630, 670, 710, 760, 800, 850, 890, 930, 970, 1010, 1040, 1080, 1110, 1140, 1180, 1210, 1240, 1280,
  1310, 1340, 1370, 1400, 1430, 1460, 1500, 1540, 1590,
]
const lowest = 9
const below = 40 // the table ends at 9; below it, continue with its lowest step

export function actAsSat(act: number): number {
  if (act < lowest) return Math.max(400, 590 - below * (lowest - act))
  const down = Math.floor(Math.min(36, Math.max(lowest, act)))
  const from = satOf[down - lowest] ?? 1590
  const to = satOf[down - lowest + 1] ?? from
  return from + (to - from) * (act - down) // a college's quartiles can be halves
}

/** The better of the two scores on the SAT's scale, or null without either. */
export function satEquivalent({ sat, act }: { sat: number | null; act: number | null }): number | null {
  const converted = act === null ? null : actAsSat(act)
  if (sat === null || converted === null) return sat ?? converted
  return Math.max(sat, converted)
}

/** The ACT composite that comes nearest to an SAT total. */
export const satAsAct = (sat: number): number =>
  satOf.reduce(
    (best, of, i) => (Math.abs(of - sat) < Math.abs(actAsSat(best) - sat) ? lowest + i : best),
    lowest,
  )
