import { expect, test } from 'vitest'
import { chartNames } from './chart-names.ts'

test.each([
  ['Massachusetts Institute of Technology', 'MIT'],
  ['Georgia Institute of Technology-Main Campus', 'Georgia Tech'],
  ['University of Washington-Seattle Campus', 'U Washington'],
  ['Oregon State University', 'Oregon St'],
  ['Reed College', 'Reed'],
])('in a chart with little room %s is %s', (name, short) => expect(chartNames([name])[0]).toContain(short))

test('colleges of one system keep their campus, and others of one short name their kind', () => {
  expect(
    chartNames([
      'The University of Texas at Arlington',
      'The University of Texas Rio Grande Valley',
      'University of California-San Diego',
      'Boston College',
      'Boston University',
    ]),
  ).toEqual([
    ['U of Texas at Arlington', 'The University of Texas at Arlington'],
    [
      'U of Texas Rio Grande Valley',
      'U Texas Rio Grande Valley',
      'The University of Texas Rio Grande Valley',
    ],
    ['U of California-San Diego', 'U California', 'University of California-San Diego'],
    ['Boston College'],
    ['Boston University'],
  ])
})
