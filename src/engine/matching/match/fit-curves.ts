import { through } from '#engine/matching/numbers/curves.ts'

const best = { from: -0.3, to: 0.8 }
// Chosen so that the curve passes .6 at -1.0 and .65 at +1.5: neither very unlikely colleges nor ones far below the
// student.
const steepBelow = (1 / 0.6 - 1) / 0.7 ** 2
const steepAbove = (1 / 0.65 - 1) / 0.7 ** 2

/** Academic fit by place in the range: 1 from just under its middle to its upper end, falling smoothly. */
export function academicFit(place: number): number {
  if (Number.isNaN(place)) return place
  if (place < best.from) return 1 / (1 + steepBelow * (best.from - place) ** 2)
  if (place > best.to) return 1 / (1 + steepAbove * (place - best.to) ** 2)
  return 1
}

export const chanceFit = through([
  [0.02, 0.15],
  [0.1, 0.4],
  [0.25, 0.65],
  [0.5, 0.92],
  [0.6, 1],
  [0.9, 1],
  [0.97, 0.9],
])
