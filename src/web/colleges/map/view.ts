import { mapHeight, mapWidth } from './projection.ts'

/** The part of the map that is shown, in its own shape. */
export type View = { x: number; y: number; width: number; height: number; zoom: number }

export const wholeMap: View = { x: 0, y: 0, width: mapWidth, height: mapHeight, zoom: 1 }

const closest = 4
const air = 40

/** Around these points, with some air; never closer than a state needs to be known by its neighbors. */
export function viewOf(points: readonly { x: number; y: number }[]): View {
  if (points.length === 0) return wholeMap
  const span = (of: readonly number[]) => ({ from: Math.min(...of) - air, to: Math.max(...of) + air })
  const across = span(points.map(({ x }) => x))
  const down = span(points.map(({ y }) => y))
  const zoom = Math.max(
    1,
    Math.min(closest, mapWidth / (across.to - across.from), mapHeight / (down.to - down.from)),
  )
  const [width, height] = [mapWidth / zoom, mapHeight / zoom]
  const start = ({ from, to }: { from: number; to: number }, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, (from + to - size) / 2))
  return {
    x: Math.round(start(across, width, mapWidth)),
    y: Math.round(start(down, height, mapHeight)),
    width: Math.round(width),
    height: Math.round(height),
    zoom,
  }
}
