import { expect, test } from 'vitest'
import { shortestName } from './shortest-name.ts'

test.each([
  ['Massachusetts Institute of Technology', 'MIT'],
  ['Georgia Institute of Technology-Main Campus', 'Georgia Tech'],
  ['University of Washington-Seattle Campus', 'U Washington'],
  ['Oregon State University', 'Oregon St'],
  ['Reed College', 'Reed'],
])('in a chart %s is %s', (name, short) => expect(shortestName(name)).toBe(short))
