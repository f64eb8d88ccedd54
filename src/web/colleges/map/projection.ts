// The projection of the us-atlas outlines (Albers, Alaska and Hawaii moved below California): a place on the globe → a
// point of the 975 by 610 map.

export const mapWidth = 975
export const mapHeight = 610

const radians = Math.PI / 180
type Conic = {
  turn: number
  center: readonly [number, number]
  parallels: readonly [number, number]
  scale: number
  at: readonly [number, number]
}

const scale = 1300
const middle = [487.5, 305] as const
const mainland: Conic = { turn: 96, center: [-0.6, 38.7], parallels: [29.5, 45.5], scale, at: middle }
const alaska: Conic = {
  turn: 154,
  center: [-2, 58.5],
  parallels: [55, 65],
  scale: scale * 0.35,
  at: [middle[0] - 0.307 * scale, middle[1] + 0.201 * scale],
}
const hawaii: Conic = {
  turn: 157,
  center: [-3, 19.9],
  parallels: [8, 18],
  scale,
  at: [middle[0] - 0.205 * scale, middle[1] + 0.212 * scale],
}

/** Equal areas on a cone that cuts the globe at two parallels. */
function conic({ turn, center, parallels, scale: k, at }: Conic) {
  const [south, north] = parallels.map((degrees) => Math.sin(degrees * radians))
  const n = ((south ?? 0) + (north ?? 0)) / 2
  const c = 1 + (south ?? 0) * (2 * n - (south ?? 0))
  const raw = (x: number, y: number) => {
    const r = Math.sqrt(c - 2 * n * Math.sin(y * radians)) / n
    return [r * Math.sin(x * radians * n), Math.sqrt(c) / n - r * Math.cos(x * radians * n)] as const
  }
  const [cx, cy] = raw(center[0], center[1])
  return (latitude: number, longitude: number) => {
    const [x, y] = raw(((longitude + turn + 540) % 360) - 180, latitude)
    return { x: at[0] + k * (x - cx), y: at[1] - k * (y - cy) }
  }
}

const onMainland = conic(mainland)
const onAlaska = conic(alaska)
const onHawaii = conic(hawaii)

/** To a tenth of a point, which is finer than a dot. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number
  y: number
} {
  const project = latitude > 50 ? onAlaska : longitude < -140 ? onHawaii : onMainland
  const { x, y } = project(latitude, longitude)
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
