import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['University of Oregon', 'U of Oregon'],
  ['Oregon State University', 'Oregon State'],
  ['Ohio State University-Main Campus', 'Ohio State'],
  ['University of Washington-Seattle Campus', 'U of Washington-Seattle'],
  ['Purdue University Fort Wayne', 'Purdue U Fort Wayne'],
  ['The Juilliard School', 'Juilliard School'],
  ['Massachusetts Institute of Technology', 'Massachusetts Inst. of Tech.'],
  ['Berea College', 'Berea'],
  ['University College', 'University College'],
])('%s is %s for short', (name, short) => expect(shortName(name)).toBe(short))
