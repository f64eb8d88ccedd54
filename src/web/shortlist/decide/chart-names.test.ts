import { expect, test } from 'vitest'
import { chartNames } from './chart-names.ts'

test.each([
  ['Massachusetts Institute of Technology', 'MIT'],
  ['Georgia Institute of Technology-Main Campus', 'Georgia Tech'],
  ['University of Oregon', 'U Oregon'],
  ['University of Washington-Seattle Campus', 'Washington-Seattle'],
  ['University of California-Los Angeles', 'UCLA'],
  ['University of Michigan-Dearborn', 'Michigan-Dearborn'],
  ['University of Massachusetts at Lowell', 'Massachusetts-Lowell'],
  ['Winston-Salem State University', 'Winston-Salem St'],
  ['University of the Pacific', 'U Pacific'],
  ['Oregon State University', 'Oregon St'],
  ['Reed College', 'Reed'],
])('in a chart with little room %s is %s', (name, short) => expect(chartNames([name])[0]).toContain(short))

test('no form leaves the campus out, and one that two colleges share is used for neither', () => {
  expect(
    chartNames([
      'The University of Texas at Arlington',
      'University of California-San Diego',
      'Purdue University Fort Wayne',
      'Boston College',
      'Boston University',
    ]),
  ).toEqual([
    ['UT Arlington', 'The University of Texas at Arlington'],
    ['UC San Diego', 'University of California-San Diego'],
    ['Purdue U Fort Wayne', 'Purdue University Fort Wayne'],
    ['Boston College'],
    ['Boston University'],
  ])
})
