import { expect, test } from 'vitest'
import { mapHeight, mapWidth } from './projection.ts'
import { viewOf, wholeMap } from './view.ts'

test('the map shows all points with air around them, inside the country and in its shape', () => {
  const points = [
    { x: 100, y: 120 },
    { x: 190, y: 200 },
  ]
  const { x, y, width, height, zoom } = viewOf(points)
  expect(zoom).toBeGreaterThan(2)
  for (const point of points) {
    expect(point.x - x).toBeGreaterThan(20)
    expect(x + width - point.x).toBeGreaterThan(20)
    expect(point.y - y).toBeGreaterThan(20)
    expect(y + height - point.y).toBeGreaterThan(20)
  }
  expect(width / height).toBeCloseTo(mapWidth / mapHeight, 1)
})

test('points from coast to coast, or none, show the whole map; one alone is not shown too close', () => {
  expect(viewOf([])).toEqual(wholeMap)
  expect(
    viewOf([
      { x: 10, y: 20 },
      { x: 960, y: 590 },
    ]),
  ).toMatchObject({ x: 0, y: 0, zoom: 1 })
  expect(viewOf([{ x: 5, y: 5 }])).toMatchObject({ x: 0, y: 0, zoom: 4 })
})
