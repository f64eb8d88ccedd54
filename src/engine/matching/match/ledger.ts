import type { LedgerLine } from '#contract/matching/report.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import type { Id, Said } from '#words/messages.ts'
import type { Told } from '#words/told.ts'
import { componentNames, type Fits } from './component-names.ts'
import { components } from './components.ts'

/** The number shown, a whole number. */
export const shownMatch = ({ match }: Portrait) => Math.round(match)

/**
 * The score as lines of whole points that add up to it exactly. Each component's part of 100 is its weight among those
 * with data; fractions are rounded by largest remainder. A component without data is a line of 0 of 0 that says why. What the
 * card tells elsewhere is not said again.
 */
export function ledgerOf(portrait: Portrait, told: readonly Said[]): Told<LedgerLine>[] {
  const { fits } = portrait
  let counted = 0 // one bit a component
  for (let c = 0; c < components.length; c++) if (!Number.isNaN(fitAt(fits, c))) counted |= 1 << c
  const most = mostPoints(counted)
  const parts: number[] = []
  for (let c = 0; c < components.length; c++)
    parts.push(counted & (1 << c) ? (most[c] ?? 0) * fitAt(fits, c) : 0)
  const points = wholeParts(parts, shownMatch(portrait), most)
  return components.map(({ name: component, line }, c): Told<LedgerLine> => {
    const { said, source, year } = line(portrait, (counted & (1 << c)) !== 0)
    const sentences = said.filter(({ id }) => !told.some((one) => tells(one.id, id)))
    return { component, points: points[c] ?? 0, max: most[c] ?? 0, because: { sentences }, source, year }
  })
}

/** What a sentence tells besides its own meaning. */
const alsoTold: Partial<Record<Id, readonly Id[]>> = {
  'chance.few': ['chance.rate', 'chance.estimate'],
  'chance.lower': ['chance.estimate'],
  'finish.low': ['finish.rate'],
  'subject.small': ['subject.degrees'],
}
export const tells = (said: Id, id: Id) => said === id || (alsoTold[said]?.includes(id) ?? false)

const fitAt = (fits: Fits, c: number) => fits[componentNames[c] ?? 'Program']

const known = new Map<number, readonly number[]>()

/** How many of 100 points each component can give if these are counted; worked out once for each set of them. */
function mostPoints(counted: number): readonly number[] {
  const made = known.get(counted)
  if (made) return made
  const weights = components.map(({ weight }, c) => (counted & (1 << c) ? weight : 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const most = wholeParts(
    weights.map((weight) => (weight > 0 ? (100 * weight) / total : 0)),
    100,
    noLimit,
  )
  known.set(counted, most)
  return most
}

const noLimit = components.map(() => 100)

/** Whole numbers near the parts that add up to the sum; none above its limit or below 0. */
export function wholeParts(parts: readonly number[], sum: number, limits: readonly number[]): number[] {
  const whole: number[] = []
  let missing = sum
  for (let i = 0; i < parts.length; i++) {
    const part = Math.min(Math.floor(parts[i] ?? 0), limits[i] ?? 0)
    whole.push(part)
    missing -= part
  }
  while (missing !== 0) {
    const step = Math.sign(missing)
    const next = furthest(parts, whole, limits, step)
    if (next === -1) break
    whole[next] = (whole[next] ?? 0) + step
    missing -= step
  }
  return whole
}

/** The index that is furthest from its part in the direction of the step and may still move. */
function furthest(
  parts: readonly number[],
  whole: readonly number[],
  limits: readonly number[],
  step: number,
): number {
  let found = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < parts.length; i++) {
    const value = whole[i] ?? 0
    const gap = step * ((parts[i] ?? 0) - value)
    const mayMove = step > 0 ? value < (limits[i] ?? 0) : value > 0
    if (!mayMove || gap <= most) continue
    found = i
    most = gap
  }
  return found
}
